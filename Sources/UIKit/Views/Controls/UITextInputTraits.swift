// The settings of text input: keyboard, Return key, correction and content type.
import Foundation

/// The type of keyboard for a text. Stored only: no keyboard appears.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard of the language.
    case `default`
    /// Letters, digits and symbols of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// For URLs, with slash, full stop and domains.
    case URL
    /// The ten digits on large keys.
    case numberPad
    /// Digits with star and hash, as on a telephone.
    case phonePad
    /// For a name or a telephone number.
    case namePhonePad
    /// For e-mail addresses, with at sign and full stop.
    case emailAddress
    /// The ten digits and the decimal separator.
    case decimalPad
    /// Like the default, with the at sign and hash on the first page.
    case twitter
    /// For search terms and URLs, with space and full stop.
    case webSearch
    /// The ten ASCII digits, in every language.
    case asciiCapableNumberPad
}

/// The title of the Return key. Stored only: no keyboard appears.
public enum UIReturnKeyType: Int, Sendable {
    /// The title "Return".
    case `default`
    /// The title "Go", which opens a URL.
    case go
    /// The title "Search", or "Google" on old systems.
    case google
    /// The title "Join", which joins a network.
    case join
    /// The title "Next", which moves to the next field.
    case next
    /// The title "Route", which shows a route to a location.
    case route
    /// The title "Search", which starts a search.
    case search
    /// The title "Send", which sends the text.
    case send
    /// The title "Search", or "Yahoo!" on old systems.
    case yahoo
    /// The title "Done", which ends typing.
    case done
    /// The title "Emergency Call".
    case emergencyCall
    /// The title "Continue", which moves to the next step.
    case `continue`
}

/// The appearance of the keyboard. Stored only: no keyboard appears.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the interface.
    case `default`
    /// Light keys on a dark background; documents also call it `alert`.
    case dark
    /// Dark keys on a light background.
    case light
}

/// The letters that are capitalised during typing. Stored without effect: no keyboard appears.
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

/// Whether typed words are corrected. Stored without effect: no keyboard appears.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The system decides.
    case `default`
    /// Words are not corrected.
    case no
    /// Words are corrected.
    case yes
}

/// Whether misspelt words are marked. Stored without effect: spelling is not checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The system decides.
    case `default`
    /// No marks.
    case no
    /// Marks under misspelt words.
    case yes
}

/// Whether typed straight quotes become curly. Stored without effect: no keyboard appears.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The system decides.
    case `default`
    /// Quotes stay straight.
    case no
    /// Quotes become curly.
    case yes
}

/// Whether typed hyphens become dashes. Stored without effect: no keyboard appears.
public enum UITextSmartDashesType: Int, Sendable {
    /// The system decides.
    case `default`
    /// Hyphens stay unchanged.
    case no
    /// Two hyphens become a dash.
    case yes
}

/// Whether spaces are added or removed around pasted text. Stored without effect: CellSim does not paste text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The system decides.
    case `default`
    /// Spaces stay unchanged.
    case no
    /// Spaces are adjusted.
    case yes
}

/// The semantic meaning of a text, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
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

/// The settings for text input. No keyboard appears, so all of them except secure entry are stored without effect.
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
