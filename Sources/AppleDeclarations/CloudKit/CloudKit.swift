// Data table, written by `make members` from Sources/Apple/Declarations/CloudKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of CloudKit, for source compatibility. There is no cloud: records are values in memory, and every
/// request fails.
@_exported import Foundation

/// An error.
public struct CKError: Error, Hashable, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// An internal error, or a network error.
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        /// An error about rate limits, permissions or the account.
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
extension Notification.Name {
    /// Never posted.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
/// Whether the user has a cloud account.
public enum CKAccountStatus: Int, Sendable {
    /// Unknown, available, restricted, without an account, or temporarily unavailable.
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
/// A value that a record can store.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}
/// A value that a record can store, as an object.
public typealias CKRecordValue = CKRecordValueProtocol
/// A record in memory, with values by key.
open class CKRecord: NSObject {
    /// The type of a record.
    public typealias RecordType = String
    /// The key of a value.
    public typealias FieldKey = String
    /// The identifier of a record.
    open class ID: NSObject {
        /// The name.
        public let recordName: String
        /// Creates an identifier from a name.
        public init(recordName: String) { self.recordName = recordName }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        open override var hash: Int { recordName.hashValue }
    }
    /// The record's type.
    public let recordType: RecordType
    /// The record's identifier.
    public let recordID: ID
    /// Always nil: the record was never saved.
    open var creationDate: Date? { nil }
    /// Always nil: the record was never saved.
    open var modificationDate: Date? { nil }
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    /// Creates an empty record.
    public init(recordType: RecordType, recordID: ID = ID(recordName: "record")) { (self.recordType, self.recordID) = (recordType, recordID) }
    /// Returns the value of a key.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    /// Returns the value of a key.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// Sets the value of a key.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    /// Returns the keys, sorted.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
}
/// A query for records.
open class CKQuery: NSObject {
    /// The type of records.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// The sort order. Stored without effect.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Creates a query.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}
/// A database. It contains no records.
open class CKDatabase: NSObject {
    /// Reports an error.
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Reports an error.
    open func fetch(withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Reports an error.
    open func delete(withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Reports an error.
    open func perform(
        _ query: CKQuery, inZoneWith zone: NSObject?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
/// An app's container in the cloud.
open class CKContainer: NSObject {
    /// The container's identifier.
    public let containerIdentifier: String?
    /// Creates the container with this identifier.
    public init(identifier: String) { containerIdentifier = identifier }
    /// Returns the app's own container.
    open class func `default`() -> CKContainer { CKContainer(identifier: "default") }
    /// The user's private database.
    public let privateCloudDatabase = CKDatabase()
    /// The public database.
    public let publicCloudDatabase = CKDatabase()
    /// The shared database.
    public let sharedCloudDatabase = CKDatabase()
    /// Reports that no account is available.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
}
