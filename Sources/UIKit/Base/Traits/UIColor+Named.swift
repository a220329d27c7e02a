import Foundation

/// The standard colours, the system colours and the semantic colours.
extension UIColor {
    /// Black, as a grey with the white component 0.
    public class var black: UIColor { NamedColors.black }
    /// Dark grey, with the white component 1/3.
    public class var darkGray: UIColor { NamedColors.darkGray }
    /// Light grey, with the white component 2/3.
    public class var lightGray: UIColor { NamedColors.lightGray }
    /// White, as a grey with the white component 1.
    public class var white: UIColor { NamedColors.white }
    /// Grey, with the white component 1/2.
    public class var gray: UIColor { NamedColors.gray }
    /// Red, with the components 1, 0, 0.
    public class var red: UIColor { NamedColors.red }
    /// Green, with the components 0, 1, 0.
    public class var green: UIColor { NamedColors.green }
    /// Blue, with the components 0, 0, 1.
    public class var blue: UIColor { NamedColors.blue }
    /// Cyan, with the components 0, 1, 1.
    public class var cyan: UIColor { NamedColors.cyan }
    /// Yellow, with the components 1, 1, 0.
    public class var yellow: UIColor { NamedColors.yellow }
    /// Magenta, with the components 1, 0, 1.
    public class var magenta: UIColor { NamedColors.magenta }
    /// Orange, with the components 1, 0.5, 0.
    public class var orange: UIColor { NamedColors.orange }
    /// Purple, with the components 0.5, 0, 0.5.
    public class var purple: UIColor { NamedColors.purple }
    /// Brown, with the components 0.6, 0.4, 0.2.
    public class var brown: UIColor { NamedColors.brown }
    /// Transparent black.
    public class var clear: UIColor { NamedColors.clear }
    /// The colour of text on a light background: black in both interface styles.
    public class var darkText: UIColor { NamedColors.darkText }
    /// The colour of text on a dark background: white with 60 % opacity in both interface styles.
    public class var lightText: UIColor { NamedColors.lightText }

