import CellSimReuse
import Foundation
import UIKit

/// Checks whether a cell from a nib keeps content of a record that it displayed before.
///
/// Shows each record in a new cell and, for every other record, in a cell that displayed that record first. The cell
/// goes through the reuse pool of a table or collection, which also determines its height.
/// - `reuseIdentifier`: nil uses the document's own.
/// - `width`: the width of the table or collection, in points.
/// - `itemSize`: the size of a collection's items or headers, in points; nil makes items self-sizing.
/// - `traits`: override the current traits.
/// - `sampleLimit`: the maximum number of records to show. Records that leave different properties unset come first.
/// - `changes`: also checks that each record's cell follows these changes, as `verifyChangeSafe` does.
/// - `name`: distinguishes the pictures from those of other assertions in the test.
/// - `configure`: sets a cell up for a record, as the data source does. It must finish before it returns.
/// - Returns: a description of the leaks; nil if there are none.
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

/// Checks whether a cell created in code keeps content of a record that it displayed before.
/// - Parameters: as for nibs.
/// - Returns: a description of the leaks; nil if there are none.
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
