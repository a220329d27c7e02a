/// SystemConfiguration's names: whether an address can be reached. All can, through a network that never changes.
@_exported import CellSimFoundation
@_exported import Foundation

/// What is known of the way to an address.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates flags from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Through a connection that comes and goes.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// It can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// Someone has to do something first.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// A demand makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// The machine itself.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Without a gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Through a telephone network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The way to an address.
public final class SCNetworkReachability: Sendable {}

/// What a callback brings along.
@unsafe public struct SCNetworkReachabilityContext {
    /// Always 0.
    public var version: Int
    /// What is handed to the callback.
    public var info: UnsafeMutableRawPointer?

    /// What a callback brings along; nothing is called, so that nothing is retained.
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        unsafe self.version = version
        unsafe self.info = info
    }
}

/// Hears of changes. Never called.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The way to a host.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// The way to an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Says that the address can be reached.
@discardableResult public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    unsafe flags.pointee = .reachable
    return true
}
/// Kept without effect: the network never changes.
@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Kept without effect: the network never changes.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// Kept without effect: the network never changes.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }
/// Kept without effect: the network never changes.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }
