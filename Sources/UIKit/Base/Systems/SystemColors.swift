import CellSimSystem
import Foundation

/// The system colours that differ between iOS versions.
package enum SystemColors {
    private static func variants(_ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat))
        -> SystemColor.Variants
    {
        SystemColor.Variants(
            .rgb(light.0 / 255, light.1 / 255, light.2 / 255, 1), .rgb(dark.0 / 255, dark.1 / 255, dark.2 / 255, 1))
    }

    /// The named colours that differ. The dark values come from public design tokens that agree with Apple's.
    static let namedColors = SystemValue<[SystemColor: SystemColor.Variants]>(
        "hues", [:],
        [
            .systemRedColor: variants((255, 56, 60), (255, 66, 69)),
            .systemOrangeColor: variants((255, 141, 40), (255, 146, 48)),
            .systemYellowColor: variants((255, 204, 0), (255, 214, 0)),
            .systemMintColor: variants((0, 200, 179), (0, 218, 195)),
            .systemTealColor: variants((0, 195, 208), (0, 210, 224)),
            .systemCyanColor: variants((0, 192, 232), (60, 211, 254)),
            .systemBlueColor: variants((0, 136, 255), (0, 145, 255)),
            .tintColor: variants((0, 136, 255), (0, 145, 255)),
            .systemIndigoColor: variants((97, 85, 245), (109, 124, 255)),
            .systemPurpleColor: variants((203, 48, 224), (219, 52, 242)),
            .systemBrownColor: variants((172, 127, 94), (183, 138, 102)),
        ],
        .published("developer.apple.com/design/human-interface-guidelines/color, values of June 2025"))

    /// The background colour of a switch that is off.
    package static let switchOff = SystemValue(
        "switch-off", UIColor.secondarySystemFill, translucentContrast(light: 66, dark: 63),
        .measured(SystemTables.catalyst))
    /// The track of a slider beyond its thumb.
    package static let sliderMaximumTrack = SystemValue(
        "slider-rest", UIColor.systemFill, translucentContrast(light: 26, dark: 26), .measured(SystemTables.catalyst))
    /// The plate behind a selected segment.
    package static let selectedSegmentBackground = SystemValue(
        "segment-plate", whiteInLightStyle(99, 99, 102), whiteInLightStyle(90, 90, 96), .measured(SystemTables.catalyst)
    )
    /// The tabs that are not selected.
    package static let unselectedTab = SystemValue(
        "tab-colour", UIColor.systemGray, UIColor.label, .measured(SystemTables.catalyst))
    /// The plate behind a selected tab.
    package static let selectedTabBackground = SystemValue(
        "tab-plate-colour", UIColor.clear, translucentContrast(light: 18, dark: 34),
        .measured("light: " + SystemTables.catalyst))

    static let all: [any AnySystemValue] = [
        namedColors, switchOff, sliderMaximumTrack, selectedSegmentBackground, unselectedTab, selectedTabBackground,
    ]

    /// Returns black in the light style and white in the dark style, with opacities in 255ths.
    private static func translucentContrast(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: dark / 255) : UIColor(white: 0, alpha: light / 255)
        }
    }

    /// Returns white in the light style and a colour with components in 255ths in the dark style.
    private static func whiteInLightStyle(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1) : .white
        }
    }
}
