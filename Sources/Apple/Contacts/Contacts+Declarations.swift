// Data table, written by `make members` from Sources/Apple/Declarations/Contacts.declarations; do not edit.
// swift-format-ignore-file

/// The API of Contacts, for source compatibility. The address book is empty, and the user is not asked for access.
/// Contacts that code creates store their values.
@_exported import CellSimFoundation
@_exported import Foundation

/// A key that can be fetched: the name of a property, or the keys that a formatter needs.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
/// Whether a contact is a person or an organisation.
public enum CNContactType: Int, Sendable {
    /// Apple's `person`, `organization`.
    case person, organization
}
/// Formats the names of contacts.
open class CNContactFormatter: Formatter {
    /// The parts of the name. Phonetic names aren't stored; the ordinary names are used instead.
    public enum Style: Int, Sendable {
        /// Apple's `fullName`, `phoneticFullName`.
        case fullName, phoneticFullName
    }
    /// The parts of the name.
    open var style = Style.fullName
    /// Creates a formatter for full names.
    public override init() { super.init() }
    /// Creates a formatter; it ignores the decoder's values.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns the name of a contact: the parts in European order, or the organisation; nil if it has neither.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// Returns the name of a contact: the parts in European order, or the organisation; nil if it has neither.
    open class func string(from contact: CNContact, style: Style) -> String? {
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let company = contact.organizationName
        let isCompany = contact.contactType == .organization && !company.isEmpty
        let words = isCompany || name.isEmpty ? company : name
        return words.isEmpty ? nil : words
    }
    /// Returns the name of a contact, or nil for any other object.
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
    /// Returns the keys needed to format a name.
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
        NSString(string: CNContactGivenNameKey)
    }
}
extension NSNotification.Name {
    /// The notification about changes in the address book. Never posted.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
/// An error of the address book.
public struct CNError: Error, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// Apple's `communicationError`.
        case communicationError = 1
        /// Apple's `authorizationDenied`.
        case authorizationDenied = 100
        /// Apple's `recordDoesNotExist`.
        case recordDoesNotExist = 200
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
/// The types of objects.
public enum CNEntityType: Int, Sendable {
    /// Apple's `contacts`.
    case contacts
}
/// Whether the app may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `authorized`, `limited`.
    case notDetermined, restricted, denied, authorized, limited
}
/// The address book. It is empty, and access isn't allowed.
open class CNContactStore: NSObject {
    /// Creates the address book.
    public override init() { super.init() }
    /// Always `notDetermined`: the app never asks the user.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Reports that access isn't allowed.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, CNError(.authorizationDenied))
    }
    /// Throws an error: access isn't allowed.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
    /// Returns an empty array.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
    /// Throws an error: the contact doesn't exist.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.recordDoesNotExist)
    }
    /// Doesn't call the block: the address book is empty.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    /// Throws an error: access isn't allowed.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    /// Always empty.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
    /// Returns an empty string.
    open func defaultContainerIdentifier() -> String { "" }
}
/// A container of contacts. None exists.
open class CNContainer: NSObject {
    /// Always empty.
    open var identifier: String { "" }
    /// Always empty.
    open var name: String { "" }
}
/// A request for contacts. Stored without effect.
open class CNContactFetchRequest: NSObject {
    /// The keys to fetch.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The condition.
    open var predicate: NSPredicate?
    /// Whether contacts from several accounts are unified.
    open var unifyResults = true
    /// Whether the fetched contacts are mutable.
    open var mutableObjects = false
    /// The sort order.
    open var sortOrder = CNContactSortOrder.none
    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// The sort order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// Apple's `none`, `userDefault`, `givenName`, `familyName`.
    case none, userDefault, givenName, familyName
}
/// Changes to save. They are never saved.
open class CNSaveRequest: NSObject {
    /// Does nothing.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Does nothing.
    open func update(_ contact: CNMutableContact) {}
    /// Does nothing.
    open func delete(_ contact: CNMutableContact) {}
}
/// A value with a label, such as a work number.
public final class CNLabeledValue<ValueType: NSObject>: NSObject {
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// The value's unique identifier.
    public let identifier = UUID().uuidString
    /// Creates a value with a label.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
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
        /// Apple's `mailingAddress`.
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
