import Foundation
import Synchronization

/// Information about the device and the process that Foundation on Linux lacks.
extension ProcessInfo {
    /// The thermal state of the machine.
    public enum ThermalState: Int, Sendable {
        /// Normal.
        case nominal
        /// Slightly elevated.
        case fair
        /// High.
        case serious
        /// Critical.
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
    /// Calls the block with false, because the process never expires.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        block(false)
    }
}

extension Notification.Name {
    /// Never posted; see `ProcessInfo.isLowPowerModeEnabled`.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// Never posted.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

extension URL {
    /// Returns true: the file is accessible.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// The folder of the user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder for files that can be recreated.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder for applications' own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's library folder.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
}

extension FileManager {
    /// Returns the shared folder of an app group: a path in the temporary folder. The folder isn't created.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        temporaryDirectory.appendingPathComponent("CellSim.groups").appendingPathComponent(groupIdentifier)
    }
    /// Always nil: the user has no iCloud account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Always nil: the user has no iCloud account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Always false.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}

extension RunLoop.Mode {
    /// The mode while the user drags or scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Values that sync between the user's devices; in CellSim, only this process stores them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    /// The default store.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Never posted.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// Returns a value.
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    /// Stores a value.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
    /// Returns a text.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Returns bytes.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// Returns a Boolean; false if it isn't set.
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    /// Returns an integer; 0 if it isn't set.
    open func longLong(forKey aKey: String) -> Int64 {
        (object(forKey: aKey) as? any BinaryInteger).map { Int64($0) } ?? 0
    }
    /// Returns a number; 0 if it isn't set.
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    /// Returns an array.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// All values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Always true.
    @discardableResult open func synchronize() -> Bool { true }
}

/// Coordinates reading and writing of files. In CellSim, the accessor is called immediately.
open class NSFileCoordinator: NSObject {
    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads without asking other file presenters to save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
    }
    /// Options for writing a file.
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
    /// Creates a coordinator.
    public init(filePresenter: Any? = nil) {}
    /// Calls the closure, which reads the file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Calls the closure, which writes the file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
}

/// An exception. Raising it ends the program, because exceptions can't be caught on Linux.
open class NSException: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// The exception's name.
    public let name: NSExceptionName
    /// The reason.
    public let reason: String?
    /// Additional values.
    public let userInfo: [AnyHashable: Any]?
    /// Creates an exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }
    /// Raises the exception and ends the program.
    open func raise() { FoundationException.raise(name.rawValue, reason ?? "") }
    /// Raises an exception and ends the program.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        unsafe FoundationException.raise(name.rawValue, NSString(format: format, arguments: argList).description)
    }
}

extension NSExceptionName {
    /// An invalid argument.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An index or range out of bounds.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An inconsistent internal state.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A general exception.
    public static let genericException = NSExceptionName("NSGenericException")
}

/// The largest finite number, for animations that never end.
public let HUGE: Float = .greatestFiniteMagnitude

extension NSNumber {
    /// Creates a number from a coordinate, as in `locations.map(NSNumber.init)`.
    /// - Parameter value: the number.
    public convenience init(value: CGFloat) { self.init(value: Double(value)) }
}
