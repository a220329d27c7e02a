/// The light or dark interface style.
public enum InterfaceStyle: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light background; the default.
    case light
    /// Light text on a dark background.
    case dark
}

/// The direction in which text and views are laid out.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// Left to right, as in English; the default.
    case leftToRight = "ltr"
    /// Right to left, as in Arabic and Hebrew. Leading edges are on the right.
    case rightToLeft = "rtl"
}

/// The text size that the user selected. `AX` marks the accessibility sizes.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
    /// The smallest: body text of 14 points.
    case extraSmall = "XS"
    /// Body text of 15 points.
    case small = "S"
    /// Body text of 16 points.
    case medium = "M"
    /// The system's default: body text of 17 points.
    case large = "L"
    /// Body text of 19 points.
    case extraLarge = "XL"
    /// Body text of 21 points.
    case extraExtraLarge = "XXL"
    /// The largest size before the accessibility sizes: body text of 23 points.
    case extraExtraExtraLarge = "XXXL"
    /// UIKit's `accessibilityMedium`: body text of 28 points.
    case accessibility1 = "AX1"
    /// UIKit's `accessibilityLarge`: body text of 33 points.
    case accessibility2 = "AX2"
    /// UIKit's `accessibilityExtraLarge`: body text of 40 points.
    case accessibility3 = "AX3"
    /// UIKit's `accessibilityExtraExtraLarge`: body text of 47 points.
    case accessibility4 = "AX4"
    /// UIKit's `accessibilityExtraExtraExtraLarge`, the largest: body text of 53 points.
    case accessibility5 = "AX5"

    /// Creates a size from a short name, such as `AX3`, or a UIKit name, such as `large`, `accessibilityMedium` or
    /// `UICTContentSizeCategoryAccessibilityXL`. Case, dashes and spaces are ignored.
    public init?(named name: String) {
        var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        for prefix in ["uictcontentsizecategory", "uicontentsizecategory"] where key.hasPrefix(prefix) {
            key = String(key.dropFirst(prefix.count))
        }
        let size = TextSize.allCases.first { $0.rawValue.lowercased() == key || $0.uikitNames.contains(key) }
        guard let size else { return nil }
        self = size
    }

    /// The names of UIKit's constant and the suffix of its raw value, in lowercase.
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

/// The settings of the device and the user that affect the appearance of views.
public struct Appearance: Hashable, Sendable {
    /// The device, which determines size, scale and safe area of the window.
    public var device: Device
    /// The light or dark style.
    public var style: InterfaceStyle
    /// The text size that the user selected.
    public var textSize: TextSize
    /// The layout direction.
    public var direction: LayoutDirection

    /// Creates an appearance. By default, the settings are those of a new device.
    public init(
        device: Device, style: InterfaceStyle = .light, textSize: TextSize = .large,
        direction: LayoutDirection = .leftToRight
    ) {
        (self.device, self.style, self.textSize, self.direction) = (device, style, textSize, direction)
    }
}
