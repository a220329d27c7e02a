// Data table, written by `make members` from Sources/Apple/Declarations/LocalAuthentication.declarations; do not edit.
// swift-format-ignore-file

/// The API of LocalAuthentication, for source compatibility. Authentication always fails.
@_exported import CellSimFoundation
@_exported import Foundation

/// The authentication policy.
public enum LAPolicy: Int, Sendable {
    /// Apple's `deviceOwnerAuthenticationWithBiometrics`, `deviceOwnerAuthentication`.
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
/// The device's biometric sensor.
public enum LABiometryType: Int, Sendable {
    /// Apple's `none`, `touchID`, `faceID`, `opticID`.
    case none, touchID, faceID, opticID
}
/// Apple's `LAErrorDomain`.
public let LAErrorDomain = "com.apple.LocalAuthentication"
/// The reasons for a failed authentication.
public struct LAError: Error, Sendable, CustomNSError {
    /// The codes of Apple's errors.
    public enum Code: Int, Sendable {
        /// Apple's `authenticationFailed`, `userCancel`, `userFallback`, `systemCancel`, `passcodeNotSet`.
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        /// Apple's `biometryNotAvailable`, `biometryNotEnrolled`, `biometryLockout`, `appCancel`, `invalidContext`.
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10
        /// Authentication requires interaction, which `interactionNotAllowed` forbids.
        case notInteractive = -1004
    }
    /// Apple's `errorDomain`.
    public static var errorDomain: String { LAErrorDomain }
    /// Apple's `code`.
    public let code: Code
    /// Creates an instance.
    public init(_ code: Code) { self.code = code }
    /// Apple's `errorCode`.
    public var errorCode: Int { code.rawValue }
    /// Apple's `biometryNotAvailable`.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// Apple's `userCancel`.
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
    /// Apple's `biometryType`.
    open var biometryType: LABiometryType { .none }
    /// Always nil.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Always false, with `biometryNotAvailable`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        unsafe error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }
    /// Apple's `evaluatePolicy(_:localizedReason:reply:)`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    /// Apple's `evaluatePolicy(_:localizedReason:)`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Does nothing.
    open func invalidate() {}
}
