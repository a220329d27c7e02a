import Foundation

/// Which way an interface is turned. The landscape ones name the home button's side, the opposite of a device's.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upright, with the home button above.
    case portraitUpsideDown
    /// On its side, with the home button at the right.
    case landscapeRight
    /// On its side, with the home button at the left.
    case landscapeLeft

    /// Whether the interface stands upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface lies on its side, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways an interface may be turned. Nothing asks controllers for theirs: the screen is as it is set.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright, with the home button below, and upright, with it above.
    public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4)
    /// On its side, with the home button at the right, and with it at the left.
    public static let landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16)
    /// Both ways on its side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upright with the home button above, as phones allow.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// Upright, with the home button above.
    case portraitUpsideDown
    /// On its side, with the home button at the right.
    case landscapeLeft
    /// On its side, with the home button at the left.
    case landscapeRight
    /// Flat, with the screen upwards.
    case faceUp
    /// Flat, with the screen downwards.
    case faceDown

    /// Whether the device is held upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on its side, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat, either way.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
    /// As the screen lies.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// The same for every run.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    /// Does nothing: the device is never turned.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIWindowScene {
    /// As the simulated screen lies: `.landscapeRight` where it is wider than high, else `.portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}

extension UIScreen {
    /// Always 60; no frames are shown.
    public var maximumFramesPerSecond: Int { 60 }
    /// From 0 to 1.
    public var brightness: CGFloat { 0.5 }
}
