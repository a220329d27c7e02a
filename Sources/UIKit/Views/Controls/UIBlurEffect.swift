import CellSimGraphics
import Foundation

/// The base class of effects for visual effect views.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the content behind the view.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// The styles of blurs. They differ in tint and opacity; all increase the saturation of the content behind.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// The same as `light`, or as `dark` in the dark interface style.
        case regular = 4
        /// The same as `extraLight`, or as `dark` in the dark interface style.
        case prominent
        /// The most transparent material; adapts to the interface style.
        case systemUltraThinMaterial
        /// A material that is more transparent than the default; adapts to the interface style.
        case systemThinMaterial
        /// The default material; adapts to the interface style.
        case systemMaterial
        /// A nearly opaque material; adapts to the interface style.
        case systemThickMaterial
        /// The material of bars; adapts to the interface style.
        case systemChromeMaterial
        /// The most transparent material, always light.
        case systemUltraThinMaterialLight
        /// A material that is more transparent than the default, always light.
        case systemThinMaterialLight
        /// The default material, always light.
        case systemMaterialLight
        /// A nearly opaque material, always light.
        case systemThickMaterialLight
        /// The material of bars, always light.
        case systemChromeMaterialLight
        /// The most transparent material, always dark.
        case systemUltraThinMaterialDark
        /// A material that is more transparent than the default, always dark.
        case systemThinMaterialDark
        /// The default material, always dark.
        case systemMaterialDark
        /// A nearly opaque material, always dark.
        case systemThickMaterialDark
        /// The material of bars, always dark.
        case systemChromeMaterialDark

        /// The styles by their names in XIBs.
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