    /// System red: 255, 59, 48 (of 255); in dark style 255, 69, 58.
    public class var systemRed: UIColor { NamedColors.systemRed }
    /// System orange: 255, 149, 0 (of 255); in dark style 255, 159, 10.
    public class var systemOrange: UIColor { NamedColors.systemOrange }
    /// System yellow: 255, 204, 0 (of 255); in dark style 255, 214, 10.
    public class var systemYellow: UIColor { NamedColors.systemYellow }
    /// System green: 52, 199, 89 (of 255); in dark style 48, 209, 88.
    public class var systemGreen: UIColor { NamedColors.systemGreen }
    /// System mint: 0, 199, 190 (of 255); in dark style 99, 230, 226.
    public class var systemMint: UIColor { NamedColors.systemMint }
    /// System teal: 48, 176, 199 (of 255); in dark style 64, 200, 224.
    public class var systemTeal: UIColor { NamedColors.systemTeal }
    /// System cyan: 50, 173, 230 (of 255); in dark style 100, 210, 255.
    public class var systemCyan: UIColor { NamedColors.systemCyan }
    /// System blue: 0, 122, 255 (of 255); in dark style 10, 132, 255.
    public class var systemBlue: UIColor { NamedColors.systemBlue }
    /// System indigo: 88, 86, 214 (of 255); in dark style 94, 92, 230.
    public class var systemIndigo: UIColor { NamedColors.systemIndigo }
    /// System purple: 175, 82, 222 (of 255); in dark style 191, 90, 242.
    public class var systemPurple: UIColor { NamedColors.systemPurple }
    /// System pink: 255, 45, 85 (of 255); in dark style 255, 55, 95.
    public class var systemPink: UIColor { NamedColors.systemPink }
    /// System brown: 162, 132, 94 (of 255); in dark style 172, 142, 104.
    public class var systemBrown: UIColor { NamedColors.systemBrown }
    /// System grey: 142, 142, 147 (of 255) in both styles.
    public class var systemGray: UIColor { NamedColors.systemGray }
    /// System grey 2: 174, 174, 178 (of 255); in dark style 99, 99, 102.
    public class var systemGray2: UIColor { NamedColors.systemGray2 }
    /// System grey 3: 199, 199, 204 (of 255); in dark style 72, 72, 74.
    public class var systemGray3: UIColor { NamedColors.systemGray3 }
    /// System grey 4: 209, 209, 214 (of 255); in dark style 58, 58, 60.
    public class var systemGray4: UIColor { NamedColors.systemGray4 }
    /// System grey 5: 229, 229, 234 (of 255); in dark style 44, 44, 46.
    public class var systemGray5: UIColor { NamedColors.systemGray5 }
    /// System grey 6: 242, 242, 247 (of 255); in dark style 28, 28, 30.
    public class var systemGray6: UIColor { NamedColors.systemGray6 }
    /// The colour of primary text: black; in dark style white.
    public class var label: UIColor { NamedColors.label }
    /// The colour of secondary text: a bluish grey with 60 % opacity.
    public class var secondaryLabel: UIColor { NamedColors.secondaryLabel }
    /// The colour of tertiary text: the same grey with 30 % opacity.
    public class var tertiaryLabel: UIColor { NamedColors.tertiaryLabel }
    /// The colour of quaternary text: the same grey with 18 % opacity, in dark style 16 %.
    public class var quaternaryLabel: UIColor { NamedColors.quaternaryLabel }
    /// The colour of placeholder text in empty text fields, which equals `tertiaryLabel`.
    public class var placeholderText: UIColor { NamedColors.placeholderText }
    /// The colour of thin, translucent lines: grey with 29 % opacity, in dark style 60 %.
    public class var separator: UIColor { NamedColors.separator }
    /// The colour of thin, opaque lines: 198, 198, 200 (of 255); in dark style 56, 56, 58.
    public class var opaqueSeparator: UIColor { NamedColors.opaqueSeparator }
    /// The colour of links: 0, 122, 255 (of 255); in dark style 9, 132, 255.
    public class var link: UIColor { NamedColors.link }
    /// The fill of thin and small shapes, such as the track of a slider: grey with 20 % opacity, in dark style 36 %.
    public class var systemFill: UIColor { NamedColors.systemFill }
    /// The fill of medium shapes, such as the background of a switch: grey with 16 % opacity, in dark style 32 %.
    public class var secondarySystemFill: UIColor { NamedColors.secondarySystemFill }
    /// The fill of large shapes, such as text fields and buttons: grey with 12 % opacity, in dark style 24 %.
    public class var tertiarySystemFill: UIColor { NamedColors.tertiarySystemFill }
    /// The fill of large areas with complex content: grey with 8 % opacity, in dark style 18 %.
    public class var quaternarySystemFill: UIColor { NamedColors.quaternarySystemFill }
    /// The background of plain screens: white; in dark style black, elevated 28, 28, 30 (of 255).
    public class var systemBackground: UIColor { NamedColors.systemBackground }
    /// The background of groups on `systemBackground`: 242, 242, 247 (of 255); in dark style 28, 28, 30, elevated 44, 44, 46.
    public class var secondarySystemBackground: UIColor { NamedColors.secondarySystemBackground }
    /// The background of groups inside these groups: white; in dark style 44, 44, 46 (of 255), elevated 58, 58, 60.
    public class var tertiarySystemBackground: UIColor { NamedColors.tertiarySystemBackground }
    /// The background of grouped tables: 242, 242, 247 (of 255); in dark style black, elevated 28, 28, 30.
    public class var systemGroupedBackground: UIColor { NamedColors.systemGroupedBackground }
    /// The background of cells in grouped tables: white; in dark style 28, 28, 30 (of 255), elevated 44, 44, 46.
    public class var secondarySystemGroupedBackground: UIColor { NamedColors.secondarySystemGroupedBackground }
    /// The background of groups inside these cells: 242, 242, 247 (of 255); in dark style 44, 44, 46, elevated 58, 58, 60.
    public class var tertiarySystemGroupedBackground: UIColor { NamedColors.tertiarySystemGroupedBackground }
    /// The default tint colour of interactive elements.
    public class var tintColor: UIColor { NamedColors.tint }
    /// The previous name of `systemGroupedBackground`, deprecated in iOS 13.
    public class var groupTableViewBackground: UIColor { NamedColors.systemGroupedBackground }
}

