import Foundation

/// Something that an assistive technology offers to do with a view.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    /// Returns whether it did what it offers.
    open var actionHandler: ActionHandler?

    public init(name: String, actionHandler: ActionHandler?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }

    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
