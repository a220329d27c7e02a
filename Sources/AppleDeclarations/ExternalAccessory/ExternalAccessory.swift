// Data table, written by `make members` from Sources/Apple/Declarations/ExternalAccessory.declarations; do not edit.
// swift-format-ignore-file

/// The API of ExternalAccessory, for source compatibility. No accessory is ever connected.
@_exported import Foundation

extension NSNotification.Name {
    /// Never posted.
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    /// Never posted.
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
/// Apple's `EAAccessoryKey`.
public let EAAccessoryKey = "EAAccessoryKey"
/// A connected accessory. None is ever created.
open class EAAccessory: NSObject {
    /// Always false.
    open var isConnected: Bool { false }
    /// Always 0.
    open var connectionID: Int { 0 }
    /// Always empty.
    open var name: String { "" }
    /// Always empty.
    open var manufacturer: String { "" }
    /// Always empty.
    open var modelNumber: String { "" }
    /// Always empty.
    open var serialNumber: String { "" }
    /// Always empty.
    open var protocolStrings: [String] { [] }
    /// Stored, but never called.
    open weak var delegate: (any EAAccessoryDelegate)?
}
/// Receives an accessory's events. Never called.
public protocol EAAccessoryDelegate: NSObjectProtocol {
    /// Never called.
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate {
    /// Does nothing.
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}
/// Manages connected accessories. None is ever connected.
open class EAAccessoryManager: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let only = EAAccessoryManager()
    /// Returns the shared manager.
    open class func shared() -> EAAccessoryManager { unsafe only }
    /// Always empty.
    open var connectedAccessories: [EAAccessory] { [] }
    /// Does nothing.
    open func registerForLocalNotifications() {}
    /// Does nothing.
    open func unregisterForLocalNotifications() {}
}
/// A session with an accessory. None ever starts.
open class EASession: NSObject {
    /// Always nil: no accessory is connected.
    public init?(accessory: EAAccessory, forProtocol protocolString: String) { nil }
    /// Always nil.
    open var inputStream: InputStream? { nil }
    /// Always nil.
    open var outputStream: OutputStream? { nil }
}
