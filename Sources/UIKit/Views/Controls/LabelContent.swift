import CellSimGraphics
import CellSimText
import Foundation

/// The text and style of a label, with a cache of its text layouts.
@MainActor package struct LabelContent {
    /// The length that UIKit passes for an unlimited dimension, in points.
    static let unlimitedLength = NSTextContainer.unlimited

    package private(set) var plainText: String?
    package private(set) var attributedText: NSAttributedString?
    /// The style of characters without attributes in attributed text: the label's style before the text was set.
    private var fallbackStyle: Style?
    package private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// Whether the font is the default font of a built-in label, which depends on the text size. Setting a font ends this.
    private(set) var hasStandardFont = false
    package private(set) var color = UIColor.label
    package private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The line break strategy of plain text. Attributed text uses the strategy in its paragraph styles.
    private(set) var lineBreakStrategy: NSLineBreakStrategy
    var highlightedColor: UIColor?
    /// The attributes that override the link style in attributed text.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether the markers of list items are visible, as in text views.
    package var showsListMarkers = false
    package var numberOfLines = 1
    var isHighlighted = false
    var isEnabled = true
    /// The letter-spacing table. It is that of the current system unless a host sets another one
    /// (`LayoutAdjustments.tracking`).
    package var trackingTable = TrackingTable.current

    private var cachedStyledText: (traits: UITraitCollection, text: StyledText)?
    private var cachedLayouts: [(box: LayoutKey, layout: TextLayout)] = []

    /// The parameters of a text layout, apart from the text; the key of the layout cache.
    package struct LayoutKey: Hashable {
        /// The maximum size, in points; `infinity` for no limit.
        package var width, height: CGFloat
        package var maximumLines: Int
        package var scale: CGFloat
        package var isRightToLeft: Bool

        package init(width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat, rightToLeft: Bool) {
            (self.width, self.height, self.maximumLines) = (width, height, lines)
            (self.scale, self.isRightToLeft) = (scale, rightToLeft)
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

    package mutating func setText(_ text: String?) { (plainText, attributedText, fallbackStyle) = (text, nil, nil) }

    /// Sets attributed text. As in UIKit, the style of its first character becomes the label's style, also for plain text
    /// that is set later.
    /// - Parameters:
    ///   - text: The new text.
    ///   - adoptsTextStyle: Whether to adopt the style of the first character. If false, because the label's owner sets
    ///     the style, only the colour is adopted.
    package mutating func setAttributedText(_ text: NSAttributedString?, adoptsTextStyle: Bool = true) {
        attributedText = text?.boundsChecked
        (plainText, fallbackStyle) = (nil, nil)
        guard let text, text.length > 0 else { return }
        let attributes = unsafe text.attributes(at: 0, effectiveRange: nil)
        guard adoptsTextStyle else {
            color = (attributes[.foregroundColor] as? UIColor) ?? color
            return
        }
        fallbackStyle = Style(font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode)
        if let ownFont = attributes[.font] as? UIFont { (font, hasStandardFont) = (ownFont, false) }
        color = (attributes[.foregroundColor] as? UIColor) ?? color
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }

    package mutating func setFont(_ font: UIFont, isStandard: Bool = false) {
        (self.font, hasStandardFont) = (font, isStandard)
        fallbackStyle?.font = font
        setAttribute(.font, font)
    }

    package mutating func setColor(_ color: UIColor) {
        self.color = color
        fallbackStyle?.color = color
        setAttribute(.foregroundColor, color)
    }

    package mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        fallbackStyle?.alignment = alignment
        updateParagraphStyles { $0.alignment = alignment }
    }

    package mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        fallbackStyle?.lineBreakMode = mode
        updateParagraphStyles { $0.lineBreakMode = mode }
    }

    mutating func setLineBreakStrategy(_ strategy: NSLineBreakStrategy) {
        lineBreakStrategy = strategy
        updateParagraphStyles { $0.lineBreakStrategy = strategy }
    }

    /// Scales fonts that depend on the user's text size to the content size category of the traits.
    /// - Returns: Whether a font changed.
    package mutating func updateFonts(to traits: UITraitCollection, changesRuns: Bool = true) -> Bool {
        var didChange = false
        func adapted(_ font: UIFont) -> UIFont? {
            guard let adapted = font.adapted(to: traits), adapted != font else { return nil }
            didChange = true
            return adapted
        }
        if let font = adapted(font) { self.font = font }
        if let font = fallbackStyle.flatMap({ adapted($0.font) }) { fallbackStyle?.font = font }
        guard changesRuns, let changed = attributedText?.adaptingFonts(to: traits) else { return didChange }
        attributedText = changed.boundsChecked
        return true
    }

    /// Sets an attribute for the whole attributed text, as UIKit does when a label's font or colour is set.
    private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributedText else { return }
        let changed = NSMutableAttributedString(attributedString: attributedText)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributedText = changed.boundsChecked
    }

    private mutating func updateParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
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
        cachedStyledText = nil
        cachedLayouts.removeAll(keepingCapacity: true)
    }

    /// Returns the text with its attributes resolved for the traits.
    package mutating func styledText(_ traits: UITraitCollection) -> StyledText {
        if let cachedStyledText, cachedStyledText.traits === traits || cachedStyledText.traits == traits {
            return cachedStyledText.text
        }
        if cachedStyledText != nil { cachedLayouts.removeAll(keepingCapacity: true) }
        let text = makeText(traits)
        cachedStyledText = (traits, text)
        return text
    }

    private func makeText(_ traits: UITraitCollection) -> StyledText {
        var paragraph = ParagraphStyle()
        let textStyle =
            fallbackStyle ?? Style(font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode)
        paragraph.alignment = textStyle.alignment.textAlignment
        paragraph.lineBreakMode = textStyle.lineBreakMode.lineBreakMode
        // In attributed text, only the paragraph style determines whether to avoid a single word on the last line.
        paragraph.avoidsLoneLastWord = attributedText == nil && lineBreakStrategy.contains(.pushOut)
        let highlight = isHighlighted ? highlightedColor : nil
        var text: StyledText
        if let attributedText {
            var builder = AttributedText(
                font: textStyle.font, color: textStyle.color, paragraph: paragraph, traits: traits,
                overridingColor: highlight,
                linkAttributes: linkAttributes)
            builder.showsListMarkers = showsListMarkers
            text = builder.styledText(attributedText)
        } else {
            text =
                AttributedText(font: font, color: highlight ?? color, paragraph: paragraph, traits: traits)
                .styledText(plainText ?? "")
        }
        if !isEnabled {
            for index in text.runs.indices { text.runs[index].color.alpha = text.runs[index].color.alpha / 2 }
        }
        return text
    }

    /// Returns the layout of the text in a box, from the cache if possible. `setting` isn't part of the cache key: call
    /// `invalidate()` after changing it.
    package mutating func layout(in box: LayoutKey, traits: UITraitCollection, setting: LineLayoutOptions? = nil)
        -> TextLayout
    {
        let text = styledText(traits)
        for entry in cachedLayouts where entry.box == box { return entry.layout }
        // If the unlimited layout fits in the box, it can be used unless justified lines are stretched to the width.
        var unlimitedBox = box
        (unlimitedBox.width, unlimitedBox.height) = (.infinity, .infinity)
        if box != unlimitedBox, setting == nil, !isJustified(text) {
            for entry in cachedLayouts where entry.box == unlimitedBox {
                if entry.layout.size.width <= box.width && entry.layout.size.height <= box.height {
                    return entry.layout
                }
            }
        }
        let layout = TextLayout(
            text, width: box.width, height: box.height, maximumLines: box.maximumLines, scale: box.scale,
            direction: box.isRightToLeft ? .rightToLeft : .leftToRight, trackingTable: trackingTable, setting: setting)
        // Layouts with many lines use a lot of memory.
        let maximumLayouts = layout.lines.count > 10_000 ? 1 : 4
        if cachedLayouts.count >= maximumLayouts { cachedLayouts.removeFirst(cachedLayouts.count - maximumLayouts + 1) }
        cachedLayouts.append((box, layout))
        return layout
    }

    private func isJustified(_ text: StyledText) -> Bool {
        text.paragraph.alignment == .justified || text.runs.contains { $0.paragraph?.alignment == .justified }
    }
}
