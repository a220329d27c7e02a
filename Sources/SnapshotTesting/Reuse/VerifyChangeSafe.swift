import CellSimReuse
import Foundation
import UIKit

/// What changes around a cell that is shown: style, width, text size or direction.
public typealias CellChange = CellSimReuse.CellChange

/// Looks for what a nib's view keeps when its surroundings change.
///
/// The view is made and laid out in one setting, which then changes as by its window; it is compared with a view that is
/// made in the other setting. A change of width also compares a view that is made with the frames that the document
/// records and one that is made with the frames of its layout: code that reads frames before layout tells them apart.
/// A plain view is shown as the header of a table.
/// - `reuseIdentifier`: the document's own when nil.
/// - `changes`: the style becomes dark and light; the width 320 and 430 points, or 375 for one of them that it is
///   already; the text size `accessibilityExtraLarge` and `large`; the direction the other one. Each is tried there and
///   back.
/// - `width`: of the table or collection before, in points.
/// - `itemSize`: of a collection's items, or of its headers, in points; nil lets items find their own. Items keep their
///   fraction of the width.
/// - `traits`: over those in force.
/// - `name`: what tells the pictures from those of other assertions of the test.
/// - Returns: what is wrong; nil when the view follows all changes.
public func verifyChangeSafe(
    nib: UINib, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let spot = SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseScene(width: width, itemSize: itemSize, traits: traits, changes: changes)
    return ReuseAssertion(scene: scene) { (_: UIView) in }.problem(
        .nib(nib), reuseIdentifier, files: ReuseFiles(name: name, testName: testName, source: spot, word: "change"))
}

/// Looks for what a cell out of a nib keeps when its surroundings change.
/// - Parameters: as for nibs without a class.
/// - `configure`: what the data source does with a cell. It has to be done when it returns.
/// - Returns: what is wrong; nil when the cell follows all changes.
public func verifyChangeSafe<Cell: ReusableView>(
    nib: UINib, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell) throws -> Void
) -> String? {
    let spot = SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseScene(width: width, itemSize: itemSize, traits: traits, changes: changes)
    return ReuseAssertion(scene: scene, configure: configure).problem(
        .nib(nib), reuseIdentifier, files: ReuseFiles(name: name, testName: testName, source: spot, word: "change"))
}

/// Looks for what a cell made in code keeps when its surroundings change.
/// - Parameters: as for nibs.
/// - Returns: what is wrong; nil when the cell follows all changes.
public func verifyChangeSafe<Cell: ReusableView>(
    _ type: Cell.Type, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell) throws -> Void = { _ in }
) -> String? {
    let spot = SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseScene(width: width, itemSize: itemSize, traits: traits, changes: changes)
    return ReuseAssertion(scene: scene, configure: configure).problem(
        .type(Cell.self), reuseIdentifier,
        files: ReuseFiles(name: name, testName: testName, source: spot, word: "change"))
}

extension ReuseScene {
    /// A scene for changes alone.
    fileprivate init(width: CGFloat, itemSize: CGSize?, traits: UITraitCollection, changes: Set<CellChange>) {
        self.init(
            width: width, itemSize: itemSize, traits: traits, sampleLimit: 1, changes: changes, checksReuse: false)
    }
}

extension ReuseAssertion where Record == Void {
    /// An assertion about one cell without records.
    fileprivate init(scene: ReuseScene, configure: @escaping @MainActor (Cell) throws -> Void) {
        self.init(records: [()], configure: { cell, _ in try configure(cell) }, scene: scene)
    }
}
