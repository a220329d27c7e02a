// Data table, written by `make members` from Sources/Apple/Declarations/SystemConfiguration.declarations; do not edit.
// swift-format-ignore-file

/// The reachability API of SystemConfiguration. Every address is reachable, through a network that never changes.
@_exported import CellSimFoundation
@_exported import Foundation

/// The properties of the route to an address.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: UInt32
    /// Creates an instance.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Through a transient connection.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// The address is reachable.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection must be established first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// Traffic establishes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// The user must intervene first.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// The connection is established on demand.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// The machine itself.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Without a gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Through a mobile network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
/// Returns 0: no function fails.
public func SCError() -> Int32 { 0 }
/// The route to an address.
public final class SCNetworkReachability: Sendable {}
/// The context of a callback.
@unsafe public struct SCNetworkReachabilityContext {
    /// Always 0.
    public var version: Int
    /// The pointer that is passed to the callback.
    public var info: UnsafeMutableRawPointer?
    /// Creates a callback's context. It is never called, so nothing is retained.
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        unsafe self.version = version
        unsafe self.info = info
    }
}
/// Receives changes. Never called.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void
/// Creates the route to a host.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Creates the route to an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Reports that the address is reachable.
@discardableResult public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    unsafe flags.pointee = .reachable
    return true
}
/// Has no effect: the network never changes.
@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Has no effect: the network never changes.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
    _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// Has no effect: the network never changes.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }
/// Has no effect: the network never changes.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }
