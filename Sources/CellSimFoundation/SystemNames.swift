import Foundation

// Names of Darwin's, Dispatch's and Core Foundation's that Linux's Foundation does not bring along.

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
/// From the beginning of 1970 to that of 2001, in seconds.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// From the beginning of 1970 to that of 2001, in seconds.
public let NSTimeIntervalSince1970: TimeInterval = 978_307_200

/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Text that can be changed.
public typealias CFMutableString = NSMutableString
/// No bytes, to which some can be added.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
/// How many elements there are.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// How many letters there are, in UTF-16.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// How many bytes an object of a class takes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls, let metadata = unsafe UnsafeRawPointer(bitPattern: unsafeBitCast(cls, to: UInt.self)) else {
        return 0
    }
    // Behind kind, superclass, flags and address point, as Swift's ABI has it where there is no Objective-C.
    return Int(unsafe metadata.load(fromByteOffset: 24, as: UInt32.self))
}

/// What can be dropped when memory is short. Nobody drops it.
public protocol NSDiscardableContent: AnyObject {
    /// Whether it may be used.
    func beginContentAccess() -> Bool
    /// It is not used any more.
    func endContentAccess()
    /// Drops it where nobody uses it.
    func discardContentIfPossible()
    /// Whether it was dropped.
    func isContentDiscarded() -> Bool
}

/// Tells when memory is short. Here it is not told.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// What it tells: nothing.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// What it listens for.
    var mask: DispatchSource.MemoryPressureEvent { get }
}
extension DispatchSource {
    /// How short memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is enough again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Less than there should be.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Hardly any.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// Any of these.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }
    /// A source that never tells anything.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        QuietSource(DispatchSource.makeUserDataAddSource(queue: queue), eventMask)
    }
}

/// A source that nobody adds anything to, in the clothes of another.
private final class QuietSource: DispatchSourceMemoryPressure {
    private let source: any DispatchSourceUserDataAdd
    let mask: DispatchSource.MemoryPressureEvent
    init(_ source: any DispatchSourceUserDataAdd, _ mask: DispatchSource.MemoryPressureEvent) {
        (self.source, self.mask) = (source, mask)
    }
    /// A source that is freed before it was begun would end the program.
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
    /// No text. Linux's class has no initialiser without arguments.
    @_disfavoredOverload public convenience init(withNothing: Void = ()) { self.init(string: "") }
}
