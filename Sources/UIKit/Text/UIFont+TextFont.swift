import CellSimText
import Foundation

extension UIFont {
    /// The font as text is set in it.
    ///
    /// Digits of equal width have no counterpart there: they are set with the proportional ones.
    var textFont: TextFont {
        let family: TextFont.Family
        if let named = specification.named {
            family = .named(named.name)
        } else {
            family = specification.isMonospaced ? .monospacedSystem : .system
        }
        return TextFont(
            family: family, weight: specification.weight.openType, isItalic: specification.isItalic,
            pointSize: pointSize,
            linePitch: specification.tablePitch > 0 ? specification.tablePitch : nil)
    }
}

extension NSTextAlignment {
    var textAlignment: TextAlignment {
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
    var lineBreakMode: LineBreakMode {
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
    var textStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = values.alignment.textAlignment
        style.lineBreakMode = values.lineBreakMode.lineBreakMode
        style.avoidsLoneLastWord = values.lineBreakStrategy.contains(.pushOut)
        (style.lineSpacing, style.lineHeightMultiple) = (values.lineSpacing, values.lineHeightMultiple)
        (style.minimumLineHeight, style.maximumLineHeight) = (values.minimumLineHeight, values.maximumLineHeight)
        (style.firstLineHeadIndent, style.headIndent) = (values.firstLineHeadIndent, values.headIndent)
        style.tailIndent = values.tailIndent
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (
            values.paragraphSpacing, values.paragraphSpacingBefore
        )
        switch values.baseWritingDirection {
        case .leftToRight: style.baseDirection = .leftToRight
        case .rightToLeft: style.baseDirection = .rightToLeft
        case .natural: break
        }
        return style
    }
}
