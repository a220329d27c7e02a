import CellSimReuse
import Foundation
import UIKit

/// Checks whether a view from a nib has outdated values after its environment changed.
///
/// The view is created and laid out in one environment. Then the environment of its window changes, and the view is compared
/// with a view created in the new environment. For each width, a view created with the document's frames is also compared
/// with a view created with the final frames. They differ if code reads frames before layout. A plain view is shown as a
/// table header.
/// - `reuseIdentifier`: The reuse identifier; nil uses the document's.
/// - `changes`: The changes to check. Styles are light and dark. Widths are `width` and two of 320, 430 and 375 points. Text sizes are
///   `large` and `accessibilityExtraLarge`. Each change is checked in both directions.
/// - `width`: The initial width of the table or collection view, in points.
/// - `itemSize`: The size of collection view items or headers, in points; nil for self-sizing items. Items keep their fraction of the
///   width.
/// - `traits`: Traits that override the current ones.
/// - `name`: A name that distinguishes the pictures from those of other assertions in the test.
/// - Returns: A description of the outdated values; nil if there are none.
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

/// Checks whether a cell from a nib has outdated values after its environment changed.
/// - Parameters: As for nibs without a class.
/// - `configure`: Sets up the cell, like the data source. It must be synchronous.
/// - Returns: A description of the outdated values; nil if there are none.
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

/// Checks whether a cell created in code has outdated values after its environment changed.
/// - Parameters: As for nibs.
/// - Returns: A description of the outdated values; nil if there are none.
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

/// Creates configurations for changes.
extension ReuseConfiguration {
    /// Creates a configuration that checks only changes.
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
