import CellSimHost
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Checks the reuse of a document's cell. The content comes from a file of records, or is the designed content. A plain
/// view is checked as a table header.
///
/// Cells are filled as in a simple data source: properties that a record doesn't set stay unchanged.
@preconcurrency @MainActor public final class DocumentReuse {
    private let file: InterfaceFile
    private let records: RecordFile?
    private let reuseIdentifier: String?
    private let hydrator: RecordHydrator?
    private let role: ReusedRole
    /// The reuse identifier with which the cell is registered.
    private let poolIdentifier: String
    private let designedSize: CGSize
    private let outlets: [String: String]
    /// The cell that was created last, with the objects created with it. Only this cell is filled.
    private var currentCell: (content: InterfaceFile.Content, target: HydrationTarget?)?

    /// Creates a check of a document's cell.
    /// - Parameters:
    ///   - records: The records to show; nil to show the designed content.
    ///   - reuseIdentifier: The reuse identifier of the cell; nil for the first cell.
    /// - Throws: `InputError` or `InvalidDocument` if the cell can't be created or filled.
    public init(_ file: InterfaceFile, records: RecordFile?, reuseIdentifier: String? = nil) throws {
        (self.file, self.records, self.reuseIdentifier) = (file, records, reuseIdentifier)
        if let records, records.count == 0 {
            throw InputError(path: records.path, "the data has no records, so there is nothing to show")
        }
        let content = try file.makeContent(reuseIdentifier: reuseIdentifier)
        // A header's document contains a plain view.
        role = ReusedRole(type(of: content.view)) ?? .tableHeader
        poolIdentifier = content.view.reusableViewIdentifier ?? "cell"
        designedSize = content.view.frame.size
        hydrator = try records.map { try RecordHydrator($0, content: content) }
        outlets = DocumentReuse.outlets(content)
    }

    /// Shows the records with these indices in new cells, in reused cells, and in cells whose environment changes. Without
    /// records, only changes are checked.
    /// - Parameters:
    ///   - width: The width of the table or collection view, in points; nil for the width of the device.
    ///   - changes: The kinds of changes to check.
    ///   - checksReuse: Whether to check cells that displayed another record before.
    ///   - progress: Called with the number of finished pairs and changes, and with the total.
    /// - Throws: `InputError` for values that properties don't accept, and for exceptions that UIKit would raise.
    public func check(
        appearance: Appearance, width: CGFloat?, sample: [Int], changes: Set<CellChange> = [],
        checksReuse: Bool = true, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws -> ReuseReport {
        let width = width ?? appearance.device.size.width
        let template = ReuseTemplate.factory { [weak self] in try self.map { [try $0.makeCell()] } ?? [] }
        var check = ReuseCheck(
            role, template, reuseIdentifier: poolIdentifier, width: width, traits: ViewHost.traits(appearance))
        check.itemSize = role == .collectionHeader ? CGSize(width: width, height: designedSize.height) : designedSize
        check.name = { [outlets] object in DocumentReuse.objectID(of: object).flatMap { outlets[$0] } }
        (check.changes, check.checksReuse) = (changes, checksReuse && records != nil)
        let totalCount = check.workCount(sampleSize: sample.count)
        let traits = file.options.traits
        defer { file.options.traits = traits }
        do {
            return try check.run(
                recordCount: records?.count ?? 1, sample: sample, progress: { progress($0, totalCount) }
            ) { [self] _, index in
                guard let hydrator, let target = currentCell?.target else { return }
                try hydrator.set(recordAt: index, in: target)
            }
        } catch let exception as UIKitException {
            throw InputError(path: file.path, line: exception.diagnostic?.line, exception.reason)
        } catch let problem as ReuseError {
            throw InputError(path: file.path, problem.description)
        }
    }

    /// Returns the indices of the records to show: at most `limit`, preferring records with different keys and value types.
    /// Without records, returns a single index, which represents the designed content.
    /// - Throws: `InputError` for a record that can't be read.
    public func sample(limit: Int) throws -> [Int] {
        guard let records else { return [0] }
        return try ReuseSample.selectIndices(count: records.count, limit: limit) { index in
            let fields = try records.record(at: index).fields.sorted { $0.key < $1.key }
            return fields.map { "\($0.key)=\(Self.shape($0.value))" }.joined(separator: ",")
        }
    }

    private static func shape(_ value: RecordValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number: "number"
        case .string(let text): text.isEmpty ? "empty" : "text"
        }
    }

    private func makeCell() throws -> UIView {
        file.options.traits = .current
        let content = try file.makeContent(reuseIdentifier: reuseIdentifier)
        currentCell = (content, try hydrator?.makeTarget(content))
        return ReusedRole(type(of: content.view)) == nil
            ? DocumentHeader(content.view, designedHeight: designedSize.height, reuseIdentifier: poolIdentifier)
            : content.view
    }

    // MARK: Names

    /// Returns the names of outlets by the ids of the objects to which they are connected.
    private static func outlets(_ content: InterfaceFile.Content) -> [String: String] {
        let table = OutletTable(content)
        var names: [String: String] = [:]
        for name in table.names {
            let objects = table.objects(name)
            for (index, object) in objects.enumerated() {
                guard let id = objectID(of: object), names[id] == nil else { continue }
                names[id] = objects.count == 1 ? name : "\(name)[\(index)]"
            }
        }
        return names
    }

    private static func objectID(of object: AnyObject) -> String? {
        (object as? UIView)?.nibIdentity?.objectID ?? (object as? NSLayoutConstraint)?.nibID
    }
}
