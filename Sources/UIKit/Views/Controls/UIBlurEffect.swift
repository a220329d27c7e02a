import CellSimGraphics
import Foundation

/// The base class of the effects of visual effect views.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content behind the view.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// The style of a blur: its thickness and lightness. The content behind appears blurred, with stronger colours and
    /// a tint.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// `light`; `dark` in the dark interface style.
        case regular = 4
        /// `extraLight`; `dark` in the dark interface style.
        case prominent
        /// Adapts to the interface style: the most transparent.
        case systemUltraThinMaterial
        /// Adapts to the interface style: more transparent than usual.
        case systemThinMaterial
        /// Adapts to the interface style: the usual thickness.
        case systemMaterial
        /// Adapts to the interface style: hardly transparent.
        case systemThickMaterial
        /// Adapts to the interface style: the material of bars.
        case systemChromeMaterial
        /// Always light: the most transparent.
        case systemUltraThinMaterialLight
        /// Always light: more transparent than usual.
        case systemThinMaterialLight
        /// Always light: the usual thickness.
        case systemMaterialLight
        /// Always light: hardly transparent.
        case systemThickMaterialLight
        /// Always light: the material of bars.
        case systemChromeMaterialLight
        /// Always dark: the most transparent.
        case systemUltraThinMaterialDark
        /// Always dark: more transparent than usual.
        case systemThinMaterialDark
        /// Always dark: the usual thickness.
        case systemMaterialDark
        /// Always dark: hardly transparent.
        case systemThickMaterialDark
        /// Always dark: the material of bars.
        case systemChromeMaterialDark

        /// The styles by their XIB names.
        static let stylesByName: [String: Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
            "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark,
            "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
            "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
    }

    /// The style of the blur.
    public let style: Style

    /// Creates a blur with a style.
    public init(style: Style) { self.style = style }
}
