import Foundation

extension NSNotification.Name {
    /// The address book has changed. Never posted.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// Why the address book does not answer.
public struct CNError: Error, Sendable {
    /// Why the address book does not answer.
    public enum Code: Int, Sendable {
        /// As Apple's of this name.
        case communicationError = 1
        /// As Apple's of this name.
        case authorizationDenied = 100
        /// As Apple's of this name.
        case recordDoesNotExist = 200
    }
    /// Why.
    public let code: Code
    /// An error.
    public init(_ code: Code) { self.code = code }
}

/// What may be asked for.
public enum CNEntityType: Int, Sendable {
    /// As Apple's of this name.
    case contacts
}
/// Whether people may be read.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// The address book: empty, and nobody allows that it is read.
open class CNContactStore: NSObject {
    /// The address book.
    public override init() { super.init() }
    /// Always `notDetermined`: nobody was asked.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Answers that it is not allowed.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, CNError(.authorizationDenied))
    }
    /// Throws: it is not allowed.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }
    /// Finds nobody.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact]
    { [] }
    /// Throws: there is nobody.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]) throws -> CNContact
    { throw CNError(.recordDoesNotExist) }
    /// Calls nothing: there is nobody.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    /// Throws: it is not allowed.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    /// Always empty.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
    /// An empty name.
    open func defaultContainerIdentifier() -> String { "" }
}
/// A part of the address book. There is none.
open class CNContainer: NSObject {
    /// Always empty.
    open var identifier: String { "" }
    /// Always empty.
    open var name: String { "" }
}

/// What is to be fetched. Kept.
open class CNContactFetchRequest: NSObject {
    /// What is to be known of each person.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Who.
    open var predicate: NSPredicate?
    /// Whether one person of several accounts counts once.
    open var unifyResults = true
    /// Whether people can be changed.
    open var mutableObjects = false
    /// The order of people.
    open var sortOrder = CNContactSortOrder.none
    /// A request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// The order of people.
public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}
/// What is to be changed. Kept by nobody.
open class CNSaveRequest: NSObject {
    /// Does nothing.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Does nothing.
    open func update(_ contact: CNMutableContact) {}
    /// Does nothing.
    open func delete(_ contact: CNMutableContact) {}
}

extension CNContact {
    /// A predicate that nobody meets: the address book is empty.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// A predicate that nobody meets: the address book is empty.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// A predicate that nobody meets: the address book is empty.
    public class func predicateForContactsInContainer(withIdentifier identifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
