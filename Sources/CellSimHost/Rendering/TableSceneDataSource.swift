import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Creates and fills the cells of a `TableScene`.
@preconcurrency @MainActor final class TableSceneDataSource: NSObject, UITableViewDataSource {
    let rows: Int
    /// The designed height of the document's cell, in points.
    let designedHeight: CGFloat
    let path: String
    /// The identifier of the cell in the document.
    let objectID: String?
    /// The first error that occurred when rows were created.
    private(set) var failure: (any Error)?
    /// The time spent on creating and filling cells, in nanoseconds.
    private(set) var cellNanoseconds: UInt64 = 0

    private let file: InterfaceFile
    var document: IBDocument { file.template.document }
    private let reuseIdentifier: String?
    private let hydrator: RecordHydrator?
    private let times: PhaseTimings
    /// The instantiation for the first row, which was created to inspect the document.
    private var firstContent: InterfaceFile.Content?
    private var targets: [ObjectIdentifier: HydrationTarget] = [:]
    /// The instances, which retain the objects created with the cells.
    private var instances: [NibInstance] = []
    private static let poolIdentifier = "row"

    /// A Boolean value that indicates whether the view is not a table cell, so that a row hosts it.
    let isHosted: Bool
    /// The designed width of the document's view, in points.
    let designedWidth: CGFloat
    private let fillsWidth: Bool

    /// Creates a data source for a document's cell.
    /// - Parameters:
    ///   - file: The document.
    ///   - records: The content of the rows.
    ///   - rows: The number of rows.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    ///   - others: The treatment of views that aren't table cells.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InputError` if such a view is rejected.
    init(
        _ file: InterfaceFile, records: RecordFile?, rows: Int, reuseIdentifier: String?, others: NonCellViewPolicy,
        times: PhaseTimings
    ) throws {
        (self.file, self.rows, self.reuseIdentifier, self.times) = (file, rows, reuseIdentifier, times)
        let content = try file.makeContent(reuseIdentifier: reuseIdentifier, times: times)
        isHosted = !(content.view is UITableViewCell)
        guard !isHosted || others != .rejected else {
            let identity = content.view.nibIdentity
            throw InputError(
                path: file.path, line: identity?.line,
                "the document's first view is a <\(identity?.elementName ?? "view")>; rows need a <tableViewCell>")
        }
        (designedWidth, fillsWidth) = (max(content.view.frame.width, 1), others == .fullWidth)
        objectID = content.view.nibIdentity?.objectID
        (firstContent, path) = (content, records?.path ?? file.path)
        designedHeight = max(content.view.frame.height, 1)
        hydrator = try records.map { try RecordHydrator($0, content: content) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let start = PhaseTimings.now
        defer { cellNanoseconds += PhaseTimings.now - start }
        do {
            let cell = try tableView.dequeueReusableCell(withIdentifier: Self.poolIdentifier) ?? makeCell()
            guard let hydrator, let target = targets[ObjectIdentifier(cell)] else { return cell }
            try times.measure(.hydrate) { try hydrator.fill(target, withRecordAt: indexPath.row) }
            return cell
        } catch {
            if failure == nil { failure = error }
            return UITableViewCell()
        }
    }

    private func makeCell() throws -> UITableViewCell {
        let content = try firstContent ?? file.makeContent(reuseIdentifier: reuseIdentifier, times: times)
        firstContent = nil
        let cell = content.view as? UITableViewCell ?? HostingRow(content.view, fillsWidth: fillsWidth)
        cell.reuseIdentifier = Self.poolIdentifier
        instances.append(content.instance)
        targets[ObjectIdentifier(cell)] = try hydrator?.makeTarget(content)
        return cell
    }
}
