import CellSimGraphics
import Foundation

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what lies behind.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// How thick and how light a blur is: what lies behind shows blurred, in stronger colours and under a tint.
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
        /// Follows the interface's style: the most shows through.
        case systemUltraThinMaterial
        /// Follows the interface's style: more shows through than usual.
        case systemThinMaterial
        /// Follows the interface's style: the usual thickness.
        case systemMaterial
        /// Follows the interface's style: little shows through.
        case systemThickMaterial
        /// Follows the interface's style: what bars are made of.
        case systemChromeMaterial
        /// Always light: the most shows through.
        case systemUltraThinMaterialLight
        /// Always light: more shows through than usual.
        case systemThinMaterialLight
        /// Always light: the usual thickness.
        case systemMaterialLight
        /// Always light: little shows through.
        case systemThickMaterialLight
        /// Always light: what bars are made of.
        case systemChromeMaterialLight
        /// Always dark: the most shows through.
        case systemUltraThinMaterialDark
        /// Always dark: more shows through than usual.
        case systemThinMaterialDark
        /// Always dark: the usual thickness.
        case systemMaterialDark
        /// Always dark: little shows through.
        case systemThickMaterialDark
        /// Always dark: what bars are made of.
        case systemChromeMaterialDark

        /// The styles by the words that XIBs use.
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

    /// How thick and how light the blur is.
    public let style: Style

    /// A blur of that style.
    public init(style: Style) { self.style = style }
}
