/// AppTrackingTransparency's names. Nobody may be tracked.
@_exported import Foundation

/// Asks whether an app may track.
open class ATTrackingManager: NSObject {
    /// What the user said.
    public enum AuthorizationStatus: UInt, Sendable {
        /// Nobody was asked, or may not be, or refused, or agreed.
        case notDetermined, restricted, denied, authorized
    }
    /// Always refused.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Answers that it is refused.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(.denied) }
    /// Answers that it is refused.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
