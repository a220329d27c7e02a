import CellSimText
import Foundation

/// Converts UIKit fonts to `TextFont`. The other extensions convert alignments, line break modes and paragraph
/// styles.
extension UIFont {
    /// The font for text layout, without small capitals. `parts(of:)` adds them.
    package var textFont: TextFont {
        let family: TextFont.Family
        if let named = specification.namedFont {
            family = .named(named.name)
        } else {
            family = specification.isMonospaced ? .monospacedSystem : .system
        }
        var font = TextFont(
            family: family, weight: specification.weight.openType, isItalic: specification.isItalic,
            pointSize: pointSize,
            linePitch: specification.textStyleLineHeight > 0 ? specification.textStyleLineHeight : nil)
        font.features = specification.openTypeFeatures
        font.variations = specification.variations
        return font
    }
}

extension NSTextAlignment {
    package var textAlignment: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    package var lineBreakMode: LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .characterWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

extension NSParagraphStyle {
    var layoutParagraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = values.alignment.textAlignment
        style.lineBreakMode = values.lineBreakMode.lineBreakMode
        style.avoidsLoneLastWord = values.lineBreakStrategy.contains(.pushOut)
        (style.lineSpacing, style.lineHeightMultiple) = (values.lineSpacing, values.lineHeightMultiple)
        (style.minimumLineHeight, style.maximumLineHeight) = (values.minimumLineHeight, values.maximumLineHeight)
        (style.firstLineHeadIndent, style.headIndent) = (values.firstLineHeadIndent, values.headIndent)
        style.hyphenationFactor =
            values.hyphenationFactor > 0 ? CGFloat(values.hyphenationFactor) : values.usesDefaultHyphenation ? 1 : 0
        style.tailIndent = values.tailIndent
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (
            values.paragraphSpacing, values.paragraphSpacingBefore
        )
        style.tabStops = values.tabStops ?? []
        style.defaultTabInterval = values.defaultTabInterval
        switch values.baseWritingDirection {
        case .leftToRight: style.baseDirection = .leftToRight
        case .rightToLeft: style.baseDirection = .rightToLeft
        case .natural: break
        }
        return style
    }
}
