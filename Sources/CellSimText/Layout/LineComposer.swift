import Foundation

/// Breaks text into lines that fit a text block.
struct LineComposer {
    /// The text. The widths of its tabs are those in the lines composed so far.
    private(set) var content: TextContent
    /// The size of the block, in points.
    let width, height: CGFloat
    /// The maximum number of lines.
    let lineLimit: Int
    /// The tolerance by which a line may exceed its available width, so that text fits its measured width.
    let widthTolerance: CGFloat
    /// The options from a text container and layout delegates; nil if there are none.
    let options: LineLayoutOptions?
    var lines: [ComposedLine] = []
    var isTruncated = false
    /// The total height of the lines so far, in points.
    private var totalHeight: CGFloat = 0
    /// The positions at which hyphenation patterns broke words.
    var hyphenationBreaks: Set<Int> = []
    /// The number of rows so far. Lines next to each other form one row.
    private var rowCount = 0
    /// The span of the current line between exclusions.
    private var span: ClosedRange<CGFloat>?
    /// The remaining spans of the row, in reading order.
    private var remainingSpans: [ClosedRange<CGFloat>] = []
    private var isInPreviousRow = false
    /// The distance by which the current line is moved below exclusions that leave too little width, in points.
    private var verticalOffset: CGFloat = 0
    /// The positions at which lines may begin in the current paragraph, in ascending order.
    private var breaks: (paragraph: Int, locations: [Int])?
    /// The end of the current paragraph without trailing blanks.
    private var cachedVisibleEnd: (paragraph: Int, unit: Int)?

    init(
        _ content: TextContent, width: CGFloat, height: CGFloat, maximumLines: Int, scale: CGFloat,
        setting: LineLayoutOptions? = nil
    ) {
        (self.content, self.width, self.height, self.options) = (content, width, height, setting)
        lineLimit = maximumLines > 0 ? maximumLines : .max
        widthTolerance = TextLayout.widthTolerance / scale + 1e-4
    }

    mutating func compose() {
        for index in content.paragraphs.indices {
            var start = content.paragraphs[index].range.lowerBound
            remainingSpans = []
            repeat {
                findSpan(start, index)
                let indent = available(from: start, index).indent
                content = content.settingTabWidths(from: start, content.paragraphs[index], pen: indent)
                if rowCount + (isInPreviousRow ? 0 : 1) >= lineLimit {
                    append(truncatedLine(start, index))
                    return
                }
                let end = endAvoidingLoneWord(start, lineEnd(start, index), index)
                var line = line(start..<end, index)
                line.height.spacing = spacing(before: line)
                if !lines.isEmpty, totalHeight + addedHeight(line) > height + widthTolerance {
                    truncateLastLine()
                    return
                }
                append(line)
                start = end
            } while start < content.paragraphs[index].range.upperBound
        }
    }

    private mutating func append(_ line: ComposedLine) {
        var line = line
        line.height.spacing = spacing(before: line)
        if !lines.isEmpty, totalHeight + addedHeight(line) > height + widthTolerance {
            truncateLastLine()
            return
        }
        applyDelegateChanges(&line)
        totalHeight += addedHeight(line)
        rowCount += line.isInPreviousRow ? 0 : 1
        lines.append(line)
    }

    private func addedHeight(_ line: ComposedLine) -> CGFloat {
        line.isInPreviousRow ? 0 : line.height.total + line.height.spacing + (lines.isEmpty ? 0 : line.height.styleGap)
    }

    /// Replaces the last line with one that indicates that the rest of its paragraph is omitted.
    private mutating func truncateLastLine() {
        guard let last = lines.popLast() else { return }
        (span, isInPreviousRow) = (last.span, last.isInPreviousRow)
        var line = truncatedLine(last.range.lowerBound, last.paragraph)
        line.height.spacing = last.height.spacing
        isTruncated = true
        lines.append(line)
    }

