/// NetworkExtension's names. There are no tunnels: settings are kept, nothing is connected.
@_exported import Foundation

/// How far a tunnel is.
public enum NEVPNStatus: Int, Sendable {
    /// There is none, or it is closed or being opened.
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// What went wrong with a tunnel.
public struct NEVPNError: Error, Hashable, Sendable {
    /// What it is.
    public enum Code: Int, Sendable {
        /// The settings are wrong, off, or cannot be read or written; the connection failed.
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
        /// The settings cannot be read or written.
        case configurationReadWriteFailed, configurationUnknown
    }
    /// What it is.
    public let code: Code
    /// An error.
    public init(_ code: Code) { self.code = code }
}

extension Notification.Name {
    /// Posted by nobody.
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
    /// Posted by nobody.
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationchange")
}

/// How a tunnel is made. Kept.
open class NEVPNProtocol: NSObject {
    /// The other end.
    open var serverAddress: String?
    /// Who one is.
    open var username: String?
    /// Where the keychain has the password.
    open var passwordReference: Data?
    /// Whether it ends while the machine sleeps.
    open var disconnectOnSleep = false
    /// Whether all traffic goes through it.
    open var includeAllNetworks = false
    /// Whether networks nearby are left out.
    open var excludeLocalNetworks = false
    /// Settings of a provider's own.
    open var providerConfiguration: [String: Any]?
}

/// How a tunnel of an app's own is made. Kept.
open class NETunnelProviderProtocol: NEVPNProtocol {
    /// The extension that makes it.
    open var providerBundleIdentifier: String?
}

/// When a tunnel is opened. Kept.
open class NEOnDemandRule: NSObject {
    /// For which networks.
    open var ssidMatch: [String]?
    /// For which kind of networks.
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
}

/// Kinds of networks.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    /// Any kind, or one of cables, air or telephones.
    case any = 0, ethernet, wiFi, cellular
}

/// Opens a tunnel. Kept.
open class NEOnDemandRuleConnect: NEOnDemandRule {}
/// Closes a tunnel. Kept.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
/// Leaves a tunnel as it is. Kept.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}

/// A tunnel: always closed.
open class NEVPNConnection: NSObject {
    /// Always disconnected.
    open var status: NEVPNStatus { .disconnected }
    /// Always nil.
    open var connectedDate: Date? { nil }
    /// Raises an error: nothing is connected.
    open func startVPNTunnel() throws { throw NEVPNError(.connectionFailed) }
    /// Raises an error: nothing is connected.
    open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.connectionFailed) }
    /// Does nothing.
    open func stopVPNTunnel() {}
}

/// A tunnel of an app's own: always closed.
open class NETunnelProviderSession: NEVPNConnection {
    /// Raises an error: nothing is connected.
    open func startTunnel(options: [String: Any]?) throws { throw NEVPNError(.connectionFailed) }
    /// Does nothing.
    open func stopTunnel() {}
    /// Raises an error: nothing is connected.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)?) throws {
        throw NEVPNError(.connectionFailed)
    }
}

/// The settings of a tunnel. Kept as long as the object lives.
open class NEVPNManager: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    nonisolated(unsafe) private static let only = NEVPNManager()
    /// The app's.
    open class func shared() -> NEVPNManager { unsafe only }
    /// Settings that nobody made yet.
    public override init() { super.init() }
    /// Whether the tunnel may be opened.
    open var isEnabled = false
    /// What it is called.
    open var localizedDescription: String?
    /// How it is made.
    open var protocolConfiguration: NEVPNProtocol?
    /// Whether rules open it.
    open var isOnDemandEnabled = false
    /// When it is opened.
    open var onDemandRules: [NEOnDemandRule]?
    /// The tunnel.
    open var connection: NEVPNConnection { NEVPNConnection() }
    /// Answers that all went well; there is nothing to read.
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// Answers that all went well; nothing is written.
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Answers that all went well; there is nothing to remove.
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

/// The settings of a tunnel of an app's own.
open class NETunnelProviderManager: NEVPNManager {
    /// Answers that there are none.
    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    /// The tunnel.
    open override var connection: NEVPNConnection { NETunnelProviderSession() }
}

/// A network nearby. There are none.
open class NEHotspotNetwork: NSObject {
    /// What it is called.
    open var ssid: String { "" }
    /// Answers that there is none.
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
}
