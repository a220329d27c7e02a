import Foundation

/// An action of a swiped row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The effect of an action on its row.
    public enum Style: Int, Sendable {
        /// Any effect; its background is grey.
        case normal
        /// Deletes something; its background is red.
        case destructive
    }

    /// The handler of an action; it receives the action, its view and a completion handler.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The effect of the action on its row, which determines the background.
    public let style: Style
    /// The handler of the action. Stored; never called.
    public let handler: Handler
    /// The button's title. Stored without effect.
    open var title: String?
    /// The button's image. Stored without effect.
    open var image: UIImage?
    /// The button's colour: red or grey, depending on the style. Stored without effect.
    open var backgroundColor: UIColor!

    /// Creates an action with a title and the background of its style.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The actions of a swiped row. CellSim has no swipes on rows, so tables never request them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge. Stored without effect.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action. Stored without effect.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of these actions, from the row's edge.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swiped row, as before iOS 11. Stored, and never shown.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The style of the action.
    public enum Style: Int, Sendable {
        /// Red, or grey.
        case destructive, normal
        /// Red.
        public static let `default` = Style.destructive
    }

    /// Red, or grey.
    public let style: Style
    /// The title.
    open var title: String?
    /// The colour. Stored without effect.
    open var backgroundColor: UIColor?
    /// The effect that replaces the colour. Stored without effect.
    open var backgroundEffect: UIVisualEffect?
    /// The action's handler; tests may call it.
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
