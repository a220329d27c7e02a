/// CloudKit's names. There is no cloud: records are values in memory, and every request fails.
@_exported import Foundation

/// What went wrong.
public struct CKError: Error, Hashable, Sendable {
    /// What it is.
    public enum Code: Int, Sendable {
        /// Something inside, or the network.
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        /// Nobody is known, or may.
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    }
    /// What it is.
    public let code: Code
    /// An error.
    public init(_ code: Code) { self.code = code }
}

extension Notification.Name {
    /// Posted by nobody.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// Whether someone is known to the cloud.
public enum CKAccountStatus: Int, Sendable {
    /// Not to be told, someone, forbidden, nobody, or not at the moment.
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// What can be kept in a record.
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
/// What can be kept in a record, as an object.
public typealias CKRecordValue = CKRecordValueProtocol

/// A record: values by names, in memory.
open class CKRecord: NSObject {
    /// What kind of record it is.
    public typealias RecordType = String
    /// What a value is called.
    public typealias FieldKey = String

    /// What a record goes by.
    open class ID: NSObject {
        /// The name.
        public let recordName: String
        /// A name.
        public init(recordName: String) { self.recordName = recordName }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        open override var hash: Int { recordName.hashValue }
    }

    /// What kind of record it is.
    public let recordType: RecordType
    /// What it goes by.
    public let recordID: ID
    /// Always nil: it was never written.
    open var creationDate: Date? { nil }
    /// Always nil: it was never written.
    open var modificationDate: Date? { nil }
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]

    /// An empty record.
    public init(recordType: RecordType, recordID: ID = ID(recordName: "record")) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    /// The value of that name.
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    /// The value of that name.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// Changes the value of that name.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    /// The names of the values, in order.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

/// Asks for records.
open class CKQuery: NSObject {
    /// Of what kind.
    public let recordType: CKRecord.RecordType
    /// Which ones.
    public let predicate: NSPredicate
    /// In which order. Kept.
    open var sortDescriptors: [NSSortDescriptor]?
    /// A question.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// Records of one kind of users: none.
open class CKDatabase: NSObject {
    /// Answers with an error.
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Answers with an error.
    open func fetch(withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Answers with an error.
    open func delete(withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    /// Answers with an error.
    open func perform(
        _ query: CKQuery, inZoneWith zone: NSObject?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

/// An app's part of the cloud.
open class CKContainer: NSObject {
    /// What it goes by.
    public let containerIdentifier: String?
    /// The part of that name.
    public init(identifier: String) { containerIdentifier = identifier }
    /// The app's own.
    open class func `default`() -> CKContainer { CKContainer(identifier: "default") }
    /// The user's records.
    public let privateCloudDatabase = CKDatabase()
    /// Everybody's records.
    public let publicCloudDatabase = CKDatabase()
    /// Records of others.
    public let sharedCloudDatabase = CKDatabase()
    /// Answers that nobody is known.
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
}
