import UIKit

/// A text on one line of unlimited width. Lengths are in points; positions are relative to the start of the line's baseline.
public final class CTLine {
    /// The text without its line end.
    let text: NSAttributedString
    /// The line's range in its source text, including the line end.
    let range: CFRange

    init(_ text: NSAttributedString, _ range: CFRange) { (self.text, self.range) = (text, range) }

    /// The width in points, including trailing blanks.
    @MainActor var width: CGFloat { text.size().width }

    /// The layout of the text on one line. It provides the positions of characters.
    @MainActor lazy var textKitLayout = TextKitLayout(text, width: 0)
}

/// Owns the layout manager, text storage and text container that lay out a text.
@MainActor final class TextKitLayout {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    /// Lays out a text.
    /// - Parameter width: the width in points; 0 for no limit.
    init(_ text: NSAttributedString, width: CGFloat) {
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }
}

/// The options for measuring a line.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Excludes the space between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Has no effect: in CellSim, glyphs never extend beyond their advances.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Has no effect: lines are always measured this way.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Measures with the font's line height, not with outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Measures with the font's line height, not with outlines.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The part at which a line that is too long is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
    /// At the beginning.
    case start = 0
    /// At the end.
    case end = 1
    /// In the middle.
    case middle = 2
}

/// Creates a line from the text; line breaks in it are ignored.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(attrString, CFRange(location: 0, length: attrString.length))
}

/// Returns the line's width. Also returns its ascent, descent and leading, in points.
@MainActor @discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = heights(of: line.text)
    if let ascent = unsafe ascent { unsafe ascent.pointee = heights.ascent }
    if let descent = unsafe descent { unsafe descent.pointee = heights.descent }
    if let leading = unsafe leading { unsafe leading.pointee = heights.leading }
    return Double(line.width)
}

/// Returns the maximum ascent, descent and leading of the fonts and attachments, in points.
private func heights(of text: NSAttributedString) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var heights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
    let fullRange = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: fullRange, options: []) { attributes, _, _ in
        let font = (attributes[.font] as? UIFont) ?? UIFont.systemFont(ofSize: 12)
        heights.ascent = max(heights.ascent, font.ascender)
        heights.descent = max(heights.descent, -font.descender)
        heights.leading = max(heights.leading, font.leading)
        if let box = (attributes[.attachment] as? NSTextAttachment)?.bounds {
            heights.ascent = max(heights.ascent, box.maxY)
            heights.descent = max(heights.descent, -box.minY)
        }
    }
    return heights
}

/// Returns the range of the source text that the line represents.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Returns the number of glyphs: one for each UTF-16 unit.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// Returns the line's bounds relative to the start of its baseline, in points. The y axis points upwards. The bounds depend
/// on the fonts, not on outlines; the only option with an effect excludes the space between lines.
@preconcurrency @MainActor public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions)
    -> CGRect
{
    let heights = heights(of: line.text)
    let leading = options.contains(.excludeTypographicLeading) ? 0 : heights.leading
    return CGRect(
        x: 0, y: -heights.descent - leading, width: line.width,
        height: heights.ascent + heights.descent + leading)
}

/// Returns the line's bounds like `CTLineGetBoundsWithOptions`, without the space between lines. Outlines aren't measured.
@preconcurrency @MainActor public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
}

/// Returns the width of trailing spaces, in points.
@preconcurrency @MainActor public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.text.string as NSString
    var end = text.length
    while end > 0, [0x20, 0x09, 0x0A, 0x0D, 0x3000].contains(text.character(at: end - 1)) { end -= 1 }
    let trimmedText = line.text.attributedSubstring(from: NSRange(location: 0, length: end))
    return Double(line.width - trimmedText.size().width)
}

