// Data table, written by `make members` from Sources/Apple/Declarations/CoreBluetooth.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreBluetooth, for source compatibility. There is no radio: no devices are found, and delegates are
/// never called.
@_exported import Foundation

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
    /// Apple's `unknown`, `resetting`, `unsupported`, `unauthorized`, `poweredOff`, `poweredOn`.
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `allowedAlways`.
    case notDetermined, restricted, denied, allowedAlways
}
/// The identifier of a service or attribute.
open class CBUUID: NSObject {
    /// The identifier in hexadecimal digits.
    public let uuidString: String
    /// Creates an identifier from hexadecimal digits.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// Creates an identifier.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
/// A device at one end of a connection.
open class CBPeer: NSObject {
    /// The device's unique identifier.
    public let identifier = UUID()
}
/// The state of a connection.
public enum CBPeripheralState: Int, Sendable {
    /// Apple's `disconnected`, `connecting`, `connected`, `disconnecting`.
    case disconnected, connecting, connected, disconnecting
}
/// An attribute of a service. Never found.
open class CBAttribute: NSObject {
    /// The identifier.
    public let uuid: CBUUID
    fileprivate init(uuid: CBUUID) { self.uuid = uuid }
}
/// A service of a device. Never found.
open class CBService: CBAttribute {
    /// Always nil.
    open var characteristics: [CBCharacteristic]? { nil }
    /// Always true.
    open var isPrimary: Bool { true }
}
/// A characteristic of a service. Never found.
open class CBCharacteristic: CBAttribute {
    /// Always nil.
    open var value: Data? { nil }
    /// Always false.
    open var isNotifying: Bool { false }
}
/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    /// Apple's `withResponse`, `withoutResponse`.
    case withResponse, withoutResponse
}
/// A device. Never found.
open class CBPeripheral: CBPeer {
    /// Stored, but never called.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Always nil.
    open var name: String? { nil }
    /// Always `disconnected`.
    open var state: CBPeripheralState { .disconnected }
    /// Always nil.
    open var services: [CBService]? { nil }
    /// Does nothing.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Does nothing.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Does nothing.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Does nothing.
    open func readRSSI() {}
    /// Does nothing.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Does nothing.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}
/// Receives a device's events. Never called.
public protocol CBPeripheralDelegate: NSObjectProtocol {}
/// Manages Bluetooth, which isn't available.
open class CBManager: NSObject {
    /// Always `unsupported`.
    open var state: CBManagerState { .unsupported }
    /// Always `notDetermined`.
    open class var authorization: CBManagerAuthorization { .notDetermined }
}
/// Receives the events of a central manager. Never called.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Called when the state of Bluetooth changes. Never called here.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// Searches for devices. It never finds any.
open class CBCentralManager: CBManager {
    /// Stored, but never called.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Always false.
    open var isScanning: Bool { false }
    /// Creates a manager without a delegate.
    public override init() { super.init() }
    /// Creates a manager with a delegate.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { self.delegate = delegate }
    /// Does nothing.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func stopScan() {}
    /// Does nothing.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Always empty.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Always empty.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
/// Receives the events of a peripheral manager. Never called.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// Called when the state of Bluetooth changes. Never called here.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
/// Publishes services. No device sees them.
open class CBPeripheralManager: CBManager {
    /// Stored, but never called.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Always false.
    open var isAdvertising: Bool { false }
    /// Creates a manager with a delegate.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { self.delegate = delegate }
    /// Does nothing.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Does nothing.
    open func stopAdvertising() {}
}
/// The key of a device's advertised value, or of an option for scanning.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName",
    CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs",
    CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData",
    CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates",
    CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
