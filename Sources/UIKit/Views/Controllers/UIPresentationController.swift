// Presentation controllers for custom presentations, sheets and popovers, with their transitions.
import Foundation

/// The delegate for the user's actions on a presentation. Never called, because swipes don't dismiss anything.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style that replaces the presented controller's in compact width. Never called.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns whether a swipe may dismiss the presentation. Never called.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when a swipe starts to dismiss, which never happens in CellSim.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a swipe dismissed, which never happens in CellSim. UIKit doesn't call it for `dismiss` in code
    /// either.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after a swipe failed to dismiss, which never happens in CellSim.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `none`: the default for delegates that don't implement it.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// Returns true: the default for delegates that don't implement it.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing: the default for delegates that don't implement it.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages a presentation; apps subclass it for the style `custom`. In other styles, the presented view fills the
/// screen.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The presented controller. Retained, except by the presentation controller that a controller creates for itself;
    /// after the presented controller is released, that one returns an empty controller.
    open var presentedViewController: UIViewController { retainedController ?? weakController ?? UIViewController() }
    private weak var weakController: UIViewController?
    private var retainedController: UIViewController?
    /// The view that contains the presented view in the style `custom`.
    weak var customContainer: UIView?
    /// The transition in progress; nil if there is none.
    var transition: PresentationTransition?
    /// The delegate, which is never called. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { reportNoOp("UIPresentationController.delegate", delegate != nil) }
    }

    /// Creates a presentation controller. It does not store the presenting controller, which the presented controller
    /// already references.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (weakController, retainedController) = (presentedViewController, presentedViewController)
    }

    /// Releases the presented controller to avoid a reference cycle, because that controller retains this object.
    func releasePresentedController() { retainedController = nil }

    /// The presenting controller; before the presentation, the presented controller itself.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The presented controller's `modalPresentationStyle`.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The presented controller's view; nil until it is loaded.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The view that contains the presented view: in the style `custom`, a view that fills the window, otherwise the window.
    /// Nil while nothing is presented.
    open var containerView: UIView? { customContainer ?? presentedViewController.viewIfLoaded?.superview }
    /// The frame of the presented view, in the container's coordinates (points): the container's bounds by default,
    /// zero without a container. Read once per presentation, and only in the style `custom`.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// A Boolean value that indicates whether the presentation covers the full screen. Always true and never read.
    open var shouldPresentInFullscreen: Bool { true }
    /// A Boolean value that indicates whether the presenting controller disappears during a presentation in the style
    /// `custom`; false by default.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before a presentation in the style `custom`, when the container is in the window.
    open func presentationTransitionWillBegin() {}
    /// Called after a presentation in the style `custom`, with true.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the end of a presentation in the style `custom`.
    open func dismissalTransitionWillBegin() {}
    /// Called after the end of a presentation in the style `custom`, with true, before the container is removed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container of a presentation in the style `custom` lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container of a presentation in the style `custom` laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The presented controller's preferred size, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller's preferred size changes during a presentation in the style `custom`.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's Auto Layout size changes. Never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented controller in a container of this size, in points: the same size. UIKit does
    /// not call it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the container's size changes, which never happens in CellSim.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits change, which never happens during a presentation in CellSim.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// The delegate of a sheet. Dragging is not simulated, so it is never called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user selected another height. Never called.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Stores the settings of a sheet, without effect.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests. Stored without effect.
    public struct Detent: Hashable, Sendable {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier, like `init(rawValue:)`, without the label.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The system's detents: about half of the height (`medium`) and the full height (`large`).
            public static let medium = Self("com.apple.UIKit.medium"), large = Self("com.apple.UIKit.large")
        }

        /// The identifier for `selectedDetentIdentifier`.
        public let identifier: Identifier
        /// Returns a detent of about half of the screen's height.
        public static func medium() -> Detent { Detent(identifier: .medium) }
        /// Returns a detent of the full height of a sheet.
        public static func large() -> Detent { Detent(identifier: .large) }
        /// Returns a detent with a resolver, which is never called.
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString))
        }
    }

    /// The heights at which the sheet can rest. Stored without effect.
    open var detents: [Detent] = [.large()] {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// The detent at which the sheet rests; nil for the first. Stored without effect.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// The largest detent that does not dim the content behind; nil for none. Stored without effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// A Boolean value that indicates whether a grabber is visible at the sheet's upper edge. Stored without effect.
    open var prefersGrabberVisible = false {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// The radius of the sheet's corners in points; nil for the system's radius. Stored without effect.
    open var preferredCornerRadius: CGFloat? {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// A Boolean value that indicates whether scrolling inside the sheet enlarges it. Stored without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that indicates whether the sheet is also attached to the bottom edge in compact heights. Stored
    /// without effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// A Boolean value that indicates whether a sheet at the bottom edge is as wide as `preferredContentSize`. Stored
    /// without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Calls the closure immediately, without animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Evaluates the detents again. Does nothing: detents have no effect.
    open func invalidateDetents() {}
}

/// The directions in which a popover's arrow can point. Arrows are not drawn.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points in this direction, and the popover is on the opposite side.
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8)
    /// All four directions.
    public static let any: Self = [.up, .down, .left, .right]
}

