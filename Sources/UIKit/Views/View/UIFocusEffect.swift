import Foundation

/// The appearance of a view while it has focus. Focus is not simulated.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo around the focused view. Focus is not simulated.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Creates a halo around a view's bounds.
    public override init() { super.init() }
    /// Creates a halo around a rectangle, in points.
    public convenience init(rect: CGRect) { self.init() }
    /// Creates a halo around a rectangle with rounded corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    /// Creates a halo around a path.
    public convenience init(path: UIBezierPath) { self.init() }

    /// The view that contains the halo; if nil, the focused view contains it. Stored without effect: focus is not simulated.
    open weak var containerView: UIView?
    /// The view behind the halo. Stored without effect: focus is not simulated.
    open weak var referenceView: UIView?
}
