import CellSimReuse
import Foundation
import UIKit

/// Checks whether a nib's view keeps outdated values when its environment changes.
///
/// The view is created and laid out in one environment. Then the environment of its window changes, and the view is
/// compared with a view that is created in the new environment. For each width, a view created with the document's
/// frames is also compared with a view created with the final frames. The two differ if code reads frames before
/// layout. A plain view is shown as a table header.
/// - `reuseIdentifier`: nil uses the document's own.
/// - `changes`: the changes to check. Styles are light and dark. Widths are `width` and two of 320, 430 and 375 points. Text sizes are
///   `large` and `accessibilityExtraLarge`. Each change is checked in both directions.
/// - `width`: the first width of the table or collection, in points.
/// - `itemSize`: the size of a collection's items or headers, in points; nil makes items self-sizing. Items keep their fraction of the
///   width.
/// - `traits`: override the current traits.
/// - `name`: distinguishes the pictures from those of other assertions in the test.
/// - Returns: a description of the values that don't follow; nil if there are none.
public func verifyChangeSafe(
    nib: UINib, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let source = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let configuration = ReuseConfiguration(width: width, itemSize: itemSize, traits: traits, changes: changes)
    return ReuseAssertion(scene: configuration) { (_: UIView) in }.failureMessage(
        .nib(nib), reuseIdentifier,
        files: LeakPictureWriter(name: name, testName: testName, source: source, word: "change"))
}

/// Checks whether a cell from a nib keeps outdated values when its environment changes.
/// - Parameters: as for nibs without a class.
/// - `configure`: sets the cell up, as the data source does. It must finish before it returns.
/// - Returns: a description of the values that don't follow; nil if there are none.
public func verifyChangeSafe<Cell: ReusableView>(
    nib: UINib, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell) throws -> Void
) -> String? {
    let spot = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseConfiguration(width: width, itemSize: itemSize, traits: traits, changes: changes)
    return ReuseAssertion(scene: scene, configure: configure).failureMessage(
        .nib(nib), reuseIdentifier,
        files: LeakPictureWriter(name: name, testName: testName, source: spot, word: "change"))
}

/// Checks whether a cell created in code keeps outdated values when its environment changes.
/// - Parameters: as for nibs.
/// - Returns: a description of the values that don't follow; nil if there are none.
public func verifyChangeSafe<Cell: ReusableView>(
    _ type: Cell.Type, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell) throws -> Void = { _ in }
) -> String? {
    let spot = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseConfiguration(width: width, itemSize: itemSize, traits: traits, changes: changes)
    return ReuseAssertion(scene: scene, configure: configure).failureMessage(
        .type(Cell.self), reuseIdentifier,
        files: LeakPictureWriter(name: name, testName: testName, source: spot, word: "change"))
}

extension ReuseConfiguration {
    /// Creates a scene that checks only changes.
    fileprivate init(width: CGFloat, itemSize: CGSize?, traits: UITraitCollection, changes: Set<CellChange>) {
        self.init(
            width: width, itemSize: itemSize, traits: traits, sampleLimit: 1, changes: changes, checksReuse: false)
    }
}

extension ReuseAssertion where Record == Void {
    /// Creates an assertion about a cell without records.
    fileprivate init(scene: ReuseConfiguration, configure: @escaping @MainActor (Cell) throws -> Void) {
        self.init(records: [()], configure: { cell, _ in try configure(cell) }, configuration: scene)
    }
}
