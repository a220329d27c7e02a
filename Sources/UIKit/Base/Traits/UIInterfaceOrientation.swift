import Foundation

/// The orientation of an interface. Landscape names refer to the side of the home button, the opposite of a device's.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Portrait.
    case portrait
    /// Portrait, with the home button at the top.
    case portraitUpsideDown
    /// Landscape, with the home button at the right.
    case landscapeRight
    /// Landscape, with the home button at the left.
    case landscapeLeft

    /// A Boolean value that indicates whether the orientation is portrait or portrait upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is one of the two landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The supported orientations of an interface. They are never read from controllers: the screen's setting applies.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait with the home button at the bottom, and at the top.
    public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
    /// Landscape with the home button at the right, and at the left.
    public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
    /// Both landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations except portrait with the home button at the top, the default on phones.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Portrait.
    case portrait
    /// Portrait, with the home button at the top.
    case portraitUpsideDown
    /// Landscape, with the home button at the right.
    case landscapeLeft
    /// Landscape, with the home button at the left.
    case landscapeRight
    /// Flat, with the screen up.
    case faceUp
    /// Flat, with the screen down.
    case faceDown

    /// A Boolean value that indicates whether the orientation is portrait or portrait upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is one of the two landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the device is flat, with the screen up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
    /// The orientation of the screen.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// The identifier of the device, which is the same in every run.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    /// Starts orientation notifications. Does nothing: rotation is not simulated.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Stops orientation notifications. Does nothing: rotation is not simulated.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
    /// The maximum number of frames per second: always 60. The screen does not draw frames.
    public var maximumFramesPerSecond: Int { 60 }
    /// The brightness from 0 to 1: always 0.5.
    public var brightness: CGFloat { 0.5 }
}
