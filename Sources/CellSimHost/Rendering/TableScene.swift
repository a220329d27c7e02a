import CellSimGraphics
import Foundation
import UIKit

/// What becomes of a view that is not a table cell where rows are drawn.
public enum OtherViews: Sendable {
    /// It is an error.
    case rejected
    /// A row holds the view in its designed size, and the table is as wide.
    case designedSize
    /// A row holds the view in the table's width, with the height that its content needs.
    case fullWidth
}

/// A table whose rows are cells of one document, filled with records, shown through UIKit's own reuse pool.
@preconcurrency @MainActor public final class TableScene {
    let host: ViewHost
    let table: UITableView
    let source: TableSceneSource
    let times: StageTimes

    /// Cells made, and cells used again.
    public var statistics: (created: Int, reused: Int) { (table.reuseStatistics.created, table.reuseStatistics.reused) }
    /// What lies under the rows.
    public let background: RGBAColor
    /// Pixels a point.
    public var scale: CGFloat { host.appearance.device.scale }
    /// In points.
    public var width: CGFloat { table.bounds.width }
    /// What layout found wrong in the first row; its constraints are those of all.
    public private(set) var issues: [LayoutIssue] = []
    private var knownIssues: Set<LayoutIssue.Kind> = []
    /// The most issues that are taken up: nobody reads more.
    private static let maximumIssues = 200
    /// What could not be drawn for want of a font, in all rows drawn so far.
    public private(set) var missingCharacters = MissingCharacters()

    /// The id of the rows' cell in the document.
    package var objectID: String? { source.objectID }

    /// - `records`: what fills the rows; nil leaves them as they were designed.
    /// - `rows`: how many; records start over when there are fewer.
    /// - `size`: what is seen of the table, in points.
    /// - `others`: what becomes of a view that is not a table cell, such as a collection cell.
    /// - Throws: `InputError` and `InvalidDocument` for what cannot be filled or made.
    public init(
        _ file: InterfaceFile, records: RecordFile?, rows: Int, reuseIdentifier: String?, size: CGSize,
        others: OtherViews = .rejected, appearance: Appearance, times: StageTimes
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
        // What is seen is the table alone, without the bars of a device.
        table.contentInsetAdjustmentBehavior = .never
        if source.isHosted { table.separatorStyle = .none }
        table.dataSource = source
        background = host.resolve(table.backgroundColor ?? .systemBackground)
        host.show(table)
    }

    /// Scrolls through the table from the first row to the last and hands out what each row draws.
    /// - Throws: what `body` throws, and `InputError` for records that do not fit.
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
                try body(row, list)
                next = row + 1
            }
        }
    }

    /// What is seen when a row stands at the top, or as near to it as the table's end allows.
    public func visible(topRow: Int) throws -> DisplayList {
        guard topRow < max(source.rows, 1) else {
            throw InputError(
                path: source.path, "there is no row \(topRow); there are \(source.rows) rows, counted from 0")
        }
        try scrollUntilStable(topRow: topRow)
        for cell in table.visibleCells { try noteIssues(of: cell) }
        let list = times.measure(.record) { table.displayList() }
        missingCharacters.note(list)
        return list
    }

    /// Takes up what layout found wrong in a row and in no row before.
    private func noteIssues(of cell: UITableViewCell) throws {
        guard ConstraintConflicts.count > 0, issues.count < TableScene.maximumIssues else { return }
        let found = cell.layoutIssues().filter { knownIssues.insert($0.kind).inserted }
        try InvalidDocument.checkLimits(found, path: source.path)
        issues += found
    }

    /// Scrolls until the row stays where it is: rows find their heights only when they are shown.
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

    /// Brings everything to its place.
    /// - Throws: the first thing that went wrong while rows were shown.
    func layOut() throws {
        host.layoutUntilStable()
        if let error = source.failure { throw error }
    }

    /// Adds the time of some work to that of layout, but for what the making and filling of cells takes.
    /// - Throws: `InputError` in place of UIKit's exceptions.
    func timed(_ work: () throws -> Void) throws {
        let before = source.spent
        let start = StageTimes.now
        defer { times.add(StageTimes.now - start - (source.spent - before), to: .layout) }
        do { try UIKitException.catching(work) } catch let exception as UIKitException {
            throw InputError(path: source.path, exception.reason)
        }
    }
}
