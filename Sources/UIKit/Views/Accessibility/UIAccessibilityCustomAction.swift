import Foundation

/// An action that assistive technologies offer for a view.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action, which it receives, and returns whether it succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The spoken name of the action.
    open var name: String
    /// The image of the action; nil for no image. Stored without effect.
    open var image: UIImage?
    /// The closure that performs the action.
    open var actionHandler: ActionHandler?

    /// The object that receives `selector`, unless there is a handler; not retained.
    open weak var target: AnyObject?
    /// The selector that is sent to `target`, with the action as its argument if it has one.
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
