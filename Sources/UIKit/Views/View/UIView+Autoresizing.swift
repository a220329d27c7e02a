import CellSimAutoLayout
import Foundation

extension UIView {
    /// Springs and struts of the subviews whose frame does not come from constraints, when the size changed from
    /// `oldSize` (points).
    func resizeSubviews(from oldSize: CGSize) {
        let newSize = bounds.size
        for subview in subviews where subview.nodeState.hasGivenFrame {
            subview.autoresize(from: oldSize, to: newSize)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        // A transformed view is resized as if it were not: its frame would only be the box around it.
        let anchor = layer.anchorPoint
        let old = CGRect(
            x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
            height: bounds.height)
        let (x, width) = AxisSprings(
            before: old.minX, size: old.width, after: oldSize.width - old.maxX,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            )
        ).placement(in: newSize.width)
        let (y, height) = AxisSprings(
            before: old.minY, size: old.height, after: oldSize.height - old.maxY,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            )
        ).placement(in: newSize.height)
        if transform.isIdentity {
            frame = CGRect(x: x, y: y, width: width, height: height)
        } else {
            bounds.size = CGSize(width: width, height: height)
            center = CGPoint(x: x + width * anchor.x, y: y + height * anchor.y)
        }
    }
}
