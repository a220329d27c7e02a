import CellSimGraphics
import CellSimText
import Foundation

/// Converts between characters, lines and positions in a layout manager's text.
extension NSLayoutManager {
    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
    /// The available width for the text of a line in points, or infinity if there is no limit.
    var lineWidth: CGFloat { textContainers.first?.lineWidth ?? 0 }

    private func fullLayout(_ container: NSTextContainer) -> TextLayout? {
        textContainers.first === container ? layout : nil
    }

    /// Returns the line that contains a UTF-16 unit, or the last line for units that are not visible.
    private func line(at unit: Int, _ layout: TextLayout) -> TextLayout.Line? {
        layout.lines.last { $0.range.lowerBound <= unit } ?? layout.lines.first
    }

    /// Returns the range of a line's UTF-16 units, including its line break.
    private func units(of line: TextLayout.Line, _ layout: TextLayout) -> Range<Int> {
        var end = line.range.upperBound
        var (low, high) = (0, layout.lines.count)
        while low < high {
            let middle = (low + high) / 2
            if layout.lines[middle].range.lowerBound > line.range.lowerBound { high = middle } else { low = middle + 1 }
        }
        if low < layout.lines.count {
            end = max(end, layout.lines[low].range.lowerBound)
        } else if let text = textStorage?.string as NSString?, end < text.length, text.character(at: end) == 0x0A {
            end += 1
        }
        return line.range.lowerBound..<end
    }

    /// Returns the range from the start of one line to the end of another line.
    private func range(from first: TextLayout.Line, to last: TextLayout.Line, _ layout: TextLayout) -> NSRange {
        NSRange(units(of: first, layout).lowerBound..<units(of: last, layout).upperBound)
    }

    private func fragmentRect(_ line: TextLayout.Line) -> CGRect {
        let span = line.span ?? 0...boundedWidth
        return CGRect(
            x: span.lowerBound, y: line.top, width: span.upperBound - span.lowerBound + 2 * padding,
            height: line.height)
    }

    /// The available width, or the text's width if there is no limit.
    private var boundedWidth: CGFloat { lineWidth.isFinite ? lineWidth : layout?.size.width ?? 0 }

    private func lineUsedRect(_ line: TextLayout.Line, _ layout: TextLayout) -> CGRect {
        let geometry = layout.geometry(of: line, width: lineWidth)
        return CGRect(x: geometry.x, y: line.top, width: geometry.width + 2 * padding, height: line.height)
    }

    /// Returns the rectangles that enclose a range, one for each directional run of a line.
    func rects(of range: NSRange) -> [CGRect] {
        guard let layout else { return [] }
        let clampedRange = range.clamped(to: numberOfGlyphs)
        let units = clampedRange.location..<NSMaxRange(clampedRange)
        return layout.lines.flatMap { line -> [CGRect] in
            let intersection = line.range.clamped(to: units)
            guard !intersection.isEmpty else { return [] }
            return layout.geometry(of: line, width: lineWidth).spans(of: intersection).map {
                CGRect(x: padding + $0.left, y: line.top, width: $0.right - $0.left, height: line.height)
            }
        }
    }

    // MARK: Glyphs and characters

