/// Contacts' names. The address book is empty, and nobody is asked for it; people that code makes hold what they are given.
@_exported import CellSimFoundation
@_exported import Foundation

/// What can be fetched of a person: the name of a property, or what a formatter needs.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// A person.
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
    /// Tells people apart.
    open fileprivate(set) var identifier = UUID().uuidString

    /// Somebody without a name.
    public override init() { super.init() }

    /// Whether it is a person or a company.
    open var contactType: CNContactType { values.type }
    /// What is written before the name, such as `Dr.`.
    open var namePrefix: String { values.texts[CNContactNamePrefixKey] ?? "" }
    /// The first name.
    open var givenName: String { values.texts[CNContactGivenNameKey] ?? "" }
    /// The names between the first and the last.
    open var middleName: String { values.texts[CNContactMiddleNameKey] ?? "" }
    /// The last name.
    open var familyName: String { values.texts[CNContactFamilyNameKey] ?? "" }
    /// What is written after the name.
    open var nameSuffix: String { values.texts[CNContactNameSuffixKey] ?? "" }
    /// What friends say.
    open var nickname: String { values.texts[CNContactNicknameKey] ?? "" }
    /// The company.
    open var organizationName: String { values.texts[CNContactOrganizationNameKey] ?? "" }
    /// The part of the company.
    open var departmentName: String { values.texts[CNContactDepartmentNameKey] ?? "" }
    /// The position in the company.
    open var jobTitle: String { values.texts[CNContactJobTitleKey] ?? "" }
    /// What was written down of it.
    open var note: String { values.texts[CNContactNoteKey] ?? "" }
    /// The portrait.
    open var imageData: Data? { values.image }
    /// The portrait; no smaller one is made.
    open var thumbnailImageData: Data? { values.image }
    /// Whether there is a portrait.
    open var imageDataAvailable: Bool { values.image != nil }
    /// The day of birth.
    open var birthday: DateComponents? { values.birthday }
    /// The numbers of the telephones.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.mails }
    /// The addresses of letters.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.addresses }
    /// The pages on the Web.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.pages }

    /// Always true: nothing is fetched in part.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Always true: nothing is fetched in part.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    /// What each property is called; here the key itself.
    open class func localizedString(forKey key: String) -> String { key }
    /// A person that never changes: a copy.
    open func copy(with zone: NSZone?) -> Any { copied(into: CNContact()) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone?) -> Any { copied(into: CNMutableContact()) }

    private func copied(into copy: CNContact) -> CNContact {
        copy.values = values
        copy.identifier = identifier
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A person that can be changed.
open class CNMutableContact: CNContact {
    private func set(_ text: String, _ key: String) { values.texts[key] = text }
    /// Whether it is a person or a company.
    open override var contactType: CNContactType {
        get { values.type }
        set { values.type = newValue }
    }
    /// What is written before the name.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { set(newValue, CNContactNamePrefixKey) }
    }
    /// The first name.
    open override var givenName: String {
        get { super.givenName }
        set { set(newValue, CNContactGivenNameKey) }
    }
    /// The names between the first and the last.
    open override var middleName: String {
        get { super.middleName }
        set { set(newValue, CNContactMiddleNameKey) }
    }
    /// The last name.
    open override var familyName: String {
        get { super.familyName }
        set { set(newValue, CNContactFamilyNameKey) }
    }
    /// What is written after the name.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { set(newValue, CNContactNameSuffixKey) }
    }
    /// What friends say.
    open override var nickname: String {
        get { super.nickname }
        set { set(newValue, CNContactNicknameKey) }
    }
    /// The company.
    open override var organizationName: String {
        get { super.organizationName }
        set { set(newValue, CNContactOrganizationNameKey) }
    }
    /// The part of the company.
    open override var departmentName: String {
        get { super.departmentName }
        set { set(newValue, CNContactDepartmentNameKey) }
    }
    /// The position in the company.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { set(newValue, CNContactJobTitleKey) }
    }
    /// What was written down of it.
    open override var note: String {
        get { super.note }
        set { set(newValue, CNContactNoteKey) }
    }
    /// The portrait.
    open override var imageData: Data? {
        get { values.image }
        set { values.image = newValue }
    }
    /// The day of birth.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The numbers of the telephones.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phones }
        set { values.phones = newValue }
    }
    /// The addresses of mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.mails }
        set { values.mails = newValue }
    }
    /// The addresses of letters.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.addresses }
        set { values.addresses = newValue }
    }
    /// The pages on the Web.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.pages }
        set { values.pages = newValue }
    }
}

/// Whether a contact is a person or a company.
public enum CNContactType: Int, Sendable {
    case person, organization
}

/// Writes the names of people.
open class CNContactFormatter: Formatter {
    /// What is written. Names of how they sound are not kept: they are written as the names.
    public enum Style: Int, Sendable {
        case fullName, phoneticFullName
    }
    /// What is written.
    open var style = Style.fullName
    /// A formatter of whole names.
    public override init() { super.init() }
    /// Creates one; what the decoder has is left alone.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The name of a person: the parts in European order, or the company, or nil if there is neither.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// The name of a person: the parts in European order, or the company, or nil if there is neither.
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
    /// The name of a person, or nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
    /// What has to be fetched to write a name.
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
        NSString(string: CNContactGivenNameKey)
    }
}
