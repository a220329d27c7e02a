import Foundation

extension UIColor {
    public class var black: UIColor { Named.black }
    public class var darkGray: UIColor { Named.darkGray }
    public class var lightGray: UIColor { Named.lightGray }
    public class var white: UIColor { Named.white }
    public class var gray: UIColor { Named.gray }
    public class var red: UIColor { Named.red }
    public class var green: UIColor { Named.green }
    public class var blue: UIColor { Named.blue }
    public class var cyan: UIColor { Named.cyan }
    public class var yellow: UIColor { Named.yellow }
    public class var magenta: UIColor { Named.magenta }
    public class var orange: UIColor { Named.orange }
    public class var purple: UIColor { Named.purple }
    public class var brown: UIColor { Named.brown }
    public class var clear: UIColor { Named.clear }
    public class var darkText: UIColor { Named.darkText }
    public class var lightText: UIColor { Named.lightText }

    public class var systemRed: UIColor { Named.systemRed }
    public class var systemOrange: UIColor { Named.systemOrange }
    public class var systemYellow: UIColor { Named.systemYellow }
    public class var systemGreen: UIColor { Named.systemGreen }
    public class var systemMint: UIColor { Named.systemMint }
    public class var systemTeal: UIColor { Named.systemTeal }
    public class var systemCyan: UIColor { Named.systemCyan }
    public class var systemBlue: UIColor { Named.systemBlue }
    public class var systemIndigo: UIColor { Named.systemIndigo }
    public class var systemPurple: UIColor { Named.systemPurple }
    public class var systemPink: UIColor { Named.systemPink }
    public class var systemBrown: UIColor { Named.systemBrown }
    public class var systemGray: UIColor { Named.systemGray }
    public class var systemGray2: UIColor { Named.systemGray2 }
    public class var systemGray3: UIColor { Named.systemGray3 }
    public class var systemGray4: UIColor { Named.systemGray4 }
    public class var systemGray5: UIColor { Named.systemGray5 }
    public class var systemGray6: UIColor { Named.systemGray6 }
    public class var label: UIColor { Named.label }
    public class var secondaryLabel: UIColor { Named.secondaryLabel }
    public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
    public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
    public class var placeholderText: UIColor { Named.placeholderText }
    public class var separator: UIColor { Named.separator }
    public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
    public class var link: UIColor { Named.link }
    public class var systemFill: UIColor { Named.systemFill }
    public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
    public class var systemBackground: UIColor { Named.systemBackground }
    public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { Named.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { Named.tertiarySystemGroupedBackground }
    /// The colour of interactive elements where no view says otherwise.
    public class var tintColor: UIColor { Named.tint }
    /// The background of grouped tables before iOS 13's name for it.
    public class var groupTableViewBackground: UIColor { Named.systemGroupedBackground }
}

/// The colours with names of their own, each made once.
private enum Named {
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
