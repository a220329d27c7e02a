import CellSimGraphics
import Foundation

/// The blur radius, tint and saturation of blur styles.
extension UIBlurEffect.Style {
    /// Returns the parameters for drawing the content behind a blur of this style.
    ///
    /// The values of `light`, `dark` and `extraLight` are from Apple's sample code UIImage+ImageEffects (2013), including
    /// the saturation of 1.8. Those of the materials are estimates: each combines the two colour layers of the material in
    /// Apple's design resources for iOS 17 into one tint. No screenshots of UIKit were used.
    func backdrop(isDark: Bool) -> Backdrop {
        func makeBackdrop(_ radius: CGFloat, _ white: UInt8, _ opacity: CGFloat) -> Backdrop {
            let alpha = UInt8(saturating: opacity * 255)
            let tint = RGBAColor(red: white, green: white, blue: white, alpha: alpha)
            return Backdrop(blurRadius: radius, saturation: 1.8, tint: tint)
        }
        switch self {
        case .extraLight: return makeBackdrop(20, 247, 0.82)
        case .light: return makeBackdrop(30, 255, 0.3)
        case .dark: return makeBackdrop(20, 28, 0.73)
        case .regular: return (isDark ? Self.dark : .light).backdrop(isDark: isDark)
        case .prominent: return (isDark ? Self.dark : .extraLight).backdrop(isDark: isDark)
        case .systemUltraThinMaterialLight: return makeBackdrop(25, 235, 0.39)
        case .systemThinMaterialLight: return makeBackdrop(25, 241, 0.62)
        case .systemMaterialLight: return makeBackdrop(25, 244, 0.77)
        case .systemThickMaterialLight: return makeBackdrop(25, 248, 0.95)
        case .systemChromeMaterialLight: return makeBackdrop(25, 249, 0.94)
        case .systemUltraThinMaterialDark: return makeBackdrop(25, 55, 0.45)
        case .systemThinMaterialDark: return makeBackdrop(25, 50, 0.63)
        case .systemMaterialDark: return makeBackdrop(25, 47, 0.78)
        case .systemThickMaterialDark: return makeBackdrop(25, 46, 0.88)
        case .systemChromeMaterialDark: return makeBackdrop(25, 29, 0.94)
        case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            let fixedStyle = Self(rawValue: rawValue + (isDark ? 10 : 5)) ?? .systemMaterialLight
            return fixedStyle.backdrop(isDark: isDark)
        }
    }

    /// Whether the style is dark; nil for styles that adapt to the interface style.
    var isDark: Bool? {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        default: nil
        }
    }
}
