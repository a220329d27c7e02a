import Foundation

/// Hears how users treat what is presented. Nothing is swiped away here: nobody is asked.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in place of the presented controller's where the width is compact. Never asked here.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Whether a swipe may dismiss what is presented. Never asked here.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when a swipe begins to dismiss, which does not happen here.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe has dismissed, which does not happen here; `dismiss` in code does not call it in UIKit
    /// either.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe that may not dismiss was tried, which does not happen here.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// No other style, for delegates that leave it out.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// Yes, for delegates that leave it out.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing, for delegates that leave it out.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing, for delegates that leave it out.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing, for delegates that leave it out.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What an app says of a presentation. What is presented fills the screen, whatever is said.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// The controller that is presented or will be. Retained, except by the one that `presentationController` made for it,
    /// which an empty controller stands in for once it is gone.
    public var presentedViewController: UIViewController { retained ?? presented ?? UIViewController() }
    private weak var presented: UIViewController?
    private var retained: UIViewController?
    /// Kept and never told. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { noteKept("UIPresentationController.delegate", delegate != nil) }
    }

    /// Describes a presentation. The presenting controller is not kept: the presented one knows who presents it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, retained) = (presentedViewController, presentedViewController)
    }

    /// For the presented controller, which keeps this one: the two must not keep each other.
    fileprivate func releasePresented() { retained = nil }

    /// Who presents the controller; until somebody does, the controller itself.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The presented controller's `modalPresentationStyle`.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The presented controller's view; nil until it is loaded.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// What holds the presented view, which is the window; nil while it is not presented.
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    /// The container's bounds, in points; zero without one. Overriding it moves nothing.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Always true; nobody asks.
    open var shouldPresentInFullscreen: Bool { true }
    /// Never called: presentations have no transition here.
    open func presentationTransitionWillBegin() {}
    /// Never called: presentations have no transition here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Never called: presentations have no transition here.
    open func dismissalTransitionWillBegin() {}
    /// Never called: presentations have no transition here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Never called: what is presented lies in the window itself.
    open func containerViewWillLayoutSubviews() {}
    /// Never called: what is presented lies in the window itself.
    open func containerViewDidLayoutSubviews() {}
}

/// Heights of a sheet, kept without effect.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest. Kept without effect.
    public struct Detent: Hashable, Sendable {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// As `init(rawValue:)`, without the label.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The detents that exist without an app's own: about half of the height (`medium`) and all of it
            /// (`large`).
            public static let medium = Self("com.apple.UIKit.medium"), large = Self("com.apple.UIKit.large")
        }

        /// What `selectedDetentIdentifier` refers to.
        public let identifier: Identifier
        /// About half of the screen's height.
        public static func medium() -> Detent { Detent(identifier: .medium) }
        /// All of the height that a sheet can have.
        public static func large() -> Detent { Detent(identifier: .large) }
        /// The resolver is not asked.
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString))
        }
    }

    /// The heights at which the sheet can rest. Kept; nothing reads it.
    open var detents: [Detent] = [.large()] {
        didSet { noteKept("UISheetPresentationController", true) }
    }
    /// The height at which the sheet rests, nil for the first. Kept; nothing reads it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { noteKept("UISheetPresentationController", true) }
    }
    /// The greatest height that does not dim what lies behind, nil for none. Kept; nothing reads it.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { noteKept("UISheetPresentationController", true) }
    }
    /// Whether a grabber shows at the sheet's upper edge. Kept; nothing reads it.
    open var prefersGrabberVisible = false {
        didSet { noteKept("UISheetPresentationController", true) }
    }
    /// Radius of the sheet's corners in points, nil for the system's. Kept; nothing reads it.
    open var preferredCornerRadius: CGFloat? {
        didSet { noteKept("UISheetPresentationController", true) }
    }
    /// Whether scrolling inside enlarges the sheet. Kept; nothing reads it.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stands at the bottom edge in compact heights too. Kept; nothing reads it.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether a sheet at the bottom edge is as wide as `preferredContentSize`. Kept; nothing reads it.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Calls the closure at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing: detents have no effect.
    open func invalidateDetents() {}
}

