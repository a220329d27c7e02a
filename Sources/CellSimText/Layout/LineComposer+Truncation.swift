import Foundation

/// Truncation of the last permitted line.
extension LineComposer {
    /// Returns the last permitted line. It begins at `start` and indicates omitted text.
    mutating func truncatedLine(_ start: Int, _ index: Int) -> ComposedLine {
        let paragraph = content.paragraphs[index]
        let rest = start..<paragraph.range.upperBound
        let hasMore = index + 1 < content.paragraphs.count
        let mode = paragraph.style.lineBreakMode
        switch mode {
        case .wordWrap, .characterWrap:
            let end = lineEnd(start, index)
            if end < rest.upperBound || hasMore { isTruncated = true }
            return line(start..<end, index)
        case .clip:
            var line = line(rest, index)
            line.parts = [.text(rest)]
            line.width = content.width(rest)
            if hasMore || line.width > available(from: start, index).width + widthTolerance { isTruncated = true }
            return line
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            let available = available(from: start, index).width + widthTolerance
            if !hasMore, content.width(content.trimmingBlanks(rest)) <= available { return line(rest, index) }
            isTruncated = true
            return ellipsizedLine(rest, index, mode, available)
        }
    }

    private func ellipsizedLine(_ rest: Range<Int>, _ index: Int, _ mode: LineBreakMode, _ available: CGFloat)
        -> ComposedLine
    {
        var line = blankLine(rest, index)
        switch mode {
        case .truncatingHead:
            let run = content.run(at: rest.lowerBound)
            let visible = suffix(of: rest, within: available - ellipsisWidth(run))
            line.parts = [.ellipsis(run: run), .text(visible)]
        case .truncatingMiddle:
            line.parts = middleTruncatedParts(of: rest, available)
        default:
            var run = content.run(at: rest.lowerBound)
            var visible = prefix(of: rest, within: available - ellipsisWidth(run))
            if !visible.isEmpty, content.run(at: visible.upperBound - 1) != run {
                run = content.run(at: visible.upperBound - 1)
                visible = prefix(of: rest, within: available - ellipsisWidth(run))
            }
            line.parts = [.text(content.trimmingBlanks(visible)), .ellipsis(run: run)]
        }
        line.width = line.parts.reduce(0) { sum, part in
            switch part {
            case .text(let range): sum + content.width(range)
            case .ellipsis(let run): sum + ellipsisWidth(run)
            case .hyphen: sum
            }
        }
        return line
    }

    /// Returns the head and the tail around the ellipsis. Each fits within half of the remaining width.
    private func middleTruncatedParts(of rest: Range<Int>, _ available: CGFloat) -> [LinePart] {
        let run = content.run(at: rest.lowerBound)
        let free = available - ellipsisWidth(run)
        let tail = suffix(of: rest, within: free / 2)
        let head = prefix(of: rest.lowerBound..<tail.lowerBound, within: free / 2)
        return [.text(head), .ellipsis(run: run), .text(tail)]
    }

    /// Returns the longest prefix of whole characters within a width in points.
    private func prefix(of range: Range<Int>, within available: CGFloat) -> Range<Int> {
        var end = range.lowerBound
        for unit in range where content.isCharacterStart(unit + 1) {
            if content.width(range.lowerBound..<(unit + 1)) > available { break }
            end = unit + 1
        }
        return range.lowerBound..<end
    }

    private func suffix(of range: Range<Int>, within available: CGFloat) -> Range<Int> {
        var start = range.upperBound
        for unit in range.reversed() where content.isCharacterStart(unit) {
            if content.width(unit..<range.upperBound) > available { break }
            start = unit
        }
        return start..<range.upperBound
    }

    private func ellipsisWidth(_ run: Int) -> CGFloat {
        InsertedCharacter(.ellipsis, content.text.runs[run], trackingTable: content.trackingTable).width
    }
}

/// A character that the layout adds to a line, in the style of a run.
struct InsertedCharacter {
    enum Kind: String {
        /// The ellipsis for omitted text.
        case ellipsis = "\u{2026}"
        /// The hyphen of a broken word.
        case hyphen = "-"
    }
    let run: TextRun
    let trackingTable: TrackingTable

    init(_ kind: Kind, _ run: TextRun, trackingTable: TrackingTable) {
        self.init(kind.rawValue, run, trackingTable: trackingTable)
    }

    init(_ text: String, _ run: TextRun, trackingTable: TrackingTable) {
        var insertedRun = run
        (insertedRun.text, insertedRun.object, insertedRun.paragraph, insertedRun.directions) = (text, nil, nil, [])
        (self.run, self.trackingTable) = (insertedRun, trackingTable)
    }

    /// The width in points.
    var width: CGFloat {
        SystemFontMeasurer(run, trackingTable: trackingTable)?.width(of: run.text) ?? content.position.last ?? 0
    }

    var content: TextContent {
        TextContent(StyledText(runs: [run]), direction: .leftToRight, trackingTable: trackingTable)
    }
}
