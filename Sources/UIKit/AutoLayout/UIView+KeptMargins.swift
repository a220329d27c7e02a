import CellSimAutoLayout
import Foundation

extension UIView {
    /// The size of a row, header or item that a layout at this size keeps.
    ///
    /// Views that preserve their superview's margins take the part of these that reaches them. Where they are is known
    /// after a layout only.
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

    /// Whether constraints see margins that a view below preserves. What the cell itself gives its content view is no matter
    /// of a layout.
    private var preservesMarginsInside: Bool {
        ([self] + subviews).contains { $0.nodeState.engine?.hasPreservedMargins ?? false }
    }
}

extension LayoutEngine {
    fileprivate var hasPreservedMargins: Bool {
        hasGeometrySource { $0 !== root && ($0.view as? UIView)?.preservesSuperviewLayoutMargins ?? false }
    }
}