/// The delegate of a popover. It declares no additional methods and is never called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Stores the settings of a popover, such as its anchor, without effect.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points to. Stored without effect. Not retained.
    open weak var sourceView: UIView? {
        didSet { reportNoOp("UIPopoverPresentationController", true) }
    }
    /// The rectangle that the arrow points to, in the coordinates of `sourceView` (points). Stored without effect.
    open var sourceRect = CGRect.zero {
        didSet { reportNoOp("UIPopoverPresentationController", true) }
    }
    /// The bar item that the arrow points to, instead of a view. Stored without effect.
    open var barButtonItem: UIBarButtonItem? {
        didSet { reportNoOp("UIPopoverPresentationController", true) }
    }
    /// The possible directions of the arrow. Stored without effect.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { reportNoOp("UIPopoverPresentationController", true) }
    }
    /// The colour of the popover and its arrow; nil for the system's colour. Stored without effect.
    open var backgroundColor: UIColor?
    /// The views outside the popover that still receive touches. Stored without effect.
    open var passthroughViews: [UIView]?
    /// The minimum distance from the screen's edges, in points. Stored without effect.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Customises presentations: provides the presentation controller for the style `custom`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the app's own presentation controller for the style `custom`. Called once for each presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil: the default for delegates that don't implement it.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// The state of a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether changes are animated.
    var isAnimated: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that contains the controllers' views.
    var containerView: UIView { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// Whether a gesture can take over the transition.
    var isInterruptible: Bool { get }
    /// Whether a gesture currently controls the transition.
    var isInteractive: Bool { get }
    /// Whether a gesture controlled the transition when it started.
    var initiallyInteractive: Bool { get }
    /// The progress, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the animation after the gesture ends.
    var completionVelocity: CGFloat { get }
    /// The animation curve after the gesture ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the window.
    var targetTransform: CGAffineTransform { get }
    /// Returns one of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// Always false.
    public var isCancelled: Bool { false }
    /// Always false.
    public var isInterruptible: Bool { false }
    /// Always false.
    public var isInteractive: Bool { false }
    /// Always false.
    public var initiallyInteractive: Bool { false }
    /// Always 1, because the transition is complete.
    public var percentComplete: CGFloat { 1 }
    /// Always 1, the transition's own speed.
    public var completionVelocity: CGFloat { 1 }
    /// Always ease in, ease out.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Always `none`.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Always the identity.
    public var targetTransform: CGAffineTransform { .identity }
    /// Returns nil.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// Returns nil.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Runs additional changes together with a transition or a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds changes to the transition and a closure for its end. Returns whether they will be called.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Adds changes to the transition without a completion. Returns whether they will be called.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
