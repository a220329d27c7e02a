import Foundation

/// A header, footer or row that an enumeration of a table passes to its closure.
@MainActor package struct TablePart {
    /// The kind of a table part.
    public enum Kind: Hashable, Sendable {
        /// The table's header view, above all sections.
        case tableHeader
        /// The header of a section.
        case header(section: Int)
        /// A row's cell.
        case row(IndexPath)
        /// The footer of a section.
        case footer(section: Int)
        /// The table's footer view, below all sections.
        case tableFooter
    }
    /// The kind of the part.
    public let kind: Kind
    /// The view at its final position in the table. It is valid only during the call of the closure.
    public let view: UIView
    /// The frame in the table's content coordinates, in points.
    public let frame: CGRect
}

extension UITableView {
    /// Scrolls through the whole table and passes each part once, from top to bottom, with its final frame.
    ///
    /// Each step scrolls at most one viewport and reuses cells, as when a user scrolls, so only one viewport of cells is created. Headers
    /// of plain tables are passed at the start of their section, not pinned. The content offset is restored at the end.
    /// - Throws: Errors of `body`, and UIKit exceptions raised by the data source.
    /// - Complexity: O(n log n), with memory for one viewport of cells.
    package func forEachPart(_ body: (TablePart) throws -> Void) throws {
        let savedOffset = contentOffset
        defer { contentOffset = savedOffset }
        try UIKitException.catching {
            contentOffset = CGPoint(x: 0, y: 0)
            layoutIfNeeded()
            guard let geometry, bounds.height > 0 else { return }
            if let view = tableHeaderView { try passPart(view, .tableHeader, to: body) }
            var next = try enumerateSection(headersUpTo: geometry.firstRow(fromSection: 0), after: -1, body)
            while let position = next {
                try scrollToVisible(position)
                guard let row = visibleRows.first(where: { $0.position == position }) else { break }
                try passPart(row.cell, .row(position.indexPath), to: body)
                guard let geometry = self.geometry else { return }
                let nextRow = geometry.row(after: position)
                next =
                    nextRow?.section == position.section
                    ? nextRow : try enumerateSection(headersUpTo: nextRow, after: position.section, body)
            }
            if let view = tableFooterView { try passPart(view, .tableFooter, to: body) }
        }
    }

    /// Passes each row once, with its cell and frame. See `forEachPart`.
    public func forEachRow(_ body: (IndexPath, UITableViewCell, CGRect) throws -> Void) throws {
        try forEachPart { part in
            if case .row(let path) = part.kind, let cell = part.view as? UITableViewCell {
                try body(path, cell, part.frame)
            }
        }
    }

    /// Scrolls to a row and lays out the table until the row is visible.
    private func scrollToVisible(_ position: RowPosition) throws {
        for _ in 0..<8 {
            if visibleRows.contains(where: { $0.position == position }) { return }
            guard let geometry, geometry.contains(position) else { return }
            contentOffset.y = points(geometry.span(of: position).lowerBound)
            layoutIfNeeded()
        }
    }

    /// Passes the footer of a section, the empty sections after it, and the header of the section that contains `row`.
    private func enumerateSection(
        headersUpTo row: RowPosition?, after section: Int, _ body: (TablePart) throws -> Void
    ) throws -> RowPosition? {
        let last = row?.section ?? (geometry?.sections.count ?? 0) - 1
        var current = max(section, 0)
        while current <= last {
            if current > section { try enumerateHeaderOrFooter(.header, current, body) }
            if current < last || row == nil { try enumerateHeaderOrFooter(.footer, current, body) }
            current += 1
        }
        return row
    }

    private func enumerateHeaderOrFooter(_ kind: HeaderKind, _ section: Int, _ body: (TablePart) throws -> Void) throws
    {
        guard let geometry else { return }
        let span = kind == .header ? geometry.headerSpan(section) : geometry.footerSpan(section)
        guard !span.isEmpty else { return }
        let top = points(span.lowerBound)
        if top < bounds.minY || points(span.upperBound) > bounds.maxY {
            contentOffset.y = top
            layoutIfNeeded()
        }
        guard let view = kind == .header ? visibleHeaders[section] : visibleFooters[section] else { return }
        try passPart(view, kind == .header ? .header(section: section) : .footer(section: section), to: body)
    }

    private func passPart(_ view: UIView, _ kind: TablePart.Kind, to body: (TablePart) throws -> Void) throws {
        view.layoutIfNeeded()
        try body(TablePart(kind: kind, view: view, frame: view.frame))
    }
}
