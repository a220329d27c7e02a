import Foundation

/// The part of `Device` that finds devices by name.
extension Device {
    /// The devices in Interface Builder: phones, then tablets, each sorted by size.
    public static let catalogue: [Device] = DeviceRow.all.map(\.device)

    /// Returns the device with an Interface Builder identifier, a hardware name (such as `iPhone SE`; case, spaces and dashes are
    /// ignored) or a size (such as `375x667`); nil if it is unknown.
    public static func named(_ name: String) -> Device? {
        if let device = catalogue.first(where: { $0.identifier == name }) { return device }
        let key = normalized(name)
        if let device = catalogue.first(where: { $0.names.contains { normalized($0) == key } }) { return device }
        let sides = name.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
        return Device(size: CGSize(width: width, height: height))
    }

    /// Returns the device in another orientation.
    public func rotated(_ newOrientation: Orientation) -> Device {
        guard newOrientation != orientation else { return self }
        var result = self
        result.orientation = newOrientation
        result.size = CGSize(width: size.height, height: size.width)
        guard !isPad else { return result }
        let side = newOrientation == .landscape ? (safeArea.top > 20 ? safeArea.top : 0) : 0
        let bottom: CGFloat = newOrientation == .landscape && safeArea.bottom > 0 ? 21 : 0
        if newOrientation == .landscape {
            result.safeArea = Insets(top: 0, left: side, bottom: bottom, right: side)
        } else if let upright = Device.catalogue.first(where: { $0.identifier == identifier }) {
            result.safeArea = upright.safeArea
        }
        return result
    }

    private static func normalized(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
    }
}
