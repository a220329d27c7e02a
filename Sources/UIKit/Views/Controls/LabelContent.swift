import CellSimGraphics
import CellSimText
import Foundation

/// Stores a label's text and style, and lays it out.
@MainActor package struct LabelContent {
    /// A width larger than any text, in points. UIKit passes it for a dimension without a limit.
    static let unlimited = NSTextContainer.unlimited

    package private(set) var plainText: String?
    package private(set) var attributedText: NSAttributedString?
    /// The style of characters without attributes in the attributed text: the label's style before the text was set.
    private var fallback: Style?
    package private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// Whether the font is the default font of a built-in label. It follows the text size until code sets another font.
    private(set) var hasStandardFont = false
    package private(set) var color = UIColor.label
    package private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The strategy for plain text; attributed text uses its paragraph styles.
    private(set) var lineBreakStrategy: NSLineBreakStrategy
    var highlightedColor: UIColor?
    /// The attributes that override the link style in attributed text.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether list items show their markers, as in text views.
    package var showsListMarkers = false
    package var numberOfLines = 1
    var isHighlighted = false
    var isEnabled = true
    /// The table of letter spacing: the current system's table unless a host sets another
    /// (`LayoutAdjustments.tracking`).
    package var trackingTable = TrackingTable.current

    private var styled: (traits: UITraitCollection, text: StyledText)?
    private var layouts: [(box: LayoutKey, layout: TextLayout)] = []

    /// The values, apart from the text, that a layout depends on.
    package struct LayoutKey: Hashable {
        /// The size in points; `infinity` for no limit.
        package var width, height: CGFloat
        package var lines: Int
        package var scale: CGFloat
        package var rightToLeft: Bool

        package init(width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat, rightToLeft: Bool) {
            (self.width, self.height, self.lines) = (width, height, lines)
            (self.scale, self.rightToLeft) = (scale, rightToLeft)
        }
    }

    package init(lineBreakStrategy: NSLineBreakStrategy = []) { self.lineBreakStrategy = lineBreakStrategy }

    package var string: String? { attributedText?.string ?? plainText }
    package var hasText: Bool { attributedText.map { $0.length > 0 } ?? !(plainText ?? "").isEmpty }

    /// A label's style for plain text.
    private struct Style {
        var font: UIFont
        var color: UIColor
        var alignment: NSTextAlignment
        var lineBreakMode: NSLineBreakMode
    }

    package mutating func setText(_ text: String?) { (plainText, attributedText, fallback) = (text, nil, nil) }

    /// Sets the text and adopts the style of its first character, which also applies to later plain text, as in UIKit.
    /// - Parameters:
    ///   - text: The new text.
    ///   - adoptsLooks: Whether later plain text has the style; false for labels whose owner determines the style of
    ///     plain text. Their `textColor` is the colour of the first character, too.
    package mutating func setAttributed(_ text: NSAttributedString?, adoptsLooks: Bool = true) {
        attributedText = text?.boundsChecked
        (plainText, fallback) = (nil, nil)
        guard let text, text.length > 0 else { return }
        let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
        guard adoptsLooks else {
            color = (attributes[.foregroundColor] as? UIColor) ?? color
            return
        }
        fallback = Style(font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode)
        if let own = attributes[.font] as? UIFont { (font, hasStandardFont) = (own, false) }
        color = (attributes[.foregroundColor] as? UIColor) ?? color
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }

    package mutating func setFont(_ font: UIFont, isStandard: Bool = false) {
        (self.font, hasStandardFont) = (font, isStandard)
        fallback?.font = font
        applyToAll(.font, font)
    }

    package mutating func setColor(_ color: UIColor) {
        self.color = color
        fallback?.color = color
        applyToAll(.foregroundColor, color)
    }

    package mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        fallback?.alignment = alignment
        changeParagraphs { $0.alignment = alignment }
    }

    package mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        fallback?.lineBreakMode = mode
        changeParagraphs { $0.lineBreakMode = mode }
    }

    mutating func setLineBreakStrategy(_ strategy: NSLineBreakStrategy) {
        lineBreakStrategy = strategy
        changeParagraphs { $0.lineBreakStrategy = strategy }
    }

    /// Updates fonts that follow the user's text size to the size in the traits.
    /// - Returns: Whether a size changed.
    package mutating func adaptFonts(to traits: UITraitCollection, changesRuns: Bool = true) -> Bool {
        var didChange = false
        func adapted(_ font: UIFont) -> UIFont? {
            guard let adapted = font.adapted(to: traits), adapted != font else { return nil }
            didChange = true
            return adapted
        }
        if let font = adapted(font) { self.font = font }
        if let font = fallback.flatMap({ adapted($0.font) }) { fallback?.font = font }
        guard let attributedText, changesRuns else { return didChange }
        let changed = NSMutableAttributedString(attributedString: attributedText)
        let fullRange = NSRange(location: 0, length: changed.length)
        unsafe attributedText.enumerateAttribute(.font, in: fullRange, options: []) { value, range, _ in
            guard let font = (value as? UIFont).flatMap(adapted) else { return }
            changed.addAttribute(.font, value: font, range: range)
        }
        if didChange { self.attributedText = changed.boundsChecked }
        return didChange
    }

    /// Applies an attribute to all of an attributed text, as UIKit does when a label's font or colour is set.
    private mutating func applyToAll(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributedText else { return }
        let changed = NSMutableAttributedString(attributedString: attributedText)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributedText = changed.boundsChecked
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributedText else { return }
        let changed = NSMutableAttributedString(attributedString: attributedText)
        let fullRange = NSRange(location: 0, length: changed.length)
        unsafe attributedText.enumerateAttribute(.paragraphStyle, in: fullRange, options: []) { value, range, _ in
            guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributedText = changed.boundsChecked
    }

    package mutating func invalidate() {
        styled = nil
        layouts.removeAll(keepingCapacity: true)
    }

    /// Returns the text with its attributes resolved for the traits.
    package mutating func text(_ traits: UITraitCollection) -> StyledText {
        if let styled, styled.traits === traits || styled.traits == traits { return styled.text }
        if styled != nil { layouts.removeAll(keepingCapacity: true) }
        let text = makeText(traits)
        styled = (traits, text)
        return text
    }

    private func makeText(_ traits: UITraitCollection) -> StyledText {
        var paragraph = ParagraphStyle()
        let looks = fallback ?? Style(font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode)
        paragraph.alignment = looks.alignment.textAlignment
        paragraph.lineBreakMode = looks.lineBreakMode.lineBreakMode
        // Attributed text avoids a single last word only if its paragraph style requires it.
        paragraph.avoidsLoneLastWord = attributedText == nil && lineBreakStrategy.contains(.pushOut)
        let highlight = isHighlighted ? highlightedColor : nil
        var text: StyledText
        if let attributedText {
            var builder = AttributedText(
                font: looks.font, color: looks.color, paragraph: paragraph, traits: traits, overridingColor: highlight,
                linkAttributes: linkAttributes)
            builder.showsListMarkers = showsListMarkers
            text = builder.styled(attributedText)
        } else {
            text =
                AttributedText(font: font, color: highlight ?? color, paragraph: paragraph, traits: traits)
                .styled(plainText ?? "")
        }
        if !isEnabled {
            for index in text.runs.indices { text.runs[index].color.alpha = text.runs[index].color.alpha / 2 }
        }
        return text
    }

    /// Returns the layout of the text in a box, from a cache if possible. After changing the line setting, the caller
    /// must call `invalidate`.
    package mutating func layout(in box: LayoutKey, traits: UITraitCollection, setting: LineLayoutOptions? = nil)
        -> TextLayout
    {
        let text = text(traits)
        for entry in layouts where entry.box == box { return entry.layout }
        // Text that fits without limits has the same layout within them, unless lines are stretched to the width.
        var natural = box
        (natural.width, natural.height) = (.infinity, .infinity)
        if box != natural, setting == nil, !isJustified(text) {
            for entry in layouts where entry.box == natural {
                if entry.layout.size.width <= box.width && entry.layout.size.height <= box.height {
                    return entry.layout
                }
            }
        }
        let layout = TextLayout(
            text, width: box.width, height: box.height, maximumLines: box.lines, scale: box.scale,
            direction: box.rightToLeft ? .rightToLeft : .leftToRight, era: trackingTable, setting: setting)
        // A layout of very many lines needs a lot of memory.
        let maximumLayouts = layout.lines.count > 10_000 ? 1 : 4
        if layouts.count >= maximumLayouts { layouts.removeFirst(layouts.count - maximumLayouts + 1) }
        layouts.append((box, layout))
        return layout
    }

    private func isJustified(_ text: StyledText) -> Bool {
        text.paragraph.alignment == .justified || text.runs.contains { $0.paragraph?.alignment == .justified }
    }
}
