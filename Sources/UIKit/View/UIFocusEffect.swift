import Foundation

/// How a view looks while it has the focus. Nothing is focused here.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A line around the view that has the focus. Nothing is focused here.
open class UIFocusHaloEffect: UIFocusEffect {
    /// A line around a view's bounds.
    public override init() { super.init() }
    /// A line around a rectangle, in points.
    public convenience init(rect: CGRect) { self.init() }
    /// A line around a rectangle with rounded corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
    /// A line around a figure.
    public convenience init(path: UIBezierPath) { self.init() }

    /// The view that the line lies around; nil for the one with the focus. Kept; nothing is focused.
    open weak var containerView: UIView?
    /// The view that the line lies in front of. Kept; nothing is focused.
    open weak var referenceView: UIView?
}
