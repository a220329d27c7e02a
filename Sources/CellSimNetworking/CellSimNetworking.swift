import Foundation
/// Declarations of `URLSession` and related types that Linux lacks. They have no effect: the system decides which
/// servers to trust, and all network interfaces are treated alike.
@_exported import FoundationNetworking
@_exported import Security

/// The authentication method for checking a server's certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The authentication method with a client certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// Always nil: server certificates aren't available.
    public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
    /// Creates a credential without content: identities are not supported.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
    /// Creates a credential without content.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
extension URLSessionTask {
    /// Always true; it isn't stored.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}
extension URLRequest {
    /// Always true; it isn't stored.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Always true; it isn't stored.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}
extension URLError {
    /// The reason why the network is unavailable.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular, expensive, constrained
    }
    /// Always nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
extension URLSessionTaskDelegate {
    /// Never called.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// Never called.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
