import CellSimGraphics
import Foundation

/// The system colours that depend on the interface style and level. The raw values are the names in XIBs (`systemColor="labelColor"`).
///
/// The values are those of iOS 13 to 18. `SystemColors` contains the values that differ in iOS 26.
enum SystemColor: String, CaseIterable, Sendable {
    case systemRedColor, systemOrangeColor, systemYellowColor, systemGreenColor, systemMintColor, systemTealColor
    case systemCyanColor, systemBlueColor, systemIndigoColor, systemPurpleColor, systemPinkColor, systemBrownColor
    case systemGrayColor, systemGray2Color, systemGray3Color, systemGray4Color, systemGray5Color, systemGray6Color
    case labelColor, secondaryLabelColor, tertiaryLabelColor, quaternaryLabelColor, placeholderTextColor
    case separatorColor, opaqueSeparatorColor, linkColor
    case systemFillColor, secondarySystemFillColor, tertiarySystemFillColor, quaternarySystemFillColor
    case systemBackgroundColor, secondarySystemBackgroundColor, tertiarySystemBackgroundColor
    case systemGroupedBackgroundColor, secondarySystemGroupedBackgroundColor, tertiarySystemGroupedBackgroundColor
    case tintColor

    /// The variants of a system colour. `elevated` is set only if the dark colour differs at the elevated level.
    struct Variants: Sendable {
        let light, dark: ColorValue
        var elevated: ColorValue?

        init(_ light: ColorValue, _ dark: ColorValue, elevated: ColorValue? = nil) {
            (self.light, self.dark, self.elevated) = (light, dark, elevated)
        }
    }

    /// Returns the colour for traits. Unspecified traits stand for the light style and the base level.
    func value(for traits: UITraitCollection) -> ColorValue {
        let variants = SystemColors.namedColors.current[self] ?? variants
        guard traits.userInterfaceStyle == .dark else { return variants.light }
        if traits.userInterfaceLevel == .elevated, let elevated = variants.elevated { return elevated }
        return variants.dark
    }

    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> ColorValue {
        .rgb(red / 255, green / 255, blue / 255, alpha)
    }

    private typealias C = SystemColor

    var variants: Variants {
        switch self {
        case .systemRedColor: Variants(C.rgb(255, 59, 48), C.rgb(255, 69, 58))
        case .systemOrangeColor: Variants(C.rgb(255, 149, 0), C.rgb(255, 159, 10))
        case .systemYellowColor: Variants(C.rgb(255, 204, 0), C.rgb(255, 214, 10))
        case .systemGreenColor: Variants(C.rgb(52, 199, 89), C.rgb(48, 209, 88))
        case .systemMintColor: Variants(C.rgb(0, 199, 190), C.rgb(99, 230, 226))
        case .systemTealColor: Variants(C.rgb(48, 176, 199), C.rgb(64, 200, 224))
        case .systemCyanColor: Variants(C.rgb(50, 173, 230), C.rgb(100, 210, 255))
        case .systemBlueColor, .tintColor: Variants(C.rgb(0, 122, 255), C.rgb(10, 132, 255))
        case .systemIndigoColor: Variants(C.rgb(88, 86, 214), C.rgb(94, 92, 230))
        case .systemPurpleColor: Variants(C.rgb(175, 82, 222), C.rgb(191, 90, 242))
        case .systemPinkColor: Variants(C.rgb(255, 45, 85), C.rgb(255, 55, 95))
        case .systemBrownColor: Variants(C.rgb(162, 132, 94), C.rgb(172, 142, 104))
        case .systemGrayColor: Variants(C.rgb(142, 142, 147), C.rgb(142, 142, 147))
        case .systemGray2Color: Variants(C.rgb(174, 174, 178), C.rgb(99, 99, 102))
        case .systemGray3Color: Variants(C.rgb(199, 199, 204), C.rgb(72, 72, 74))
        case .systemGray4Color: Variants(C.rgb(209, 209, 214), C.rgb(58, 58, 60))
        case .systemGray5Color: Variants(C.rgb(229, 229, 234), C.rgb(44, 44, 46))
        case .systemGray6Color: Variants(C.rgb(242, 242, 247), C.rgb(28, 28, 30))
        case .labelColor: Variants(C.rgb(0, 0, 0), C.rgb(255, 255, 255))
        case .secondaryLabelColor: Variants(C.rgb(60, 60, 67, 0.6), C.rgb(235, 235, 245, 0.6))
        case .tertiaryLabelColor, .placeholderTextColor:
            Variants(C.rgb(60, 60, 67, 0.3), C.rgb(235, 235, 245, 0.3))
        case .quaternaryLabelColor: Variants(C.rgb(60, 60, 67, 0.18), C.rgb(235, 235, 245, 0.16))
        case .separatorColor: Variants(C.rgb(60, 60, 67, 0.29), C.rgb(84, 84, 88, 0.6))
        case .opaqueSeparatorColor: Variants(C.rgb(198, 198, 200), C.rgb(56, 56, 58))
        case .linkColor: Variants(C.rgb(0, 122, 255), C.rgb(9, 132, 255))
        case .systemFillColor: Variants(C.rgb(120, 120, 128, 0.2), C.rgb(120, 120, 128, 0.36))
        case .secondarySystemFillColor: Variants(C.rgb(120, 120, 128, 0.16), C.rgb(120, 120, 128, 0.32))
        case .tertiarySystemFillColor: Variants(C.rgb(118, 118, 128, 0.12), C.rgb(118, 118, 128, 0.24))
        case .quaternarySystemFillColor: Variants(C.rgb(116, 116, 128, 0.08), C.rgb(118, 118, 128, 0.18))
        case .systemBackgroundColor:
            Variants(C.rgb(255, 255, 255), C.rgb(0, 0, 0), elevated: C.rgb(28, 28, 30))
        case .systemGroupedBackgroundColor:
            Variants(C.rgb(242, 242, 247), C.rgb(0, 0, 0), elevated: C.rgb(28, 28, 30))
        case .secondarySystemBackgroundColor:
            Variants(C.rgb(242, 242, 247), C.rgb(28, 28, 30), elevated: C.rgb(44, 44, 46))
        case .secondarySystemGroupedBackgroundColor:
            Variants(C.rgb(255, 255, 255), C.rgb(28, 28, 30), elevated: C.rgb(44, 44, 46))
        case .tertiarySystemBackgroundColor:
            Variants(C.rgb(255, 255, 255), C.rgb(44, 44, 46), elevated: C.rgb(58, 58, 60))
        case .tertiarySystemGroupedBackgroundColor:
            Variants(C.rgb(242, 242, 247), C.rgb(44, 44, 46), elevated: C.rgb(58, 58, 60))
        }
    }
}