/// The directions in which a popover's arrow can point. None is drawn.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points this way, and the popover lies on its other side.
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8)
    /// All four directions.
    public static let any: Self = [.up, .down, .left, .right]
}

/// Hears how users treat popovers. It has nothing of its own, and nobody calls it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where a popover points, kept without effect.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points to. Kept; nothing reads it. Not retained.
    open weak var sourceView: UIView? {
        didSet { noteKept("UIPopoverPresentationController", true) }
    }
    /// The part that the arrow points to, in the coordinates of `sourceView` (points). Kept; nothing reads it.
    open var sourceRect = CGRect.zero {
        didSet { noteKept("UIPopoverPresentationController", true) }
    }
    /// The bar item that the arrow points to, in place of a view. Kept; nothing reads it.
    open var barButtonItem: UIBarButtonItem? {
        didSet { noteKept("UIPopoverPresentationController", true) }
    }
    /// The directions that the arrow may have. Kept; nothing reads it.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { noteKept("UIPopoverPresentationController", true) }
    }
    /// The colour of the popover and its arrow, nil for the system's. Kept; nothing reads it.
    open var backgroundColor: UIColor?
    /// Views outside of the popover that touches still reach. Kept; nothing reads it.
    open var passthroughViews: [UIView]?
    /// The least distance from the screen's edges, in points. Kept; nothing reads it.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// The animations of presentations, never asked for: nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The app's own presentation controller for what is presented with the style `custom`. Never asked here.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nil, for delegates that leave it out.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What is known of a transition. Nothing here makes one.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether changes are to be animated.
    var isAnimated: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which the controllers' views take turns.
    var containerView: UIView { get }
    /// Whether the transition was broken off.
    var isCancelled: Bool { get }
    /// Whether a finger may take over.
    var isInterruptible: Bool { get }
    /// Whether a finger drives the transition now.
    var isInteractive: Bool { get }
    /// Whether a finger drove the transition at its beginning.
    var initiallyInteractive: Bool { get }
    /// How far it is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed after a finger left.
    var completionVelocity: CGFloat { get }
    /// The pace after a finger left.
    var completionCurve: UIView.AnimationCurve { get }
    /// How what comes is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the window is turned.
    var targetTransform: CGAffineTransform { get }
    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// No.
    public var isCancelled: Bool { false }
    /// No.
    public var isInterruptible: Bool { false }
    /// No.
    public var isInteractive: Bool { false }
    /// No.
    public var initiallyInteractive: Bool { false }
    /// At its end.
    public var percentComplete: CGFloat { 1 }
    /// The transition's own.
    public var completionVelocity: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// In no particular way.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// It is not turned.
    public var targetTransform: CGAffineTransform { .identity }
    /// None.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// None.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Changes that go along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds changes that go along with the transition and a closure for its end; returns whether they will be called.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Adds changes that go along with the transition; returns whether they will be called. Apple's completion is nil by
    /// default.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Offers to share: an empty screen here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Told of what became of the offer: the activity, whether it was carried out, what it gave back and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Told of what became of the offer. Kept; nothing is shared.
    open var completionWithItemsHandler: CompletionWithItemsHandler? {
        didSet {
            noteKept("UIActivityViewController.completionWithItemsHandler", completionWithItemsHandler != nil)
        }
    }
    /// Kinds of activities not to be offered. Kept; nothing reads it.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { noteKept("UIActivityViewController.excludedActivityTypes", excludedActivityTypes != nil) }
    }
    /// What is to be shared. Kept; nothing reads it.
    public let activityItems: [Any]

    /// Offers to share these items. An app's own activities are not kept.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads the element of a document; there are no items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

extension UIViewController {
    /// Made when first asked for, by the presentation's style.
    public var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        let made: UIPresentationController =
            switch modalPresentationStyle {
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            default: UIPresentationController(presentedViewController: self, presenting: nil)
            }
        made.releasePresented()
        storedPresentation = made
        return made
    }

    /// The presentation controller where it is a sheet's: for the styles `automatic`, `pageSheet` and `formSheet`.
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The presentation controller where it is a popover's: for the style `popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// Nil: nothing is in transition.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// Pictures have no status bar.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: pictures have no home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing: nothing turns.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
