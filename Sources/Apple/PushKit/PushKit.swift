/// PushKit's names. No message comes.
@_exported import Foundation

/// A kind of messages.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Calls.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// Files.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
/// What senders need to know of a device. None is ever made.
open class PKPushCredentials: NSObject {
    /// The kind.
    public let type = PKPushType.voIP
    /// Empty.
    public let token = Data()
}
/// A message. None is ever made.
open class PKPushPayload: NSObject {
    /// The kind.
    public let type = PKPushType.voIP
    /// Empty.
    public let dictionaryPayload: [AnyHashable: Any] = [:]
}
/// Hears of messages. Never called.
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
        completion: @escaping () -> Void
    ) {}
    /// Does nothing.
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
/// Asks for messages. None comes.
open class PKPushRegistry: NSObject {
    /// Kept as it is set; never called.
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// Kept without effect.
    open var desiredPushTypes: Set<PKPushType>?
    /// A registry.
    public init(queue: DispatchQueue?) {}
    /// Always nil.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
