import Foundation

/// The menu for a selection, as before iOS 16. Stored, and never shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// Automatic, up, down, left or right.
        case `default`, up, down, left, right
    }

    /// The only menu controller.
    public static let shared = UIMenuController()
    /// The app's own commands. Stored without effect: the menu is not shown.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow. Stored without effect: the menu is not shown.
    open var arrowDirection = ArrowDirection.default
    /// Always false; setting it has no effect.
    open var isMenuVisible: Bool {
        get { false }
        set {}
    }
    /// Zero: the menu is not shown.
    open var menuFrame: CGRect { .zero }

    private override init() {}

    /// Does nothing.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    /// Does nothing.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Does nothing.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// Does nothing.
    open func hideMenu(from targetView: UIView) {}
    /// Does nothing.
    open func hideMenu() {}
    /// Does nothing.
    open func update() {}

    private nonisolated static func name(_ name: String) -> Notification.Name {
        Notification.Name("UIMenuController\(name)Notification")
    }
    /// The menu is about to appear. Never posted.
    nonisolated public class var willShowMenuNotification: Notification.Name { name("WillShowMenu") }
    /// The menu appeared. Never posted.
    nonisolated public class var didShowMenuNotification: Notification.Name { name("DidShowMenu") }
    /// The menu is about to disappear. Never posted.
    nonisolated public class var willHideMenuNotification: Notification.Name { name("WillHideMenu") }
    /// The menu disappeared. Never posted.
    nonisolated public class var didHideMenuNotification: Notification.Name { name("DidHideMenu") }
    /// The menu's frame changed. Never posted.
    nonisolated public class var menuFrameDidChangeNotification: Notification.Name { name("MenuFrameDidChange") }
}

/// A command in the menu for a selection.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method's name.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu for a selection. Stored, and never shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// Creates an interaction without a view.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Does nothing.
    open func dismissMenu() {}
    /// Does nothing.
    open func reloadVisibleMenu() {}
    /// Does nothing.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Returns zero: the menu is not shown.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The position of the menu for a selection.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Identifies the menu.
    public let identifier: AnyHashable
    /// The point in the view's coordinates, in points.
    public let sourcePoint: CGPoint
    /// The direction of the arrow. Stored without effect: the menu is not shown.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// The direction of a menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Automatic, up, down, left or right.
    case automatic, up, down, left, right
}

/// The delegate for the content of the menu for a selection. Never called.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu, from the system's suggestions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the target of the arrow, in the view's coordinates (points).
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
        -> CGRect
    /// Called before the menu appears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu disappears.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns the system's menu.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns no target.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The animation of a menu. Never created in CellSim.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes to the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation of a menu on a long press. Never created in CellSim.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The preview next to the menu.
    var previewViewController: UIViewController? { get }
    /// Adds changes to the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation when the user taps the preview next to a menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview disappears, or it grows.
    case dismiss, pop
}

/// The animation when the user taps the preview next to a menu. Never created in CellSim.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Whether the preview disappears or grows.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An interaction with an item in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// Performs the default action, opens its menu, or shows a preview.
    case invokeDefaultAction, presentActions, preview
}

/// The old way to preview a pressed item. Never created in CellSim.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The pressed view.
    var sourceView: UIView { get }
    /// The part that stays sharp, in the view's coordinates (points).
    var sourceRect: CGRect { get set }
    /// The delegate, which returns the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// The delegate for previews of a pressed item. Never called.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// Returns the preview; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    )
        -> UIViewController?
    /// Shows the previewed controller.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
