// The values of traits, such as interface style, size class and display gamut.
import Foundation

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified: inherited, with light as the default.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The device type.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified: inherited, with a phone as the default.
    case unspecified = -1
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV; not supported.
    case tv
    /// A car's display; not supported.
    case carPlay
    /// A Mac; not supported.
    case mac = 5
    /// A headset; not supported.
    case vision
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified: inherited.
    case unspecified
    /// Limited space, like the width of a phone in portrait.
    case compact
    /// Ample space, like both axes of a tablet.
    case regular
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Unspecified: inherited, with left to right as the default.
    case unspecified = -1
    /// Left to right, as for the Latin script.
    case leftToRight
    /// Right to left, as for the Arabic and Hebrew scripts.
    case rightToLeft
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The leading edge is on the left.
    case leftToRight
    /// The leading edge is on the right.
    case rightToLeft
}

/// The colour gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The sRGB gamut.
    case SRGB
    /// The Display P3 gamut. Drawing still uses sRGB.
    case P3
}

/// The user's contrast setting.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Normal contrast.
    case normal
    /// Increased contrast. Asset catalogues can have colours and images for it, but the system colours do not change.
    case high
}

/// The level of content: base, or elevated (for example a sheet in dark mode).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified: treated as base.
    case unspecified = -1
    /// The base level of the screen.
    case base
    /// Above the base level: dark backgrounds are slightly lighter.
    case elevated
}

/// The user's bold text setting.
public enum UILegibilityWeight: Int, Sendable {
    /// Unspecified: treated as regular.
    case unspecified = -1
    /// Regular text.
    case regular
    /// Fonts of text styles have a heavier weight.
    case bold
}

/// The force sensitivity of a display.
public enum UIForceTouchCapability: Int, Sendable {
    /// Unknown.
    case unknown
    /// Touches have no force.
    case unavailable
    /// Touches have force. CellSim does not use it.
    case available
}

/// The active state of a window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Another window is active. It has no effect.
    case inactive
    /// The window is active.
    case active
}

/// The direction of a view's content relative to the language's direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The content follows the language's direction.
    case unspecified
    /// Playback controls, which are never mirrored.
    case playback
    /// Spatial directions, such as alignment buttons, which are never mirrored.
    case spatial
    /// Left to right in every language.
    case forceLeftToRight
    /// Right to left in every language.
    case forceRightToLeft
}
