import Foundation
/// What Apple's `URLSession` and its relatives name and Linux's lack. Without effect: servers are trusted as the system
/// does, and all ways into the network count the same.
@_exported import FoundationNetworking
@_exported import Security

/// How a server proves who it is.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// How a client proves who it is.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// Always nil: what a server proves is not handed on.
    public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
    /// A credential that proves nothing.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
extension URLSessionTask {
    /// Kept nowhere: always true.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}
extension URLRequest {
    /// Kept nowhere: always true.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Kept nowhere: always true.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}
extension URLError {
    /// Why there is no network.
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