/// Returns the position of the caret before a UTF-16 unit of the text, in points from the start of the line.
/// - Parameter secondaryOffset: receives the same value; in CellSim, a position between two directions has only one caret.
@preconcurrency @MainActor public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let unit = min(max(charIndex - line.range.location, 0), line.text.length)
    let setting = line.textKitLayout
    let start = setting.manager.usedRect(for: setting.container).minX
    let offset = line.text.length == 0 ? 0 : setting.manager.location(forGlyphAt: unit).x - start
    if let secondaryOffset = unsafe secondaryOffset { unsafe secondaryOffset.pointee = offset }
    return offset
}

/// Returns the UTF-16 index of the text whose caret is nearest to a position on the line (points).
@preconcurrency @MainActor public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard line.text.length > 0 else { return line.range.location }
    let setting = line.textKitLayout
    let used = setting.manager.usedRect(for: setting.container)
    var fraction: CGFloat = 0
    let unit = unsafe setting.manager.glyphIndex(
        for: CGPoint(x: used.minX + position.x, y: used.midY), in: setting.container,
        fractionOfDistanceThroughGlyph: &fraction)
    return line.range.location + min(fraction > 0.5 ? unit + 1 : unit, line.text.length)
}

/// Returns the offset of a line in a width (points): aligned to the start (0), the middle (0.5) or the end (1).
@preconcurrency @MainActor public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
    let width = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
    return max((flushWidth - width) * Double(min(max(flushFactor, 0), 1)), 0)
}

/// Returns a line that fits a width (points): the line itself if it fits, otherwise a truncated line.
/// - Parameter truncationToken: replaces the truncated text; without it, the text is removed.
/// - Returns: nil if even the token doesn't fit.
@preconcurrency @MainActor public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    if Double(line.width) <= width { return line }
    let available = width - Double(truncationToken?.width ?? 0)
    guard available >= 0 else { return nil }
    let text = line.text.string as NSString
    let starts = characterStarts(text)
    func part(_ from: Int, _ to: Int) -> NSAttributedString {
        line.text.attributedSubstring(from: NSRange(location: from, length: to - from))
    }
    /// Returns the maximum number of characters from the beginning or from the end that fit, as an index into `starts`.
    func maximumCount(within available: Double, _ part: (Int) -> NSAttributedString) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if Double(part(middle).size().width) <= available { low = middle } else { high = middle - 1 }
        }
        return low
    }
    func head(_ count: Int) -> NSAttributedString { part(0, starts[count]) }
    func tail(_ count: Int) -> NSAttributedString { part(starts[starts.count - 1 - count], text.length) }
    let result = NSMutableAttributedString()
    if truncationType == .end { result.append(head(maximumCount(within: available, head))) }
    if truncationType == .middle { result.append(head(maximumCount(within: available / 2, head))) }
    if let truncationToken { result.append(truncationToken.text) }
    if truncationType == .start { result.append(tail(maximumCount(within: available, tail))) }
    if truncationType == .middle { result.append(tail(maximumCount(within: available / 2, tail))) }
    return CTLine(result, line.range)
}

/// Returns the indexes at which characters start, and the end of the text.
private func characterStarts(_ text: NSString) -> [Int] {
    var starts: [Int] = []
    var index = 0
    while index < text.length {
        starts.append(index)
        index = max(NSMaxRange(text.rangeOfComposedCharacterSequence(at: index)), index + 1)
    }
    return starts + [text.length]
}

/// Draws a line so that its baseline starts at the context's origin; the y axis must point upwards. CellSim's contexts have
/// no text position, so translate the context instead.
@preconcurrency @MainActor public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard line.text.length > 0 else { return }
    let setting = line.textKitLayout
    let fragment = unsafe setting.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let baseline = fragment.minY + setting.manager.location(forGlyphAt: 0).y
    UIGraphicsPushContext(context)
    context.saveGState()
    context.scaleBy(x: 1, y: -1)
    line.text.draw(at: CGPoint(x: 0, y: -baseline))
    context.restoreGState()
    UIGraphicsPopContext()
}
