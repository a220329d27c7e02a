import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Left open: what is around decides, light in the end.
    case unspecified
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Left open: what is around decides, a phone in the end.
    case unspecified = -1
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV; nothing here is built for it.
    case tv
    /// A car's display; nothing here is built for it.
    case carPlay
    /// A Mac; nothing here is built for it.
    case mac = 5
    /// A headset; nothing here is built for it.
    case vision
}

/// How much room an axis has.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Left open: what is around decides.
    case unspecified
    /// Little room, as a phone held upright has in width.
    case compact
    /// Much room, as a tablet has both ways.
    case regular
}

/// The direction of the language, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Left open: what is around decides, left to right in the end.
    case unspecified = -1
    /// As in Latin script.
    case leftToRight
    /// As in Arabic and Hebrew script.
    case rightToLeft
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// The ordinary range.
    case SRGB
    /// The wide range. Pictures are drawn in sRGB all the same.
    case P3
}

/// The user's wish for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// No wish for more.
    case normal
    /// More contrast: catalogues' colours and images may have an entry for it, the system's colours have none here.
    case high
}

/// Whether content lies on the base level or above it (a sheet in dark mode).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Left open: counts as base.
    case unspecified = -1
    /// The screen's own level.
    case base
    /// Above it: dark backgrounds become a little lighter.
    case elevated
}

/// The user's wish for bold text.
public enum UILegibilityWeight: Int, Sendable {
    /// Left open: counts as regular.
    case unspecified = -1
    /// Ordinary text.
    case regular
    /// Fonts of text styles get a heavier weight.
    case bold
}

/// Whether a display senses force.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not said.
    case unknown
    /// Touches have no force.
    case unavailable
    /// Touches have force; nothing here makes use of it.
    case available
}

/// The look of the active or inactive window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// Another window is in use; nothing looks different here.
    case inactive
    /// The window is in use.
    case active
}

/// How a view follows, or refuses to follow, the direction of the language.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the language.
    case unspecified
    /// Buttons of players: never mirrored.
    case playback
    /// Directions in space, as alignment buttons: never mirrored.
    case spatial
    /// Left to right in every language.
    case forceLeftToRight
    /// Right to left in every language.
    case forceRightToLeft
}
