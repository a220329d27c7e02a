import Foundation

/// An action that a swipe on a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The effect of an action on its row.
    public enum Style: Int, Sendable {
        /// An action with any effect; the button is grey.
        case normal
        /// A destructive action, such as a deletion; the button is red.
        case destructive
    }

    /// A closure that performs an action. It receives the action, its view and a completion handler.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The effect of the action on its row, which determines the background.
    public let style: Style
    /// The handler of the action. Stored and never called.
    public let handler: Handler
    /// The title of the button. Stored without effect.
    open var title: String?
    /// The image of the button. Stored without effect.
    open var image: UIImage?
    /// The colour of the button: red or grey, depending on the style. Stored without effect.
    open var backgroundColor: UIColor!

    /// Creates an action with a title and the colour of its style.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// A set of actions that a swipe on a row reveals. Row swipes are not simulated, so tables never request them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the row's edge. Stored without effect.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a full swipe performs the first action. Stored without effect.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions, starting at the row's edge.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe on a row reveals, from iOS 8 to 12. Stored and never shown.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The style of the action.
    public enum Style: Int, Sendable {
        /// Red or grey.
        case destructive, normal
        /// Red.
        public static let `default` = Style.destructive
    }

    /// The style of the action: red or grey.
    public let style: Style
    /// The title of the button.
    open var title: String?
    /// The colour of the button. Stored without effect.
    open var backgroundColor: UIColor?
    /// The effect behind the button, instead of a colour. Stored without effect.
    open var backgroundEffect: UIVisualEffect?
    /// The handler of the action, which tests can call.
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a style and a title.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
