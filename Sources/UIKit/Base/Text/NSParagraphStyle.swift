import CellSimText
import Foundation

/// The style of a paragraph, with lengths in points. Immutable unless it is an `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: only instances of `NSMutableParagraphStyle` change.
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: NSLineBreakStrategy = []
        /// The tab stops; nil for a stop every 28 points.
        var tabStops: [TabStop]?
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }

    private let coreFoundationTag = CoreFoundationTag()
    var values: Values

    public override init() { values = Values() }

    init(values: Values) { self.values = values }

    /// The default style: natural alignment and wrapping by words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines; `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The wrapping or truncation of text that does not fit; wrapping by words by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines in points, except after the last; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor for a line's natural height; 0, the default, for no change.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The minimum height of each line, in points; 0 for no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of each line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The first line's distance from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of all other lines from the leading edge, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines: the distance from the leading edge in points or, if 0 or negative, from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The space below the paragraph in points, unless it is the last.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space above the paragraph in points, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The writing direction of the paragraph; `.natural` means the direction of its first letters or of the view.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The threshold for hyphenation: a word is hyphenated if the line's words would otherwise fill less than this
    /// fraction of its width. With 0, the default, the layout manager's threshold applies. Hyphenation supports German,
    /// English, French, Italian, Dutch, Portuguese and Spanish. It uses the text's `languageIdentifier` or otherwise
    /// the interface's language.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// A Boolean value that indicates whether words are hyphenated as with a factor of 1 when `hyphenationFactor` is 0;
    /// false by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// A Boolean value that indicates whether letters may move closer before text is truncated. Stored without effect.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The rules for line breaks, of which only `pushOut` has an effect; none by default.
    open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }

    /// The positions of text after tabs, in order: by default twelve positions 28 points apart.
    open var tabStops: [NSTextTab]! {
        values.tabStops?.map { NSTextTab($0) }
            ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
    }
    /// The interval of tabs beyond the last stop, in points; 0, the default, means 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that contain the paragraph, the outermost first. Text views draw the marker of the innermost.
    open var textLists: [NSTextList] { values.textLists }

    /// Returns the writing direction of a language; the interface's direction for an unknown language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let direction = languageName.map { Locale.Language(identifier: $0).characterDirection }
        return direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Unchecked: like in Apple's class, one thread changes it before others read it.
    /// The alignment of lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The wrapping or truncation of text that does not fit.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The space between lines in points, except after the last.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The factor for a line's natural height; 0 for no change.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The minimum height of each line, in points; 0 for no limit.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The maximum height of each line, in points; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The first line's distance from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The distance of all other lines from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of lines: the distance from the leading edge in points or, if 0 or negative, from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The space below the paragraph in points, unless it is the last.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The space above the paragraph in points, unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The writing direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// The threshold for hyphenation: a word is hyphenated if the line's words would otherwise fill less than this
    /// fraction of its width.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue.isFinite ? newValue : 0 }
    }
    /// A Boolean value that indicates whether words are hyphenated as with a factor of 1 when `hyphenationFactor` is 0.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// A Boolean value that indicates whether letters may move closer before text is truncated. Stored without effect.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// The rules for line breaks, of which only `pushOut` has an effect.
    open override var lineBreakStrategy: NSLineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// The positions of text after tabs; nil for twelve positions 28 points apart.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue?.map(\.tabStop).sorted { $0.location < $1.location } }
    }
    /// The interval of tabs beyond the last stop, in points; 0 means 28.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue.isFinite ? newValue : 0 }
    }
    /// The lists that contain the paragraph, the outermost first. Text views draw the marker of the innermost.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Copies all settings of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
