import Foundation

/// One of the actions behind a swiped row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// What an action does to its row.
    public enum Style: Int, Sendable {
        /// Anything; its background is grey.
        case normal
        /// Deletes something; its background is red.
        case destructive
    }

    /// Takes the action, where it comes from, and what to call when it is done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action does to its row; kept, after it has chosen the background.
    public let style: Style
    /// What the action does. Kept; nothing calls it.
    public let handler: Handler
    /// What the button says. Kept; nothing reads it.
    open var title: String?
    /// What the button shows. Kept; nothing reads it.
    open var image: UIImage?
    /// The button's colour: red or grey by the style. Kept; nothing reads it.
    open var backgroundColor: UIColor!

    /// An action with a title and the background of its style.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The actions behind a swiped row. Rows are not swiped here: tables ask for them nowhere.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge on. Kept; no table shows them.
    public let actions: [UIContextualAction]
    /// Whether a long swipe takes the first action. Kept; nothing reads it.
    open var performsFirstActionWithFullSwipe = true

    /// A configuration of these actions, from the row's edge on.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
