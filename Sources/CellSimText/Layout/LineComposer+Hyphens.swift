import Foundation

/// Hyphenation of words at the ends of lines.
extension LineComposer {
    /// Returns the end of a line that includes the first part of a hyphenated word; nil if no part fits. A word is
    /// hyphenated only if the line's whole words fill a smaller fraction of the available width than the hyphenation
    /// factor.
    /// - Parameter end: The line's end without hyphenation; nil if the first word is too wide for the line.
    mutating func hyphenatedEnd(_ rest: Range<Int>, _ index: Int, end: Int?, _ available: CGFloat) -> Int? {
        let style = content.paragraphs[index].style
        let factor = style.hyphenationFactor > 0 ? style.hyphenationFactor : options?.hyphenationFactor ?? 0
        guard factor > 0, available.isFinite, available > 0 else { return nil }
        let wordStart = end ?? rest.lowerBound
        if let end {
            let width = content.width(content.trimmingBlanks(rest.lowerBound..<end))
            guard width / available < factor, end < rest.upperBound else { return nil }
        }
        let (word, run) = letterRange(from: wordStart, within: rest)
        guard !word.isEmpty,
            let hyphenator = Hyphenator.forLanguage(content.text.runs[run].language ?? TextLanguage.current)
        else { return nil }
        let hyphenAdvance = hyphenWidth(run)
        for location in hyphenator.hyphenationPoints(in: content.units[word]).reversed() {
            let unit = word.lowerBound + location
            guard content.isCharacterStart(unit), options?.canHyphenateBefore?(unit) ?? true,
                content.width(rest.lowerBound..<unit) + hyphenAdvance <= available
            else { continue }
            hyphenationBreaks.insert(unit)
            return unit
        }
        return nil
    }

    /// Returns the range of the letters of the word at a unit, without leading quotes and brackets, and the letters' run.
    private func letterRange(from begin: Int, within rest: Range<Int>) -> (word: Range<Int>, run: Int) {
        var start = begin
        while start < rest.upperBound, !Self.isLetter(content.units[start]) {
            guard !TextContent.isBlank(content.units[start]) else { return (start..<start, 0) }
            start += 1
        }
        guard start < rest.upperBound else { return (start..<start, 0) }
        let run = content.run(at: start)
        var end = start
        while end < rest.upperBound, Self.isLetter(content.units[end]), content.run(at: end) == run { end += 1 }
        // Words with soft hyphens are broken only at these.
        if end < rest.upperBound, content.units[end] == TextContent.softHyphen { return (start..<start, run) }
        return (start..<end, run)
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit).map { $0.properties.isAlphabetic } ?? false
    }
}
