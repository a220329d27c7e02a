import CellSimReuse
import Foundation
import UIKit

/// Asserts that a view from a nib adapts to changes of style, width, text size and direction.
///
///     assertChangeSafe(nib: UINib(nibName: "PersonCell", bundle: .module), changes: [.style, .width])
///
/// A failure names the view and the property whose value is outdated. It includes pictures of the changed view and of a view
/// created after the change.
/// - Parameters: As for `verifyChangeSafe`.
public func assertChangeSafe(
    nib: UINib, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifyChangeSafe(
        nib: nib, reuseIdentifier: reuseIdentifier, changes: changes, width: width, itemSize: itemSize, traits: traits,
        named: name, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a cell from a nib adapts to changes of style, width, text size and direction.
///
///     assertChangeSafe(nib: UINib(nibName: "PersonCell", bundle: .module)) { (cell: PersonCell) in cell.person = ann }
///
/// - Parameters: As for `verifyChangeSafe`.
public func assertChangeSafe<Cell: ReusableView>(
    nib: UINib, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell) throws -> Void
) {
    let failure = verifyChangeSafe(
        nib: nib, reuseIdentifier: reuseIdentifier, changes: changes, width: width, itemSize: itemSize, traits: traits,
        named: name, fileID: fileID, file: filePath, testName: testName, line: line, column: column,
        configure: configure)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a cell created in code adapts to changes of style, width, text size and direction.
/// - Parameters: As for `verifyChangeSafe`.
public func assertChangeSafe<Cell: ReusableView>(
    _ type: Cell.Type, reuseIdentifier: String? = nil, changes: Set<CellChange> = Set(CellChange.allCases),
    width: CGFloat = 375, itemSize: CGSize? = nil, traits: UITraitCollection = .init(), named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell) throws -> Void = { _ in }
) {
    let failure = verifyChangeSafe(
        type, reuseIdentifier: reuseIdentifier, changes: changes, width: width, itemSize: itemSize, traits: traits,
        named: name, fileID: fileID, file: filePath, testName: testName, line: line, column: column,
        configure: configure)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
