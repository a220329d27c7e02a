import CellSimAutoLayout
import Foundation

/// Applies autoresizing masks after a view's size changes.
extension UIView {
    /// Applies the autoresizing masks of subviews without constraints after the size changed from `oldSize`, in points.
    func resizeSubviews(from oldSize: CGSize) {
        let newSize = bounds.size
        for subview in subviews where subview.nodeState.hasGivenFrame {
            subview.autoresize(from: oldSize, to: newSize)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        // A transformed view is resized as if it had no transform, because its frame would only be the bounding box.
        let anchor = layer.anchorPoint
        let old = CGRect(
            x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
            height: bounds.height)
        let start: AutoresizingBaseline
        if let baseline = layoutState.autoresizingBaseline, baseline.isValid(for: self, at: old, in: oldSize) {
            start = baseline
        } else {
            start = AutoresizingBaseline(mask: mask, frame: old, parent: superview, parentSize: oldSize)
            layoutState.autoresizingBaseline = start
        }
        let new = start.frame(in: newSize)
        if transform.isIdentity {
            frame = new
        } else {
            bounds.size = new.size
            center = CGPoint(x: new.minX + new.width * anchor.x, y: new.minY + new.height * anchor.y)
        }
    }
}

/// The initial frame to which a view's autoresizing mask applies. It stays valid until the frame changes in another
/// way.
///
/// All frames are calculated from the initial frame, not from the previous one. Therefore a view that was shrunk to
/// zero regains its frame when its superview grows again, as with UIKit's constraints for masks.
@MainActor final class AutoresizingBaseline {
    private let mask: UIView.AutoresizingMask
    private let horizontal, vertical: AxisSprings
    private weak var parent: UIView?
    /// The last calculated frame and the corresponding size of the superview, in points.
    private var lastResult: (frame: CGRect, parentSize: CGSize)

    init(mask: UIView.AutoresizingMask, frame: CGRect, parent: UIView?, parentSize: CGSize) {
        (self.mask, self.parent, lastResult) = (mask, parent, (frame, parentSize))
        horizontal = AxisSprings(
            before: frame.minX, size: frame.width, after: parentSize.width - frame.maxX,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        vertical = AxisSprings(
            before: frame.minY, size: frame.height, after: parentSize.height - frame.maxY,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
    }

    /// Returns whether the baseline is still valid: nothing but the mask has changed the frame since the last result.
    func isValid(for view: UIView, at frame: CGRect, in parentSize: CGSize) -> Bool {
        let differences = [
            frame.minX - lastResult.frame.minX, frame.minY - lastResult.frame.minY,
            frame.width - lastResult.frame.width,
            frame.height - lastResult.frame.height,
        ]
        return view.superview === parent && view.autoresizingMask == mask && parentSize == lastResult.parentSize
            && differences.allSatisfy { abs($0) < 1e-6 }
    }

    /// Calculates the frame for a size of the superview, in points, and stores it as the last result.
    func frame(in parentSize: CGSize) -> CGRect {
        let (x, width) = horizontal.placement(in: parentSize.width)
        let (y, height) = vertical.placement(in: parentSize.height)
        lastResult = (CGRect(x: x, y: y, width: width, height: height), parentSize)
        return lastResult.frame
    }
}
