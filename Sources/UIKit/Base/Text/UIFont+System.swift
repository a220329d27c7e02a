import Foundation

/// System fonts and fonts of text styles.
extension UIFont {
    /// The default font of attributed text and text views: Helvetica 12.
    package static let attributedTextDefault = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The font size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The font size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The small system font size in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The system font size in points.
    public class var systemFontSize: CGFloat { 14 }

    /// Returns the regular system font; a size of 0 or less means 14 points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font in a weight; a size of 0 or less means 14 points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), weight: weight))
    }

    /// Returns the semibold system font, as UIKit does since iOS 9; a size of 0 or less means 14 points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the regular system font in italics; a size of 0 or less means 14 points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), isItalic: true))
    }

    /// Returns the system font in a weight with digits of equal width; a size of 0 or less means 14 points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), weight: weight, digits: .monospaced))
    }

    /// Returns the system's monospaced font; a size of 0 or less means 14 points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), weight: weight, isMonospaced: true))
    }

    /// Returns the font of a text style at the text size of `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of these traits or, if nil, of the current ones.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let styleValues = DynamicType.style(style)
        let entry = DynamicType.entry(style, traits.preferredContentSizeCategory)
        let weight = traits.legibilityWeight == .bold ? styleValues.boldWeight : styleValues.weight
        return UIFont(
            Specification(size: entry.size, weight: weight, textStyle: style, textStyleLineHeight: entry.leading))
    }

    private class func validSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

    /// Returns this font for another text size: the same text style's font, or a font scaled by `UIFontMetrics`; nil if
    /// the font does not follow the text size.
    package func adapted(to traits: UITraitCollection) -> UIFont? {
        if let base = specification.scalingBase {
            var unscaled = specification
            (unscaled.size, unscaled.scalingBase) = (base.size, nil)
            let metrics = UIFontMetrics(forTextStyle: base.style)
            return metrics.scaled(UIFont(unscaled), maximum: base.maximum, traits: traits)
        }
        guard let style = specification.textStyle, specification.textStyleLineHeight > 0 else { return nil }
        let entry = DynamicType.entry(style, traits.preferredContentSizeCategory)
        var adapted = specification
        (adapted.size, adapted.textStyleLineHeight) = (entry.size, entry.leading)
        return UIFont(adapted)
    }
}
