import Foundation

/// The controller of the edit menu before iOS 16. Stored and never shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The direction of the menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        /// Automatic, up, down, left or right.
        case `default`, up, down, left, right
    }

    /// The shared menu controller.
    public static let shared = UIMenuController()
    /// Custom commands of the app. Stored without effect: menus are not simulated.
    open var menuItems: [UIMenuItem]?
    /// The direction of the arrow. Stored without effect: menus are not simulated.
    open var arrowDirection = ArrowDirection.default
    /// Always false; setting it has no effect.
    open var isMenuVisible: Bool {
        get { false }
        set {}
    }
    /// The frame of the menu. Always zero: menus are not simulated.
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
    /// Posted before the menu appears. Never posted in CellSim.
    nonisolated public class var willShowMenuNotification: Notification.Name { name("WillShowMenu") }
    /// Posted after the menu appeared. Never posted in CellSim.
    nonisolated public class var didShowMenuNotification: Notification.Name { name("DidShowMenu") }
    /// Posted before the menu disappears. Never posted in CellSim.
    nonisolated public class var willHideMenuNotification: Notification.Name { name("WillHideMenu") }
    /// Posted after the menu disappeared. Never posted in CellSim.
    nonisolated public class var didHideMenuNotification: Notification.Name { name("DidHideMenu") }
    /// Posted after the frame of the menu changed. Never posted in CellSim.
    nonisolated public class var menuFrameDidChangeNotification: Notification.Name { name("MenuFrameDidChange") }
}

/// A custom command in the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title of the command.
    open var title: String
    /// The selector of the command's method.
    open var action: Selector

    /// Creates a command with a title and a selector.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// An interaction that shows an edit menu (iOS 16). Stored and never shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called; not retained.
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
    /// Returns zero: menus are not simulated.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// The identifier of the menu.
    public let identifier: AnyHashable
    /// The target point of the menu in the view's coordinates, in points.
    public let sourcePoint: CGPoint
    /// The direction of the arrow. Stored without effect: menus are not simulated.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration with an identifier and a target point.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Automatic, up, down, left or right.
    case automatic, up, down, left, right
}

/// The delegate of an edit menu interaction. Never called.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu, given the actions that the system suggests; nil for the default menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle to which the arrow points, in the view's coordinates (points).
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
    /// Returns nil for the default menu.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns a null rectangle.
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

/// An object that animates an edit menu. Never created in CellSim.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes to the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that animates a context menu. Never created in CellSim.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview next to the menu.
    var previewViewController: UIViewController? { get }
    /// Adds changes to the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure for the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The style of the animation after a tap on the preview of a context menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview disappears or grows.
    case dismiss, pop
}

/// An object that animates the tap on the preview of a context menu. Never created in CellSim.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of the animation.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An interaction with a text item, such as a link.
public enum UITextItemInteraction: Int, Sendable {
    /// Performs the default action, opens a menu, or shows a preview.
    case invokeDefaultAction, presentActions, preview
}

/// The context of a preview before iOS 13. Never created in CellSim.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The view that the user presses.
    var sourceView: UIView { get }
    /// The part of the view that is not blurred, in the view's coordinates (points).
    var sourceRect: CGRect { get set }
    /// The delegate that provides the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// The delegate for previews before iOS 13. Never called.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// Returns the controller of the preview; nil for no preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    )
        -> UIViewController?
    /// Shows the controller of the preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
