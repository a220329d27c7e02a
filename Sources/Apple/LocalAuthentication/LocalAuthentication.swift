/// Names of LocalAuthentication. Nobody can be asked who they are: everything is answered with no.
@_exported import CellSimFoundation
@_exported import Foundation

/// What is asked for.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What the device has.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// As Apple's of this name.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why nobody was recognised.
public struct LAError: Error, Sendable, CustomNSError {
    /// As Apple's of this name.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext =
            -10
        /// A question would have had to be shown, and `interactionNotAllowed` forbids it.
        case notInteractive = -1004
    }
    /// As Apple's of this name.
    public static var errorDomain: String { LAErrorDomain }
    /// As Apple's of this name.
    public let code: Code
    /// Creates one.
    public init(_ code: Code) { self.code = code }
    /// As Apple's of this name.
    public var errorCode: Int { code.rawValue }
    /// As Apple's of this name.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// As Apple's of this name.
    public static let userCancel = Code.userCancel
}

/// Asks who somebody is: nobody answers.
open class LAContext: NSObject {
    /// Kept as it is set.
    open var localizedFallbackTitle: String?
    /// Kept as it is set.
    open var localizedCancelTitle: String?
    /// Kept as it is set.
    open var localizedReason = ""
    /// Kept as it is set.
    open var interactionNotAllowed = false
    /// Kept as it is set.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// As Apple's of this name.
    open var biometryType: LABiometryType { .none }
    /// Always nil.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Always false, with `biometryNotAvailable`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        unsafe error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }
    /// As Apple's of this name.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void)
    {
        reply(false, LAError(.biometryNotAvailable))
    }
    /// As Apple's of this name.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Does nothing.
    open func invalidate() {}
}
