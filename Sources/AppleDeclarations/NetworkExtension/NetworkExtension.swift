// Data table, written by `make members` from Sources/Apple/Declarations/NetworkExtension.declarations; do not edit.
// swift-format-ignore-file

/// The API of NetworkExtension, for source compatibility. There are no tunnels: settings are stored, but nothing
/// connects.
@_exported import Foundation

/// The state of a tunnel.
public enum NEVPNStatus: Int, Sendable {
    /// Invalid, disconnected, connecting, connected, reasserting and disconnecting.
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}
/// An error of a tunnel.
public struct NEVPNError: Error, Hashable, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The settings are invalid, disabled, or can't be read or written; or the connection failed.
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
        /// The settings can't be read or written.
        case configurationReadWriteFailed, configurationUnknown
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}
extension Notification.Name {
    /// Never posted.
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
    /// Never posted.
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationchange")
}
/// The protocol of a tunnel. Stored without effect.
open class NEVPNProtocol: NSObject {
    /// The server's address.
    open var serverAddress: String?
    /// The user name.
    open var username: String?
    /// The keychain reference of the password.
    open var passwordReference: Data?
    /// Whether the tunnel disconnects during sleep.
    open var disconnectOnSleep = false
    /// Whether all traffic uses the tunnel.
    open var includeAllNetworks = false
    /// Whether local networks are excluded.
    open var excludeLocalNetworks = false
    /// The provider's own settings.
    open var providerConfiguration: [String: Any]?
}
/// The protocol of an app's own tunnel. Stored without effect.
open class NETunnelProviderProtocol: NEVPNProtocol {
    /// The identifier of the extension.
    open var providerBundleIdentifier: String?
}
/// A rule for connecting a tunnel. It has no effect.
open class NEOnDemandRule: NSObject {
    /// The networks to which the rule applies.
    open var ssidMatch: [String]?
    /// The type of networks to which the rule applies.
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
}
/// The types of networks.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    /// Any type, Ethernet, Wi-Fi or cellular.
    case any = 0, ethernet, wiFi, cellular
}
/// Connects a tunnel. The rule has no effect.
open class NEOnDemandRuleConnect: NEOnDemandRule {}
/// Disconnects a tunnel. The rule has no effect.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
/// Leaves a tunnel unchanged. The rule has no effect.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}
/// The connection of a tunnel. It is always closed.
open class NEVPNConnection: NSObject {
    /// Always disconnected.
    open var status: NEVPNStatus { .disconnected }
    /// Always nil.
    open var connectedDate: Date? { nil }
    /// Throws an error: connections aren't possible.
    open func startVPNTunnel() throws { throw NEVPNError(.connectionFailed) }
    /// Throws an error: connections aren't possible.
    open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.connectionFailed) }
    /// Does nothing.
    open func stopVPNTunnel() {}
}
/// The connection of an app's own tunnel. It is always closed.
open class NETunnelProviderSession: NEVPNConnection {
    /// Throws an error: connections aren't possible.
    open func startTunnel(options: [String: Any]?) throws { throw NEVPNError(.connectionFailed) }
    /// Does nothing.
    open func stopTunnel() {}
    /// Throws an error: connections aren't possible.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)?) throws {
        throw NEVPNError(.connectionFailed)
    }
}
/// The settings of a tunnel. They last only as long as the object.
open class NEVPNManager: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let only = NEVPNManager()
    /// Returns the app's settings.
    open class func shared() -> NEVPNManager { unsafe only }
    /// Creates empty settings.
    public override init() { super.init() }
    /// Whether the tunnel is enabled.
    open var isEnabled = false
    /// The name.
    open var localizedDescription: String?
    /// The protocol.
    open var protocolConfiguration: NEVPNProtocol?
    /// Whether rules connect the tunnel.
    open var isOnDemandEnabled = false
    /// The rules.
    open var onDemandRules: [NEOnDemandRule]?
    /// The connection.
    open var connection: NEVPNConnection { NEVPNConnection() }
    /// Reports success, but reads nothing.
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// Reports success, but writes nothing.
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Reports success, but removes nothing.
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
/// The settings of an app's own tunnel.
open class NETunnelProviderManager: NEVPNManager {
    /// Reports an empty list.
    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    /// The connection.
    open override var connection: NEVPNConnection { NETunnelProviderSession() }
}
/// A Wi-Fi network. None is available.
open class NEHotspotNetwork: NSObject {
    /// The name.
    open var ssid: String { "" }
    /// Reports that no network is available.
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
}
