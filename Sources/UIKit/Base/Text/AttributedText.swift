import CellSimGraphics
import CellSimText
import Foundation

/// A converter that turns attributed strings into styled text for text layout.
package struct AttributedText {
    /// The font of text without a font attribute.
    package var font: UIFont
    package var color: UIColor
    package var paragraph: ParagraphStyle
    package var traits: UITraitCollection
    /// The colour that overrides all colours of the text, as in a highlighted label.
    package var overridingColor: UIColor?
    /// The attributes that override those of links.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:]

    /// The text container passed to attachments, or `nil` outside text containers.
    var container: NSTextContainer?
    /// The line width passed to attachments, in points.
    var lineWidth: CGFloat = 100_000

    /// Whether the markers of list items are displayed, as in text views.
    package var showsListMarkers = false

    package init(
        font: UIFont, color: UIColor, paragraph: ParagraphStyle, traits: UITraitCollection,
        overridingColor: UIColor? = nil, linkAttributes: [NSAttributedString.Key: Any] = [:],
        container: NSTextContainer? = nil, lineWidth: CGFloat = 100_000, showsListMarkers: Bool = false
    ) {
        (self.font, self.color, self.paragraph, self.traits) = (font, color, paragraph, traits)
        (self.overridingColor, self.linkAttributes, self.container) = (overridingColor, linkAttributes, container)
        (self.lineWidth, self.showsListMarkers) = (lineWidth, showsListMarkers)
    }

    /// Returns styled text for an attributed string.
    package func styledText(_ string: NSAttributedString) -> StyledText {
        var runs: [TextRun] = []
        var listItems = ListItemCounter()
        let fullRange = NSRange(location: 0, length: string.length)
        let text = string.string as NSString
        unsafe string.enumerateAttributes(in: fullRange, options: []) { attributes, range, _ in
            guard showsListMarkers, let style = attributes[.paragraphStyle] as? NSParagraphStyle else {
                return append(text.substring(with: range), attributes, at: range.location, to: &runs)
            }
            for part in text.paragraphs(in: range) {
                let firstIndex = runs.count
                append(text.substring(with: part.range), attributes, at: part.range.location, to: &runs)
                guard part.isStart, let marker = listItems.nextMarker(of: style), firstIndex < runs.count else {
                    continue
                }
                for index in firstIndex..<runs.count { runs[index].paragraph?.marker = marker }
            }
        }
        return StyledText(runs: runs, paragraph: paragraph)
    }

    /// Returns styled text for plain text, with the default attributes.
    package func styledText(_ text: String) -> StyledText {
        var runs: [TextRun] = []
        append(text, [:], at: 0, to: &runs)
        return StyledText(runs: runs, paragraph: paragraph)
    }

    private func append(
        _ text: String, _ ownAttributes: [NSAttributedString.Key: Any], at location: Int, to runs: inout [TextRun]
    ) {
        let isLink = ownAttributes[.link] != nil
        var attributes = isLink ? ownAttributes.merging(linkAttributes) { $1 } : ownAttributes
        var font = (attributes[.font] as? UIFont) ?? font
        if let intent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent]) {
            font = font.showing(intent)
            if intent.contains(.strikethrough), attributes[.strikethroughStyle] == nil {
                attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            }
        }
        let color = overridingColor ?? (attributes[.foregroundColor] as? UIColor) ?? (isLink ? .link : color)
        guard let attachment = attributes[.attachment] as? NSTextAttachment else {
            return append(text, font, color, attributes, to: &runs)
        }
        var location = location
        for character in text {
            let characters = String(character)
            append(characters, font, color, attributes, to: &runs)
            if characters == "\u{FFFC}" {
                runs[runs.count - 1].object = inlineObject(attachment, font, color, at: location)
            }
            location += characters.utf16.count
        }
    }

    private func append(
        _ text: String, _ font: UIFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any],
        to runs: inout [TextRun]
    ) {
        for part in font.parts(of: text) {
            var run = makeRun(part.text, part.font, color, attributes)
            if part.font.pointSize != font.pointSize { run.lineFont = font.textFont }
            runs.append(run)
        }
    }

    private func makeRun(
        _ text: String, _ font: TextFont, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]
    ) -> TextRun {
        let rgba = color.rgba(traits)
        var run = TextRun(
            text: text, font: font, color: rgba, kern: number(attributes[.kern]) + number(attributes[.tracking]),
            kernsPairs: attributes[.kern].map { number($0) != 0 } ?? true,
            baselineOffset: number(attributes[.baselineOffset]),
            underline: lineMark(attributes[.underlineStyle], attributes[.underlineColor]),
            strikethrough: lineMark(attributes[.strikethroughStyle], attributes[.strikethroughColor]),
            backgroundColor: (attributes[.backgroundColor] as? UIColor)?.rgba(traits),
            paragraph: (attributes[.paragraphStyle] as? NSParagraphStyle)?.layoutParagraphStyle)
        let width = number(attributes[.strokeWidth])
        if width != 0 {
            run.stroke = TextStroke(
                width: abs(width) / 100 * font.pointSize,
                color: (attributes[.strokeColor] as? UIColor)?.rgba(traits) ?? rgba, fills: width < 0)
        }
        if let shadow = attributes[.shadow] as? NSShadow {
            let color = (shadow.shadowColor as? UIColor) ?? UIColor(white: 0, alpha: 1 / 3)
            run.shadow = TextShadow(
                color: color.rgba(traits), offset: shadow.shadowOffset,
                blurRadius: max(shadow.shadowBlurRadius, 0) / 2)
        }
        run.directions = directions(attributes[.writingDirection])
        run.language = attributes[.languageIdentifier] as? String
        run.obliqueness = min(max(number(attributes[.obliqueness]), -2), 2)
        run.expansion = expansion(attributes[.expansion])
        return run
    }

    /// Returns the expansion factor for an attribute that contains its natural logarithm. Logarithms are limited to ±2.
    private func expansion(_ value: Any?) -> CGFloat {
        let value = number(value)
        return value == 0 || !value.isFinite ? 1 : exp(min(max(value, -2), 2))
    }

    /// Returns the directional embeddings for an attribute. Each embedding is the sum of an `NSWritingDirection` and an
    /// `NSWritingDirectionFormatType`.
    private func directions(_ value: Any?) -> [DirectionalEmbedding] {
        guard let values = value as? [Any] else { return [] }
        // UAX #9 limits the depth to 125 and ignores further levels.
        return values.prefix(125).compactMap { entry in
            let value = number(entry)
            guard (0...3).contains(value), value == value.rounded() else { return nil }
            let bits = Int(value)
            return DirectionalEmbedding(bits & 1 == 1 ? .rightToLeft : .leftToRight, overrides: bits & 2 == 2)
        }
    }

    /// Returns the line mark for an `NSUnderlineStyle`, or `nil` if the style contains only a pattern.
    private func lineMark(_ style: Any?, _ color: Any?) -> LineDecoration? {
        let value = number(style)
        guard value >= 0, value < 1_048_576 else { return nil }
        let style = NSUnderlineStyle(rawValue: Int(value))
        guard style.rawValue & 0xF != 0 else { return nil }
        var result = LineDecoration(byWord: style.contains(.byWord), color: (color as? UIColor)?.rgba(traits))
        result.weight = style.contains(.double) ? .double : style.contains(.thick) ? .thick : .single
        result.pattern =
            switch style.rawValue & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        return result
    }

    private func inlineObject(
        _ attachment: NSTextAttachment, _ font: UIFont, _ color: UIColor, at location: Int
    ) -> InlineObject {
        let lineRect = CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight)
        let bounds = attachment.attachmentBounds(
            for: container, proposedLineFragment: lineRect, glyphPosition: .zero, characterIndex: location)
        guard NumericValidation.validate(bounds) else { return InlineObject(bounds: .zero, commands: []) }
        let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: location)
        var recorder = DisplayRecorder(traits: traits)
        image?.resolved(for: traits).record(
            into: &recorder, in: CGRect(origin: .zero, size: bounds.size), tint: color)
        return InlineObject(bounds: bounds, commands: recorder.commands)
    }

    /// Returns an attribute's number, whose type can be a number type of Swift or Foundation.
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
    /// Returns the text with all fonts and font-relative lengths scaled by a factor.
    package func scaled(by factor: CGFloat) -> StyledText {
        var scaled = self
        for index in scaled.runs.indices {
            scaled.runs[index].font.pointSize *= factor
            scaled.runs[index].font.linePitch = scaled.runs[index].font.linePitch.map { $0 * factor }
            scaled.runs[index].kern *= factor
        }
        return scaled
    }

    /// Returns the text with the kerning of all characters reduced by `kern` points.
    package func tightened(by kern: CGFloat) -> StyledText {
        var result = self
        for index in result.runs.indices { result.runs[index].kern -= kern }
        return result
    }

    package var characterCount: Int { runs.reduce(0) { $0 + $1.text.count } }
}
