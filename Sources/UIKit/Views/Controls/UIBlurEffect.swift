import CellSimGraphics
import Foundation

/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content behind the view.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// The thickness and lightness of a blur: the content behind appears blurred, in stronger colours and under a tint.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// `light`, or `dark` under the dark interface style.
        case regular = 4
        /// `extraLight`, or `dark` under the dark interface style.
        case prominent
        /// Follows the interface's style: the most transparent.
        case systemUltraThinMaterial
        /// Follows the interface's style: more transparent than usual.
        case systemThinMaterial
        /// Follows the interface's style: the usual thickness.
        case systemMaterial
        /// Follows the interface's style: hardly transparent.
        case systemThickMaterial
        /// Follows the interface's style: the material of bars.
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

        /// The styles by their names in XIBs.
        static let words: [String: Style] = [
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

    /// The thickness and lightness of the blur.
    public let style: Style

    /// Creates a blur of this style.
    public init(style: Style) { self.style = style }
}
