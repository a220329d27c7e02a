import Foundation

/// The orientation of an interface. In landscape, the names refer to the side of the home button, unlike those of devices.
public enum UIInterfaceOrientation: Int, Sendable {
    /// An unknown orientation.
    case unknown
    /// Portrait, with the home button at the bottom.
    case portrait
    /// Portrait, with the home button at the top.
    case portraitUpsideDown
    /// Landscape, with the home button at the right.
    case landscapeRight
    /// Landscape, with the home button at the left.
    case landscapeLeft

    /// A Boolean value that indicates whether the orientation is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface supports. CellSim doesn't read them from controllers; the screen determines the orientation.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait, with the home button at the bottom or at the top.
    public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
    /// Landscape, with the home button at the right or at the left.
    public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
    /// Both landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except portrait with the home button at the top. This is the default on iPhones.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// An unknown orientation.
    case unknown
    /// Portrait, with the home button at the bottom.
    case portrait
    /// Portrait, with the home button at the top.
    case portraitUpsideDown
    /// Landscape, with the home button at the right.
    case landscapeLeft
    /// Landscape, with the home button at the left.
    case landscapeRight
    /// Flat, with the screen facing up.
    case faceUp
    /// Flat, with the screen facing down.
    case faceDown

    /// A Boolean value that indicates whether the orientation is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
    /// The orientation of the screen.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// The vendor identifier of the device, which is the same in all runs.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    /// Starts orientation notifications. Does nothing: rotation is not simulated.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Stops orientation notifications. Does nothing: rotation is not simulated.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
    /// The maximum number of frames per second. Always 60. The screen doesn't display frames.
    public var maximumFramesPerSecond: Int { 60 }
    /// The brightness from 0 to 1. Always 0.5.
    public var brightness: CGFloat { 0.5 }
}
