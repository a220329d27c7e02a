/// Names of AuthenticationServices. Nobody signs in: every request fails.
@_exported import UIKit

/// As Apple's of this name.
public typealias ASPresentationAnchor = UIWindow
/// Why nobody signed in.
public struct ASAuthorizationError: Error, Sendable {
    /// As Apple's of this name.
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    /// As Apple's of this name.
    public let code: Code
    /// Creates one.
    public init(_ code: Code) { self.code = code }
}
/// What may be known.
public struct ASAuthorizationScope: Hashable, Sendable {
    /// As Apple's of this name.
    public static let fullName = ASAuthorizationScope(name: "full_name")
    /// As Apple's of this name.
    public static let email = ASAuthorizationScope(name: "email")
    let name: String
}
/// Who signs people in.
public protocol ASAuthorizationProvider: AnyObject {}
/// What somebody signed in with.
public protocol ASAuthorizationCredential: AnyObject {}
/// Somebody who signed in. Nobody ever does.
open class ASAuthorization: NSObject {
    /// As Apple's of this name.
    public typealias Scope = ASAuthorizationScope
    /// As Apple's of this name.
    public let provider: any ASAuthorizationProvider
    /// As Apple's of this name.
    public let credential: any ASAuthorizationCredential
    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}
/// A request.
open class ASAuthorizationRequest: NSObject {}
/// A request that has a state.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// Kept as it is set.
    open var requestedScopes: [ASAuthorizationScope]?
    /// Kept as it is set.
    open var state: String?
    /// Kept as it is set.
    open var nonce: String?
}
/// A request to Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Kept as it is set.
    open var user: String?
}
/// Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether somebody is signed in.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
    /// As Apple's of this name.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// As Apple's of this name.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }
}
/// What Apple tells of somebody.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// Always empty.
    open var user: String { "" }
    /// Always nil.
    open var email: String? { nil }
    /// Always nil.
    open var fullName: PersonNameComponents? { nil }
    /// Always nil.
    open var identityToken: Data? { nil }
    /// Always nil.
    open var authorizationCode: Data? { nil }
}
/// Hears of a request.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Never called.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
/// Tells where to ask.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// The window over which Apple's controller appears; never asked for here.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Makes requests, which fail.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// The requests that the controller was made with, in their order.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Kept as it is set.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Kept as it is set.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Creates one.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    /// As Apple's of this name.
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed))
    }
}
/// Signs somebody in with a page: fails.
open class ASWebAuthenticationSession: NSObject {
    /// As Apple's of this name.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completion: CompletionHandler
    /// Kept as it is set.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Kept as it is set.
    open var prefersEphemeralWebBrowserSession = false
    /// Creates one.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    /// As Apple's of this name.
    @discardableResult open func start() -> Bool {
        completion(nil, ASAuthorizationError(.canceled))
        return false
    }
    /// Does nothing.
    open func cancel() {}
}
/// Tells where to ask.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// The window over which Apple's session appears; never asked for here.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
