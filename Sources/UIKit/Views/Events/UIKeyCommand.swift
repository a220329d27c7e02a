import Foundation

/// The modifier keys that are held down while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A keyboard shortcut that sends an action up the responder chain. It is never triggered: key presses are not simulated.
@preconcurrency @MainActor open class UIKeyCommand: UICommand, @preconcurrency NSCoding {
    /// The character of the key.
    public let input: String?
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// A Boolean value that indicates whether the command takes precedence over the system's shortcuts. Stored without
    /// effect: key presses are not simulated.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command for a key with modifier keys.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: "", subtitle: nil, image: nil, action: action)
    }

    /// Creates a command for a key, with a title and an image for menus.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: title, subtitle: nil, image: image, action: action)
        (self.propertyList, self.attributes, self.state) = (propertyList, attributes, state)
        if let discoverabilityTitle { self.discoverabilityTitle = discoverabilityTitle }
    }

    /// The up arrow key.
    nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    /// The down arrow key.
    nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    /// The left arrow key.
    nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    /// The right arrow key.
    nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    /// The Escape key.
    nonisolated public class var inputEscape: String { "UIKeyInputEscape" }
    /// The Page Up key.
    nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
    /// The Page Down key.
    nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
    /// The Home key.
    nonisolated public class var inputHome: String { "UIKeyInputHome" }
    /// The End key.
    nonisolated public class var inputEnd: String { "UIKeyInputEnd" }
    /// The Delete key.
    nonisolated public class var inputDelete: String { "UIKeyInputDelete" }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        input = nib?.string("input")
        let flags = nib?.coder(forKeyed: "modifierFlags")
        modifierFlags = flags.map(Self.flags(of:)) ?? UIKeyModifierFlags(rawValue: nib?.int("modifierFlags") ?? 0)
        super.init(title: "", subtitle: nil, image: nil, action: nib?.string("actionName").map { Selector($0) })
        discoverabilityTitle = nib?.string("discoverabilityTitle")
    }

    /// Returns the flags of a `<modifierFlags shift="YES" command="YES"/>` element.
    private static func flags(of nib: NibCoder) -> UIKeyModifierFlags {
        let flagsByName: [(String, UIKeyModifierFlags)] = [
            ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control), ("alternate", .alternate),
            ("option", .alternate),
            ("command", .command), ("numericPad", .numericPad),
        ]
        return flagsByName.reduce(into: []) { flags, pair in if nib.bool(pair.0) ?? false { flags.insert(pair.1) } }
    }

    open func encode(with coder: NSCoder) {}
}
