import Foundation

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a text is about, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
}

/// How a text wants to be entered. There is no keyboard here: all but secure entry is kept without effect.
struct TextInputTraits {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var contentType: UITextContentType?
    var isSecure = false
    var enablesReturnKeyAutomatically = false

    init() {}

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergency-call": .emergencyCall, "continue": .continue,
    ]
    private static let appearances: [String: UIKeyboardAppearance] = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]
    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    /// Reads a XIB's `<textInputTraits>`.
    @MainActor init(_ nib: NibCoder) {
        keyboardType = nib.enumeration("keyboardType", Self.keyboards) ?? .default
        returnKeyType = nib.enumeration("returnKeyType", Self.returnKeys) ?? .default
        keyboardAppearance = nib.enumeration("keyboardAppearance", Self.appearances) ?? .default
        autocapitalizationType = nib.enumeration("autocapitalizationType", Self.capitalizations) ?? .none
        autocorrectionType =
            nib.enumeration("autocorrectionType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        spellCheckingType =
            nib.enumeration("spellCheckingType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        smartQuotesType = nib.enumeration("smartQuotesType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        smartDashesType = nib.enumeration("smartDashesType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        smartInsertDeleteType =
            nib.enumeration("smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        contentType = nib.string("textContentType").map(UITextContentType.init(rawValue:))
        isSecure = nib.bool("secureTextEntry") ?? false
        enablesReturnKeyAutomatically = nib.bool("enablesReturnKeyAutomatically") ?? false
    }
}
