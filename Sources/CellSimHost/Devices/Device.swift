import Foundation

/// A simulated device: the size, scale and safe area that a window on it has.
public struct Device: Hashable, Sendable {
    /// What takes room from a window's edges, in points.
    public struct Insets: Hashable, Sendable {
        /// The distances from the window's edges; none is negative on a device.
        public var top, left, bottom, right: CGFloat

        /// Insets in points.
        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// How a device is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// Upright.
        case portrait
        /// Lying on its side.
        case landscape
    }

    /// Interface Builder's name, as in `retina4_7`; the size as in `320x480` for a device made by size.
    public var identifier: String
    /// Names of the hardware, as in `iPhone 8`.
    public var names: [String]
    /// In points, in the orientation at hand.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// What bars, notch and home indicator cover in the orientation at hand.
    public var safeArea: Insets
    /// Whether it is a tablet; one made by size is from 744 points of the shorter side.
    public var isPad: Bool
    /// Whether a phone's width is of the regular class when it lies on its side.
    public var isWideInLandscape: Bool
    /// How the device is held; changing it alone turns neither size nor safe area, which `turned(_:)` does.
    public var orientation: Orientation

    /// A device that is only a size: no safe area.
    public init(size: CGSize, scale: CGFloat = 2) {
        (self.size, self.scale, names) = (size, scale, [])
        identifier = "\(Device.number(size.width))x\(Device.number(size.height))"
        safeArea = Insets(top: 0, left: 0, bottom: 0, right: 0)
        isPad = min(size.width, size.height) >= 744
        isWideInLandscape = max(size.width, size.height) >= 736
        orientation = size.width > size.height ? .landscape : .portrait
    }

    /// Whether the window is of the regular class horizontally.
    public var isRegularWidth: Bool { isPad || (orientation == .landscape && isWideInLandscape) }
    /// Whether the window is of the regular class vertically.
    public var isRegularHeight: Bool { isPad || orientation == .portrait }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(saturating: value)) : String(Double(value))
    }
}