    private func spacing(before line: ComposedLine) -> CGFloat {
        guard let last = lines.last, !line.isInPreviousRow else { return verticalOffset }
        let lastUnit = max(last.range.upperBound - 1, last.range.lowerBound)
        let lastAvailable = rect(of: last, top: totalHeight - last.height.total)
        var spacing = options?.lineSpacing?(lastUnit, lastAvailable) ?? last.style.lineSpacing
        if last.paragraph != line.paragraph, content.paragraphs[line.paragraph].startsParagraph {
            spacing += options?.paragraphSpacing?(lastUnit, lastAvailable) ?? last.style.paragraphSpacing
            spacing +=
                options?.paragraphSpacingBefore?(line.range.lowerBound, rect(of: line, top: totalHeight))
                ?? line.style.paragraphSpacingBefore
        }
        return spacing + verticalOffset
    }
}

extension LineComposer {
    /// Finds the span of the line that begins at `start`: the next span in the current row, or the first one in a row below.
    private mutating func findSpan(_ start: Int, _ index: Int) {
        (span, isInPreviousRow, verticalOffset) = (nil, false, 0)
        guard let options, !options.exclusions.isEmpty else { return }
        let paragraph = content.paragraphs[index]
        while !remainingSpans.isEmpty {
            (span, isInPreviousRow) = (remainingSpans.removeFirst(), true)
            if fitsFirstWord(start, index) { return }
        }
        (span, isInPreviousRow) = (nil, false)
        let line = blankLine(start..<start, index)
        let first = totalHeight + (lines.isEmpty ? 0 : spacing(before: line) + line.height.styleGap)
        let end = options.exclusionsEnd
        var top = first
        while top < end {
            remainingSpans = options.freeSpans(width: width, top: top, height: line.height.total)
            if paragraph.isRightToLeft { remainingSpans.reverse() }
            while !remainingSpans.isEmpty {
                span = remainingSpans.removeFirst()
                if fitsFirstWord(start, index) {
                    verticalOffset = top - first
                    return
                }
            }
            // Steps are at least one point, and there are at most about ten thousand.
            top += max(1, (end - first) / 10_000)
        }
        (span, remainingSpans, verticalOffset) = (nil, [], top - first)
    }

    /// Returns whether the current span is as wide as its row, or the first word fits into it.
    private mutating func fitsFirstWord(_ start: Int, _ index: Int) -> Bool {
        guard let span, span.lowerBound > 0 || span.upperBound < width else { return true }
        let available = available(from: start, index).width + widthTolerance
        let rest = start..<content.paragraphs[index].range.upperBound
        guard available > widthTolerance else { return false }
        return rest.isEmpty || content.width(content.trimmingBlanks(rest)) <= available
            || wordEnd(rest, index, available) != nil
    }

    private func rect(of line: ComposedLine, top: CGFloat) -> CGRect {
        let span = line.span ?? 0...max(width, 0)
        return CGRect(
            x: span.lowerBound, y: top, width: span.upperBound - span.lowerBound, height: line.height.total)
    }

    /// Lets the layout delegate change the line's position and height.
    private func applyDelegateChanges(_ line: inout ComposedLine) {
        guard let change = options?.adjustFragment else { return }
        let gap = lines.isEmpty ? 0 : line.height.styleGap
        let top = totalHeight + line.height.spacing + gap
        let rect = rect(of: line, top: top)
        var fragment = LineLayoutOptions.Fragment(
            units: line.range, rect: rect,
            usedRect: CGRect(x: line.indent, y: top, width: line.width, height: line.height.total),
            baselineOffset: line.height.ascent)
        guard change(&fragment) else { return }
        let numbers = [fragment.rect.minX, fragment.rect.minY, fragment.rect.width, fragment.rect.height]
        guard numbers.allSatisfy({ $0.isFinite || $0 == rect.width }), fragment.baselineOffset.isFinite else { return }
        line.height.spacing += fragment.rect.minY - top
        line.height.total = max(fragment.rect.height, 0)
        line.height.ascent = fragment.baselineOffset
        if fragment.rect.minX != rect.minX || fragment.rect.width != rect.width {
            line.span = fragment.rect.minX...max(fragment.rect.maxX, fragment.rect.minX)
            line.indent = fragment.rect.minX
        }
    }
}

