import Foundation

/// The orientation of an interface. The landscape names refer to the home button's side, the opposite of a device's.
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

    /// Whether the interface is in portrait, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is in landscape, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The supported orientations of an interface. Nothing asks controllers for theirs: the screen's setting applies.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait with the home button at the bottom, or at the top.
    public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
    /// Landscape with the home button at the right, or at the left.
    public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
    /// Landscape, either way.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All except portrait with the home button at the top, as on phones.
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

    /// Whether the device is in portrait, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is in landscape, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat, either way.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
    /// The orientation of the screen.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// The identifier, the same in all runs.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    /// Does nothing: rotation is not simulated.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIScreen {
    /// Always 60; the screen draws no frames.
    public var maximumFramesPerSecond: Int { 60 }
    /// The brightness from 0 to 1.
    public var brightness: CGFloat { 0.5 }
}
