import CellSimText
import Foundation

/// The style of a paragraph, with lengths in points. Instances are immutable, except those of `NSMutableParagraphStyle`.
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
        /// The tab stops, or `nil` for a stop every 28 points.
        var tabStops: [TabStop]?
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
    }

    private let coreFoundationTag = CoreFoundationTag()
    var values: Values

    public override init() { values = Values() }

    init(values: Values) { self.values = values }

    /// The default style, with natural alignment and wrapping at words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines. The default is `.natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// The wrapping or truncation of text that doesn't fit. The default is wrapping at words.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The spacing between the lines, in points. The default is 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor by which the natural line height is multiplied. The default, 0, doesn't change the height.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The minimum line height in points, or 0 for no limit.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height in points, or 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The indentation of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indentation of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of the lines, in points. A positive value is measured from the leading edge, 0 or a negative value from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The spacing after the paragraph, in points. It has no effect for the last paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The spacing before the paragraph, in points. It has no effect for the first paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The writing direction of the paragraph. `.natural` is the direction of its first letters or of the view.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The threshold for hyphenation: a word is hyphenated if the line would otherwise fill less than this fraction of its width. With
    /// the default, 0, the layout manager's threshold applies. Hyphenation supports German, English, French, Italian, Dutch, Portuguese
    /// and Spanish. It uses the text's `languageIdentifier` or, if there is none, the language of the interface.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// A Boolean value that indicates whether a `hyphenationFactor` of 0 is treated as 1. The default is false.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// A Boolean value that indicates whether the spacing between characters can be reduced before text is truncated. Stored without
    /// effect.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The strategies for line breaks, of which only `pushOut` has an effect. The default is none.
    open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }

    /// The tab stops, in ascending order. The default is twelve stops at intervals of 28 points.
    open var tabStops: [NSTextTab]! {
        values.tabStops?.map { NSTextTab($0) }
            ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
    }
    /// The interval of tab stops after the last custom stop, in points. The default, 0, stands for 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that contain the paragraph, from the outermost to the innermost. Text views draw the marker of the innermost list.
    open var textLists: [NSTextList] { values.textLists }

    /// Returns the writing direction of a language, or of the interface for an unknown language.
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
    // Unchecked: as with Apple's class, one thread changes an instance before other threads read it.
    /// The alignment of the lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The wrapping or truncation of text that doesn't fit.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The spacing between the lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The factor by which the natural line height is multiplied, or 0 for the natural height.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The minimum line height in points, or 0 for no limit.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The maximum line height in points, or 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The indentation of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indentation of the other lines from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of the lines, in points. A positive value is measured from the leading edge, 0 or a negative value from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The spacing after the paragraph, in points. It has no effect for the last paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The spacing before the paragraph, in points. It has no effect for the first paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The writing direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// The threshold for hyphenation: a word is hyphenated if the line would otherwise fill less than this fraction of its width.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue.isFinite ? newValue : 0 }
    }
    /// A Boolean value that indicates whether a `hyphenationFactor` of 0 is treated as 1.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// A Boolean value that indicates whether the spacing between characters can be reduced before text is truncated. Stored without
    /// effect.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// The strategies for line breaks, of which only `pushOut` has an effect.
    open override var lineBreakStrategy: NSLineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// The tab stops, or `nil` for twelve stops at intervals of 28 points.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue?.map(\.tabStop).sorted { $0.location < $1.location } }
    }
    /// The interval of tab stops after the last custom stop in points, or 0 for 28.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue.isFinite ? newValue : 0 }
    }
    /// The lists that contain the paragraph, from the outermost to the innermost. Text views draw the marker of the innermost list.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
