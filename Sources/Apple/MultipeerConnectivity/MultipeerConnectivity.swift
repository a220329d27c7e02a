/// MultipeerConnectivity's names. Nobody is near.
@_exported import UIKit

/// Somebody near.
open class MCPeerID: NSObject {
    /// What is shown of it.
    public let displayName: String
    /// Somebody of that name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// Whether somebody is connected.
public enum MCSessionState: Int, Sendable {
    case notConnected, connecting, connected
}
/// How data is sent.
public enum MCSessionSendDataMode: Int, Sendable {
    case reliable, unreliable
}
/// Whether what is sent is ciphered.
public enum MCEncryptionPreference: Int, Sendable {
    case optional, required, none
}
/// Hears of the others. Never called.
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
/// A talk with those near: nobody is.
open class MCSession: NSObject {
    /// Oneself.
    public let myPeerID: MCPeerID
    /// Kept without effect.
    public let encryptionPreference: MCEncryptionPreference
    /// Kept as it is set; never called.
    open weak var delegate: (any MCSessionDelegate)?
    /// A talk.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
        encryptionPreference: MCEncryptionPreference = .optional
    ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
    /// Always empty.
    open var connectedPeers: [MCPeerID] { [] }
    /// Fails: nobody is there.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Does nothing.
    open func disconnect() {}
}
/// Hears of invitations. Never called.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Never called.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
/// Tells those near of oneself: nobody hears it.
open class MCNearbyServiceAdvertiser: NSObject {
    /// Kept as it is set; never called.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// An advertiser.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
    /// Does nothing.
    open func startAdvertisingPeer() {}
    /// Does nothing.
    open func stopAdvertisingPeer() {}
}
/// Hears of those near. Never called.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Never called.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Never called.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
/// Looks for those near: nobody is.
open class MCNearbyServiceBrowser: NSObject {
    /// Kept as it is set; never called.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// A browser.
    public init(peer myPeerID: MCPeerID, serviceType: String) {}
    /// Does nothing.
    open func startBrowsingForPeers() {}
    /// Does nothing.
    open func stopBrowsingForPeers() {}
    /// Does nothing.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}
/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Never called.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// Shows those near: its background alone.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    /// Kept as it is set; never called.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// A controller.
    public convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
}
