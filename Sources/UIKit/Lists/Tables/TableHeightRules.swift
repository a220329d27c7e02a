import CellSimGraphics
import Foundation

/// The rules for the heights of a table's rows, determined when the table loads its data.
struct TableHeightRules {
    /// Whether the delegate implements `tableView(_:heightForRowAt:)`.
    var delegateProvidesHeights = false
    /// Whether rows can be self-sizing, so that their heights are determined when they become visible.
    var usesEstimates = true
}

extension UITableView {
    /// The number of pixels per point.
    var scale: CGFloat { traitCollection.effectiveDisplayScale }
    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }
    /// Converts points to pixels. Returns 0 for invalid lengths.
    func pixels(_ points: CGFloat) -> Int { abs(points * scale) < 1e9 ? Int(pixelGrid.nearestPixel(points)) : 0 }

    /// The horizontal position and width of the rows, in points.
    var rowSpan: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let (inset, safe) = (CellMetrics.groupInset(forWidth: bounds.width), safeAreaForSubviews)
        return (inset + safe.left, max(bounds.width - 2 * inset - safe.left - safe.right, 0))
    }

    /// The safe area at the sides of content views, in points. It is 0 in inset grouped tables, which inset their groups instead.
    var contentSafeAreaInsets: (left: CGFloat, right: CGFloat) {
        guard insetsContentViewsToSafeArea, style != .insetGrouped else { return (0, 0) }
        let safe = safeAreaForSubviews
        return (safe.left, safe.right)
    }

    /// Invalidates the measured sizes of rows, headers and footers after a change of the insets at their sides.
    func contentSafeAreaDidChange() {
        (measuredWidth, measuredSafeAreaInsets) = (-1, contentSafeAreaInsets)
        needsHeaderMeasurement = true
        for row in visibleRows { row.cell.setNeedsLayout() }
        for view in [UIView](visibleHeaders.values) + visibleFooters.values { view.setNeedsLayout() }
        setNeedsLayout()
    }

    /// Returns a row's fixed height in pixels, or `nil` for a self-sizing row.
    func fixedHeight(of position: RowPosition) -> Int? {
        var height = rowHeight
        if heightRules.delegateProvidesHeights, let delegate {
            let delegateHeight = delegate.tableView(self, heightForRowAt: position.indexPath)
            if delegateHeight != Self.notImplemented { height = delegateHeight }
        }
        if height == Self.automaticDimension { return heightRules.usesEstimates ? nil : pixels(CellMetrics.rowHeight) }
        return validatedPixels(height) { text in
            heightRules.usesEstimates
                ? "Invalid row height (\(text)) provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension."
                : "table view row height must not be negative - provided height for index path (\(position.indexPath.exceptionText)) is \(text)"
        }
    }

    /// Converts a height to pixels. Raises an exception if the height is invalid.
    func validatedPixels(_ height: CGFloat, _ message: @autoclosure () -> String) -> Int {
        validatedPixels(height) { "\(message()) is \($0)" }
    }

    private func validatedPixels(_ height: CGFloat, message: (String) -> String) -> Int {
        if height.isFinite, height >= 0, height * scale < 1e9 { return pixels(height) }
        ReuseException.raise(message(Self.formatted(height)))
        return pixels(CellMetrics.rowHeight)
    }

    /// Formats a number like `%f` in C.
    static func formatted(_ value: CGFloat) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        return String(format: "%f", Double(value))
    }

    /// Returns the heights of a section's rows: the delegate's estimates if it provides them, otherwise fixed heights or the table's
    /// estimate.
    func makeRowHeights(section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, height: 0) }
        let first = IndexPath(row: 0, section: section)
        if let delegate, delegate.tableView(self, estimatedHeightForRowAt: first) != Self.notImplemented {
            return estimatedRowHeights(section: section, count: count, delegate)
        }
        if heightRules.usesEstimates {
            if !heightRules.delegateProvidesHeights, rowHeight != Self.automaticDimension {
                return RowHeights(
                    count: count,
                    height: validatedPixels(rowHeight, "row height must not be negative - provided height"))
            }
            let estimate = estimatedRowHeight == Self.automaticDimension ? CellMetrics.rowHeight : estimatedRowHeight
            return RowHeights(
                count: count,
                height: validatedPixels(estimate, "estimated row height must not be negative - provided height"))
        }
        if !heightRules.delegateProvidesHeights {
            return RowHeights(count: count, height: fixedHeight(of: RowPosition(section, 0)) ?? 0)
        }
        let heights = (0..<count).map { Int32(fixedHeight(of: RowPosition(section, $0)) ?? 0) }
        return RowHeights(heights: heights) { _ in true }
    }

    private func estimatedRowHeights(section: Int, count: Int, _ delegate: any UITableViewDelegate) -> RowHeights {
        let heights = (0..<count).map { row -> Int32 in
            let path = IndexPath(row: row, section: section)
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
            if estimate == Self.automaticDimension { return Int32(pixels(CellMetrics.rowHeight)) }
            return Int32(
                validatedPixels(
                    estimate,
                    "estimated row height must not be negative - provided estimated height for index path (\(path.exceptionText))"
                ))
        }
        return RowHeights(heights: heights) { _ in false }
    }

    /// Determines the sources of row heights by calling the delegate for the first row.
    func determineHeightRules(counts: [Int]) {
        heightRules = TableHeightRules()
        guard let section = counts.firstIndex(where: { $0 > 0 }) else { return }
        let first = IndexPath(row: 0, section: section)
        var delegateEstimates = false
        if let delegate {
            heightRules.delegateProvidesHeights = delegate.tableView(self, heightForRowAt: first) != Self.notImplemented
            delegateEstimates = delegate.tableView(self, estimatedHeightForRowAt: first) != Self.notImplemented
        }
        heightRules.usesEstimates = delegateEstimates || estimatedRowHeight != 0
    }
}
