import CellSimAutoLayout
import Foundation

/// The sizes of rows and items whose content preserves margins.
extension UIView {
    /// Returns the size of a row, header or item that a layout at this size does not change.
    ///
    /// Views that preserve their superview's margins adopt the part of the margins that overlaps them, and their
    /// positions are known only after a layout.
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

    /// Whether constraints depend on margins that a descendant preserves. Margins that only the content view preserves
    /// from its cell do not depend on a layout.
    private var hasPreservedMarginsInside: Bool {
        ([self] + subviews).contains { $0.nodeState.engine?.hasPreservedMargins ?? false }
    }
}

extension LayoutEngine {
    fileprivate var hasPreservedMargins: Bool {
        hasGeometrySource { $0 !== root && ($0.view as? UIView)?.preservesSuperviewLayoutMargins ?? false }
    }
}
