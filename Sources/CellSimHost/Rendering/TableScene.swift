import CellSimGraphics
import Foundation
import UIKit

/// The handling of a view that isn't a table cell in a drawing of rows.
public enum OtherViews: Sendable {
    /// Such a view is an error.
    case rejected
    /// In a row at its designed size; the table has the same width.
    case designedSize
    /// In a row at the table's width, with the height that its content needs.
    case fullWidth
}

/// A table whose rows are cells of one document, filled with records and reused by UIKit's own pool.
@preconcurrency @MainActor public final class TableScene {
    let host: ViewHost
    let table: UITableView
    let source: TableSceneSource
    let times: PhaseTimings

    /// The number of cells created and reused.
    public var statistics: (created: Int, reused: Int) { (table.reuseStatistics.created, table.reuseStatistics.reused) }
    /// The colour behind the rows.
    public let background: RGBAColor
    /// Pixels per point.
    public var scale: CGFloat { host.appearance.device.scale }
    /// The width in points.
    public var width: CGFloat { table.bounds.width }
    /// The layout issues of the first row; all rows have the same constraints.
    public private(set) var issues: [LayoutIssue] = []
    private var knownIssues: Set<LayoutIssue.Kind> = []
    /// The maximum number of issues.
    private static let maximumIssues = 200
    /// The characters that no font has, in all rows so far.
    public private(set) var missingCharacters = MissingCharacters()

    private var builder: TreeBuilder?
    /// The height of the rows in the tree, in points.
    private var treeHeight: CGFloat = 0
    /// The tree of the content drawn so far; nil unless `addTree` was called.
    var tree: [UInt8]? { builder?.bytes }

    /// Starts collecting the tree of the following drawing, for the picture's file.
    package func addTree() {
        builder = TreeBuilder(document: source.document, traits: host.traits, scale: scale)
    }

    /// The id of the rows' cell in the document.
    package var objectID: String? { source.objectID }

    /// - `records`: the content of the rows; nil leaves them as designed.
    /// - `rows`: the number of rows; records repeat if there are fewer.
    /// - `size`: the size of the visible part of the table, in points.
    /// - `others`: how a view that isn't a table cell, such as a collection cell, is handled.
    /// - Throws: `InputError` and `InvalidDocument` for content that can't be set or created.
    public init(
        _ file: InterfaceFile, records: RecordFile?, rows: Int, reuseIdentifier: String?, size: CGSize,
        others: OtherViews = .rejected, appearance: Appearance, times: PhaseTimings
    ) throws {
        self.times = times
        source = try TableSceneSource(
            file, records: records, rows: rows, reuseIdentifier: reuseIdentifier, others: others, times: times)
        var size = size
        if source.isHosted, others == .designedSize { size.width = source.designedWidth }
        host = ViewHost(appearance, size: size)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = source.designedHeight
        // Only the table is visible, without the bars of a device.
        table.contentInsetAdjustmentBehavior = .never
        if source.isHosted { table.separatorStyle = .none }
        table.dataSource = source
        background = host.resolve(table.backgroundColor ?? .systemBackground)
        host.show(table)
    }

    /// Scrolls through the table from the first row to the last and passes each row's display list to `body`.
    /// - Throws: the errors of `body`, and `InputError` for records that don't fit.
    public func eachRow(_ body: (_ row: Int, DisplayList) throws -> Void) throws {
        var next = 0
        while next < source.rows {
            try scrollUntilStable(topRow: next)
            let last = table.indexPathsForVisibleRows?.map(\.row).max() ?? next
            for row in next...max(next, last) {
                guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else {
                    if row > next { break }
                    throw InputError(path: source.path, "row \(row) has no height and cannot be drawn")
                }
                try PictureBounds.check(cell.bounds.size, of: cell, scale: scale, path: source.path)
                try noteIssues(of: cell)
                let list = times.measure(.record) { cell.displayList() }
                missingCharacters.note(list)
                builder?.add(cell, top: treeHeight)
                treeHeight += cell.bounds.height
                try body(row, list)
                next = row + 1
            }
        }
    }

    /// Returns the visible part with a row at the top, or as near to the top as the table's end allows.
    public func visible(topRow: Int) throws -> DisplayList {
        guard topRow < max(source.rows, 1) else {
            throw InputError(
                path: source.path, "there is no row \(topRow); there are \(source.rows) rows, counted from 0")
        }
        try scrollUntilStable(topRow: topRow)
        for cell in table.visibleCells { try noteIssues(of: cell) }
        builder?.add(table)
        let list = times.measure(.record) { table.displayList() }
        missingCharacters.note(list)
        return list
    }

    /// Records layout problems of a row that no earlier row had.
    private func noteIssues(of cell: UITableViewCell) throws {
        guard ConstraintConflicts.count > 0, issues.count < TableScene.maximumIssues else { return }
        let found = cell.layoutIssues().filter { knownIssues.insert($0.kind).inserted }
        try InvalidDocument.checkLimits(found, path: source.path)
        issues += found
    }

    /// Scrolls until the row keeps its position: rows determine their heights only when they are shown.
    private func scrollUntilStable(topRow: Int) throws {
        try timed {
            for _ in 0..<16 {
                table.layoutIfNeeded()
                if let error = source.failure { throw error }
                let limit = max(0, table.contentSize.height - table.bounds.height)
                let wanted =
                    source.rows == 0 ? 0 : min(table.rectForRow(at: IndexPath(row: topRow, section: 0)).minY, limit)
                guard abs(table.contentOffset.y - wanted) > 0.01 else { break }
                table.contentOffset.y = wanted
            }
            try layOut()
        }
    }

    /// Lays out the table.
    /// - Throws: The first error while rows were shown.
    func layOut() throws {
        host.layoutUntilStable()
        if let error = source.failure { throw error }
    }

    /// Adds the time of some work to the layout time, without the time for creating and filling cells.
    /// - Throws: `InputError` instead of UIKit's exceptions.
    func timed(_ work: () throws -> Void) throws {
        let before = source.spent
        let start = PhaseTimings.now
        defer { times.add(PhaseTimings.now - start - (source.spent - before), to: .layout) }
        do { try UIKitException.catching(work) } catch let exception as UIKitException {
            throw InputError(path: source.path, exception.reason)
        }
    }
}
