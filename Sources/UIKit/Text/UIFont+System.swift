import Foundation

extension UIFont {
    /// That of attributed text and of text views that have none: Helvetica 12.
    static let ofAttributedText = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// In points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// In points.
    public class var systemFontSize: CGFloat { 14 }

    /// The regular system font; 0 and less counts as 14 points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a weight; 0 points and less counts as 14.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: positive(fontSize), weight: weight))
    }

    /// Semibold, as in UIKit since iOS 9.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The regular system font, slanted; 0 points and less counts as 14.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Specification(size: positive(fontSize), isItalic: true))
    }

    /// The system font in a weight, with digits that are all as wide as the zero.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: positive(fontSize), weight: weight, digits: .monospaced))
    }

    /// The system's font for code, all of whose characters have one width; 0 points and less counts as 14.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: positive(fontSize), weight: weight, isMonospaced: true))
    }

    /// The font of a role at the text size of `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a role at a text size.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let row = DynamicType.style(style)
        let entry = DynamicType.entry(style, traits.preferredContentSizeCategory)
        let weight = traits.legibilityWeight == .bold ? row.boldWeight : row.weight
        return UIFont(Specification(size: entry.size, weight: weight, textStyle: style, tablePitch: entry.leading))
    }

    private class func positive(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

    /// What this font becomes at another text size: the same role's font, or the scaled one of `UIFontMetrics`; nil
    /// when the font does not follow the text size.
    func adapted(to traits: UITraitCollection) -> UIFont? {
        if let base = specification.scalesFrom {
            var unscaled = specification
            (unscaled.size, unscaled.scalesFrom) = (base.size, nil)
            let metrics = UIFontMetrics(forTextStyle: base.style)
            return metrics.scaled(UIFont(unscaled), maximum: base.maximum, traits: traits)
        }
        guard let style = specification.textStyle, specification.tablePitch > 0 else { return nil }
        let entry = DynamicType.entry(style, traits.preferredContentSizeCategory)
        var adapted = specification
        (adapted.size, adapted.tablePitch) = (entry.size, entry.leading)
        return UIFont(adapted)
    }
}
