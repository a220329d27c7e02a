import Foundation

extension Device {
    /// The devices Interface Builder knows, phones first, by growing size of their class.
    public static let catalogue: [Device] = [
        phone("retina3_5", ["iPhone 4s"], 320, 480, 2),
        phone("retina4_0", ["iPhone 5s", "iPhone SE 1"], 320, 568, 2),
        phone("retina4_7", ["iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"], 375, 667, 2),
        phone("retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6 Plus"], 414, 736, 3, wide: true),
        phone("retina5_4", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, 3, top: 50),
        phone("retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, top: 44),
        phone("retina6_0", ["iPhone 14", "iPhone 13", "iPhone 12"], 390, 844, 3, top: 47),
        phone("retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, 2, top: 48, wide: true),
        phone("retina6_12", ["iPhone 15", "iPhone 16", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, 3, top: 59),
        phone("retina6_3", ["iPhone 16 Pro", "iPhone 17"], 402, 874, 3, top: 62),
        phone("retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, 3, top: 44, wide: true),
        phone(
            "retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, 3, top: 47, wide: true),
        phone(
            "retina6_72", ["iPhone 15 Plus", "iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, 3,
            top: 59, wide: true),
        phone("retina6_9", ["iPhone 16 Pro Max"], 440, 956, 3, top: 62, wide: true),
        pad("ipad7_9", ["iPad mini 4", "iPad mini 5"], 768, 1024, top: 20),
        pad("ipad9_7", ["iPad 6", "iPad Air 2"], 768, 1024, top: 20),
        pad("ipad8_3rounded", ["iPad mini 6", "iPad mini"], 744, 1133, top: 24, bottom: 20),
        pad("ipad10_2", ["iPad 9"], 810, 1080, top: 20),
        pad("ipad10_5", ["iPad Air 3", "iPad Pro 10.5"], 834, 1112, top: 20),
        pad("ipad10_9rounded", ["iPad Air", "iPad 10"], 820, 1180, top: 24, bottom: 20),
        pad("ipad11_0rounded", ["iPad Pro 11"], 834, 1194, top: 24, bottom: 20),
        pad("ipad12_9", ["iPad Pro 12.9 2"], 1024, 1366, top: 20),
        pad("ipad12_9rounded", ["iPad Pro 12.9"], 1024, 1366, top: 24, bottom: 20),
    ]

    /// The device of Interface Builder's identifier, of a hardware's name (`iPhone SE`; case, spaces and dashes do
    /// not matter), or of a size (`375x667`); nil when there is none.
    public static func named(_ name: String) -> Device? {
        if let known = catalogue.first(where: { $0.identifier == name }) { return known }
        let key = folded(name)
        if let known = catalogue.first(where: { $0.names.contains { folded($0) == key } }) { return known }
        let sides = name.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
        return Device(size: CGSize(width: width, height: height))
    }

    /// The same device held so.
    public func turned(_ wanted: Orientation) -> Device {
        guard wanted != orientation else { return self }
        var turned = self
        turned.orientation = wanted
        turned.size = CGSize(width: size.height, height: size.width)
        guard !isPad else { return turned }
        let side = wanted == .landscape ? (safeArea.top > 20 ? safeArea.top : 0) : 0
        let bottom: CGFloat = wanted == .landscape && safeArea.bottom > 0 ? 21 : 0
        if wanted == .landscape {
            turned.safeArea = Insets(top: 0, left: side, bottom: bottom, right: side)
        } else if let upright = Device.catalogue.first(where: { $0.identifier == identifier }) {
            turned.safeArea = upright.safeArea
        }
        return turned
    }

    private static func folded(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
    }

    /// A phone held upright: without a notch its status bar takes 20 points, with one the home indicator takes 34.
    private static func phone(
        _ identifier: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
        top: CGFloat = 20, wide: Bool = false
    ) -> Device {
        var device = Device(size: CGSize(width: width, height: height), scale: scale)
        (device.identifier, device.names, device.isPad, device.isWideInLandscape) = (identifier, names, false, wide)
        device.safeArea = Insets(top: top, left: 0, bottom: top > 20 ? 34 : 0, right: 0)
        return device
    }

    private static func pad(
        _ identifier: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0
    ) -> Device {
        var device = Device(size: CGSize(width: width, height: height), scale: 2)
        (device.identifier, device.names, device.isPad) = (identifier, names, true)
        device.safeArea = Insets(top: top, left: 0, bottom: bottom, right: 0)
        return device
    }
}
