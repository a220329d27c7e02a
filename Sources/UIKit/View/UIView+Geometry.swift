import CellSimGraphics
import Foundation

extension UIView {
    func setInitialFrame(_ frame: CGRect) { layer.frame = frame }

    /// Runs a change of geometry and tells layout, margins and subviews what followed from it.
    func changeGeometry(_ change: () -> Void) {
        guard mayChange("setFrame:") else { return }
        AnimatedValues.current?.note(self)
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
        if newSize != oldSize || layer.position != oldPosition { placeDidChange() }
    }

    /// A point of this view's coordinates in those of `view`, or of the window for `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let top = point.applying(transformToTop(of: view == nil ? window : nil))
        guard let view else { return top }
        return top.applying(view.transformToTop(of: nil).inverted())
    }

    /// A point of `view`, or of the window for `nil`, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return point.applying(transformToTop(of: window).inverted()) }
        return view.convert(point, to: self)
    }

    /// The box around a rectangle of this view's coordinates, in those of `view`, or of the window for `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let top = rect.applying(transformToTop(of: view == nil ? window : nil))
        guard let view else { return top }
        return top.applying(view.transformToTop(of: nil).inverted())
    }

    /// The box around a rectangle of `view`, or of the window for `nil`, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else { return rect.applying(transformToTop(of: window).inverted()) }
        return view.convert(rect, to: self)
    }

    /// From this view's bounds to the outermost ancestor's coordinates (or to those of `stop`).
    private func transformToTop(of stop: UIView?) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        var current = self
        while current !== stop {
            guard let parent = current.superview else { return result }
            result = result.concatenating(current.layer.transformToSuperlayer)
            current = parent
        }
        return result
    }

    /// The upper left corner stays where it is, as labels' users rely on.
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

    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
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
    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom)
    }
}
