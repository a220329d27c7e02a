import CellSimReuse
import Foundation
import UIKit

/// Looks for what a cell out of a nib keeps of the records that it showed before.
///
/// Each record is shown in a new cell and, for every other record, in a cell that showed that one first; the cell goes
/// through the pool of a table or collection and finds its own height as it does there.
/// - `reuseIdentifier`: the document's own when nil.
/// - `width`: of the table or collection, in points.
/// - `itemSize`: of a collection's items, or of its headers, in points; nil lets items find their own.
/// - `traits`: over those in force.
/// - `sampleLimit`: of more records only so many are shown, those that leave different things unset before others.
/// - `changes`: what changes around a cell that is shown, as for `verifyChangeSafe`.
/// - `name`: what tells the pictures from those of other assertions of the test.
/// - `configure`: what the data source does with a cell and a record. It has to be done when it returns.
/// - Returns: what is wrong; nil when nothing leaks.
public func verifyReuseSafe<Cell: ReusableView, Record>(
    nib: UINib, reuseIdentifier: String? = nil, records: [Record], width: CGFloat = 375,
    itemSize: CGSize? = nil, traits: UITraitCollection = .init(), sampleLimit: Int = ReuseSample.usualLimit,
    changes: Set<CellChange> = [],
    named name: String? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column,
    configure: @escaping @MainActor (Cell, Record) throws -> Void
) -> String? {
    let spot = SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseScene(width: width, itemSize: itemSize, traits: traits, sampleLimit: sampleLimit, changes: changes)
    return ReuseAssertion(records: records, configure: configure, scene: scene).problem(
        .nib(nib), reuseIdentifier, files: ReuseFiles(name: name, testName: testName, source: spot))
}

/// Looks for what a cell made in code keeps of the records that it showed before.
/// - Parameters: as for nibs.
/// - Returns: what is wrong; nil when nothing leaks.
public func verifyReuseSafe<Cell: ReusableView, Record>(
    _ type: Cell.Type, reuseIdentifier: String? = nil, records: [Record], width: CGFloat = 375, itemSize: CGSize? = nil,
    traits: UITraitCollection = .init(), sampleLimit: Int = ReuseSample.usualLimit,
    changes: Set<CellChange> = [], named name: String? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, configure: @escaping @MainActor (Cell, Record) throws -> Void
) -> String? {
    let spot = SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column)
    let scene = ReuseScene(width: width, itemSize: itemSize, traits: traits, sampleLimit: sampleLimit, changes: changes)
    return ReuseAssertion(records: records, configure: configure, scene: scene).problem(
        .type(Cell.self), reuseIdentifier, files: ReuseFiles(name: name, testName: testName, source: spot))
}
