// The enumerations of trait values, such as interface styles, size classes and display gamuts.
import Foundation

/// The interface style, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// An unspecified style, which is inherited. The default is light.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The interface idiom, which is the type of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified idiom, which is inherited. The default is a phone.
    case unspecified = -1
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// An Apple TV. Not supported.
    case tv
    /// A CarPlay display. Not supported.
    case carPlay
    /// A Mac. Not supported.
    case mac = 5
    /// An Apple Vision Pro. Not supported.
    case vision
}

/// The size class of the width or the height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An unspecified size class, which is inherited.
    case unspecified
    /// Limited space, such as the width of an iPhone in portrait orientation.
    case compact
    /// Ample space, such as the width and the height of an iPad.
    case regular
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// An unspecified direction, which is inherited. The default is left to right.
    case unspecified = -1
    /// Left to right, as in Latin script.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew script.
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
    /// An unspecified gamut.
    case unspecified = -1
    /// The sRGB gamut.
    case SRGB
    /// The Display P3 gamut. Drawing uses sRGB regardless of it.
    case P3
}

/// The contrast setting of the user.
public enum UIAccessibilityContrast: Int, Sendable {
    /// An unspecified contrast.
    case unspecified = -1
    /// Normal contrast.
    case normal
    /// Increased contrast. It selects variants in asset catalogues, but doesn't change the system colours.
    case high
}

/// The level of an interface: base, or elevated above it, such as a sheet in the dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// An unspecified level, which is treated as base.
    case unspecified = -1
    /// The base level.
    case base
    /// The elevated level, whose dark backgrounds are slightly lighter.
    case elevated
}

/// The bold text setting of the user.
public enum UILegibilityWeight: Int, Sendable {
    /// An unspecified weight, which is treated as regular.
    case unspecified = -1
    /// Regular text.
    case regular
    /// Bold text. Fonts of text styles are heavier.
    case bold
}

/// The availability of 3D Touch.
public enum UIForceTouchCapability: Int, Sendable {
    /// An unknown availability.
    case unknown
    /// The device doesn't support 3D Touch.
    case unavailable
    /// The device supports 3D Touch. It has no effect in CellSim.
    case available
}

/// The activity of the window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// An unspecified activity.
    case unspecified = -1
    /// The window is inactive. It has no effect.
    case inactive
    /// The window is active.
    case active
}

/// The direction of a view's content, if it can differ from the language's direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The content has the language's direction.
    case unspecified
    /// The content represents playback controls, which are never mirrored.
    case playback
    /// The content represents spatial directions, such as alignment buttons, which are never mirrored.
    case spatial
    /// The content is left to right in all languages.
    case forceLeftToRight
    /// The content is right to left in all languages.
    case forceRightToLeft
}
