import CellSimGraphics
import Foundation

extension UITableView {
    // MARK: Counts

    // MARK: Rectangles, in the table's coordinates (points)

    /// Returns the rectangle of the section with header and footer.
    public func rect(forSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.sectionSpan(section))
    }

    /// Returns the rectangle of a section's header at the start of its section, not where it floats; zero for an
    /// unknown section.
    public func rectForHeader(inSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.headerSpan(section))
    }

    /// Returns the rectangle of a section's footer at the end of its section; zero for an unknown section.
    public func rectForFooter(inSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.footerSpan(section))
    }

    func rowRect(_ span: Range<Int>) -> CGRect {
        let horizontal = rowSpan
        return CGRect(x: horizontal.x, y: points(span.lowerBound), width: horizontal.width, height: points(span.count))
    }

    // MARK: Index paths

    /// Returns the row that a visible cell shows; nil for any other cell.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visible.first { $0.cell === cell }?.place.indexPath
    }

    /// Returns the rows that overlap a rectangle of the content, from the top.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard let geometry = loadedGeometry() else { return nil }
        let lines = pixelGrid.lines(touching: rect.minY, rect.maxY)
        var paths: [IndexPath] = []
        var next = geometry.firstRow(endingAfter: lines.lowerBound)
        while let place = next, geometry.span(of: place).lowerBound < lines.upperBound {
            paths.append(place.indexPath)
            next = geometry.row(after: place)
        }
        return paths
    }

    /// The visible cells, from the top.
    public var visibleCells: [UITableViewCell] {
        layoutRowsIfNeeded()
        return visible.map(\.cell)
    }

    /// The visible rows, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutRowsIfNeeded()
        return visible.map(\.place.indexPath)
    }

    private func layoutRowsIfNeeded() {
        if layoutState.needsLayout, !isLayingOutRows { layoutIfNeeded() }
    }

    /// The path as a place, if there is such a row.
    func place(_ path: IndexPath) -> RowPosition? {
        guard path.count == 2, let geometry = loadedGeometry() else { return nil }
        let place = RowPosition(path)
        return geometry.contains(place) ? place : nil
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        if path.count == 2, path.row == NSNotFound { return scroll(toSection: path.section) }
        guard place(path) != nil else {
            let section = RowPosition(path).section
            ReuseException.raise(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.count > 1 ? path.row : NSNotFound)) when there are only"
                    + " \(loadedGeometry()?.sections.indices.contains(section) == true ? numberOfRows(inSection: section) : 0)"
                    + " rows in section \(section).", name: "NSRangeException")
            return
        }
        // What is measured on the way changes the target: until it stands still.
        for _ in 0..<8 {
            let target = offset(for: rectForRow(at: path), position)
            if target == contentOffset.y { break }
            contentOffset = CGPoint(x: contentOffset.x, y: target)
            layoutIfNeeded()
        }
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGFloat {
        let inset = adjustedContentInset
        let height = bounds.height - inset.top - inset.bottom
        var y = contentOffset.y
        switch position {
        case .top: y = rect.minY - inset.top
        case .middle: y = rect.midY - inset.top - height / 2
        case .bottom: y = rect.maxY + inset.bottom - bounds.height
        case .none:
            if rect.minY < y + inset.top {
                y = rect.minY - inset.top
            } else if rect.maxY > y + bounds.height - inset.bottom {
                y = rect.maxY + inset.bottom - bounds.height
            }
        }
        y = pixelGrid.rounded(y)
        return clampedContentOffset(CGPoint(x: contentOffset.x, y: y)).y
    }
}
