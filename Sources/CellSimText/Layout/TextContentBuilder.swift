import CellSimFonts
import Foundation

/// Builds the layout data of a text; see `TextContent`.
struct TextContentBuilder {
    let text: StyledText
    let direction: TextDirection
    let trackingTable: TrackingTable
    var units: [UInt16] = []
    var runStarts: [Int] = []
    var paragraphs: [TextContent.Paragraph] = []
    var segments: [TextContent.Segment] = []
    var position: [CGFloat] = []
    var kernAfter: [CGFloat] = []
    var isBoundary: [Bool] = []
    var missingScalars: Set<Unicode.Scalar> = []
    /// The language of Han characters in runs without a language, determined on first use.
    var hanLanguage: String?
    /// The width of each unit, without kerning.
    var advances: [CGFloat] = []
    /// The embedding levels; empty if all text runs from left to right.
    var levels: [UInt8] = []

    init(_ text: StyledText, direction: TextDirection, trackingTable: TrackingTable) {
        (self.text, self.direction, self.trackingTable) = (text, direction, trackingTable)
    }

    mutating func build() {
        for run in text.runs {
            runStarts.append(units.count)
            units.append(contentsOf: run.text.utf16)
        }
        splitParagraphs()
        if !hasOnlySingleUnitCharacters { markCharacterBoundaries() }
        computeLevels()
        advances = [CGFloat](repeating: 0, count: units.count)
        kernAfter = advances
        for run in text.runs.indices { measureRun(run: run) }
        setTabWidths()
        computePositions()
    }

    /// Whether each character is one unit: there are no surrogates, combining marks or joiners.
    private var hasOnlySingleUnitCharacters: Bool {
        units.allSatisfy { $0 < 0x300 || (0x2010...0x2027).contains($0) }
    }

    private mutating func markCharacterBoundaries() {
        isBoundary = [Bool](repeating: false, count: units.count)
        var unitIndex = 0
        for run in text.runs {
            for character in run.text {
                isBoundary[unitIndex] = true
                unitIndex += character.utf16.count
            }
        }
    }

    private mutating func splitParagraphs() {
        var start = 0
        var startsParagraph = true
        var index = 0
        while index < units.count {
            let unit = units[index]
            guard Self.endsLine(unit) else {
                index += 1
                continue
            }
            let next = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? index + 2 : index + 1
            addParagraph(start..<index, end: next, startsParagraph: startsParagraph)
            startsParagraph = unit != 0x2028
            (start, index) = (next, next)
        }
        if !units.isEmpty { addParagraph(start..<units.count, end: units.count, startsParagraph: startsParagraph) }
    }

    static func endsLine(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private mutating func addParagraph(_ range: Range<Int>, end: Int, startsParagraph: Bool) {
        let run = text.runs[max(runStarts.partitionPoint(where: { $0 > range.lowerBound }) - 1, 0)]
        var style = run.paragraph ?? text.paragraph
        if let marker = style.marker {
            style.marker = marker.movingText(
                of: InsertedCharacter(marker.text, run, trackingTable: trackingTable).width)
        }
        let isRightToLeft = (style.baseDirection ?? direction) == .rightToLeft
        paragraphs.append(
            TextContent.Paragraph(
                range: range, end: end, style: style, isRightToLeft: isRightToLeft, baseLevel: isRightToLeft ? 1 : 0,
                startsParagraph: startsParagraph))
    }

    /// Determines the embedding levels if some text may run from right to left.
    private mutating func computeLevels() {
        let isEmbedded = text.runs.contains { !$0.directions.isEmpty }
        let needsLevels =
            isEmbedded || units.contains { $0 >= 0x590 && Self.mayBeRightToLeft($0) }
            || paragraphs.contains(where: \.isRightToLeft)
        guard needsLevels else { return }
        levels = [UInt8](repeating: 0, count: units.count)
        var index = 0
        while index < paragraphs.count {
            var last = index
            while last + 1 < paragraphs.count, !endsParagraph(paragraphs[last]) { last += 1 }
            let range = paragraphs[index].range.lowerBound..<paragraphs[last].range.upperBound
            let base = paragraphs[index].style.baseDirection
            let resolvedLevels =
                isEmbedded
                ? embeddedLevels(of: range, base: base)
                : Bidi.levels(of: units[range], base: base, fallback: direction)
            levels.replaceSubrange(range, with: resolvedLevels.levels)
            for line in index...last { setLevel(resolvedLevels.base, ofLine: line) }
            index = last + 1
        }
    }

    /// Returns the levels of a paragraph. The embeddings of runs act like control characters.
    private func embeddedLevels(of range: Range<Int>, base: TextDirection?) -> (levels: [UInt8], base: UInt8) {
        var (unitsWithControls, unitIndices): ([UInt16], [Int]) = ([], [])
        for (index, run) in text.runs.enumerated() {
            let end = index + 1 < runStarts.count ? runStarts[index + 1] : units.count
            let runRange = (runStarts[index]..<end).clamped(to: range)
            guard !runRange.isEmpty else { continue }
            unitsWithControls += run.directions.map(\.controlCharacter)
            for unit in runRange {
                unitIndices.append(unitsWithControls.count)
                unitsWithControls.append(units[unit])
            }
            unitsWithControls += run.directions.map { _ in 0x202C }
        }
        let resolvedLevels = Bidi.levels(of: unitsWithControls[...], base: base, fallback: direction)
        return (unitIndices.map { resolvedLevels.levels[$0] }, resolvedLevels.base)
    }

    /// Returns whether directions are determined separately after a paragraph. Vertical tabs, form feeds and line
    /// separators end a line, but not a paragraph according to UAX 9 (P1).
    private func endsParagraph(_ paragraph: TextContent.Paragraph) -> Bool {
        guard paragraph.end > paragraph.range.upperBound else { return false }
        switch units[paragraph.range.upperBound] {
        case 0x0B, 0x0C, 0x2028: return false
        default: return true
        }
    }

    /// Resets blanks at the end of a line to the paragraph's level (rule L1 of UAX 9).
    private mutating func setLevel(_ base: UInt8, ofLine index: Int) {
        paragraphs[index].baseLevel = base
        let range = paragraphs[index].range
        var end = range.upperBound
        while end > range.lowerBound, TextContent.isBlank(units[end - 1]) {
            end -= 1
            levels[end] = base
        }
    }

    /// Returns whether a unit is in a block with right-to-left letters or direction marks.
    private static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x590...0x8FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802, 0xD803, 0xD83A, 0xD83B,
            0xFB1D...0xFDFF, 0xFE70...0xFEFF:
            true
        default: false
        }
    }

    private mutating func computePositions() {
        position = []
        position.reserveCapacity(units.count + 1)
        var pen: CGFloat = 0
        for unit in units.indices {
            position.append(pen)
            pen += advances[unit] + kernAfter[unit]
        }
        position.append(pen)
    }

    func level(at unit: Int) -> UInt8 { levels.isEmpty ? 0 : levels[unit] }
}
