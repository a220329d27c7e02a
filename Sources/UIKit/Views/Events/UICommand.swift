import Foundation

/// A menu element that sends an action up the responder chain. Menus are stored but never open.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The selector of the action, for example `save:`.
    public let action: Selector?
    /// A value for use by the app.
    open internal(set) var propertyList: Any?
    /// A longer title for the list of keyboard shortcuts. Stored without effect.
    open var discoverabilityTitle: String?
    /// The attributes of the command in a menu. Stored without effect: menus never open.
    open var attributes: UIMenuElement.Attributes = []
    /// The state of the command in a menu.
    open var state = UIMenuElement.State.off

    init(title: String, subtitle: String?, image: UIImage?, action: Selector?) {
        self.action = action
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a command with a title and an image for menus.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(title: title, subtitle: nil, image: image, action: action)
        (self.propertyList, self.attributes, self.state) = (propertyList, attributes, state)
        if let discoverabilityTitle { self.discoverabilityTitle = discoverabilityTitle }
    }
}

/// A command that replaces another one in a menu while modifier keys are held down. It is never displayed.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title of the command.
    public let title: String
    /// The selector of the action.
    public let action: Selector
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}
