import CellSimReuse
import Foundation
import UIKit

/// Checks whether a cell from a nib shows content of a record that it displayed before.
///
/// Shows each record in a new cell and in cells that displayed another record first, for every other record. The cells come
/// from the reuse pool of a table or collection view, which also determines their height.
/// - `reuseIdentifier`: The reuse identifier; nil uses the document's.
/// - `width`: The width of the table or collection view, in points.
/// - `itemSize`: The size of collection view items or headers, in points; nil for self-sizing items.
/// - `traits`: Traits that override the current ones.
/// - `sampleLimit`: The maximum number of records to show. Records that differ in which properties are unset are chosen first.
/// - `changes`: Changes after which each record's cell is also checked, as in `verifyChangeSafe`.
/// - `name`: A name that distinguishes the pictures from those of other assertions in the test.
/// - `configure`: Sets up a cell for a record, like the data source. It must be synchronous.
/// - Returns: A description of the leaks; nil if there are none.
public func verifyReuseSafe<Cell: ReusableView, Record>(
    nib: UINib, reuseIdentifier: String? = nil, records: [Record], width: CGFloat = 375,
    itemSize: CGSize? = nil, traits: UITraitCollection = .init(), sampleLimit: Int = ReuseSample.defaultLimit,
    changes: Set<CellChange> = [],
    named name: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column,
    configure: @escaping @MainActor (Cell, Record) throws -> Void
) -> String? {
    let source = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let configuration = ReuseConfiguration(
        width: width, itemSize: itemSize, traits: traits, sampleLimit: sampleLimit, changes: changes)
    return ReuseAssertion(records: records, configure: configure, configuration: configuration).failureMessage(
        .nib(nib), reuseIdentifier, files: LeakPictureWriter(name: name, testName: testName, source: source))
}

/// Checks whether a cell created in code shows content of a record that it displayed before.
/// - Parameters: As for nibs.
/// - Returns: A description of the leaks; nil if there are none.
public func verifyReuseSafe<Cell: ReusableView, Record>(
    _ type: Cell.Type, reuseIdentifier: String? = nil, records: [Record], width: CGFloat = 375, itemSize: CGSize? = nil,
    traits: UITraitCollection = .init(), sampleLimit: Int = ReuseSample.defaultLimit,
    changes: Set<CellChange> = [], named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell, Record) throws -> Void
) -> String? {
    let spot = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseConfiguration(
        width: width, itemSize: itemSize, traits: traits, sampleLimit: sampleLimit, changes: changes)
    return ReuseAssertion(records: records, configure: configure, configuration: scene).failureMessage(
        .type(Cell.self), reuseIdentifier, files: LeakPictureWriter(name: name, testName: testName, source: spot))
}
