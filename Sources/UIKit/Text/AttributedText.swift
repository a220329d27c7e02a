import CellSimGraphics
import CellSimText
import Foundation

/// Turns attributed strings into text that can be laid out.
struct AttributedText {
    /// What characters have whose attributes say nothing.
    var font: UIFont
    var color: UIColor
    var paragraph: ParagraphStyle
    var traits: UITraitCollection
    /// Replaces every colour of the text, as a highlighted label's does.
    var overridingColor: UIColor?
    /// Over those of every link.
    var linkAttributes: [NSAttributedString.Key: Any] = [:]

    func styled(_ string: NSAttributedString) -> StyledText {
        var runs: [TextRun] = []
        let whole = NSRange(location: 0, length: string.length)
        let text = string.string as NSString
        unsafe string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            runs.append(run(text.substring(with: range), attributes))
        }
        return StyledText(runs: runs, paragraph: paragraph)
    }

    private func run(_ text: String, _ ownAttributes: [NSAttributedString.Key: Any]) -> TextRun {
        let isLink = ownAttributes[.link] != nil
        let attributes = isLink ? ownAttributes.merging(linkAttributes) { $1 } : ownAttributes
        let font = (attributes[.font] as? UIFont) ?? font
        let foreground = overridingColor ?? (attributes[.foregroundColor] as? UIColor) ?? (isLink ? .link : color)
        // An attachment is a space of its width.
        let attachment = attributes[.attachment] as? NSTextAttachment
        let room =
            attachment.map {
                $0.width
                    - TextLayout(StyledText("\u{A0}", font: font.textFont, color: .black), maximumLines: 1, scale: 64)
                    .size.width
            } ?? 0
        return TextRun(
            text: attachment == nil ? text : "\u{A0}", font: font.textFont, color: foreground.rgba(traits),
            kern: number(attributes[.kern]) + number(attributes[.tracking]) + room,
            kernsPairs: attributes[.kern].map { number($0) != 0 } ?? true,
            baselineOffset: number(attributes[.baselineOffset]), underline: number(attributes[.underlineStyle]) != 0,
            strikethrough: number(attributes[.strikethroughStyle]) != 0,
            backgroundColor: (attributes[.backgroundColor] as? UIColor)?.rgba(traits),
            paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.textStyle)
    }

    /// Numbers come as any of Swift's or Foundation's types.
    private func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: 0
        }
    }
}

extension StyledText {
    /// The text with every font, and all that is measured by it, made larger or smaller.
    func scaled(by factor: CGFloat) -> StyledText {
        var scaled = self
        for index in scaled.runs.indices {
            scaled.runs[index].font.pointSize *= factor
            scaled.runs[index].font.linePitch = scaled.runs[index].font.linePitch.map { $0 * factor }
            scaled.runs[index].kern *= factor
        }
        return scaled
    }

    /// The text with `kern` points more after each character.
    func tightened(by kern: CGFloat) -> StyledText {
        var changed = self
        for index in changed.runs.indices { changed.runs[index].kern -= kern }
        return changed
    }

    var characterCount: Int { runs.reduce(0) { $0 + $1.text.count } }
}
