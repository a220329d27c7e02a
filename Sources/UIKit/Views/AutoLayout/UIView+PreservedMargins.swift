import CellSimAutoLayout
import Foundation

/// Measures rows and items with content that preserves margins.
extension UIView {
    /// Measures a row, header or item repeatedly until its size is stable, at most four times.
    ///
    /// This is necessary because views that preserve margins inherit the part of the superview's margins that overlaps
    /// them, which depends on the layout at that size.
    package func measureUntilStable(_ measure: () -> CGSize) -> CGSize {
        var size = measure()
        for _ in 0..<3 where hasPreservedMarginsInside && size.width.isFinite && size.height.isFinite {
            if bounds.size != size { bounds.size = size }
            layoutIfNeeded()
            let newSize = measure()
            if newSize == size { break }
            size = newSize
        }
        return size
    }

    /// Whether constraints depend on margins that a descendant preserves. Those that only the content view preserves don't
    /// count, because they don't depend on the layout.
    private var hasPreservedMarginsInside: Bool {
        ([self] + subviews).contains { $0.nodeState.engine?.hasPreservedMargins ?? false }
    }
}

extension LayoutEngine {
    fileprivate var hasPreservedMargins: Bool {
        hasGeometrySource { $0 !== root && ($0.view as? UIView)?.preservesSuperviewLayoutMargins ?? false }
    }
}