    /// The number of glyphs, which equals the number of UTF-16 units.
    public var numberOfGlyphs: Int { textStorage?.string.utf16.count ?? 0 }
    /// Returns the index unchanged, because there is one glyph per UTF-16 unit.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the index unchanged, because there is one glyph per UTF-16 unit.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns a Boolean value that indicates whether the index is in the text.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// Returns the range unchanged, because there is one glyph per UTF-16 unit.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        if let actualCharacterRange = unsafe actualCharacterRange { unsafe actualCharacterRange.pointee = charRange }
        return charRange
    }
    /// Returns the range unchanged, because there is one glyph per UTF-16 unit.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        if let actualGlyphRange = unsafe actualGlyphRange { unsafe actualGlyphRange.pointee = glyphRange }
        return glyphRange
    }
    /// Returns the range of the text in a container, including truncated text.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let layout = fullLayout(container), let first = layout.lines.first, let last = layout.lines.last else {
            return NSRange(location: 0, length: 0)
        }
        return range(from: first, to: last, layout)
    }
    /// Returns the range of the lines that intersect a rectangle in the container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let emptyRange = NSRange(location: 0, length: 0)
        guard let layout = fullLayout(container) else { return emptyRange }
        let lines = layout.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
        guard let first = lines.first, let last = lines.last else { return emptyRange }
        return range(from: first, to: last, layout)
    }
    /// Returns the container of a glyph, which is always the first container.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let first = textContainers.first else { return nil }
        if let effectiveRange = unsafe effectiveRange { unsafe effectiveRange.pointee = glyphRange(for: first) }
        return first
    }
    /// Returns the range that is truncated at the end of a glyph's line. The location is `NSNotFound` if the line isn't truncated.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let layout, layout.isTruncated, let last = layout.lines.last, last.range.upperBound > glyphIndex,
            last.range.lowerBound <= glyphIndex
        else { return NSRange(location: NSNotFound, length: 0) }
        let truncationStart = layout.geometry(of: last, width: lineWidth).visibleEnd
        return NSRange(location: truncationStart, length: max(numberOfGlyphs - truncationStart, 0))
    }

    // MARK: Positions

    /// Returns the bounds of the text in a container, in the container's coordinates (points).
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = fullLayout(container), let first = layout.lines.first else { return .zero }
        var rect = layout.lines.dropFirst().reduce(lineUsedRect(first, layout)) { $0.union(lineUsedRect($1, layout)) }
        // The height is the measured height, as in labels. It can be slightly greater than the sum of the line heights, which are rounded
        // to whole pixels.
        rect.size.height = max(rect.height, layout.size.height - rect.minY)
        return rect
    }
    /// Returns the rectangle of a glyph's line in the container's coordinates (points). It has the width of the container.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let layout, let line = line(at: glyphIndex, layout) else { return .zero }
        if let effectiveRange = unsafe effectiveRange {
            unsafe effectiveRange.pointee = NSRange(units(of: line, layout))
        }
        return fragmentRect(line)
    }
    /// Returns the rectangle of the text in a glyph's line, including the padding.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let layout, let line = line(at: glyphIndex, layout) else { return .zero }
        if let effectiveRange = unsafe effectiveRange {
            unsafe effectiveRange.pointee = NSRange(units(of: line, layout))
        }
        return lineUsedRect(line, layout)
    }
    /// Calls a closure with the rectangle, the used rectangle, the container and the range of each line in a range.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let container = textContainers.first else { return }
        let clampedRange = glyphRange.clamped(to: numberOfGlyphs)
        let units = clampedRange.location..<NSMaxRange(clampedRange)
        var stop = ObjCBool(false)
        for line in layout.lines where self.units(of: line, layout).overlaps(units) {
            let range = NSRange(self.units(of: line, layout))
            let (lineRect, usedRect) = (fragmentRect(line), lineUsedRect(line, layout))
            unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(lineRect, usedRect, container, range, $0) }
            if stop.boolValue { return }
        }
    }
    /// Calls a closure with each rectangle that encloses a range, one for each directional run of a line.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard fullLayout(textContainer) != nil else { return }
        var stop = ObjCBool(false)
        for rect in rects(of: glyphRange) {
            unsafe withUnsafeMutablePointer(to: &stop) { unsafe block(rect, $0) }
            if stop.boolValue { return }
        }
    }
    /// Returns the bounds of a range in a container, in the container's coordinates (points).
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = fullLayout(container) == nil ? [] : rects(of: glyphRange)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }
    /// Returns the position of a glyph on its baseline, relative to the top left corner of its line (in points).
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout, let line = line(at: glyphIndex, layout) else { return .zero }
        let geometry = layout.geometry(of: line, width: lineWidth)
        return CGPoint(x: padding + geometry.caretX(before: glyphIndex), y: line.baseline - line.top)
    }
    /// Returns the glyph at a point in the container (in points), or the nearest glyph.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }
    /// Returns the glyph at a point in the container (in points), and the position of the point in the glyph as a fraction of its width.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        if let partialFraction = unsafe partialFraction { unsafe partialFraction.pointee = 0 }
        guard let layout = fullLayout(container),
            let row = layout.lines.first(where: { point.y < $0.top + $0.height }) ?? layout.lines.last
        else { return 0 }
        // If several lines are next to each other, the last line that starts before the point is used.
        let linesInRow = layout.lines.filter { $0.top == row.top && $0.span != nil }
        let line = linesInRow.last { fragmentRect($0).minX <= point.x } ?? row
        let geometry = layout.geometry(of: line, width: lineWidth)
        guard let hit = geometry.unit(at: point.x - padding) else { return line.range.lowerBound }
        if let partialFraction = unsafe partialFraction { unsafe partialFraction.pointee = hit.fraction }
        return hit.unit
    }
    /// Returns the character at a point in the container (in points), and the position of the point in the character as a fraction of its
    /// width.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
    /// Returns the position of a point in a glyph, as a fraction of its width (0 to 1).
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }
    /// The rectangle of the empty line after a final line break, or zero if there is none.
    public var extraLineFragmentRect: CGRect {
        guard let text = textStorage?.string, text.hasSuffix("\n"), let layout, let last = layout.lines.last,
            last.range.isEmpty
        else { return .zero }
        return fragmentRect(last)
    }
}
