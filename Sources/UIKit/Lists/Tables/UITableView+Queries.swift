import CellSimGraphics
import Foundation

/// Returns the rectangles and positions of rows, and scrolls to rows.
extension UITableView {

    // MARK: Rectangles, in the table's coordinates (points)

    func rowRect(_ span: Range<Int>) -> CGRect {
        let horizontal = rowSpan
        return CGRect(x: horizontal.x, y: points(span.lowerBound), width: horizontal.width, height: points(span.count))
    }

    // MARK: Index paths

    func layoutRowsIfNeeded() {
        if layoutState.needsLayout, !isLayingOutRows { layoutIfNeeded() }
    }

    /// Returns the position of the row at an index path, or `nil` if the row doesn't exist.
    func validRowPosition(_ path: IndexPath) -> RowPosition? {
        guard path.count == 2, let geometry = loadedGeometry() else { return nil }
        let position = RowPosition(path)
        return geometry.contains(position) ? position : nil
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        if path.count == 2, path.row == NSNotFound { return scroll(toSection: path.section) }
        guard validRowPosition(path) != nil else {
            let section = RowPosition(path).section
            ReuseException.raise(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.count > 1 ? path.row : NSNotFound)) when there are only"
                    + " \(loadedGeometry()?.sections.indices.contains(section) == true ? numberOfRows(inSection: section) : 0)"
                    + " rows in section \(section).", name: "NSRangeException")
            return
        }
        cancelScrollAnimation()
        guard animated else { return moveContent(to: path, position) }
        guard targetOffset(for: rectForRow(at: path), position) != contentOffset.y else { return }
        animateScroll { [unowned self] in
            if validRowPosition(path) != nil { moveContent(to: path, position) }
        }
    }

    private func moveContent(to path: IndexPath, _ position: ScrollPosition) {
        // Scrolling can measure rows, which changes the target. The loop ends when the target is stable.
        for _ in 0..<8 {
            let target = targetOffset(for: rectForRow(at: path), position)
            if target == contentOffset.y { break }
            contentOffset = CGPoint(x: contentOffset.x, y: target)
            layoutIfNeeded()
        }
    }

    private func targetOffset(for rect: CGRect, _ position: ScrollPosition) -> CGFloat {
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
