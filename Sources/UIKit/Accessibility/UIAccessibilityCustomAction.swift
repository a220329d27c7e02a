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

    /// An action of this name. Nobody calls its handler here but tests.
    public init(name: String, actionHandler: ActionHandler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    /// An action of this name with a picture. Nobody calls its handler here but tests.
    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
