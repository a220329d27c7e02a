// Data table, written by `make members` from Sources/Apple/Declarations/PushKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of PushKit, for source compatibility. No notification ever arrives.
@_exported import Foundation

/// A type of push notification.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Calls.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// Files.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
/// The device's credentials for senders. They are never created.
open class PKPushCredentials: NSObject {
    /// The type.
    public let type = PKPushType.voIP
    /// Empty data.
    public let token = Data()
}
/// A push notification. None is ever created.
open class PKPushPayload: NSObject {
    /// The type.
    public let type = PKPushType.voIP
    /// An empty dictionary.
    public let dictionaryPayload: [AnyHashable: Any] = [:]
}
/// Receives push notifications. Never called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Never called.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Never called.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// Never called.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
    /// Does nothing.
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void) {}
    /// Does nothing.
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
/// Registers for push notifications. None ever arrives.
open class PKPushRegistry: NSObject {
    /// Stored, but never called.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// Stored without effect.
    open var desiredPushTypes: Set<PKPushType>?
    /// Creates a registry.
    public init(queue: DispatchQueue?) {}
    /// Always nil.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
