import Foundation
import Synchronization

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal
        /// A little warm.
        case fair
        /// Warm.
        case serious
        /// Hot.
        case critical
    }

    /// Always nominal.
    public var thermalState: ThermalState { .nominal }
    /// Always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// Always false.
    public var isiOSAppOnMac: Bool { false }
    /// Always false.
    public var isMacCatalystApp: Bool { false }
    /// Calls the block with false: nothing ends the program meanwhile.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        block(false)
    }
}

extension Notification.Name {
    /// Posted by nobody: see `ProcessInfo.isLowPowerModeEnabled`.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// Posted by nobody.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

extension URL {
    /// Says that the file may be read.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// The folder of the user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of programs' own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of the program's library.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
}

extension FileManager {
    /// The folder that programs of a group share: one among the temporary files, which is not made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        temporaryDirectory.appendingPathComponent("CellSim.groups").appendingPathComponent(groupIdentifier)
    }
    /// Always nil: there is no account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Always nil: there is no account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Always false.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}

extension RunLoop.Mode {
    /// The mode while something is dragged.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Values that the user's devices share; here those of this process alone.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    /// The store.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Posted by nobody.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// A value.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Keeps a value.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Takes a value out.
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    /// A text.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Bytes.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A truth value; false where there is none.
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    /// A whole number; 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 {
        (object(forKey: aKey) as? any BinaryInteger).map { Int64($0) } ?? 0
    }
    /// A number; 0 where there is none.
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    /// A list.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Values by names.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Always true.
    @discardableResult open func synchronize() -> Bool { true }
}

/// Reads and writes files one after the other; here the work is done at once, where it is asked for.
open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without having others save before.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
    }
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// The file is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
    }
    /// A coordinator.
    public init(filePresenter: Any? = nil) {}
    /// Has a file read.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Has a file written.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
}

/// Turns values into others.
open class ValueTransformer: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    private static let named = Mutex<[String: ValueTransformer]>([:])
    /// A transformer's value.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value before.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
    /// Whether there is a way back.
    open class func allowsReverseTransformation() -> Bool { false }
    /// Keeps a transformer by a name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        named.withLock { $0[name.rawValue] = transformer }
    }
    private static func isKnown(_ name: NSValueTransformerName) -> Bool {
        named.withLock { $0[name.rawValue] != nil }
    }
    /// A transformer that changes nothing, where one of that name is kept.
    public convenience init?(forName name: NSValueTransformerName) {
        guard Self.isKnown(name) else { return nil }
        self.init()
    }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of the transformer of archives.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Turns values into archives and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// The classes that are read.
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}

/// What went wrong so that nobody can go on. Ends the program when it is raised: nothing catches it.
open class NSException: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// What it is called.
    public let name: NSExceptionName
    /// What happened.
    public let reason: String?
    /// More about it.
    public let userInfo: [AnyHashable: Any]?
    /// An exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }
    /// Ends the program.
    open func raise() { FoundationException.raise(name.rawValue, reason ?? "") }
    /// Ends the program.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        unsafe FoundationException.raise(name.rawValue, NSString(format: format, arguments: argList).description)
    }
}

extension NSExceptionName {
    /// An argument is wrong.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An index or range is beyond the end.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// Something is not as it has to be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// No kind of its own.
    public static let genericException = NSExceptionName("NSGenericException")
}

/// More than any number, for animations that never end.
public let HUGE: Float = .greatestFiniteMagnitude
