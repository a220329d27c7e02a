// Data table, written by `make members` from Sources/Apple/Declarations/LocalAuthentication.declarations; do not edit.
// swift-format-ignore-file

/// The API of LocalAuthentication, for source compatibility. Authentication always fails.
@_exported import CellSimFoundation
@_exported import Foundation

/// The authentication policy.
public enum LAPolicy: Int, Sendable {
    /// Matches Apple's API of this name.
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
/// The device's biometric sensor.
public enum LABiometryType: Int, Sendable {
    /// Matches Apple's API of this name.
    case none, touchID, faceID, opticID
}
/// Matches Apple's API of this name.
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// The reasons for a failed authentication.
public struct LAError: Error, Sendable, CustomNSError {
    /// Matches Apple's API of this name.
    public enum Code: Int, Sendable {
        /// Matches Apple's API of this name.
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        /// Matches Apple's API of this name.
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10
        /// Authentication requires interaction, which `interactionNotAllowed` forbids.
        case notInteractive = -1004
    }
    /// Matches Apple's API of this name.
    public static var errorDomain: String { LAErrorDomain }
    /// Matches Apple's API of this name.
    public let code: Code
    /// Creates an instance.
    public init(_ code: Code) { self.code = code }
    /// Matches Apple's API of this name.
    public var errorCode: Int { code.rawValue }
    /// Matches Apple's API of this name.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// Matches Apple's API of this name.
    public static let userCancel = Code.userCancel
}
/// Authenticates the user. It always fails.
open class LAContext: NSObject {
    /// Stores the value you set.
    open var localizedFallbackTitle: String?
    /// Stores the value you set.
    open var localizedCancelTitle: String?
    /// Stores the value you set.
    open var localizedReason = ""
    /// Stores the value you set.
    open var interactionNotAllowed = false
    /// Stores the value you set.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Matches Apple's API of this name.
    open var biometryType: LABiometryType { .none }
    /// Always nil.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Always false, with `biometryNotAvailable`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        unsafe error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }
    /// Matches Apple's API of this name.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    /// Matches Apple's API of this name.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Does nothing.
    open func invalidate() {}
}
