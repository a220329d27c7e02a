// Data table, written by `make members` from Sources/Apple/Declarations/AppTrackingTransparency.declarations; do not edit.
// swift-format-ignore-file

/// The API of AppTrackingTransparency, for source compatibility. Tracking is always denied.
@_exported import Foundation

/// Requests permission to track.
open class ATTrackingManager: NSObject {
    /// The user's choice.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The app hasn't asked, tracking is restricted, the user denied it, or the user allowed it.
        case notDetermined, restricted, denied, authorized
    }
    /// Always denied.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Reports that tracking is denied.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(.denied) }
    /// Reports that tracking is denied.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
