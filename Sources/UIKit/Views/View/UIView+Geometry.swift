import CellSimGraphics
import Foundation

/// The anchor point and 3D transform, coordinate conversion, geometry changes and hit testing.
extension UIView {
    /// The anchor point of transforms, as a fraction of the bounds.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The three-dimensional transform about the anchor point, drawn with perspective.
    public var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    func setInitialFrame(_ frame: CGRect) { layer.frame = frame }

    /// Runs a closure that changes the geometry, and then updates layout, margins and subviews.
    func changeGeometry(_ change: () -> Void) {
        guard validateThread("setFrame:") else { return }
        ViewStateRecorder.current?.recordIfNeeded(self)
        let oldSize = layer.bounds.size
        let oldPosition = layer.position
        change()
        let newSize = layer.bounds.size
        if newSize != oldSize {
            let recordedSize = layoutState.recordedSize
            if nodeState.hasRecordedFrame || recordedSize != nil {
                (nodeState.hasRecordedFrame, layoutState.recordedSize) = (false, nil)
            }
            if autoresizesSubviews && !subviews.isEmpty { resizeSubviews(from: recordedSize ?? oldSize) }
            sizeDidChange()
        }
        if newSize != oldSize || layer.position != oldPosition { positionDidChange() }
    }

    /// Returns the transform from this view's coordinates to those of another view, or to the window's if `view` is nil.
    /// Between different view trees, it assumes that the frames of both roots are in the same coordinate space, as those
    /// of windows are.
    func transform(to view: UIView?) -> CGAffineTransform {
        guard let view = view ?? window else { return transformToRoot.transform }
        let (ownPath, otherPath) = (transformToRoot, view.transformToRoot)
        if ownPath.root === otherPath.root { return ownPath.transform.concatenating(otherPath.transform.inverted()) }
        return ownPath.transform.concatenating(ownPath.root.layer.transformToSuperlayer)
            .concatenating(otherPath.transform.concatenating(otherPath.root.layer.transformToSuperlayer).inverted())
    }

    /// The root of the view tree, and the transform from this view's coordinates to the root's.
    private var transformToRoot: (transform: CGAffineTransform, root: UIView) {
        var result = CGAffineTransform.identity
        var current = self
        while let parent = current.superview {
            result = result.concatenating(current.layer.transformToSuperlayer)
            current = parent
        }
        return (result, current)
    }

    /// Resizes the view to fit its content. Its upper left corner stays in place, rounded to whole pixels.
    func fitToContent() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame.size = size
        } else {
            bounds.size = size
        }
        let origin = frame.origin
        let snapped = pixelGrid.rounded(origin)
        if transform.isIdentity && snapped != origin { frame.origin = snapped }
    }

    func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}

extension CGRect {
    /// Returns whether the rectangles overlap. Rectangles that only touch don't, as with `intersects(_:)` on Apple's
    /// systems.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom)
    }
}
