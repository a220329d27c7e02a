import Foundation

extension NSNotification.Name {
    /// The notification about changes in the address book. Never posted.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// An error of the address book.
public struct CNError: Error, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// Matches Apple's API of this name.
        case communicationError = 1
        /// Matches Apple's API of this name.
        case authorizationDenied = 100
        /// Matches Apple's API of this name.
        case recordDoesNotExist = 200
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// The types of objects.
public enum CNEntityType: Int, Sendable {
    /// Matches Apple's API of this name.
    case contacts
}
/// Whether the app may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
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
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }
    /// Returns an empty array.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact]
    { [] }
    /// Throws an error: the contact doesn't exist.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]) throws -> CNContact
    { throw CNError(.recordDoesNotExist) }
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
