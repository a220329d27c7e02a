import Foundation
/// Declares parts of `URLSession` and related types that don't exist on Linux. They have no effect: the system decides which
/// servers to trust, and treats all network interfaces alike.
@_exported import FoundationNetworking
@_exported import Security

/// The authentication method that verifies a server's certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The authentication method that uses a client certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// Declares the server's trust.
extension URLProtectionSpace {
    /// Always nil, because server certificates aren't available.
    public var serverTrust: SecTrust? { nil }
}
/// Creates credentials.
extension URLCredential {
    /// Creates an empty credential, because identities aren't supported.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
    /// Creates an empty credential.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
/// Declares the delivery of data.
extension URLSessionTask {
    /// Always true. Setting it has no effect.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}
/// Declares the permitted networks.
extension URLRequest {
    /// Always true. Setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Always true. Setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}
/// Declares network errors.
extension URLError {
    /// The reason why a network is unavailable.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular, expensive, constrained
    }
    /// Always nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
/// Provides default implementations.
extension URLSessionTaskDelegate {
    /// Never called.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// Never called.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
