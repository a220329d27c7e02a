import Foundation

/// Hears how users treat what is presented. Nothing is swiped away here: nobody is asked.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What an app says of a presentation. What is presented fills the screen, whatever is said.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
    }

    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
}

/// Heights of a sheet, kept without effect.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    public struct Detent: Hashable, Sendable {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Self("com.apple.UIKit.medium"), large = Self("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        public static func medium() -> Detent { Detent(identifier: .medium) }
        public static func large() -> Detent { Detent(identifier: .large) }
        /// The resolver is not asked.
        public static func custom(identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?) -> Detent {
            Detent(identifier: identifier ?? Identifier(UUID().uuidString))
        }
    }

    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where a popover points, kept without effect.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// The animations of presentations, never asked for: nothing is animated.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
}

/// Changes that go along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// Offers to share: an empty screen here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    open var excludedActivityTypes: [String]?
    public let activityItems: [Any]

    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

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
        storedPresentation = made
        return made
    }

    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// Nil: nothing is in transition.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// Pictures have no status bar.
    public func setNeedsStatusBarAppearanceUpdate() {}
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
