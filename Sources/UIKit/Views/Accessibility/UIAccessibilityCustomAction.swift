import Foundation

/// An action that assistive technologies offer for a view.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action that it receives; returns whether it succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The spoken name of the action.
    open var name: String
    /// The action's image; nil for none. Stored without effect.
    open var image: UIImage?
    /// Performs the action; returns whether it succeeded.
    open var actionHandler: ActionHandler?

    /// The object that receives `selector`, unless there is a handler.
    open weak var target: AnyObject?
    /// The message for `target`, with the action as its argument if the selector has one.
    open var selector: Selector?

    /// Creates an action that sends a selector. Only tests send it.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
    }

    /// Creates an action with a handler. Only tests call it.
    public init(name: String, actionHandler: ActionHandler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    /// Creates an action with an image and a handler. Only tests call it.
    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
