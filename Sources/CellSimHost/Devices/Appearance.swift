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
