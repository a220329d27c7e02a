// Data table, written by `make members` from Sources/Apple/Declarations/AdSupport.declarations; do not edit.
// swift-format-ignore-file

/// The API of AdSupport, for source compatibility. There is no advertising identifier.
@_exported import Foundation

/// Provides the advertising identifier.
open class ASIdentifierManager: NSObject {
    /// Returns the shared manager.
    open class func shared() -> ASIdentifierManager { ASIdentifierManager() }
    /// Zeros, as on Apple platforms if the app may not track.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Always false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
