// The settings of text input, such as the keyboard type and the content type.
import Foundation

/// The types of keyboards. Stored without effect: the keyboard is not simulated.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard of the language.
    case `default`
    /// ASCII letters, digits and symbols.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// A keyboard for URLs, with a slash, a full stop and domains.
    case URL
    /// The ten digits on large keys.
    case numberPad
    /// Digits, star and hash, as on a telephone.
    case phonePad
    /// A keyboard for names and telephone numbers.
    case namePhonePad
    /// A keyboard for e-mail addresses, with an at sign and a full stop.
    case emailAddress
    /// The ten digits and the decimal separator.
    case decimalPad
    /// The default keyboard with an at sign and a hash.
    case twitter
    /// A keyboard for search terms and URLs, with a space and a full stop.
    case webSearch
    /// The ten ASCII digits, in every language.
    case asciiCapableNumberPad
}

/// The titles of the Return key. Stored without effect: the keyboard is not simulated.
public enum UIReturnKeyType: Int, Sendable {
    /// The title "Return".
    case `default`
    /// The title "Go", for opening a URL.
    case go
    /// The title "Search", or "Google" on old systems.
    case google
    /// The title "Join", for joining a network.
    case join
    /// The title "Next", for moving to the next field.
    case next
    /// The title "Route", for showing a route.
    case route
    /// The title "Search", for starting a search.
    case search
    /// The title "Send", for sending the text.
    case send
    /// The title "Search", or "Yahoo!" on old systems.
    case yahoo
    /// The title "Done", for ending text input.
    case done
    /// The title "Emergency Call".
    case emergencyCall
    /// The title "Continue", for moving to the next step.
    case `continue`
}

/// The appearances of the keyboard. Stored without effect: the keyboard is not simulated.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the interface style.
    case `default`
    /// A dark keyboard. XIBs also use the name `alert`.
    case dark
    /// A light keyboard.
    case light
}

/// The letters that are capitalised during typing. Stored without effect: the keyboard is not simulated.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// The settings for autocorrection during typing. Stored without effect: the keyboard is not simulated.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system's default.
    case `default`
    /// Words are not corrected.
    case no
    /// Words are corrected.
    case yes
}

/// The settings for spell checking. Stored without effect: spelling is not checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system's default.
    case `default`
    /// Spelling is not checked.
    case no
    /// Misspelt words are marked.
    case yes
}

/// The settings for replacing straight quotes during typing. Stored without effect: the keyboard is not simulated.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system's default.
    case `default`
    /// Quotes are not replaced.
    case no
    /// Straight quotes are replaced by curly ones.
    case yes
}

/// The settings for replacing hyphens during typing. Stored without effect: the keyboard is not simulated.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system's default.
    case `default`
    /// Hyphens are not replaced.
    case no
    /// Two hyphens are replaced by a dash.
    case yes
}

/// The settings for adjusting spaces around pasted text. Stored without effect: CellSim doesn't paste text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system's default.
    case `default`
    /// Spaces are not adjusted.
    case no
    /// Spaces are adjusted.
    case yes
}

/// The semantic meaning of a text field's content, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The prefix and the given name of a person.
    public static let namePrefix = Self(rawValue: "name-prefix"), givenName = Self(rawValue: "given-name")
    /// The middle name and the family name of a person.
    public static let middleName = Self(rawValue: "middle-name"), familyName = Self(rawValue: "family-name")
    /// The suffix of a person's name, and a nickname.
    public static let nameSuffix = Self(rawValue: "name-suffix"), nickname = Self(rawValue: "nickname")
    /// A person's job and company.
    public static let jobTitle = Self(rawValue: "organization-title"), organizationName = Self(rawValue: "organization")
    /// A location.
    public static let location = Self(rawValue: "location")
    /// A full address.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// The city and the state of an address.
    public static let addressCity = Self(rawValue: "address-level2"), addressState = Self(rawValue: "address-level1")
    /// The city together with the state, and the district of an address.
    public static let addressCityAndState = Self(rawValue: "address-level1+2"),
        sublocality = Self(rawValue: "address-level3")
    /// The country and the postal code of an address.
    public static let countryName = Self(rawValue: "country-name"), postalCode = Self(rawValue: "postal-code")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// A date or a flight number.
    public static let dateTime = Self(rawValue: "date-time"), flightNumber = Self(rawValue: "flight-number")
    /// The tracking number of a parcel.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
}

/// The values of the text input settings. All except secure text entry are stored without effect, because the keyboard
/// is not simulated.
package struct TextInputTraits {
    package var keyboardType = UIKeyboardType.default
    package var returnKeyType = UIReturnKeyType.default
    package var keyboardAppearance = UIKeyboardAppearance.default
    package var autocapitalizationType = UITextAutocapitalizationType.sentences
    package var autocorrectionType = UITextAutocorrectionType.default
    package var spellCheckingType = UITextSpellCheckingType.default
    package var smartQuotesType = UITextSmartQuotesType.default
    package var smartDashesType = UITextSmartDashesType.default
    package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    package var contentType: UITextContentType?
    package var inlinePredictionType = UITextInlinePredictionType.default
    package var passwordRules: UITextInputPasswordRules?
    package var isSecureTextEntry = false
    package var enablesReturnKeyAutomatically = false

    package init() {}

    private static let keyboardTypesByName: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeyTypesByName: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergency-call": .emergencyCall, "continue": .continue,
    ]
    private static let keyboardAppearancesByName: [String: UIKeyboardAppearance] = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]
    private static let capitalizationTypesByName: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    /// Decodes the `<textInputTraits>` element of a XIB.
    @MainActor package init(_ nib: NibCoder) {
        keyboardType = nib.enumeration("keyboardType", Self.keyboardTypesByName) ?? .default
        returnKeyType = nib.enumeration("returnKeyType", Self.returnKeyTypesByName) ?? .default
        keyboardAppearance = nib.enumeration("keyboardAppearance", Self.keyboardAppearancesByName) ?? .default
        autocapitalizationType = nib.enumeration("autocapitalizationType", Self.capitalizationTypesByName) ?? .none
        autocorrectionType =
            nib.enumeration("autocorrectionType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        spellCheckingType =
            nib.enumeration("spellCheckingType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        smartQuotesType = nib.enumeration("smartQuotesType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        smartDashesType = nib.enumeration("smartDashesType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        smartInsertDeleteType =
            nib.enumeration("smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
        contentType = nib.string("textContentType").map(UITextContentType.init(rawValue:))
        isSecureTextEntry = nib.bool("secureTextEntry") ?? false
        enablesReturnKeyAutomatically = nib.bool("enablesReturnKeyAutomatically") ?? false
    }
}
