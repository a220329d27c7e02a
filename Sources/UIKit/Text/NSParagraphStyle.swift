import CellSimText
import Foundation

/// How a paragraph is set; lengths in points. Immutable unless it is an `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: only an `NSMutableParagraphStyle` changes.
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
        /// Nil for a stop every 28 points.
        var tabStops: [TabStop]?
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }

    private let coreFoundationTag = CoreFoundationTag()
    var values: Values

    public override init() { values = Values() }

    init(values: Values) { self.values = values }

    /// Natural alignment, wrapping by words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines lie between the edges; `.natural` at first.
    open var alignment: NSTextAlignment { values.alignment }
    /// What becomes of text that does not fit; wrapping by words at first.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between lines, none after the last; 0 at first.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// What a line's natural height is multiplied by; 0, the default, leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How high every line is at least, in points; 0 for no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// How high every line is at most, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The first line's distance from the edge where reading begins, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The further lines' distance from the edge where reading begins, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: points from the edge where reading begins, or, 0 and negative, from the other one.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Points below the paragraph unless it is the last.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points above the paragraph unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Which way the paragraph reads; `.natural` leaves that to its first letters or the view.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Words are parted with a hyphen where a line's words would fill less than this share of its room; 0, the default,
    /// leaves it to the layout manager. German, English, French, Italian, Dutch, Portuguese and Spanish words are, by the
    /// text's `languageIdentifier` or else the interface's language.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are parted as with a factor of 1 where `hyphenationFactor` is 0; false at first.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Kept; nothing reads it.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// Rules for line breaks; only `pushOut` is followed. None at first.
    open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }

    /// Where the text after tabs stands, in order: twelve places 28 points apart at first.
    open var tabStops: [NSTextTab]! {
        values.tabStops?.map { NSTextTab($0) }
            ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
    }
    /// Where tabs beyond the last stop reach: multiples of so many points; 0, the default, counts as 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that the paragraph is in, the outermost first. Text views draw its marker.
    open var textLists: [NSTextList] { values.textLists }

    /// Which way texts of a language read; that of the interface where it does not tell.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let direction = languageName.map { Locale.Language(identifier: $0).characterDirection }
        return direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    // Unchecked: as Apple's, changed by one thread before others see it.
    /// Where lines lie between the edges.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// What becomes of text that does not fit.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Points between lines, none after the last.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// What a line's natural height is multiplied by; 0 leaves it.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// How high every line is at least, in points; 0 for no limit.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// How high every line is at most, in points; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The first line's distance from the edge where reading begins, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The further lines' distance from the edge where reading begins, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end: points from the edge where reading begins, or, 0 and negative, from the other one.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// Points below the paragraph unless it is the last.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// Points above the paragraph unless it is the first.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// Which way the paragraph reads.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Words are parted with a hyphen where a line's words would fill less than this share of its room.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue.isFinite ? newValue : 0 }
    }
    /// Whether words are parted as with a factor of 1 where `hyphenationFactor` is 0.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// Kept; nothing reads it.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// Rules for line breaks; only `pushOut` is followed.
    open override var lineBreakStrategy: NSLineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Where the text after tabs stands; nil for twelve places 28 points apart.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue?.map(\.stop).sorted { $0.location < $1.location } }
    }
    /// Where tabs beyond the last stop reach: multiples of so many points; 0 counts as 28.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue.isFinite ? newValue : 0 }
    }
    /// The lists that the paragraph is in, the outermost first. Text views draw its marker.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a place for the text after tabs.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Takes a place for the text after tabs away.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Takes over every setting of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
