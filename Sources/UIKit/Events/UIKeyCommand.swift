import Foundation

/// Keys that are held down together with another one.
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
    /// The key is one of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that calls a method of the responder chain. There is no keyboard here: it is known and never pressed.
@preconcurrency @MainActor open class UIKeyCommand: NSObject, @preconcurrency NSCoding {
    /// The key's character.
    public let input: String?
    /// The keys held down with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The method's name, as in `save:`.
    public let action: Selector?
    /// What help shows of the command.
    open var discoverabilityTitle: String? {
        didSet { noteKept("UIKeyCommand.discoverabilityTitle", discoverabilityTitle != nil) }
    }

    /// A command for a character with the keys that are held down; nobody presses it here.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
        super.init()
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        input = nib?.string("input")
        let flags = nib?.coder(forKeyed: "modifierFlags")
        modifierFlags = flags.map(Self.flags(of:)) ?? UIKeyModifierFlags(rawValue: nib?.int("modifierFlags") ?? 0)
        action = nib?.string("actionName").map { Selector($0) }
        super.init()
        discoverabilityTitle = nib?.string("discoverabilityTitle")
    }

    /// `<modifierFlags shift="YES" command="YES"/>` and its other words.
    private static func flags(of nib: NibCoder) -> UIKeyModifierFlags {
        let words: [(String, UIKeyModifierFlags)] = [
            ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control), ("alternate", .alternate),
            ("option", .alternate),
            ("command", .command), ("numericPad", .numericPad),
        ]
        return words.reduce(into: []) { flags, pair in if nib.bool(pair.0) ?? false { flags.insert(pair.1) } }
    }

    open func encode(with coder: NSCoder) {}
}
