import CellSimReuse
import Foundation
import UIKit

/// Asserts that a reused cell from a nib looks the same for each record as a new cell.
///
///     assertReuseSafe(nib: UINib(nibName: "PersonCell", bundle: .module), records: people) {
///         (cell: PersonCell, person) in cell.person = person
///     }
///
/// A failure names the view and the property that leaked, and includes pictures of a new cell and a reused one.
/// - Parameters: As for `verifyReuseSafe`.
public func assertReuseSafe<Cell: ReusableView, Record>(
    nib: UINib, reuseIdentifier: String? = nil, records: [Record], width: CGFloat = 375,
    itemSize: CGSize? = nil, traits: UITraitCollection = .init(), sampleLimit: Int = ReuseSample.defaultLimit,
    changes: Set<CellChange> = [],
    named name: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column,
    configure: @escaping @MainActor (Cell, Record) throws -> Void
) {
    let failure = verifyReuseSafe(
        nib: nib, reuseIdentifier: reuseIdentifier, records: records, width: width, itemSize: itemSize, traits: traits,
        sampleLimit: sampleLimit, changes: changes, named: name, fileID: fileID, file: filePath, testName: testName,
        line: line,
        column: column, configure: configure)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a reused cell created in code looks the same for each record as a new cell.
/// - Parameters: As for `verifyReuseSafe`.
public func assertReuseSafe<Cell: ReusableView, Record>(
    _ type: Cell.Type, reuseIdentifier: String? = nil, records: [Record], width: CGFloat = 375, itemSize: CGSize? = nil,
    traits: UITraitCollection = .init(), sampleLimit: Int = ReuseSample.defaultLimit,
    changes: Set<CellChange> = [], named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell, Record) throws -> Void
) {
    let failure = verifyReuseSafe(
        type, reuseIdentifier: reuseIdentifier, records: records, width: width, itemSize: itemSize, traits: traits,
        sampleLimit: sampleLimit, changes: changes, named: name, fileID: fileID, file: filePath, testName: testName,
        line: line,
        column: column, configure: configure)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
