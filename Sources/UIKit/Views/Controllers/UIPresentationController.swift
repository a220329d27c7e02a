// Presentation controllers for custom presentations, sheets and popovers, and the protocols for their transitions.
import Foundation

/// The methods of a presentation controller's delegate. Never called: swipes to dismiss are not simulated.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the presentation style for compact width. Never called.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns whether a swipe may dismiss the presented controller. Never called.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a swipe dismisses the presented controller. Never called.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after a swipe dismissed the presented controller. Never called; UIKit doesn't call it for
    /// `dismiss(animated:completion:)` either.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after a swipe that the delegate prevented from dismissing. Never called.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default implementation returns `.none`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// The default implementation returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// The default implementation does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages the presentation of a view controller. Apps subclass it for the style `.custom`; in all other styles, the
/// presented view fills the window.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The presented controller. It is retained, unless the presented controller itself created this object: then this is
    /// a weak reference, and an empty controller after the presented controller is deallocated.
    open var presentedViewController: UIViewController { retainedController ?? weakController ?? UIViewController() }
    private weak var weakController: UIViewController?
    private var retainedController: UIViewController?
    /// The view that contains the presented view in the style `.custom`.
    weak var customContainer: UIView?
    /// The current transition, or nil.
    var transition: PresentationTransition?
    /// The delegate, which is never called. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { reportNoOp("UIPresentationController.delegate", delegate != nil) }
    }

    /// Creates a presentation controller. `presentingViewController` is ignored, because the presented controller already
    /// has a reference to it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (weakController, retainedController) = (presentedViewController, presentedViewController)
    }

    /// Replaces the strong reference to the presented controller by a weak one, because that controller retains this
    /// object.
    func releasePresentedController() { retainedController = nil }

    /// The presenting controller, or the presented controller itself before the presentation.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The presented controller's `modalPresentationStyle`.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The presented controller's view; nil until it is loaded.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The superview of the presented view: a view that fills the window in the style `.custom`, otherwise the window. Nil
    /// if the controller isn't presented.
    open var containerView: UIView? { customContainer ?? presentedViewController.viewIfLoaded?.superview }
    /// The frame of the presented view in the container view's coordinates (points). By default, the container view's
    /// bounds, or zero if there is none. Used only in the style `.custom`, and read once per presentation.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// A Boolean value that indicates whether the presentation covers the full screen. Always true and never read.
    open var shouldPresentInFullscreen: Bool { true }
    /// A Boolean value that indicates whether a presentation in the style `.custom` hides the presenting view; false by
    /// default.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before a presentation in the style `.custom`, after the container view was added to the window.
    open func presentationTransitionWillBegin() {}
    /// Called with true after a presentation in the style `.custom`.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before a dismissal in the style `.custom`.
    open func dismissalTransitionWillBegin() {}
    /// Called with true after a dismissal in the style `.custom`, before the container view is removed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container view of a `.custom` presentation lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container view of a `.custom` presentation laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The presented controller's preferred size, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller's preferred size changes during a `.custom` presentation.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's Auto Layout size changes. Never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented view, in points: `parentSize` by default. CellSim doesn't call it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the size of the container view changes. Never called.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits change. Never called.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// The delegate of a sheet. Dragging is not simulated, so it is never called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user selected another detent. Never called.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// A presentation controller for sheets. Its settings are stored without effect.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest. Stored without effect.
    public struct Detent: Hashable, Sendable {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from its raw value.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifiers of the system's detents: about half of the screen's height, and the full height of a sheet.
            public static let medium = Self("com.apple.UIKit.medium"), large = Self("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        /// Returns a detent of about half of the screen's height.
        public static func medium() -> Detent { Detent(identifier: .medium) }
        /// Returns a detent of the full height of a sheet.
        public static func large() -> Detent { Detent(identifier: .large) }
        /// Returns a detent whose height is determined by a closure. The closure is never called.
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString))
        }
    }

    /// The heights at which the sheet can rest. Stored without effect.
    open var detents: [Detent] = [.large()] {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// The detent at which the sheet rests; nil for the first detent. Stored without effect.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { reportNoOp("UISheetPresentationController", true) }
    }
    /// The largest detent that doesn't dim the view behind the sheet; nil if all do. Stored without effect.
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
    /// Runs the closure immediately, without animation.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Evaluates the detents again. Does nothing: detents have no effect.
    open func invalidateDetents() {}
}

/// The directions in which a popover's arrow can point. Arrows are not drawn.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points in the specified direction, away from the popover.
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8)
    /// All four directions.
    public static let any: Self = [.up, .down, .left, .right]
}

/// The delegate of a popover presentation controller. It declares no methods of its own and is never called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A presentation controller for popovers. Its settings are stored without effect.
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
    /// The background colour of the popover and its arrow; nil for the system's colour. Stored without effect.
    open var backgroundColor: UIColor?
    /// The views outside the popover that receive touches while it is visible. Stored without effect.
    open var passthroughViews: [UIView]?
    /// The minimum distance from the screen's edges, in points. Stored without effect.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Provides the presentation controller for presentations in the style `.custom`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the app's presentation controller. Called once for each presentation in the style `.custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The default implementation returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// The state of a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that contains the controllers' views.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// A Boolean value that indicates whether the transition can become interactive.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether the transition is currently interactive.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// The progress, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the animation after the interactive part, as a factor.
    var completionVelocity: CGFloat { get }
    /// The animation curve after the interactive part.
    var completionCurve: UIView.AnimationCurve { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that is applied during the transition.
    var targetTransform: CGAffineTransform { get }
    /// Returns the view controller for a key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for a key.
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
    /// Always 1, the normal speed.
    public var completionVelocity: CGFloat { 1 }
    /// Always `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Always `.none`.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Always the identity.
    public var targetTransform: CGAffineTransform { .identity }
    /// Returns nil.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// Returns nil.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Runs animations alongside a transition or a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds an alongside animation and a completion closure. Returns whether they will be called.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Adds an alongside animation. Returns whether it will be called.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Adds an animation of a view outside the container view, and a completion closure. Returns whether they will be called.
    ///
    /// - Parameters:
    ///   - view: The view that is animated. As in UIKit, it can be any view; the transition's animations have no effect on snapshots.
    ///   - animation: A closure that changes the view.
    ///   - completion: A closure that is called after the transition.
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}
