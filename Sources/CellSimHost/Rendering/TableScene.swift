import CellSimGraphics
import Foundation
import UIKit

/// The treatment of views that aren't table cells when rows are drawn.
public enum NonCellViewPolicy: Sendable {
    /// Such a view causes an error.
    case rejected
    /// The view is inside a row at its designed size, and the table has the same width.
    case designedSize
    /// The view is inside a row. It has the table's width and the height that its content needs.
    case fullWidth
}

/// A table view whose rows are cells from one document, filled with records and reused through UIKit's reuse pool.
@preconcurrency @MainActor public final class TableScene {
    let host: ViewHost
    let table: UITableView
    let source: TableSceneDataSource
    let times: PhaseTimings

    /// The numbers of created and reused cells.
    public var statistics: (created: Int, reused: Int) { (table.reuseStatistics.created, table.reuseStatistics.reused) }
    /// The colour behind the rows.
    public let background: RGBAColor
    /// The number of pixels per point.
    public var scale: CGFloat { host.appearance.device.scale }
    /// The width in points.
    public var width: CGFloat { table.bounds.width }
    /// The layout issues of the rows, without duplicates.
    public private(set) var issues: [LayoutIssue] = []
    private var seenIssueKinds: Set<LayoutIssue.Kind> = []
    /// The maximum number of layout issues.
    private static let maximumIssues = 200
    /// The characters in the rows so far that no font contains.
    public private(set) var missingCharacters = MissingCharacters()

    private var treeBuilder: PictureTreeBuilder?
    /// The height in points of the rows that the view tree already contains.
    private var treeHeight: CGFloat = 0
    /// The view tree of the content drawn so far, or nil if `startCollectingTree` has not been called.
    var tree: [UInt8]? { treeBuilder?.bytes }

    /// Starts collecting the view tree for the picture file. It contains content that is drawn afterwards.
    package func startCollectingTree() {
        treeBuilder = PictureTreeBuilder(document: source.document, traits: host.traits, scale: scale)
    }

    /// The identifier of the cell in the document.
    package var objectID: String? { source.objectID }

    /// Creates a table from a document's cells.
    /// - Parameters:
    ///   - file: The document.
    ///   - records: The content of the rows; nil leaves the cells as designed.
    ///   - rows: The number of rows. Records are repeated if there are fewer.
    ///   - reuseIdentifier: The reuse identifier of the cell.
    ///   - size: The size of the visible part of the table, in points.
    ///   - others: The treatment of views that aren't table cells, such as collection view cells.
    ///   - appearance: The device and style.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InputError` and `InvalidDocument` for content that can't be set or created.
    public init(
        _ file: InterfaceFile, records: RecordFile?, rows: Int, reuseIdentifier: String?, size: CGSize,
        others: NonCellViewPolicy = .rejected, appearance: Appearance, times: PhaseTimings
    ) throws {
        self.times = times
        source = try TableSceneDataSource(
            file, records: records, rows: rows, reuseIdentifier: reuseIdentifier, others: others, times: times)
        var size = size
        if source.isHosted, others == .designedSize { size.width = source.designedWidth }
        host = ViewHost(appearance, size: size)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = source.designedHeight
        // Only the table view is visible, without the bars of a device.
        table.contentInsetAdjustmentBehavior = .never
        if source.isHosted { table.separatorStyle = .none }
        table.dataSource = source
        background = host.resolve(table.backgroundColor ?? .systemBackground)
        host.show(table)
    }

    /// Scrolls through the table from the first row to the last, and passes each row's display list to `body`.
    /// - Throws: The errors of `body`; `InputError` for invalid records.
    public func forEachRow(_ body: (_ row: Int, DisplayList) throws -> Void) throws {
        var next = 0
        while next < source.rows {
            try scrollUntilStable(topRow: next)
            let last = table.indexPathsForVisibleRows?.map(\.row).max() ?? next
            for row in next...max(next, last) {
                guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else {
                    if row > next { break }
                    throw InputError(path: source.path, "row \(row) has no height and cannot be drawn")
                }
                try PictureLimits.check(cell.bounds.size, of: cell, scale: scale, path: source.path)
                try recordIssues(of: cell)
                let list = times.measure(.record) { cell.displayList() }
                missingCharacters.addMissingCharacters(list)
                treeBuilder?.add(cell, top: treeHeight)
                treeHeight += cell.bounds.height
                try body(row, list)
                next = row + 1
            }
        }
    }

    /// Returns the visible part of the table with a row at the top, or as near to the top as possible at the end of the table.
    public func visibleContent(topRow: Int) throws -> DisplayList {
        guard topRow < max(source.rows, 1) else {
            throw InputError(
                path: source.path, "there is no row \(topRow); there are \(source.rows) rows, counted from 0")
        }
        try scrollUntilStable(topRow: topRow)
        for cell in table.visibleCells { try recordIssues(of: cell) }
        treeBuilder?.add(table)
        let list = times.measure(.record) { table.displayList() }
        missingCharacters.addMissingCharacters(list)
        return list
    }

    /// Records the layout issues of a row that did not occur in earlier rows.
    private func recordIssues(of cell: UITableViewCell) throws {
        guard ConstraintConflicts.problemCount > 0, issues.count < TableScene.maximumIssues else { return }
        let newIssues = cell.layoutIssues().filter { seenIssueKinds.insert($0.kind).inserted }
        try InvalidDocument.checkLimits(newIssues, path: source.path)
        issues += newIssues
    }

    /// Scrolls until the row's position is stable, because the heights of rows are only known once they are visible.
    private func scrollUntilStable(topRow: Int) throws {
        try measureLayout {
            for _ in 0..<16 {
                table.layoutIfNeeded()
                if let error = source.failure { throw error }
                let limit = max(0, table.contentSize.height - table.bounds.height)
                let targetOffset =
                    source.rows == 0 ? 0 : min(table.rectForRow(at: IndexPath(row: topRow, section: 0)).minY, limit)
                guard abs(table.contentOffset.y - targetOffset) > 0.01 else { break }
                table.contentOffset.y = targetOffset
            }
            try layOut()
        }
    }

    /// Lays out the table.
    /// - Throws: The first error that occurred when rows were created.
    func layOut() throws {
        host.layoutUntilStable()
        if let error = source.failure { throw error }
    }

    /// Adds the duration of work to the layout stage, excluding the time for creating and filling cells.
    /// - Throws: `InputError` instead of UIKit's exceptions.
    func measureLayout(_ work: () throws -> Void) throws {
        let before = source.cellNanoseconds
        let start = PhaseTimings.now
        defer { times.add(PhaseTimings.now - start - (source.cellNanoseconds - before), to: .layout) }
        do { try UIKitException.catching(work) } catch let exception as UIKitException {
            throw InputError(path: source.path, exception.reason)
        }
    }
}
