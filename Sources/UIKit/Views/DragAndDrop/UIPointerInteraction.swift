import Foundation

// Pointer interactions. Pointers are not simulated, so delegates are never called.

/// An interaction that changes the pointer while it is over a view. Stored without effect.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// A Boolean value that indicates whether the interaction is enabled. Stored without effect.
    open var isEnabled = true

    /// Creates an interaction with a delegate, which is not retained.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Called before the interaction is added to a view or removed. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Updates the pointer. Does nothing: pointers are not simulated.
    open func invalidate() {}
}

/// The methods that provide the regions and styles of the pointer. Never called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region of the view for a position of the pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of the pointer in a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// The default implementation returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// The default implementation returns nil, for the system's style.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        nil
    }
}

/// A request for the region at a position of the pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The location of the pointer in the view's coordinates, in points.
    open var location: CGPoint { .zero }
    /// The modifier keys that are held down.
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

/// The style of the pointer. Pointers are not drawn.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The effect on the view below the pointer.
    public let effect: UIPointerEffect?
    /// The shape of the pointer.
    public let shape: UIPointerShape?

    /// Creates a style with an effect.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// Creates a style with only a shape.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    /// Returns a style that hides the pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// The effects on the view below the pointer. Pointers are not drawn.
public enum UIPointerEffect {
    /// The system's default, highlighting the view, or lifting the view.
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
    /// A tint, a shadow and scaling of the view.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The positions of the tint.
    public enum TintMode: Sendable {
        /// No tint, a tint above the view, or a tint below the view.
        case none, overlay, underlay
    }
}

/// The shapes of the pointer. Pointers are not drawn.
public enum UIPointerShape {
    /// A path.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A beam with a length, in points.
    case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}
