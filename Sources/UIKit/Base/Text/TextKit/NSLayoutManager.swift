import CellSimGraphics
import CellSimText
import Foundation

/// A layout manager, which lays out the text of a text storage in a container and provides the positions of its parts.
///
/// The layout is the same as in labels and text views. There is one glyph per UTF-16 unit, so glyph indexes equal character indexes. The
/// first container contains all lines; other containers are empty.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The text storage with the text. Not retained.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers of the text.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate, which controls line breaks and line positions, and is notified of layout. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { settingsDidChange() } }
    }
    /// A Boolean value that indicates whether lines use the leading of the fonts. Stored without effect: lines have the same height as in
    /// labels.
    open var usesFontLeading = true {
        didSet { reportNoOp("NSLayoutManager.usesFontLeading", !usesFontLeading) }
    }
    /// A Boolean value that indicates whether parts of the text can be laid out independently. Stored without effect: the whole text is
    /// laid out at once.
    open var allowsNonContiguousLayout = false {
        didSet { reportNoOp("NSLayoutManager.allowsNonContiguousLayout", allowsNonContiguousLayout) }
    }
    /// A Boolean value that indicates whether a `hyphenationFactor` of 0 is treated as 1. The default is false.
    open var usesDefaultHyphenation = false { didSet { settingsDidChange() } }
    /// The threshold for hyphenation: a word is hyphenated if the line would otherwise fill less than this fraction of its width. The
    /// factor of a paragraph style takes precedence. The default is 0.
    open var hyphenationFactor: Float = 0 { didSet { settingsDidChange() } }
    /// A Boolean value that indicates whether invisible characters are drawn. Stored without effect.
    open var showsInvisibleCharacters = false {
        didSet { reportNoOp("NSLayoutManager.showsInvisibleCharacters", showsInvisibleCharacters) }
    }
    /// A Boolean value that indicates whether control characters are drawn. Stored without effect.
    open var showsControlCharacters = false {
        didSet { reportNoOp("NSLayoutManager.showsControlCharacters", showsControlCharacters) }
    }
    /// A Boolean value that indicates whether layout is limited for suspicious content. Stored without effect.
    open var limitsLayoutForSuspiciousContents = false {
        didSet { reportNoOp("NSLayoutManager.limitsLayoutForSuspiciousContents", limitsLayoutForSuspiciousContents) }
    }
    private var cachedLayout: (width: CGFloat, layout: TextLayout)?
    /// Whether layout is in progress and may call the delegate. During this time, there are no lines.
    private var isLayingOutLines = false
    /// Whether the delegate was called about lines but not yet notified that layout is complete.
    var needsCompletionNotification = false

    /// Creates a layout manager without a text storage or containers.
    public override init() { super.init() }
    /// Creates a layout manager without a text storage or containers.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Containers

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        textDidChange()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        if container.layoutManager === self { container.layoutManager = nil }
        cachedLayout = nil
    }

    /// Invalidates the layout, which is computed again on the next access.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { cachedLayout = nil }

    /// Called after edits. Updates the text views that display the text.
    func textDidChange() {
        cachedLayout = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
        guard let textStorage else { return }
        for container in textContainers { container.owner?.showText(textStorage) }
    }

    /// Invalidates the layout and the layouts of the text views.
    private func settingsDidChange() {
        cachedLayout = nil
        for container in textContainers { container.owner?.invalidateTextLayout() }
    }

    /// Creates a layout and notifies the delegate that layout is complete. Meanwhile, the delegate can be called about lines.
    package func performLayout(_ makeLayout: () -> TextLayout) -> TextLayout {
        isLayingOutLines = true
        let layout = makeLayout()
        isLayingOutLines = false
        if needsCompletionNotification {
            needsCompletionNotification = false
            delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
        }
        return layout
    }

    /// The layout of the text in the first container, or `nil` without text or a container.
    var layout: TextLayout? {
        guard let container = textContainers.first, let textStorage, !isLayingOutLines else { return nil }
        if let owner = container.owner { return owner.layout(width: owner.bounds.width) }
        let width = container.lineWidth
        if let cachedLayout, cachedLayout.width == width { return cachedLayout.layout }
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = container.lineBreakMode.lineBreakMode
        let traits = UITraitCollection.current
        let text = AttributedText(font: .attributedTextDefault, color: .black, paragraph: paragraph, traits: traits)
            .styledText(textStorage.snapshot)
        let height = container.size.height
        // The layout is cached before the delegate is notified, because the delegate can access it.
        return performLayout {
            let layout = TextLayout(
                text, width: width, height: height > 0 && height < NSTextContainer.unlimited ? height : .infinity,
                maximumLines: container.maximumNumberOfLines,
                scale: traits.displayScale > 0 ? traits.displayScale : 2, setting: container.lineLayoutOptions)
            cachedLayout = (width, layout)
            return layout
        }
    }

    // MARK: Requesting layout

    /// Lays out a container. Does nothing, because the layout is computed on access.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Lays out a range. Does nothing, because the layout is computed on access.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Lays out a range. Does nothing, because the layout is computed on access.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Lays out an area of a container. Does nothing, because the layout is computed on access.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    /// Generates glyphs. Does nothing, because there is one glyph per UTF-16 unit.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Generates glyphs. Does nothing, because there is one glyph per UTF-16 unit.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Invalidates the layout, which is computed again on the next access.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        cachedLayout = nil
        if let actualCharacterRange = unsafe actualCharacterRange { unsafe actualCharacterRange.pointee = charRange }
        for container in textContainers { container.owner?.invalidateTextLayout() }
    }
    /// Redraws the text views.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
    /// Redraws the text views.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }
    /// Invalidates the layout after an edit. It is computed again on the next access.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { textDidChange() }

    private func redraw() { for container in textContainers { container.owner?.setNeedsDisplay() } }

    // MARK: Drawing

    /// Draws the glyphs of a range with their underlines and strikethroughs. The top left corner of the container is at `origin` (in
    /// points) in the current context. Text views call this method only for subclasses in the app.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard isCustomSubclass else { return draw([.glyphs, .underlines, .strikethroughs], glyphsToShow, at: origin) }
        draw(.glyphs, glyphsToShow, at: origin)
        enumerateLineMarks(.underlineStyle, in: glyphsToShow) {
            underline($0, underlineType: $1, lineFragmentRect: $2, lineFragmentGlyphRange: $3, containerOrigin: origin)
        }
        enumerateLineMarks(.strikethroughStyle, in: glyphsToShow) {
            strikethrough(
                $0, strikethroughType: $1, lineFragmentRect: $2, lineFragmentGlyphRange: $3, containerOrigin: origin)
        }
    }

    /// Draws the background of a range. The top left corner of the container is at `origin` (in points) in the current context. Text
    /// views call this method before they draw the glyphs, only for subclasses in the app.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        fillBackgrounds(of: glyphsToShow, at: origin)
    }

    /// Fills rectangles (in points) behind a range with a colour, in the current context.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext(), rectCount > 0 else { return }
        context.saveGState()
        color.setFill()
        for index in 0..<rectCount { context.fill(unsafe rectArray[index]) }
        context.restoreGState()
    }

    /// Draws the underlines in a part of a line.
    open func underline(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the underlines in a part of a line. The style is always the text's own style; `underlineVal` is ignored.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { draw(.underlines, glyphRange, at: containerOrigin) }

    /// Draws the strikethroughs in a part of a line.
    open func strikethrough(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0,
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the strikethroughs in a part of a line. The style is always the text's own style; `strikethroughVal` is ignored.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { draw(.strikethroughs, glyphRange, at: containerOrigin) }
}
