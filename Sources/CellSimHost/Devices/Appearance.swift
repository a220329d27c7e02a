/// Light or dark.
public enum InterfaceStyle: String, Hashable, Sendable, CaseIterable { case light, dark }

/// The side on which lines of text begin.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The text size that the user chose; `AX` stands for the accessibility sizes.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    /// The size of that short name, as in `AX3`, or of UIKit's, as in `large`, `accessibilityMedium` or
    /// `UICTContentSizeCategoryAccessibilityXL`. Case, dashes and spaces do not matter.
    public init?(named name: String) {
        var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for prefix in ["uictcontentsizecategory", "uicontentsizecategory"] where key.hasPrefix(prefix) {
            key = String(key.dropFirst(prefix.count))
        }
        let found = TextSize.allCases.first { $0.rawValue.lowercased() == key || $0.uikitNames.contains(key) }
        guard let found else { return nil }
        self = found
    }

    /// What UIKit calls the size, in small letters: the member's name, and the end of the constant's value.
    private var uikitNames: [String] {
        switch self {
        case .extraSmall: ["extrasmall"]
        case .small: ["small"]
        case .medium: ["medium"]
        case .large: ["large"]
        case .extraLarge: ["extralarge"]
        case .extraExtraLarge: ["extraextralarge"]
        case .extraExtraExtraLarge: ["extraextraextralarge"]
        case .accessibility1: ["accessibilitymedium", "accessibilitym"]
        case .accessibility2: ["accessibilitylarge", "accessibilityl"]
        case .accessibility3: ["accessibilityextralarge", "accessibilityxl"]
        case .accessibility4: ["accessibilityextraextralarge", "accessibilityxxl"]
        case .accessibility5: ["accessibilityextraextraextralarge", "accessibilityxxxl"]
        }
    }
}

/// Everything outside of a view that decides how it looks.
public struct Appearance: Hashable, Sendable {
    public var device: Device
    public var style: InterfaceStyle
    public var textSize: TextSize
    public var direction: LayoutDirection

    public init(
        device: Device, style: InterfaceStyle = .light, textSize: TextSize = .large,
        direction: LayoutDirection = .leftToRight
    ) {
        (self.device, self.style, self.textSize, self.direction) = (device, style, textSize, direction)
    }
}
