import CellSimHost
import Foundation

/// The environment variables that the iOS Simulator sets for programs. Code reads the device's model from them.
enum SimulatorVariables {
    /// Returns the variables for the simulated device. Variables that the environment already contains are omitted.
    ///
    /// The device is the one in `CELLSIM_DEVICE`, or otherwise the first one with the screen in `CELLSIM_SCREEN`. If no device has such a
    /// screen, there are no variables.
    /// - Parameter environment: the environment variables of this process.
    static func values(for environment: [String: String]) -> [(name: String, value: String)] {
        guard let (name, device) = device(environment), let model = models[name] else { return [] }
        let scale = Int(device.scale)
        let values = [
            ("SIMULATOR_MODEL_IDENTIFIER", model), ("SIMULATOR_DEVICE_NAME", name),
            ("SIMULATOR_MAINSCREEN_WIDTH", "\(Int(device.size.width) * scale)"),
            ("SIMULATOR_MAINSCREEN_HEIGHT", "\(Int(device.size.height) * scale)"),
            ("SIMULATOR_MAINSCREEN_SCALE", "\(scale).000000"),
        ]
        return values.filter { environment[$0.0] == nil }.map { (name: $0.0, value: $0.1) }
    }

    private static func device(_ environment: [String: String]) -> (name: String, Device)? {
        if let name = environment["CELLSIM_DEVICE"],
            let row = DeviceRow.all.first(where: { $0.device.names.contains(name) })
        {
            return (name, row.device)
        }
        var screen = environment["CELLSIM_SCREEN"] ?? ""
        if screen.isEmpty { screen = "375x667@2" }
        if screen.hasSuffix("x") { screen.removeLast() }
        for row in DeviceRow.all {
            let device = row.device
            guard let name = device.names.first,
                screen == "\(Int(device.size.width))x\(Int(device.size.height))@\(Int(device.scale))"
            else { continue }
            return (name, device)
        }
        return nil
    }

    /// The model identifiers as reported by `uname` and the simulator, keyed by device name. If a name stands for several generations, the
    /// model is the newest one with the same screen.
    static let models: [String: String] = [
        "iPhone 4s": "iPhone4,1", "iPhone 5s": "iPhone6,1", "iPhone SE 1": "iPhone8,4", "iPhone SE": "iPhone14,6",
        "iPhone 6": "iPhone7,2", "iPhone 6 Plus": "iPhone7,1", "iPhone 6s": "iPhone8,1", "iPhone 6s Plus": "iPhone8,2",
        "iPhone 7": "iPhone9,1", "iPhone 7 Plus": "iPhone9,2", "iPhone 8": "iPhone10,1", "iPhone 8 Plus": "iPhone10,2",
        "iPhone X": "iPhone10,3", "iPhone XS": "iPhone11,2", "iPhone XS Max": "iPhone11,6", "iPhone XR": "iPhone11,8",
        "iPhone 11": "iPhone12,1", "iPhone 11 Pro": "iPhone12,3", "iPhone 11 Pro Max": "iPhone12,5",
        "iPhone 12 mini": "iPhone13,1", "iPhone 12": "iPhone13,2", "iPhone 12 Pro": "iPhone13,3",
        "iPhone 12 Pro Max": "iPhone13,4", "iPhone 13 mini": "iPhone14,4", "iPhone 13": "iPhone14,5",
        "iPhone 13 Pro": "iPhone14,2", "iPhone 13 Pro Max": "iPhone14,3", "iPhone 14": "iPhone14,7",
        "iPhone 14 Plus": "iPhone14,8", "iPhone 14 Pro": "iPhone15,2", "iPhone 14 Pro Max": "iPhone15,3",
        "iPhone 15": "iPhone15,4", "iPhone 15 Plus": "iPhone15,5", "iPhone 15 Pro": "iPhone16,1",
        "iPhone 15 Pro Max": "iPhone16,2", "iPhone 16": "iPhone17,3", "iPhone 16 Plus": "iPhone17,4",
        "iPhone 16 Pro": "iPhone17,1", "iPhone 16 Pro Max": "iPhone17,2", "iPhone 16e": "iPhone17,5",
        "iPhone 17": "iPhone18,3", "iPhone 17 Pro": "iPhone18,1", "iPhone 17 Pro Max": "iPhone18,2",
        "iPhone Air": "iPhone18,4",
        "iPad mini 4": "iPad5,1", "iPad mini 5": "iPad11,1", "iPad mini 6": "iPad14,1", "iPad mini": "iPad14,1",
        "iPad mini (A17 Pro)": "iPad16,1", "iPad 6": "iPad7,5", "iPad 9": "iPad12,1", "iPad 10": "iPad13,18",
        "iPad (A16)": "iPad15,7", "iPad Air 2": "iPad5,3", "iPad Air 3": "iPad11,3", "iPad Air": "iPad13,16",
        "iPad Air 11-inch (M2)": "iPad14,8", "iPad Air 11-inch (M3)": "iPad15,3",
        "iPad Air 13-inch (M2)": "iPad14,10", "iPad Air 13-inch (M3)": "iPad15,5", "iPad Pro 10.5": "iPad7,3",
        "iPad Pro 11": "iPad14,3", "iPad Pro 12.9 2": "iPad7,1", "iPad Pro 12.9": "iPad14,5",
        "iPad Pro 11-inch (M4)": "iPad16,3", "iPad Pro 13-inch (M4)": "iPad16,5",
        "iPad Pro 11-inch (M5)": "iPad17,1", "iPad Pro 13-inch (M5)": "iPad17,3",
    ]
}
