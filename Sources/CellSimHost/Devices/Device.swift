import Foundation

/// A simulated device, with the size, scale and safe area of a window on it.
public struct Device: Hashable, Sendable {
    /// Distances from a window's edges, in points.
    public struct Insets: Hashable, Sendable {
        /// The distances from the window's edges, which are never negative on a device.
        public var top, left, bottom, right: CGFloat

        /// Creates insets in points.
        public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// The orientation of a device.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// Portrait orientation.
        case portrait
        /// Landscape orientation.
        case landscape
    }

    /// Interface Builder's name, such as `retina4_7`. For a device created from a size, the size as text, such as
    /// `320x480`.
    public var identifier: String
    /// The names of the hardware, such as `iPhone 8`.
    public var names: [String]
    /// The size in points, in the current orientation.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The insets of bars, notch and home indicator in the current orientation.
    public var safeArea: Insets
    /// A Boolean value that indicates whether it is a tablet. A device created from a size is a tablet if its shorter
    /// side is at least 744 points.
    public var isPad: Bool
    /// A Boolean value that indicates whether a phone has the regular width size class in landscape.
    public var isWideInLandscape: Bool
    /// The orientation. Setting it doesn't swap the size and the safe area; use `rotated(_:)` instead.
    public var orientation: Orientation

    /// Creates a device from a size, without a safe area.
    public init(size: CGSize, scale: CGFloat = 2) {
        (self.size, self.scale, names) = (size, scale, [])
        identifier = "\(Device.number(size.width))x\(Device.number(size.height))"
        safeArea = Insets(top: 0, left: 0, bottom: 0, right: 0)
        isPad = min(size.width, size.height) >= 744
        isWideInLandscape = max(size.width, size.height) >= 736
        orientation = size.width > size.height ? .landscape : .portrait
    }

    /// A Boolean value that indicates whether the window's horizontal size class is regular.
    public var isRegularWidth: Bool { isPad || (orientation == .landscape && isWideInLandscape) }
    /// A Boolean value that indicates whether the window's vertical size class is regular.
    public var isRegularHeight: Bool { isPad || orientation == .portrait }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(saturating: value)) : String(Double(value))
    }
}
