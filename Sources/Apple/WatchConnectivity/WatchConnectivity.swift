/// WatchConnectivity's names. There is no watch.
@_exported import Foundation

/// Whether a session has begun.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}
/// Why nothing reaches the watch.
public struct WCError: Error, Sendable {
    /// Why nothing reaches the watch.
    public enum Code: Int, Sendable {
        /// As Apple's of this name.
        case genericError = 7001
        /// Watches are not supported.
        case sessionNotSupported
        /// The session tells nobody.
        case sessionMissingDelegate
        /// The session was not activated.
        case sessionNotActivated
        /// There is no watch.
        case deviceNotPaired
        /// The watch has no such app.
        case watchAppNotInstalled
        /// The watch cannot be reached.
        case notReachable
    }
    /// Why.
    public let code: Code
    /// An error.
    public init(_ code: Code) { self.code = code }
}
/// Hears from the watch. Never called.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session has begun. Never called.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// The session ends. Never called.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The session has ended. Never called.
    func sessionDidDeactivate(_ session: WCSession)
}
/// The way to the watch: there is none.
open class WCSession: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    nonisolated(unsafe) private static let only = WCSession()
    /// The only one.
    open class var `default`: WCSession { unsafe only }
    /// Always false.
    open class func isSupported() -> Bool { false }
    /// Kept; never called.
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
    /// Answers that the watch cannot be reached.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
    /// Throws: there is no watch.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.deviceNotPaired)
    }
    /// What is sent: nothing.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
}
/// Something that is sent. Nothing is.
open class WCSessionUserInfoTransfer: NSObject {
    /// Always false.
    open var isTransferring: Bool { false }
    /// Does nothing.
    open func cancel() {}
}
