import Foundation

/// Something that an assistive technology offers to do with a view.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// What an action does, given itself; returns whether it did it.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// What is spoken of the action.
    open var name: String
    /// What shows of the action, nil for none. Kept; nothing reads it.
    open var image: UIImage?
    /// Returns whether it did what it offers.
    open var actionHandler: ActionHandler?

    /// The object that is sent `selector`, unless there is a handler.
    open weak var target: AnyObject?
    /// What `target` is sent, with the action where the selector takes an argument.
    open var selector: Selector?

    /// An action of this name that sends a selector. Nobody sends it here but tests.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
    }

    /// An action of this name. Nobody calls its handler here but tests.
    public init(name: String, actionHandler: ActionHandler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    /// An action of this name with a picture. Nobody calls its handler here but tests.
    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
