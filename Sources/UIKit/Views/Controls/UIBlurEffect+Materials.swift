import CellSimGraphics
import Foundation

extension UIBlurEffect.Style {
    /// The effect of a blur of this style on the content behind it.
    ///
    /// Light, dark and extra light are those that Apple published with UIImage+ImageEffects (2013): radius, tint, and colours
    /// 1.8 times as strong. The materials are estimates based on the layers of Apple's design resources for iOS 17 (a colour,
    /// and a lightening colour over it), combined into one tint; they are not based on pictures by UIKit.
    func backdrop(isDark: Bool) -> Backdrop {
        func made(_ radius: CGFloat, _ level: UInt8, _ opacity: CGFloat) -> Backdrop {
            let alpha = UInt8(saturating: opacity * 255)
            let tint = RGBAColor(red: level, green: level, blue: level, alpha: alpha)
            return Backdrop(blurRadius: radius, saturation: 1.8, tint: tint)
        }
        switch self {
        case .extraLight: return made(20, 247, 0.82)
        case .light: return made(30, 255, 0.3)
        case .dark: return made(20, 28, 0.73)
        case .regular: return (isDark ? Self.dark : .light).backdrop(isDark: isDark)
        case .prominent: return (isDark ? Self.dark : .extraLight).backdrop(isDark: isDark)
        case .systemUltraThinMaterialLight: return made(25, 235, 0.39)
        case .systemThinMaterialLight: return made(25, 241, 0.62)
        case .systemMaterialLight: return made(25, 244, 0.77)
        case .systemThickMaterialLight: return made(25, 248, 0.95)
        case .systemChromeMaterialLight: return made(25, 249, 0.94)
        case .systemUltraThinMaterialDark: return made(25, 55, 0.45)
        case .systemThinMaterialDark: return made(25, 50, 0.63)
        case .systemMaterialDark: return made(25, 47, 0.78)
        case .systemThickMaterialDark: return made(25, 46, 0.88)
        case .systemChromeMaterialDark: return made(25, 29, 0.94)
        case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            let fixed = Self(rawValue: rawValue + (isDark ? 10 : 5)) ?? .systemMaterialLight
            return fixed.backdrop(isDark: isDark)
        }
    }

    /// Nil for styles that follow the interface's.
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
