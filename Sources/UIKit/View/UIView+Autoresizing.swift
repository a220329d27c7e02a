import Foundation

extension UIView {
    /// Springs and struts of the subviews whose frame does not come from constraints, when the size changed from
    /// `oldSize` (points).
    func resizeSubviews(from oldSize: CGSize) {
        let newSize = bounds.size
        for subview in subviews where subview.layoutState.hasGivenFrame {
            subview.autoresize(from: oldSize, to: newSize)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let old = transform.isIdentity ? frame : bounds
        let (x, width) = Self.share(
            newSize.width - oldSize.width, of: oldSize.width, position: old.minX, size: old.width,
            flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let (y, height) = Self.share(
            newSize.height - oldSize.height, of: oldSize.height, position: old.minY, size: old.height,
            flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        if transform.isIdentity { frame = CGRect(x: x, y: y, width: width, height: height) }
    }

    /// Splits what a superview gained among the flexible parts of one axis, in proportion to their present sizes
    /// (equally when all are zero).
    static func share(
        _ extra: CGFloat, of total: CGFloat, position: CGFloat, size: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (position: CGFloat, size: CGFloat) {
        guard extra != 0 else { return (position, size) }
        let parts = [flexible.0 ? position : 0, flexible.1 ? size : 0, flexible.2 ? total - position - size : 0]
        let flags = [flexible.0, flexible.1, flexible.2]
        let count = flags.filter { $0 }.count
        guard count > 0 else { return (position, size) }
        let sum = parts.reduce(0, +)
        func gain(_ index: Int) -> CGFloat {
            guard flags[index] else { return 0 }
            return sum == 0 ? extra / CGFloat(count) : extra * parts[index] / sum
        }
        return (position + gain(0), max(size + gain(1), 0))
    }
}
