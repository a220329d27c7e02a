import CellSimGraphics
import Foundation
import UIKit

/// The part of `TableScene` that performs scroll commands.
extension TableScene {
    /// Checks that the rows in a script exist.
    /// - Throws: `InputError` for the first command with a row out of range.
    public func check(_ script: ScrollScript) throws {
        for step in script.steps {
            guard let row = step.row, row >= source.rows else { continue }
            throw InputError(
                path: source.path,
                "'\(step.text)': no such row; there are \(source.rows) rows, counted from 0")
        }
    }

    /// Performs a command like a finger: scrolls in steps of at most the visible height.
    /// - Throws: `InputError` for invalid records and rows out of range.
    public func perform(_ command: ScrollStep) throws -> ScrollState {
        try measureLayout {
            switch command.action {
            case .scroll(let distance): try scroll(by: distance)
            case .to(let row): try jump(to: row, .top)
            case .top: table.setContentOffset(table.minimumContentOffset, animated: false)
            case .bottom: if source.rows > 0 { try jump(to: source.rows - 1, .bottom) }
            case .tap(let row): try tap(row)
            case .reload: table.reloadData()
            }
            try layOut()
        }
        return state(after: command)
    }

    /// Returns the display list of the visible part.
    public func picture() -> DisplayList { times.measure(.record) { table.displayList() } }

    private func state(after command: ScrollStep) -> ScrollState {
        let counts = table.reuseStatistics
        return ScrollState(
            command: command.text, created: counts.created, reused: counts.reused, dequeued: counts.dequeued,
            visible: (table.indexPathsForVisibleRows ?? []).map(\.row),
            selected: (table.indexPathsForSelectedRows ?? []).map(\.row).sorted(), offset: table.contentOffset.y,
            contentHeight: table.contentSize.height, layoutPasses: table.layoutPassCount)
    }

    // MARK: Scrolling

    /// Scrolls by a distance, but not beyond the end of the content. The end changes while the heights of rows become known.
    private func scroll(by distance: CGFloat) throws {
        try layOut()
        var rest = PixelGrid(scale: scale).rounded(abs(distance))
        while rest > 0.001 {
            let scrolled = try scrollOnce(distance < 0 ? -rest : rest)
            guard scrolled > 0 else { break }
            rest -= scrolled
        }
    }

    /// Scrolls by at most the visible height.
    /// - Returns: The distance in points, which is never negative.
    private func scrollOnce(_ distance: CGFloat) throws -> CGFloat {
        let limit = max(table.bounds.height, 1)
        let before = table.contentOffset
        let targetOffset = CGPoint(x: before.x, y: before.y + min(max(distance, -limit), limit))
        let offset = table.clampedContentOffset(targetOffset)
        table.contentOffset = offset
        try layOut()
        return abs(offset.y - before.y)
    }

    private func jump(to row: Int, _ position: UITableView.ScrollPosition) throws {
        try layOut()
        table.scrollToRow(at: try indexPath(row), at: position, animated: false)
    }

    /// Scrolls by the minimum distance that makes a row completely visible, and taps the centre of its visible part.
    private func tap(_ row: Int) throws {
        try jump(to: row, .none)
        try layOut()
        let path = try indexPath(row)
        let visibleRect = table.rectForRow(at: path).intersection(table.bounds)
        guard !visibleRect.isNull, table.cellForRow(at: path) != nil else { return }
        TouchSimulator.tap(at: CGPoint(x: visibleRect.midX, y: visibleRect.midY), in: table)
    }

    private func indexPath(_ row: Int) throws -> IndexPath {
        guard row < source.rows else {
            throw InputError(path: source.path, "there is no row \(row); there are \(source.rows) rows, counted from 0")
        }
        return IndexPath(row: row, section: 0)
    }
}
