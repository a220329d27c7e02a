import Foundation

/// Decodes labels from nibs.
extension UILabel {
    package static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    package static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    func decodeLabel(from nib: NibCoder) {
        let font = nib.font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
        change(metrics: true) { content in
            content.setFont(font)
            content.setColor(nib.color("textColor") ?? .label)
            content.highlightedColor = nib.color("highlightedColor")
            content.setAlignment(nib.enumeration("textAlignment", Self.alignments) ?? .natural)
            content.setLineBreakMode(nib.enumeration("lineBreakMode", Self.lineBreakModes) ?? .byTruncatingTail)
            content.numberOfLines = max(nib.int("numberOfLines") ?? 1, 0)
            content.isHighlighted = nib.bool("highlighted") ?? false
            content.isEnabled = nib.bool("enabled") ?? true
            if nib.bool("usesAttributedText") ?? false, let element = nib.element("attributedText") {
                content.setAttributedText(NSAttributedString(interfaceBuilder: nib.coder(for: element)))
            } else {
                content.setText(nib.localizedString("text"))
            }
        }
        decodeFitting(from: nib, font: font)
        shadowColor = nib.color("shadowColor")
        if let offset = nib.size("shadowOffset") { shadowOffset = offset }
        preferredMaxLayoutWidth = nib.cgFloat("preferredMaxLayoutWidth") ?? 0
        adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
    }

    /// Decodes the settings for shrinking text. `adjustsFontSizeToFit` is YES if missing. The minimum is a scale factor
    /// or, in old documents, a font size in points.
    private func decodeFitting(from nib: NibCoder, font: UIFont) {
        adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? true
        if let factor = nib.cgFloat("minimumScaleFactor") {
            // Old versions of Interface Builder also wrote font sizes to this attribute; scale factors are at most 1.
            minimumScaleFactor = factor <= 1 ? factor : factor / font.pointSize
        } else if let size = nib.cgFloat("minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = min(size / font.pointSize, 1)
        }
        baselineAdjustment = nib.enumeration("baselineAdjustment", Self.baselineAdjustments) ?? .alignBaselines
        allowsDefaultTighteningForTruncation = nib.bool("adjustsLetterSpacingToFitWidth") ?? false
    }
}