extension LineComposer {
    /// Returns the indent and the available width of a line, in points.
    func available(_ paragraph: TextContent.Paragraph, isFirst: Bool) -> (indent: CGFloat, width: CGFloat) {
        let style = paragraph.style
        let indent = style.marker?.textLocation ?? (isFirst ? style.firstLineHeadIndent : style.headIndent)
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        return (indent, max(end - indent, 0))
    }

    func available(from start: Int, _ index: Int) -> (indent: CGFloat, width: CGFloat) {
        let paragraph = content.paragraphs[index]
        let unrestricted = available(
            paragraph, isFirst: start == paragraph.range.lowerBound && paragraph.startsParagraph)
        guard let span else { return unrestricted }
        let isMirrored = paragraph.isRightToLeft && width.isFinite
        let left = isMirrored ? width - unrestricted.indent - unrestricted.width : unrestricted.indent
        let restrictedIndent = max(left, span.lowerBound)
        return (restrictedIndent, max(min(left + unrestricted.width, span.upperBound) - restrictedIndent, 0))
    }

    /// Returns the end of the line that begins at `start`.
    mutating func lineEnd(_ start: Int, _ index: Int) -> Int {
        let paragraph = content.paragraphs[index]
        let rest = start..<paragraph.range.upperBound
        let available = available(from: start, index).width + widthTolerance
        if content.width(start..<max(start, visibleEnd(index))) <= available { return rest.upperBound }
        if paragraph.style.lineBreakMode != .characterWrap {
            let end = wordEnd(rest, index, available)
            if let end = hyphenatedEnd(rest, index, end: end, available) ?? end { return end }
        }
        return characterEnd(rest, available)
    }

    /// Returns a line end that avoids a single word on the paragraph's last line: the line's last word moves to that line
    /// too. Otherwise returns `end`.
    ///
    /// Only words between blanks are moved, and only if both words fit.
    private mutating func endAvoidingLoneWord(_ start: Int, _ end: Int, _ index: Int) -> Int {
        let paragraph = content.paragraphs[index]
        let last = paragraph.range.upperBound
        guard paragraph.style.avoidsLoneLastWord, paragraph.style.lineBreakMode != .characterWrap, end < last,
            TextContent.isBlank(content.units[end - 1])
        else { return end }
        let breakUnits = breakOpportunities(index)
        guard breakUnits.partitionPoint(where: { $0 > end }) == breakUnits.count else { return end }
        let previousIndex = breakUnits.partitionPoint(where: { $0 >= end }) - 1
        guard previousIndex >= 0, breakUnits[previousIndex] > start,
            TextContent.isBlank(content.units[breakUnits[previousIndex] - 1])
        else {
            return end
        }
        let earlier = breakUnits[previousIndex]
        guard
            content.width(content.trimmingBlanks(earlier..<last)) <= available(from: earlier, index).width
                + widthTolerance
        else {
            return end
        }
        return earlier
    }

    /// Returns the positions at which lines may begin within a paragraph, in ascending order.
    private mutating func breakOpportunities(_ index: Int) -> [Int] {
        if let breaks, breaks.paragraph == index { return breaks.locations }
        let range = content.paragraphs[index].range
        let flags = LineBreaker.shared.breaks(in: content.units[range])
        let breakUnits = flags.indices.filter { flags[$0] }.map { $0 + range.lowerBound }
        breaks = (index, breakUnits)
        return breakUnits
    }

    private mutating func visibleEnd(_ index: Int) -> Int {
        if let cachedVisibleEnd, cachedVisibleEnd.paragraph == index { return cachedVisibleEnd.unit }
        let unit = content.trimmingBlanks(content.paragraphs[index].range).upperBound
        cachedVisibleEnd = (index, unit)
        return unit
    }

