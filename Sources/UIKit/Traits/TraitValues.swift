import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How much room an axis has.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction of the language, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

/// The user's wish for more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether content lies on the base level or above it (a sheet in dark mode).
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The user's wish for bold text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// Whether a display senses force.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// The look of the active or inactive window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// How a view follows, or refuses to follow, the direction of the language.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
