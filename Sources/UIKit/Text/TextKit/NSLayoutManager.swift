import CellSimGraphics
import CellSimText
import Foundation

/// Hears of a layout manager. Never asked or told anything.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Never asked: lines have the spacing of their paragraphs' style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Never asked: paragraphs have the spacing of their style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Never told.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Never told.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// No more than the paragraph's own.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// No more than the paragraph's own.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}

/// Sets the text of a storage in a container, and tells where its parts stand.
///
/// Text is set as labels and text views set it. There is a glyph for each UTF-16 unit, so that indices of glyphs and of
/// characters are the same. The first container holds all lines; the others stay empty.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
    /// The text.
    open internal(set) weak var textStorage: NSTextStorage?
    /// Where the text is set.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Kept; nothing asks it.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { noteKept("NSLayoutManager.delegate", delegate != nil) }
    }
    /// Kept without effect: lines have the pitch that labels give them.
    open var usesFontLeading = true {
        didSet { noteKept("NSLayoutManager.usesFontLeading", !usesFontLeading) }
    }
    /// Kept without effect: all of the text is laid out at once.
    open var allowsNonContiguousLayout = false {
        didSet { noteKept("NSLayoutManager.allowsNonContiguousLayout", allowsNonContiguousLayout) }
    }
    /// Kept without effect: nothing is hyphenated.
    open var usesDefaultHyphenation = false {
        didSet { noteKept("NSLayoutManager.usesDefaultHyphenation", usesDefaultHyphenation) }
    }
    /// Kept without effect: nothing is hyphenated.
    open var hyphenationFactor: Float = 0 {
        didSet { noteKept("NSLayoutManager.hyphenationFactor", hyphenationFactor != 0) }
    }
    /// Kept without effect.
    open var showsInvisibleCharacters = false {
        didSet { noteKept("NSLayoutManager.showsInvisibleCharacters", showsInvisibleCharacters) }
    }
    /// Kept without effect.
    open var showsControlCharacters = false {
        didSet { noteKept("NSLayoutManager.showsControlCharacters", showsControlCharacters) }
    }
    /// Kept without effect.
    open var limitsLayoutForSuspiciousContents = false {
        didSet { noteKept("NSLayoutManager.limitsLayoutForSuspiciousContents", limitsLayoutForSuspiciousContents) }
    }
    private var kept: (width: CGFloat, layout: TextLayout)?

    /// One without text and containers.
    public override init() { super.init() }
    /// One without text and containers.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Containers

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container at a place among the others.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        textDidChange()
    }

    /// Takes a container away.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        if container.layoutManager === self { container.layoutManager = nil }
        kept = nil
    }

    /// Sets the text again when it is next asked about.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { kept = nil }

    /// Called after edits: text views show what the storage has.
    func textDidChange() {
        kept = nil
        guard let textStorage else { return }
        for container in textContainers { container.owner?.take(textStorage) }
    }

    /// The text set in the first container; nil without either.
    var layout: TextLayout? {
        guard let container = textContainers.first, let textStorage else { return nil }
        if let owner = container.owner { return owner.layout(width: owner.bounds.width) }
        let width = container.lineWidth
        if let kept, kept.width == width { return kept.layout }
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = container.lineBreakMode.lineBreakMode
        let traits = UITraitCollection.current
        let text = AttributedText(font: .systemFont(ofSize: 12), color: .black, paragraph: paragraph, traits: traits)
            .styled(textStorage.snapshot)
        let height = container.size.height
        let layout = TextLayout(
            text, width: width, height: height > 0 && height < LabelContent.unlimited ? height : .infinity,
            maximumLines: container.maximumNumberOfLines,
            scale: traits.displayScale > 0 ? traits.displayScale : 2)
        kept = (width, layout)
        return layout
    }

    // MARK: Asking for layout

    /// Does nothing: text is laid out when it is asked about.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Does nothing: text is laid out when it is asked about.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Does nothing: text is laid out when it is asked about.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Does nothing: text is laid out when it is asked about.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    /// Does nothing: there is a glyph for each unit.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Does nothing: there is a glyph for each unit.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Sets the text again when it is next asked about.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        kept = nil
        if let actualCharacterRange = unsafe actualCharacterRange { unsafe actualCharacterRange.pointee = charRange }
        for container in textContainers { container.owner?.textDidChangeLayout() }
    }
    /// Has the text views draw again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { redraw() }
    /// Has the text views draw again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redraw() }
    /// Sets the text again when it is next asked about.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { textDidChange() }

    private func redraw() { for container in textContainers { container.owner?.setNeedsDisplay() } }

    // MARK: Drawing

    /// Draws the text of a range with its container's upper left corner at a point of the current context. Text views draw
    /// by themselves and do not call this.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout, let container = textContainers.first else {
            return
        }
        let place = CGRect(
            x: origin.x + container.lineFragmentPadding, y: origin.y, width: container.lineWidth, height: .infinity)
        let shown = rects(of: glyphsToShow).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        let isWhole = NSUnionRange(glyphsToShow, NSRange(location: 0, length: numberOfGlyphs)) == glyphsToShow
        for part in isWhole ? [CGRect?.none] : shown.map(Optional.some) {
            context.saveGState()
            if let part { context.clip(to: part) }
            context.recordCastingShadow(within: place) { $0.append(layout.commands(in: $0.absolute(place))) }
            context.restoreGState()
        }
    }

    /// Does nothing: backgrounds are drawn with the text.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
