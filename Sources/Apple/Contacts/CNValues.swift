import Foundation

/// A value with what it is called, such as a number at work.
public final class CNLabeledValue<ValueType: NSObject>: NSObject {
    /// What it is called.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Tells values apart.
    public let identifier = UUID().uuidString
    /// A value and its name.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    /// The label as people read it: without the marks of labels that the system knows.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// The number of a telephone.
open class CNPhoneNumber: NSObject {
    /// The number as it was written.
    public let stringValue: String
    /// A number.
    public required init(stringValue: String) { self.stringValue = stringValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// Where letters go.
open class CNPostalAddress: NSObject {
    /// The street and the number.
    open var street: String { parts[0] }
    /// The town.
    open var city: String { parts[1] }
    /// The state.
    open var state: String { parts[2] }
    /// The number of the town.
    open var postalCode: String { parts[3] }
    /// The country.
    open var country: String { parts[4] }
    /// The two letters of the country.
    open var isoCountryCode: String { parts[5] }
    fileprivate var parts = Array(repeating: "", count: 6)
}
/// Where letters go, that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    /// An empty one.
    public override init() { super.init() }
    /// The street and the number.
    open override var street: String {
        get { parts[0] }
        set { parts[0] = newValue }
    }
    /// The town.
    open override var city: String {
        get { parts[1] }
        set { parts[1] = newValue }
    }
    /// The state.
    open override var state: String {
        get { parts[2] }
        set { parts[2] = newValue }
    }
    /// The number of the town.
    open override var postalCode: String {
        get { parts[3] }
        set { parts[3] = newValue }
    }
    /// The country.
    open override var country: String {
        get { parts[4] }
        set { parts[4] = newValue }
    }
    /// The two letters of the country.
    open override var isoCountryCode: String {
        get { parts[5] }
        set { parts[5] = newValue }
    }
}
/// Writes addresses, as in the United States.
open class CNPostalAddressFormatter: Formatter {
    /// What is written.
    public enum Style: Int, Sendable {
        /// As Apple's of this name.
        case mailingAddress
    }
    /// The lines of an address: street, town with state and number, country.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
    /// The lines of an address: street, town with state and number, country.
    open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, town.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}

/// Names a property or a label of a person.
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
