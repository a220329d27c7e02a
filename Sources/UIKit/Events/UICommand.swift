import Foundation

/// Something in a menu that calls a method of the responder chain. Menus are kept and never opened.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The method's name, as in `save:`.
    public let action: Selector?
    /// What goes with the command.
    open internal(set) var propertyList: Any?
    /// What help shows of the command. Kept; there is no help.
    open var discoverabilityTitle: String?
    /// How it stands in a menu. Kept; menus are not opened.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether it is chosen.
    open var state = UIMenuElement.State.off

    init(title: String, subtitle: String?, image: UIImage?, action: Selector?) {
        self.action = action
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A command with what menus show of it.
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

/// Another command for the same place in a menu while keys are held down. Nothing shows it.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The words.
    public let title: String
    /// The method's name.
    public let action: Selector
    /// The keys that are held down.
    public let modifierFlags: UIKeyModifierFlags

    /// Another command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}
