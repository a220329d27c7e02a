import Foundation

/// A value with a label, such as a work number.
public final class CNLabeledValue<ValueType: NSObject>: NSObject {
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// The value's unique identifier.
    public let identifier = UUID().uuidString
    /// Creates a value with a label.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    /// Returns a label for users: without the delimiters of the system's labels.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
    /// The number as text.
    public let stringValue: String
    /// Creates a number.
    public required init(stringValue: String) { self.stringValue = stringValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// A postal address.
open class CNPostalAddress: NSObject {
    /// The street and house number.
    open var street: String { parts[0] }
    /// The city.
    open var city: String { parts[1] }
    /// The state.
    open var state: String { parts[2] }
    /// The postal code.
    open var postalCode: String { parts[3] }
    /// The country.
    open var country: String { parts[4] }
    /// The two-letter country code.
    open var isoCountryCode: String { parts[5] }
    fileprivate var parts = Array(repeating: "", count: 6)
}
/// A mutable postal address.
open class CNMutablePostalAddress: CNPostalAddress {
    /// Creates an empty address.
    public override init() { super.init() }
    /// The street and house number.
    open override var street: String {
        get { parts[0] }
        set { parts[0] = newValue }
    }
    /// The city.
    open override var city: String {
        get { parts[1] }
        set { parts[1] = newValue }
    }
    /// The state.
    open override var state: String {
        get { parts[2] }
        set { parts[2] = newValue }
    }
    /// The postal code.
    open override var postalCode: String {
        get { parts[3] }
        set { parts[3] = newValue }
    }
    /// The country.
    open override var country: String {
        get { parts[4] }
        set { parts[4] = newValue }
    }
    /// The two-letter country code.
    open override var isoCountryCode: String {
        get { parts[5] }
        set { parts[5] = newValue }
    }
}
/// Formats addresses in the style of the United States.
open class CNPostalAddressFormatter: Formatter {
    /// The parts of the address.
    public enum Style: Int, Sendable {
        /// Matches Apple's API of this name.
        case mailingAddress
    }
    /// Returns the lines of an address: street, city with state and postal code, country.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
    /// Returns the lines of an address: street, city with state and postal code, country.
    open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, town.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}

/// The key of a property, or the name of a label.
public let CNContactNamePrefixKey = "namePrefix", CNContactGivenNameKey = "givenName",
    CNContactMiddleNameKey = "middleName", CNContactFamilyNameKey = "familyName",
    CNContactNameSuffixKey = "nameSuffix", CNContactNicknameKey = "nickname",
    CNContactOrganizationNameKey = "organizationName", CNContactDepartmentNameKey = "departmentName",
    CNContactJobTitleKey = "jobTitle", CNContactNoteKey = "note", CNContactImageDataKey = "imageData",
    CNContactThumbnailImageDataKey = "thumbnailImageData", CNContactImageDataAvailableKey = "imageDataAvailable",
    CNContactBirthdayKey = "birthday", CNContactPhoneNumbersKey = "phoneNumbers",
    CNContactEmailAddressesKey = "emailAddresses", CNContactPostalAddressesKey = "postalAddresses",
    CNContactUrlAddressesKey = "urlAddresses", CNContactIdentifierKey = "identifier", CNContactTypeKey = "contactType",
    CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_",
    CNLabelSchool = "_$!<School>!$_", CNLabelPhoneNumberMain = "_$!<Main>!$_",
    CNLabelPhoneNumberMobile = "_$!<Mobile>!$_", CNLabelPhoneNumberiPhone = "iPhone",
    CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
