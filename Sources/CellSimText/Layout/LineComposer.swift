import Foundation

/// Parts a text into lines that fit a block.
struct LineComposer {
    let content: TextContent
    /// The block, in points.
    let width, height: CGFloat
    /// The most lines allowed.
    let limit: Int
    /// What a line may be wider than its room: text fits the width measured for it.
    let slack: CGFloat
    var lines: [ComposedLine] = []
    var isTruncated = false
    /// The sum of the lines' heights so far, in points.
    private var total: CGFloat = 0
    /// Where lines may begin in the paragraph at hand, in order.
    private var breaks: (paragraph: Int, places: [Int])?
    /// Where the paragraph at hand ends but for blanks.
    private var inkEnd: (paragraph: Int, unit: Int)?

    init(_ content: TextContent, width: CGFloat, height: CGFloat, maximumLines: Int, scale: CGFloat) {
        (self.content, self.width, self.height) = (content, width, height)
        limit = maximumLines > 0 ? maximumLines : .max
        slack = TextLayout.slack / scale + 1e-4
    }

    mutating func compose() {
        for index in content.paragraphs.indices {
            var start = content.paragraphs[index].range.lowerBound
            repeat {
                if lines.count + 1 >= limit {
                    append(closingLine(start, index))
                    return
                }
                let end = earlierEnd(start, lineEnd(start, index), index)
                var line = line(start..<end, index)
                line.height.spacing = spacing(before: line)
                if !lines.isEmpty, total + added(line) > height + slack {
                    closeLastLine()
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
        if !lines.isEmpty, total + added(line) > height + slack {
            closeLastLine()
            return
        }
        total += added(line)
        lines.append(line)
    }

    private func added(_ line: ComposedLine) -> CGFloat {
        line.height.total + line.height.spacing + (lines.isEmpty ? 0 : line.height.styleGap)
    }

    /// The last line becomes the last one allowed, with the rest of its paragraph to tell of.
    private mutating func closeLastLine() {
        guard let last = lines.popLast() else { return }
        var line = closingLine(last.range.lowerBound, last.paragraph)
        line.height.spacing = last.height.spacing
        isTruncated = true
        lines.append(line)
    }

    private func spacing(before line: ComposedLine) -> CGFloat {
        guard let last = lines.last else { return 0 }
        var spacing = last.style.lineSpacing
        if last.paragraph != line.paragraph, content.paragraphs[line.paragraph].startsParagraph {
            spacing += last.style.paragraphSpacing + line.style.paragraphSpacingBefore
        }
        return spacing
    }
}

extension LineComposer {
    /// The room before a line and the room it has, in points.
    func room(_ paragraph: TextContent.Paragraph, isFirst: Bool) -> (indent: CGFloat, width: CGFloat) {
        let style = paragraph.style
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        return (indent, max(end - indent, 0))
    }

    func room(from start: Int, _ index: Int) -> (indent: CGFloat, width: CGFloat) {
        let paragraph = content.paragraphs[index]
        return room(paragraph, isFirst: start == paragraph.range.lowerBound && paragraph.startsParagraph)
    }

    /// Where the line that begins at `start` ends.
    mutating func lineEnd(_ start: Int, _ index: Int) -> Int {
        let paragraph = content.paragraphs[index]
        let rest = start..<paragraph.range.upperBound
        let room = room(from: start, index).width + slack
        if content.width(start..<max(start, endOfInk(index))) <= room { return rest.upperBound }
        if paragraph.style.lineBreakMode != .characterWrap, let end = wordEnd(rest, index, room) { return end }
        return characterEnd(rest, room)
    }

    /// Where a line ends that gives its last word to a word alone on the paragraph's last line; else `end`.
    ///
    /// Only words between blanks are moved, and only when both fit.
    private mutating func earlierEnd(_ start: Int, _ end: Int, _ index: Int) -> Int {
        let paragraph = content.paragraphs[index]
        let last = paragraph.range.upperBound
        guard paragraph.style.avoidsLoneLastWord, paragraph.style.lineBreakMode != .characterWrap, end < last,
            TextContent.isBlank(content.units[end - 1])
        else { return end }
        let places = opportunities(index)
        guard places.partitionPoint(where: { $0 > end }) == places.count else { return end }
        let before = places.partitionPoint(where: { $0 >= end }) - 1
        guard before >= 0, places[before] > start, TextContent.isBlank(content.units[places[before] - 1]) else {
            return end
        }
        let earlier = places[before]
        guard content.width(content.trimmingBlanks(earlier..<last)) <= room(from: earlier, index).width + slack else {
            return end
        }
        return earlier
    }

    /// Where lines may begin within a paragraph, in order.
    private mutating func opportunities(_ index: Int) -> [Int] {
        if let breaks, breaks.paragraph == index { return breaks.places }
        let range = content.paragraphs[index].range
        let flags = LineBreaker.shared.breaks(in: content.units[range])
        let places = flags.indices.filter { flags[$0] }.map { $0 + range.lowerBound }
        breaks = (index, places)
        return places
    }

    private mutating func endOfInk(_ index: Int) -> Int {
        if let inkEnd, inkEnd.paragraph == index { return inkEnd.unit }
        let unit = content.trimmingBlanks(content.paragraphs[index].range).upperBound
        inkEnd = (index, unit)
        return unit
    }

    /// The last break opportunity that leaves the line within its room; nil when the first word is too wide.
    private mutating func wordEnd(_ rest: Range<Int>, _ index: Int, _ room: CGFloat) -> Int? {
        let places = opportunities(index)
        var best: Int?
        for place in places[places.partitionPoint(where: { $0 > rest.lowerBound })...] {
            let shown = content.trimmingBlanks(rest.lowerBound..<place)
            let width = content.width(shown)
            if width > room { break }
            if width + (hyphen(before: place, from: rest.lowerBound)?.width ?? 0) <= room { best = place }
        }
        return best
    }

    /// The last character that stays within the room, at least one, with the blanks after it.
    private func characterEnd(_ rest: Range<Int>, _ room: CGFloat) -> Int {
        var end = rest.lowerBound
        var unit = rest.lowerBound + 1
        while unit <= rest.upperBound {
            if content.isCharacterStart(unit) {
                if end > rest.lowerBound, content.width(rest.lowerBound..<unit) > room { break }
                end = unit
            }
            unit += 1
        }
        while end < rest.upperBound, TextContent.isBlank(content.units[end]) { end += 1 }
        return end
    }

    /// A whole line of the text.
    func line(_ range: Range<Int>, _ index: Int) -> ComposedLine {
        let paragraph = content.paragraphs[index]
        let room = room(from: range.lowerBound, index)
        let endsParagraph = range.upperBound == paragraph.range.upperBound
        var shown = range
        if !endsParagraph || content.width(range) > room.width + slack { shown = content.trimmingBlanks(range) }
        var line = blankLine(range, index)
        line.parts = [.text(shown)]
        line.width = content.width(shown)
        if !endsParagraph, let hyphen = hyphen(before: shown.upperBound, from: shown.lowerBound),
            line.width + hyphen.width <= room.width + slack
        {
            line.parts.append(.hyphen(run: hyphen.run))
            line.width += hyphen.width
        }
        if !endsParagraph { line.trailingBlanks = max(min(content.width(range), room.width) - line.width, 0) }
        line.isStretched = paragraph.style.alignment == .justified && !endsParagraph
        return line
    }

    /// The hyphen of a line that ends with a soft hyphen.
    private func hyphen(before end: Int, from start: Int) -> (run: Int, width: CGFloat)? {
        guard end > start, content.units[end - 1] == TextContent.softHyphen else { return nil }
        let run = content.run(at: end - 1)
        return (run, LineSign(.hyphen, content.text.runs[run], era: content.era).width)
    }

    func blankLine(_ range: Range<Int>, _ index: Int) -> ComposedLine {
        let paragraph = content.paragraphs[index]
        return ComposedLine(
            parts: [], range: range, width: 0, indent: room(from: range.lowerBound, index).indent, paragraph: index,
            style: paragraph.style, isRightToLeft: paragraph.isRightToLeft, baseLevel: paragraph.baseLevel,
            isStretched: false, height: height(of: range, paragraph))
    }

    private func height(of range: Range<Int>, _ paragraph: TextContent.Paragraph) -> LineHeight {
        let first = content.run(at: range.lowerBound)
        let last = range.isEmpty ? first : content.run(at: range.upperBound - 1)
        return LineHeight(runs: content.text.runs[first...last], style: paragraph.style)
    }
}
