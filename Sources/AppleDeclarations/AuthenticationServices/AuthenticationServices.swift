// Data table, written by `make members` from Sources/Apple/Declarations/AuthenticationServices.declarations; do not edit.
// swift-format-ignore-file

/// The API of AuthenticationServices, for source compatibility. Signing in is not simulated: every request fails.
@_exported import UIKit

/// Apple's `ASPresentationAnchor`.
public typealias ASPresentationAnchor = UIWindow
/// The reasons for a failed sign-in.
public struct ASAuthorizationError: Error, Sendable {
    /// The codes of Apple's errors.
    public enum Code: Int, Sendable {
        /// Apple's `unknown`, `canceled`, `invalidResponse`, `notHandled`, `failed`, `notInteractive`.
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    /// Apple's `code`.
    public let code: Code
    /// Creates an instance.
    public init(_ code: Code) { self.code = code }
}
/// The requested information.
public struct ASAuthorizationScope: Hashable, Sendable {
    /// Apple's `fullName`.
    public static let fullName = ASAuthorizationScope(name: "full_name")
    /// Apple's `email`.
    public static let email = ASAuthorizationScope(name: "email")
    let name: String
}
/// A service for signing in.
public protocol ASAuthorizationProvider: AnyObject {}
/// The credential of a sign-in.
public protocol ASAuthorizationCredential: AnyObject {}
/// The result of signing in. Never created.
open class ASAuthorization: NSObject {
    /// Apple's `Scope`.
    public typealias Scope = ASAuthorizationScope
    /// Apple's `provider`.
    public let provider: any ASAuthorizationProvider
    /// Apple's `credential`.
    public let credential: any ASAuthorizationCredential
    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) { (self.provider, self.credential) = (provider, credential) }
}
/// A request.
open class ASAuthorizationRequest: NSObject {}
/// A request with a state.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// Stores the value you set.
    open var requestedScopes: [ASAuthorizationScope]?
    /// Stores the value you set.
    open var state: String?
    /// Stores the value you set.
    open var nonce: String?
}
/// A request for signing in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Stores the value you set.
    open var user: String?
}
/// Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// The state of a credential.
    public enum CredentialState: Int, Sendable {
        /// Apple's `revoked`, `authorized`, `notFound`, `transferred`.
        case revoked, authorized, notFound, transferred
    }
    /// Apple's `createRequest()`.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Apple's `getCredentialState(forUserID:completion:)`.
    open func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {
        completion(.notFound, nil)
    }
}
/// The button for signing in with Apple: its title in English on its colour, without Apple's logo.
open class ASAuthorizationAppleIDButton: UIControl {
    /// The words on the button.
    public enum ButtonType: Int, Sendable {
        /// Apple's `signIn`, `continue`, `signUp`.
        case signIn, `continue`, signUp
        /// Apple's `default`.
        public static var `default`: ButtonType { .signIn }
    }
    /// The colours of the button.
    public enum Style: Int, Sendable {
        /// Apple's `white`, `whiteOutline`, `black`.
        case white, whiteOutline, black
    }
    /// Apple's `cornerRadius`.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let title = UILabel()
    /// Creates an instance.
    public init(type: ButtonType, style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        title.text = [.signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple"][type]
        show(style)
    }
    /// Creates an instance.
    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }
    /// Creates an instance.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title.text = "Sign in with Apple"
        show(.black)
    }
    private func show(_ style: Style) {
        let isBlack = style == .black
        (backgroundColor, title.textColor) = isBlack ? (.black, .white) : (.white, .black)
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.cornerRadius = cornerRadius
        title.font = .systemFont(ofSize: 19, weight: .medium)
        title.textAlignment = .center
        title.frame = bounds
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(title)
    }
    open override var intrinsicContentSize: CGSize { get { CGSize(width: 140, height: 30) } }
}
/// The credential from Apple.
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
/// Receives the result of a request.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// Never called.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Never called.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
/// Provides the window for the sign-in.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// Returns the window over which Apple's controller appears. Never called.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
/// Performs requests. They fail.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// The controller's requests, in order.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Stores the value you set.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Stores the value you set.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Creates an instance.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    /// Apple's `performRequests()`.
    open func performRequests() {
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed))
    }
}
/// Signs a user in through a web page. It fails.
open class ASWebAuthenticationSession: NSObject {
    /// Apple's `CompletionHandler`.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completion: CompletionHandler
    /// Stores the value you set.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Stores the value you set.
    open var prefersEphemeralWebBrowserSession = false
    /// Creates an instance.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    /// Apple's `start()`.
    @discardableResult open func start() -> Bool {
        completion(nil, ASAuthorizationError(.canceled))
        return false
    }
    /// Does nothing.
    open func cancel() {}
}
/// Provides the window for the sign-in.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// Returns the window over which Apple's session appears. Never called.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
