import Foundation
import Synchronization

// Names from Darwin, Dispatch and Core Foundation that Foundation on Linux doesn't declare.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000
/// The number of seconds between 1 January 1970 and 1 January 2001 (UTC).
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// The number of seconds between 1 January 1970 and 1 January 2001 (UTC).
public let NSTimeIntervalSince1970: TimeInterval = 978_307_200

/// Returns the label of a queue, or of the current queue if `queue` is nil. The pointer stays valid.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    typealias CurrentLabel = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    if let queue { return unsafe pointer(toLabel: queue.label) }
    let function = unsafe dlsym(nil, "dispatch_queue_get_label").map { unsafe unsafeBitCast($0, to: CurrentLabel.self) }
    return unsafe function?(nil) ?? pointer(toLabel: "")
}

/// The addresses of the C strings that were returned, by label. The strings are never freed.
private let queueLabels = Mutex<[String: UInt]>([:])

private func pointer(toLabel label: String) -> UnsafePointer<CChar> {
    let address = queueLabels.withLock { labels in
        if let existing = labels[label] { return existing }
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: label.utf8.count + 1)
        for (index, byte) in label.utf8.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
        unsafe copy[label.utf8.count] = 0
        let new = UInt(bitPattern: copy)
        labels[label] = new
        return new
    }
    return unsafe UnsafePointer(bitPattern: address) ?? UnsafePointer(UnsafeMutablePointer<CChar>.allocate(capacity: 1))
}

/// An integer.
public typealias NSInteger = Int
/// A nonnegative integer.
public typealias NSUInteger = UInt
/// Mutable bytes.
public typealias CFMutableData = NSMutableData
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Mutable text with attributes.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Mutable text.
public typealias CFMutableString = NSMutableString
/// Returns empty data that can be appended to.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// Returns the number of UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// Returns the size of a class's instances, in bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls, let metadata = unsafe UnsafeRawPointer(bitPattern: unsafeBitCast(cls, to: UInt.self)) else {
        return 0
    }
    // In the class metadata of Swift without Objective-C, the size follows the kind, superclass, flags and address point.
    return Int(unsafe metadata.load(fromByteOffset: 24, as: UInt32.self))
}

/// An object whose content can be discarded if memory runs low. CellSim never discards it.
public protocol NSDiscardableContent: AnyObject {
    /// Returns whether the content can be used.
    func beginContentAccess() -> Bool
    /// Ends the use of the content.
    func endContentAccess()
    /// Discards the content if it isn't used.
    func discardContentIfPossible()
    /// Returns whether the content was discarded.
    func isContentDiscarded() -> Bool
}

/// A source of memory pressure events. It never sends any.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The latest event: none.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that it observes.
    var mask: DispatchSource.MemoryPressureEvent { get }
}
extension DispatchSource {
    /// The level of memory pressure.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Normal.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Warning.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Critical.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All levels.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }
    /// Creates a source that never sends events.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        InertMemoryPressureSource(DispatchSource.makeUserDataAddSource(queue: queue), eventMask)
    }
}

extension DispatchSourceMemoryPressure {
    // The default implementations in Dispatch accept only sources that Dispatch created.

    /// Does nothing: there are no events.
    /// - Parameters:
    ///   - qos: not used.
    ///   - flags: not used.
    ///   - handler: never called.
    public func setEventHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
    ) {}
    /// Does nothing: the source is ready when it is created.
    /// - Parameters:
    ///   - qos: not used.
    ///   - flags: not used.
    ///   - handler: never called.
    public func setRegistrationHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
    ) {}
    /// Sets the block that is called after `cancel`.
    /// - Parameters:
    ///   - qos: the quality of service of the block.
    ///   - flags: how the block is executed.
    ///   - handler: the block; nil for none.
    public func setCancelHandler(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
    ) {
        (self as? InertMemoryPressureSource)?.source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    /// Activates the source, which sends no events.
    public func activate() { (self as? InertMemoryPressureSource)?.source.activate() }
}

/// A memory pressure source that never sends events. It wraps a source of another type.
private final class InertMemoryPressureSource: DispatchSourceMemoryPressure {
    fileprivate let source: any DispatchSourceUserDataAdd
    let mask: DispatchSource.MemoryPressureEvent
    init(_ source: any DispatchSourceUserDataAdd, _ mask: DispatchSource.MemoryPressureEvent) {
        (self.source, self.mask) = (source, mask)
    }
    /// Activates the source, because releasing an inactive source ends the program.
    deinit {
        source.cancel()
        source.activate()
    }
    var data: DispatchSource.MemoryPressureEvent { [] }
    var handle: UInt { 0 }
    var isCancelled: Bool { source.isCancelled }
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    func setEventHandler(handler: DispatchWorkItem) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {}
    func setRegistrationHandler(handler: DispatchWorkItem) {}
    func cancel() { source.cancel() }
    func resume() { activate() }
    func suspend() {}
    func activate() { source.activate() }
}

extension NSAttributedString {
    /// Creates an empty string, because the class has no initialiser without arguments on Linux.
    @_disfavoredOverload public convenience init(withNothing: Void = ()) { self.init(string: "") }
}
