import Foundation

/// The menu over what is selected, as before iOS 16. Kept, and never shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// Where the menu's arrow points.
    public enum ArrowDirection: Int, Sendable {
        /// As it fits, up, down, to the left, or to the right.
        case `default`, up, down, left, right
    }

    /// The one there is.
    public static let shared = UIMenuController()
    /// The app's own commands. Kept; the menu is not shown.
    open var menuItems: [UIMenuItem]?
    /// Where the arrow points. Kept; the menu is not shown.
    open var arrowDirection = ArrowDirection.default
    /// False; setting it does nothing.
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
    /// The menu is about to show. A name only.
    nonisolated public class var willShowMenuNotification: Notification.Name { name("WillShowMenu") }
    /// The menu shows. A name only.
    nonisolated public class var didShowMenuNotification: Notification.Name { name("DidShowMenu") }
    /// The menu is about to go. A name only.
    nonisolated public class var willHideMenuNotification: Notification.Name { name("WillHideMenu") }
    /// The menu has gone. A name only.
    nonisolated public class var didHideMenuNotification: Notification.Name { name("DidHideMenu") }
    /// The menu has another frame. A name only.
    nonisolated public class var menuFrameDidChangeNotification: Notification.Name { name("MenuFrameDidChange") }
}

/// A command in the menu over what is selected.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The words.
    open var title: String
    /// The method's name.
    open var action: Selector

    /// A command.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu over what is selected. Kept, and never shown.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// Kept, not retained; never asked.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// An interaction that no view has yet.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Does nothing.
    open func dismissMenu() {}
    /// Does nothing.
    open func reloadVisibleMenu() {}
    /// Does nothing.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Where the menu was asked for: nowhere.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where the menu over what is selected is to show.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// Tells menus apart.
    public let identifier: AnyHashable
    /// In the view's coordinates, in points.
    public let sourcePoint: CGPoint
    /// Where the arrow points. Kept; the menu is not shown.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A place.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}

/// Where a menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As it fits, up, down, to the left, or to the right.
    case automatic, up, down, left, right
}

/// Says what the menu over what is selected shows. Never asked.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu, of what the system proposes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Where the arrow points to, in the view's coordinates (points).
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
        -> CGRect
    /// The menu is about to show.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The system's.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Nowhere in particular.
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

/// How a menu comes and goes. Nothing here makes one.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that go along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu on a long press comes and goes. Nothing here makes one.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// What is shown beside the menu.
    var previewViewController: UIViewController? { get }
    /// Adds changes that go along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How what is shown beside a menu is gone into.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes away, or it grows.
    case dismiss, pop
}

/// How what is shown beside a menu is gone into. Nothing here makes one.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// Whether it goes away or grows.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What can be done with something in a text.
public enum UITextItemInteraction: Int, Sendable {
    /// It is gone into, its menu opens, or it is shown beside.
    case invokeDefaultAction, presentActions, preview
}

/// The old way to show what is pressed hard. Nothing here makes one.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part that stays sharp, in the view's coordinates (points).
    var sourceRect: CGRect { get set }
    /// Says what is shown.
    var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Says what is shown of what is pressed hard. Never asked.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// What is shown; nil for nothing.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    )
        -> UIViewController?
    /// Shows it whole.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What a row did with a swipe, as before iOS 11. Kept, and never shown.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// What it looks like.
    public enum Style: Int, Sendable {
        /// Red, or grey.
        case destructive, normal
        /// Red.
        public static let `default` = Style.destructive
    }

    /// Red, or grey.
    public let style: Style
    /// The words.
    open var title: String?
    /// The colour. Kept; nothing shows it.
    open var backgroundColor: UIColor?
    /// An effect in place of the colour. Kept; nothing shows it.
    open var backgroundEffect: UIVisualEffect?
    /// What it does; tests may call it.
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
