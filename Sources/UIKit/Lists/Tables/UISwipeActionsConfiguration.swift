import Foundation

/// An action that the user reveals by swiping a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// An action that is not destructive. The button is grey.
        case normal
        /// A destructive action, such as a deletion. The button is red.
        case destructive
    }

    /// A closure that performs an action. Its parameters are the action, the view of the action and a completion handler.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action, which determines the default colour of its button.
    public let style: Style
    /// The closure that performs the action. Stored, never called.
    public let handler: Handler
    /// The title of the button. Stored without effect.
    open var title: String?
    /// The image of the button. Stored without effect.
    open var image: UIImage?
    /// The colour of the button: red or grey, depending on the style. Stored without effect.
    open var backgroundColor: UIColor!

    /// Creates an action with a title. The style determines its colour.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// A set of actions that the user reveals by swiping a row. Row swipes are not simulated, so tables never request them.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, starting at the edge of the row. Stored without effect.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a full swipe performs the first action. Stored without effect.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions, starting at the edge of the row.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that the user reveals by swiping a row, for iOS 8 to 12. Stored, never shown.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// A style of an action.
    public enum Style: Int, Sendable {
        /// A red or a grey button.
        case destructive, normal
        /// The default style: red.
        public static let `default` = Style.destructive
    }

    /// The style of the action: red or grey.
    public let style: Style
    /// The title of the button.
    open var title: String?
    /// The colour of the button. Stored without effect.
    open var backgroundColor: UIColor?
    /// The visual effect behind the button, in place of a colour. Stored without effect.
    open var backgroundEffect: UIVisualEffect?
    /// The closure that performs the action. Tests can call it.
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a style and a title.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}
