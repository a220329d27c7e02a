/// CoreBluetooth's names. There is no radio: nothing is found, and delegates are never called.
@_exported import Foundation

/// What the radio is up to.
public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// Whether the radio may be used.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined, restricted, denied, allowedAlways
}
/// Names a service or a part of one.
open class CBUUID: NSObject {
    /// The name in hexadecimal figures.
    public let uuidString: String
    /// A name in hexadecimal figures.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// A name.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
/// One end of a radio link.
open class CBPeer: NSObject {
    /// Tells devices apart.
    public let identifier = UUID()
}
/// How far a link is.
public enum CBPeripheralState: Int, Sendable {
    case disconnected, connecting, connected, disconnecting
}
/// A part of a service. Never found.
open class CBAttribute: NSObject {
    /// Its name.
    public let uuid: CBUUID
    fileprivate init(uuid: CBUUID) { self.uuid = uuid }
}
/// What a device offers. Never found.
open class CBService: CBAttribute {
    /// Always nil.
    open var characteristics: [CBCharacteristic]? { nil }
    /// Always true.
    open var isPrimary: Bool { true }
}
/// A value that a device offers. Never found.
open class CBCharacteristic: CBAttribute {
    /// Always nil.
    open var value: Data? { nil }
    /// Always false.
    open var isNotifying: Bool { false }
}
/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse, withoutResponse
}
/// A device. Never found.
open class CBPeripheral: CBPeer {
    /// Kept; never called.
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
/// Hears of a device. Never called.
public protocol CBPeripheralDelegate: NSObjectProtocol {}
/// Uses the radio: there is none.
open class CBManager: NSObject {
    /// Always `unsupported`.
    open var state: CBManagerState { .unsupported }
    /// Always `notDetermined`.
    open class var authorization: CBManagerAuthorization { .notDetermined }
}
/// Hears of devices. Never called.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The radio is up to something else. Never called.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// Looks for devices: there is none.
open class CBCentralManager: CBManager {
    /// Kept; never called.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Always false.
    open var isScanning: Bool { false }
    /// One that tells nobody.
    public override init() { super.init() }
    /// One with somebody to tell.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
    }
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
/// Hears of those that look for this device. Never called.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// The radio is up to something else. Never called.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
/// Offers services: nobody sees them.
open class CBPeripheralManager: CBManager {
    /// Kept; never called.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Always false.
    open var isAdvertising: Bool { false }
    /// One with somebody to tell.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
    }
    /// Does nothing.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Does nothing.
    open func stopAdvertising() {}
}
/// Names what a device tells of itself, or how one looks for devices.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName",
    CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs",
    CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData",
    CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates",
    CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
