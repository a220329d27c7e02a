import CellSimAutoLayout
import Foundation

extension UIView {
    /// Returns the size of a row, header or item that a layout at that size leaves unchanged.
    ///
    /// Views that preserve their superview's margins take the part of these that overlaps them. Their positions are known
    /// only after a layout.
    package func stableSize(_ measure: () -> CGSize) -> CGSize {
        var size = measure()
        for _ in 0..<3 where preservesMarginsInside && size.width.isFinite && size.height.isFinite {
            if bounds.size != size { bounds.size = size }
            layoutIfNeeded()
            let next = measure()
            if next == size { break }
            size = next
        }
        return size
    }

    /// Whether constraints depend on margins that a descendant preserves. Margins from the cell itself to its content view
    /// don't depend on a layout.
    private var preservesMarginsInside: Bool {
        ([self] + subviews).contains { $0.nodeState.engine?.hasPreservedMargins ?? false }
    }
}

extension LayoutEngine {
    fileprivate var hasPreservedMargins: Bool {
        hasGeometrySource { $0 !== root && ($0.view as? UIView)?.preservesSuperviewLayoutMargins ?? false }
    }
}
