import Foundation

// What apps write for a mouse's pointer. There is none: delegates are kept and never asked.

/// Changes what a pointer looks like over a view. Kept.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// Kept, not retained; never asked.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer may change. Kept; nothing reads it.
    open var isEnabled = true

    /// An interaction that no view has yet.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: there is no pointer.
    open func invalidate() {}
}

/// Says what a pointer looks like over a view. Never asked.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// The part of the view at which the pointer changes.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// What the pointer looks like there.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// The whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// The system's look.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        nil
    }
}

/// Where a pointer is.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates, in points.
    open var location: CGPoint { .zero }
    /// The keys that are held down.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view at which a pointer changes.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// In the view's coordinates, in points.
    public let rect: CGRect
    /// Tells regions apart.
    public let identifier: AnyHashable?

    /// A part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// What a pointer looks like. Nothing shows it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// What happens to the view.
    public let effect: UIPointerEffect?
    /// The pointer's form.
    public let shape: UIPointerShape?

    /// A look.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// A form alone.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    /// No pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// What a pointer does to the view below. Nothing shows it.
public enum UIPointerEffect {
    /// As the system thinks best, a bright surface, a lifted view, or a shadow.
    case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
    /// The view grows with a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// How the view is coloured.
    public enum TintMode: Sendable {
        /// Not at all, above it, or below it.
        case none, overlay, underlay
    }
}

/// The form of a pointer. Nothing shows it.
public enum UIPointerShape {
    /// Any form.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A beam, of a length in points.
    case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}

extension UIButton {
    /// Says what a pointer looks like over a button.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