    /// Returns the last break opportunity within the available width; nil if the first word is too wide.
    private mutating func wordEnd(_ rest: Range<Int>, _ index: Int, _ available: CGFloat) -> Int? {
        let breakUnits = breakOpportunities(index)
        var best: Int?
        for unit in breakUnits[breakUnits.partitionPoint(where: { $0 > rest.lowerBound })...] {
            if let mayBreak = options?.canBreakBefore, !mayBreak(unit) { continue }
            let visibleRange = content.trimmingBlanks(rest.lowerBound..<unit)
            let width = content.width(visibleRange)
            if width > available { break }
            if width + (hyphen(before: unit, from: rest.lowerBound)?.width ?? 0) <= available { best = unit }
        }
        return best
    }

    /// Returns the end of the characters that fit into the available width (at least one), including the blanks that follow.
    private func characterEnd(_ rest: Range<Int>, _ available: CGFloat) -> Int {
        var end = rest.lowerBound
        var unit = rest.lowerBound + 1
        while unit <= rest.upperBound {
            if content.isCharacterStart(unit) {
                if end > rest.lowerBound, content.width(rest.lowerBound..<unit) > available { break }
                end = unit
            }
            unit += 1
        }
        while end < rest.upperBound, TextContent.isBlank(content.units[end]) { end += 1 }
        return end
    }

    /// Returns a line of the text without truncation.
    func line(_ range: Range<Int>, _ index: Int) -> ComposedLine {
        let paragraph = content.paragraphs[index]
        let available = available(from: range.lowerBound, index)
        let endsParagraph = range.upperBound == paragraph.range.upperBound
        var visibleRange = range
        if !endsParagraph || content.width(range) > available.width + widthTolerance {
            visibleRange = content.trimmingBlanks(range)
        }
        var line = blankLine(range, index)
        line.parts = [.text(visibleRange)]
        line.width = content.width(visibleRange)
        if !endsParagraph, let hyphen = hyphen(before: visibleRange.upperBound, from: visibleRange.lowerBound),
            line.width + hyphen.width <= available.width + widthTolerance
        {
            line.parts.append(.hyphen(run: hyphen.run))
            line.width += hyphen.width
        }
        if !endsParagraph { line.trailingBlankWidth = max(min(content.width(range), available.width) - line.width, 0) }
        line.isStretched = paragraph.style.alignment == .justified && !endsParagraph
        return line
    }

    /// Returns the hyphen of a line that ends at a soft hyphen or at a hyphenation point.
    private func hyphen(before end: Int, from start: Int) -> (run: Int, width: CGFloat)? {
        guard end > start, content.units[end - 1] == TextContent.softHyphen || hyphenationBreaks.contains(end) else {
            return nil
        }
        let run = content.run(at: end - 1)
        return (run, hyphenWidth(run))
    }

    func hyphenWidth(_ run: Int) -> CGFloat {
        InsertedCharacter(.hyphen, content.text.runs[run], trackingTable: content.trackingTable).width
    }

    func blankLine(_ range: Range<Int>, _ index: Int) -> ComposedLine {
        let paragraph = content.paragraphs[index]
        let available = available(from: range.lowerBound, index)
        var line = ComposedLine(
            parts: [], range: range, width: 0, indent: available.indent, paragraph: index,
            style: paragraph.style, isRightToLeft: paragraph.isRightToLeft, baseLevel: paragraph.baseLevel,
            isStretched: false, height: height(of: range, paragraph))
        if span != nil { line.span = available.indent...(available.indent + available.width) }
        line.isInPreviousRow = isInPreviousRow
        // The empty line after a final line break is not a list item.
        let isItem = paragraph.startsParagraph && paragraph.range.lowerBound < content.units.count
        if isItem, range.lowerBound == paragraph.range.lowerBound {
            line.marker = paragraph.style.marker
        }
        return line
    }

    private func height(of range: Range<Int>, _ paragraph: TextContent.Paragraph) -> LineHeight {
        let first = content.run(at: range.lowerBound)
        let last = range.isEmpty ? first : content.run(at: range.upperBound - 1)
        return LineHeight(runs: content.text.runs[first...last], style: paragraph.style)
    }
}
