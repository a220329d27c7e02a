import CellSimFoundation
import Foundation

/// A person or an organisation in the user's address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values {
        var texts: [String: String] = [:]
        var image: Data?
        var birthday: DateComponents?
        var type = CNContactType.person
        var phones: [CNLabeledValue<CNPhoneNumber>] = []
        var mails: [CNLabeledValue<NSString>] = []
        var addresses: [CNLabeledValue<CNPostalAddress>] = []
        var pages: [CNLabeledValue<NSString>] = []
    }
    fileprivate var values = Values()
    /// The contact's unique identifier.
    open fileprivate(set) var identifier = UUID().uuidString

    /// Creates an empty contact.
    public override init() { super.init() }

    /// Whether the contact is a person or an organisation.
    open var contactType: CNContactType { values.type }
    /// The prefix of the name, such as `Dr.`.
    open var namePrefix: String { values.texts[CNContactNamePrefixKey] ?? "" }
    /// The first name.
    open var givenName: String { values.texts[CNContactGivenNameKey] ?? "" }
    /// The middle names.
    open var middleName: String { values.texts[CNContactMiddleNameKey] ?? "" }
    /// The last name.
    open var familyName: String { values.texts[CNContactFamilyNameKey] ?? "" }
    /// The suffix of the name.
    open var nameSuffix: String { values.texts[CNContactNameSuffixKey] ?? "" }
    /// The nickname.
    open var nickname: String { values.texts[CNContactNicknameKey] ?? "" }
    /// The organisation.
    open var organizationName: String { values.texts[CNContactOrganizationNameKey] ?? "" }
    /// The department.
    open var departmentName: String { values.texts[CNContactDepartmentNameKey] ?? "" }
    /// The job title.
    open var jobTitle: String { values.texts[CNContactJobTitleKey] ?? "" }
    /// The note.
    open var note: String { values.texts[CNContactNoteKey] ?? "" }
    /// The image.
    open var imageData: Data? { values.image }
    /// The image; no thumbnail is created.
    open var thumbnailImageData: Data? { values.image }
    /// Whether the contact has an image.
    open var imageDataAvailable: Bool { values.image != nil }
    /// The birthday.
    open var birthday: DateComponents? { values.birthday }
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
    /// The mail addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.mails }
    /// The postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.addresses }
    /// The web pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.pages }

    /// Returns true: contacts are always fetched completely.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns true: contacts are always fetched completely.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    /// Returns the name of a property; in CellSim, the key itself.
    open class func localizedString(forKey key: String) -> String { key }
    /// Returns an immutable copy.
    open func copy(with zone: NSZone?) -> Any { copied(into: CNContact()) }
    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone?) -> Any { copied(into: CNMutableContact()) }

    private func copied(into copy: CNContact) -> CNContact {
        copy.values = values
        copy.identifier = identifier
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A mutable contact.
open class CNMutableContact: CNContact {
    private func set(_ text: String, _ key: String) { values.texts[key] = text }
    /// Whether the contact is a person or an organisation.
    open override var contactType: CNContactType {
        get { values.type }
        set { values.type = newValue }
    }
    /// The prefix of the name.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { set(newValue, CNContactNamePrefixKey) }
    }
    /// The first name.
    open override var givenName: String {
        get { super.givenName }
        set { set(newValue, CNContactGivenNameKey) }
    }
    /// The middle names.
    open override var middleName: String {
        get { super.middleName }
        set { set(newValue, CNContactMiddleNameKey) }
    }
    /// The last name.
    open override var familyName: String {
        get { super.familyName }
        set { set(newValue, CNContactFamilyNameKey) }
    }
    /// The suffix of the name.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { set(newValue, CNContactNameSuffixKey) }
    }
    /// The nickname.
    open override var nickname: String {
        get { super.nickname }
        set { set(newValue, CNContactNicknameKey) }
    }
    /// The organisation.
    open override var organizationName: String {
        get { super.organizationName }
        set { set(newValue, CNContactOrganizationNameKey) }
    }
    /// The department.
    open override var departmentName: String {
        get { super.departmentName }
        set { set(newValue, CNContactDepartmentNameKey) }
    }
    /// The job title.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { set(newValue, CNContactJobTitleKey) }
    }
    /// The note.
    open override var note: String {
        get { super.note }
        set { set(newValue, CNContactNoteKey) }
    }
    /// The image.
    open override var imageData: Data? {
        get { values.image }
        set { values.image = newValue }
    }
    /// The birthday.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The telephone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phones }
        set { values.phones = newValue }
    }
    /// The mail addresses.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.mails }
        set { values.mails = newValue }
    }
    /// The postal addresses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.addresses }
        set { values.addresses = newValue }
    }
    /// The web pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.pages }
        set { values.pages = newValue }
    }
}

extension CNContact {
    /// Returns a predicate that matches nothing: the address book is empty.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a predicate that matches nothing: the address book is empty.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that matches nothing: the address book is empty.
    public class func predicateForContactsInContainer(withIdentifier identifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
