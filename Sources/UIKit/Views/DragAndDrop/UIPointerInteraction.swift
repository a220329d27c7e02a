import Foundation

// The API for the pointer of a mouse. Pointers are not simulated: delegates are stored and never called.

/// An interaction that changes the pointer over a view. Stored without effect.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer may change. Stored without effect.
    open var isEnabled = true

    /// Creates an interaction without a view.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: pointers are not simulated.
    open func invalidate() {}
}

/// The delegate for the pointer's style over a view. Never called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region of the view in which the pointer changes.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the pointer's style in a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns the system's style.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        nil
    }
}

/// The position of a pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// The position in the view's coordinates, in points.
    open var location: CGPoint { .zero }
    /// The keys that are held down.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view in which the pointer changes.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// The rectangle in the view's coordinates, in points.
    public let rect: CGRect
    /// Identifies the region.
    public let identifier: AnyHashable?

    /// Creates a region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The style of a pointer. Nothing shows it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The effect on the view.
    public let effect: UIPointerEffect?
    /// The pointer's shape.
    public let shape: UIPointerShape?

    /// Creates a style with an effect.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// Creates a style with a shape only.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    /// Returns a style without a pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// The effect of a pointer on the view below. Nothing shows it.
public enum UIPointerEffect {
    /// The system decides, or the view gets a highlight, is lifted, or hovers.
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
    /// The view grows and gets a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The position of the view's tint.
    public enum TintMode: Sendable {
        /// Not at all, above the view, or below it.
        case none, overlay, underlay
    }
}

/// The shape of a pointer. Nothing shows it.
public enum UIPointerShape {
    /// Any shape.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A beam, of a length in points.
    case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}
