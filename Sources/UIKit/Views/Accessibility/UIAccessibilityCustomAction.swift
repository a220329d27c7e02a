import Foundation

/// A custom action that assistive technologies offer for an object. Only tests perform it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that receives the action, performs it, and returns whether it succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The spoken name of the action.
    open var name: String
    /// The image of the action, or nil. Stored without effect.
    open var image: UIImage?
    /// The category of the action, such as `UIAccessibilityCustomAction.editCategory`, or nil. Stored for your code to read.
    open var category: String?
    /// The category of actions that edit the object.
    public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
    /// The closure that performs the action.
    open var actionHandler: ActionHandler?

    /// The object that receives `selector` if there is no handler. Not retained.
    open weak var target: AnyObject?
    /// The selector that is sent to `target`, with the action as its optional argument.
    open var selector: Selector?

    /// Creates an action that sends a selector to a target.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
    }

    /// Creates an action with a handler.
    public init(name: String, actionHandler: ActionHandler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    /// Creates an action with an image and a handler.
    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
