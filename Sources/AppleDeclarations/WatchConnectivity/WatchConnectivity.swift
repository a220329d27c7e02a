// Data table, written by `make members` from Sources/Apple/Declarations/WatchConnectivity.declarations; do not edit.
// swift-format-ignore-file

/// The API of WatchConnectivity, for source compatibility. There is no watch.
@_exported import Foundation

/// Whether a session is active.
public enum WCSessionActivationState: Int, Sendable {
    /// Apple's `notActivated`, `inactive`, `activated`.
    case notActivated, inactive, activated
}
/// The reason why the watch can't be reached.
public struct WCError: Error, Sendable {
    /// The reason why the watch can't be reached.
    public enum Code: Int, Sendable {
        /// Apple's `genericError`.
        case genericError = 7001
        /// Watches aren't supported.
        case sessionNotSupported
        /// The session has no delegate.
        case sessionMissingDelegate
        /// The session isn't active.
        case sessionNotActivated
        /// A watch isn't paired.
        case deviceNotPaired
        /// The app isn't installed on the watch.
        case watchAppNotInstalled
        /// The watch can't be reached.
        case notReachable
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
/// Receives data from the watch. Never called.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called when the session is active. Never called here.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// Called when the session becomes inactive. Never called here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Called when the session has ended. Never called here.
    func sessionDidDeactivate(_ session: WCSession)
}
/// A session with a watch. No watch is available.
open class WCSession: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let only = WCSession()
    /// The default session.
    open class var `default`: WCSession { unsafe only }
    /// Always false.
    open class func isSupported() -> Bool { false }
    /// Stored, but never called.
    open weak var delegate: (any WCSessionDelegate)?
    /// Always `notActivated`.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Always false.
    open var isPaired: Bool { false }
    /// Always false.
    open var isReachable: Bool { false }
    /// Always false.
    open var isWatchAppInstalled: Bool { false }
    /// Always empty.
    open var applicationContext: [String: Any] { [:] }
    /// Always empty.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Does nothing.
    open func activate() {}
    /// Reports that the watch can't be reached.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
    /// Throws an error: no watch is available.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.deviceNotPaired) }
    /// Returns a transfer that sends nothing.
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
}
/// A transfer. Nothing is ever sent.
open class WCSessionUserInfoTransfer: NSObject {
    /// Always false.
    open var isTransferring: Bool { false }
    /// Does nothing.
    open func cancel() {}
}
