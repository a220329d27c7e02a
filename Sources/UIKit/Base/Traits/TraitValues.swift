import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not set: inherited, with light as the default.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not set: inherited, with a phone as the default.
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

/// The available size on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not set: inherited.
    case unspecified
    /// Limited space, like the width of a phone in portrait.
    case compact
    /// Ample space, like both axes of a tablet.
    case regular
}

/// The language's direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not set: inherited, with left to right as the default.
    case unspecified = -1
    /// Like Latin script.
    case leftToRight
    /// Like Arabic and Hebrew script.
    case rightToLeft
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// The colour range of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The ordinary range.
    case SRGB
    /// The wide range. Pictures are still drawn in sRGB.
    case P3
}

/// The user's setting for contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// Normal contrast.
    case normal
    /// More contrast: asset catalogues may have colours and images for it, but the system's colours have none.
    case high
}

/// Whether content is on the base level or above it (for example a sheet in dark mode).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not set: base is used.
    case unspecified = -1
    /// The level of the screen.
    case base
    /// Above the base: dark backgrounds are slightly lighter.
    case elevated
}

/// The user's setting for bold text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not set: regular is used.
    case unspecified = -1
    /// Ordinary text.
    case regular
    /// Fonts of text styles have a heavier weight.
    case bold
}

/// Whether a display senses force.
public enum UIForceTouchCapability: Int, Sendable {
    /// Unknown.
    case unknown
    /// Touches have no force.
    case unavailable
    /// Touches have force; CellSim does not use it.
    case available
}

/// Whether the window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// Another window is active; it has no effect.
    case inactive
    /// The window is active.
    case active
}

/// Whether a view follows the language's direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the language.
    case unspecified
    /// Buttons of players: never mirrored.
    case playback
    /// Directions in space, for example alignment buttons: never mirrored.
    case spatial
    /// Left to right in all languages.
    case forceLeftToRight
    /// Right to left in all languages.
    case forceRightToLeft
}
