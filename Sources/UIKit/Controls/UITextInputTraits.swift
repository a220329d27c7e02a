import Foundation

/// The keyboard that a text wants. There is none here: the value is kept.
public enum UIKeyboardType: Int, Sendable {
    /// The usual keyboard of the language.
    case `default`
    /// Letters, digits and signs of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// For addresses of pages: slash, full stop and domains.
    case URL
    /// The ten digits in large keys.
    case numberPad
    /// Digits with star and hash, as on a telephone.
    case phonePad
    /// For a name or a telephone number.
    case namePhonePad
    /// For e-mail addresses: at sign and full stop.
    case emailAddress
    /// The ten digits and the decimal separator.
    case decimalPad
    /// With at sign and hash at hand.
    case twitter
    /// For search terms and addresses: space and full stop.
    case webSearch
    /// The ten digits of ASCII, whatever the language's own.
    case asciiCapableNumberPad
}

/// What the Return key says. There is none here: the value is kept.
public enum UIReturnKeyType: Int, Sendable {
    /// Reads "Return".
    case `default`
    /// Reads "Go": to the address that was typed.
    case go
    /// Reads "Search", or "Google" on old systems.
    case google
    /// Reads "Join": a network.
    case join
    /// Reads "Next": to the next field.
    case next
    /// Reads "Route": to the place that was typed.
    case route
    /// Reads "Search": for what was typed.
    case search
    /// Reads "Send": what was typed.
    case send
    /// Reads "Search", or "Yahoo!" on old systems.
    case yahoo
    /// Reads "Done": with typing.
    case done
    /// Reads "Emergency Call".
    case emergencyCall
    /// Reads "Continue": with the next step.
    case `continue`
}

/// The colours of the keyboard. There is none here: documents' values are read and kept.
public enum UIKeyboardAppearance: Int, Sendable {
    /// Those of the interface.
    case `default`
    /// Light keys on dark; documents also call it `alert`.
    case dark
    /// Dark keys on light.
    case light
}

/// Which letters become capitals while typing. Nobody types here: the value is kept.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether typed words are corrected. Nobody types here: the value is kept.
public enum UITextAutocorrectionType: Int, Sendable {
    /// Left to the system.
    case `default`
    /// They stay as they were typed.
    case no
    /// They are corrected.
    case yes
}

/// Whether misspelt words are marked. None are here: documents' values are read and kept.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Left to the system.
    case `default`
    /// No marks.
    case no
    /// Marks under misspelt words.
    case yes
}

/// Whether typed straight quotes become curly. Nobody types here: documents' values are read and kept.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Left to the system.
    case `default`
    /// They stay straight.
    case no
    /// They become curly.
    case yes
}

/// Whether typed hyphens become dashes. Nobody types here: documents' values are read and kept.
public enum UITextSmartDashesType: Int, Sendable {
    /// Left to the system.
    case `default`
    /// They stay hyphens.
    case no
    /// Two become a dash.
    case yes
}

/// Whether spaces are added or removed around pasted text. Nothing is pasted here: documents' values are read and kept.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// Left to the system.
    case `default`
    /// Spaces stay as they are.
    case no
    /// Spaces are put right.
    case yes
}

/// What a text is about, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent for a single use.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// Parts of a person's name.
    public static let namePrefix = Self(rawValue: "name-prefix"), givenName = Self(rawValue: "given-name")
    /// Parts of a person's name.
    public static let middleName = Self(rawValue: "middle-name"), familyName = Self(rawValue: "family-name")
    /// Parts of a person's name.
    public static let nameSuffix = Self(rawValue: "name-suffix"), nickname = Self(rawValue: "nickname")
    /// What a person does, and for whom.
    public static let jobTitle = Self(rawValue: "organization-title"), organizationName = Self(rawValue: "organization")
    /// A place.
    public static let location = Self(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// Lines of an address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// Lines of an address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// Parts of an address.
    public static let addressCity = Self(rawValue: "address-level2"), addressState = Self(rawValue: "address-level1")
    /// Parts of an address.
    public static let addressCityAndState = Self(rawValue: "address-level1+2"),
        sublocality = Self(rawValue: "address-level3")
    /// Parts of an address.
    public static let countryName = Self(rawValue: "country-name"), postalCode = Self(rawValue: "postal-code")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// When something arrives or leaves.
    public static let dateTime = Self(rawValue: "date-time"), flightNumber = Self(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
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
    var inlinePredictionType = UITextInlinePredictionType.default
    var passwordRules: UITextInputPasswordRules?
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