/// The instances of the named colours, each of which is created once.
private enum NamedColors {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let systemRed = UIColor(storage: .system(.systemRedColor, alpha: nil))
    static let systemOrange = UIColor(storage: .system(.systemOrangeColor, alpha: nil))
    static let systemYellow = UIColor(storage: .system(.systemYellowColor, alpha: nil))
    static let systemGreen = UIColor(storage: .system(.systemGreenColor, alpha: nil))
    static let systemMint = UIColor(storage: .system(.systemMintColor, alpha: nil))
    static let systemTeal = UIColor(storage: .system(.systemTealColor, alpha: nil))
    static let systemCyan = UIColor(storage: .system(.systemCyanColor, alpha: nil))
    static let systemBlue = UIColor(storage: .system(.systemBlueColor, alpha: nil))
    static let systemIndigo = UIColor(storage: .system(.systemIndigoColor, alpha: nil))
    static let systemPurple = UIColor(storage: .system(.systemPurpleColor, alpha: nil))
    static let systemPink = UIColor(storage: .system(.systemPinkColor, alpha: nil))
    static let systemBrown = UIColor(storage: .system(.systemBrownColor, alpha: nil))
    static let systemGray = UIColor(storage: .system(.systemGrayColor, alpha: nil))
    static let systemGray2 = UIColor(storage: .system(.systemGray2Color, alpha: nil))
    static let systemGray3 = UIColor(storage: .system(.systemGray3Color, alpha: nil))
    static let systemGray4 = UIColor(storage: .system(.systemGray4Color, alpha: nil))
    static let systemGray5 = UIColor(storage: .system(.systemGray5Color, alpha: nil))
    static let systemGray6 = UIColor(storage: .system(.systemGray6Color, alpha: nil))
    static let label = UIColor(storage: .system(.labelColor, alpha: nil))
    static let secondaryLabel = UIColor(storage: .system(.secondaryLabelColor, alpha: nil))
    static let tertiaryLabel = UIColor(storage: .system(.tertiaryLabelColor, alpha: nil))
    static let quaternaryLabel = UIColor(storage: .system(.quaternaryLabelColor, alpha: nil))
    static let placeholderText = UIColor(storage: .system(.placeholderTextColor, alpha: nil))
    static let separator = UIColor(storage: .system(.separatorColor, alpha: nil))
    static let opaqueSeparator = UIColor(storage: .system(.opaqueSeparatorColor, alpha: nil))
    static let link = UIColor(storage: .system(.linkColor, alpha: nil))
    static let systemFill = UIColor(storage: .system(.systemFillColor, alpha: nil))
    static let secondarySystemFill = UIColor(storage: .system(.secondarySystemFillColor, alpha: nil))
    static let tertiarySystemFill = UIColor(storage: .system(.tertiarySystemFillColor, alpha: nil))
    static let quaternarySystemFill = UIColor(storage: .system(.quaternarySystemFillColor, alpha: nil))
    static let systemBackground = UIColor(storage: .system(.systemBackgroundColor, alpha: nil))
    static let secondarySystemBackground = UIColor(storage: .system(.secondarySystemBackgroundColor, alpha: nil))
    static let tertiarySystemBackground = UIColor(storage: .system(.tertiarySystemBackgroundColor, alpha: nil))
    static let systemGroupedBackground = UIColor(storage: .system(.systemGroupedBackgroundColor, alpha: nil))
    static let secondarySystemGroupedBackground = UIColor(
        storage: .system(.secondarySystemGroupedBackgroundColor, alpha: nil))
    static let tertiarySystemGroupedBackground = UIColor(
        storage: .system(.tertiarySystemGroupedBackgroundColor, alpha: nil))
    static let tint = UIColor(storage: .system(.tintColor, alpha: nil))
}
