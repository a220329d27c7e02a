import Foundation

// The API for mouse pointers. Pointers are not simulated: delegates are stored but never called.

/// An interaction that changes the pointer over a view. Stored without effect.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// A Boolean value that indicates whether the pointer may change. Stored without effect.
    open var isEnabled = true

    /// Creates an interaction without a view.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Called before the interaction moves to a view; does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view that the interaction moved to.
    open func didMove(to view: UIView?) { self.view = view }
    /// Updates the pointer. Does nothing: pointers are not simulated.
    open func invalidate() {}
}

/// Provides the pointer's style over a view. Never called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region of the view in which the pointer changes.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the pointer's style in a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// Returns the default region: the default for delegates that don't implement it.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil for the system's style: the default for delegates that don't implement it.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        nil
    }
}

/// The position of the pointer in a request for a region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The position in the view's coordinates, in points.
    open var location: CGPoint { .zero }
    /// The modifier keys held down.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view in which the pointer changes.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle in the view's coordinates, in points.
    public let rect: CGRect
    /// The identifier of the region.
    public let identifier: AnyHashable?

    /// Creates a region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The style of a pointer. Pointers are not drawn.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The effect on the view.
    public let effect: UIPointerEffect?
    /// The pointer's shape.
    public let shape: UIPointerShape?

    /// Creates a style with an effect.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// Creates a style with only a shape.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    /// Returns a style that hides the pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// The effect of a pointer on the view below it. Pointers are not drawn.
public enum UIPointerEffect {
    /// The system decides, the view is highlighted, or the view is lifted.
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
    /// The view is scaled and gets a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The position of the view's tint.
    public enum TintMode: Sendable {
        /// No tint, a tint above the view, or a tint below it.
        case none, overlay, underlay
    }
}

/// The shape of a pointer. Pointers are not drawn.
public enum UIPointerShape {
    /// An arbitrary shape.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A beam with a length in points.
    case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}
