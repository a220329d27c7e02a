import Foundation

/// Returns system fonts and the fonts of text styles.
extension UIFont {
    /// The default font of attributed text and text views: Helvetica, 12 points.
    package static let attributedTextDefault = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The standard font size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard font size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The small system font size, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The system font size, in points.
    public class var systemFontSize: CGFloat { 14 }

    /// Returns the regular system font. A size of 0 or less stands for 14 points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font with a weight. A size of 0 or less stands for 14 points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), weight: weight))
    }

    /// Returns the semibold system font, as UIKit does since iOS 9. A size of 0 or less stands for 14 points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the regular system font in italics. A size of 0 or less stands for 14 points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), isItalic: true))
    }

    /// Returns the system font with a weight and monospaced digits. A size of 0 or less stands for 14 points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), weight: weight, digits: .monospaced))
    }

    /// Returns the monospaced system font. A size of 0 or less stands for 14 points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Specification(size: validSize(fontSize), weight: weight, isMonospaced: true))
    }

    /// Returns the font of a text style for the text size of `UITraitCollection.current`.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style for the text size of traits, or of the current traits if they are `nil`.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let styleValues = DynamicType.style(style)
        let entry = DynamicType.metrics(style, traits.preferredContentSizeCategory)
        let weight = traits.legibilityWeight == .bold ? styleValues.boldWeight : styleValues.weight
        return UIFont(
            Specification(size: entry.size, weight: weight, textStyle: style, textStyleLineHeight: entry.leading))
    }

    private class func validSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

    /// Returns the font for the text size of traits: the font of its text style, or a font that `UIFontMetrics` scales. Returns `nil` if
    /// the font doesn't depend on the text size.
    package func adapted(to traits: UITraitCollection) -> UIFont? {
        if let base = specification.scalingBase {
            var unscaled = specification
            (unscaled.size, unscaled.textStyleLineHeight, unscaled.scalingBase) = (base.size, base.lineHeight, nil)
            let metrics = UIFontMetrics(forTextStyle: base.style)
            return metrics.scaled(UIFont(unscaled, hasExplicitSize: true), maximum: base.maximum, traits: traits)
        }
        guard let style = specification.textStyle, specification.textStyleLineHeight > 0 else { return nil }
        let entry = DynamicType.metrics(style, traits.preferredContentSizeCategory)
        var adapted = specification
        (adapted.size, adapted.textStyleLineHeight) = (entry.size, entry.leading)
        return UIFont(adapted)
    }
}

extension NSAttributedString {
    /// Returns the text with each font that depends on the user's text size for the text size of traits. Returns `nil` if no font
    /// changes.
    package func adaptingFonts(to traits: UITraitCollection) -> NSAttributedString? {
        let adapted = NSMutableAttributedString(attributedString: self)
        var didChange = false
        unsafe enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont, let newFont = font.adapted(to: traits), newFont != font else { return }
            adapted.addAttribute(.font, value: newFont, range: range)
            didChange = true
        }
        return didChange ? adapted : nil
    }
}
