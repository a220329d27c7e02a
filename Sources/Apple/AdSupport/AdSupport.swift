/// AdSupport's names. There is no advertising identifier.
@_exported import Foundation

/// Tells the advertising identifier.
open class ASIdentifierManager: NSObject {
    /// The one there is.
    open class func shared() -> ASIdentifierManager { ASIdentifierManager() }
    /// Zeros, as on Apple's systems where an app may not track.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Always false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
