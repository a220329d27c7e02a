// Data table, written by `make members` from Sources/Apple/Declarations/MultipeerConnectivity.declarations; do not edit.
// swift-format-ignore-file

/// The API of MultipeerConnectivity, for source compatibility. No device is nearby.
@_exported import UIKit

/// A nearby device.
open class MCPeerID: NSObject {
    /// The name that is shown.
    public let displayName: String
    /// Creates a peer with a name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// The state of a connection.
public enum MCSessionState: Int, Sendable {
    /// Apple's `notConnected`, `connecting`, `connected`.
    case notConnected, connecting, connected
}
/// How data is sent.
public enum MCSessionSendDataMode: Int, Sendable {
    /// Apple's `reliable`, `unreliable`.
    case reliable, unreliable
}
/// Whether sent data is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    /// Apple's `optional`, `required`, `none`.
    case optional, required, none
}
/// Receives a session's events. Never called.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Never called.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Never called.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Never called.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Never called.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Never called.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}
/// A session with nearby devices. None is ever found.
open class MCSession: NSObject {
    /// The local peer.
    public let myPeerID: MCPeerID
    /// Stored without effect.
    public let encryptionPreference: MCEncryptionPreference
    /// Stored, but never called.
    open weak var delegate: (any MCSessionDelegate)?
    /// Creates a session.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
        encryptionPreference: MCEncryptionPreference = .optional
    ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
    /// Always empty.
    open var connectedPeers: [MCPeerID] { [] }
    /// Throws an error: no peer is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Does nothing.
    open func disconnect() {}
}
/// Receives invitations. Never called.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Never called.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
/// Advertises this device to nearby devices. None receives it.
open class MCNearbyServiceAdvertiser: NSObject {
    /// Stored, but never called.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// Creates an advertiser.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
    /// Does nothing.
    open func startAdvertisingPeer() {}
    /// Does nothing.
    open func stopAdvertisingPeer() {}
}
/// Receives found devices. Never called.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Never called.
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Never called.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
/// Searches for nearby devices. None is ever found.
open class MCNearbyServiceBrowser: NSObject {
    /// Stored, but never called.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// Creates a browser.
    public init(peer myPeerID: MCPeerID, serviceType: String) {}
    /// Does nothing.
    open func startBrowsingForPeers() {}
    /// Does nothing.
    open func stopBrowsingForPeers() {}
    /// Does nothing.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Never called.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// Shows nearby devices: only its background.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    /// Stored, but never called.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// Creates a controller.
    public convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
}
