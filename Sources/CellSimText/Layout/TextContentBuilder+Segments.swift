import Foundation

/// Division of runs into segments. Measures characters whose advances are in the system font's tables.
extension TextContentBuilder {
    /// The way in which a character is measured, determined before shaping.
    private enum Source: Equatable {
        case table, shaper, blank
    }

    /// Adds the advances of a run's units, and the run's segments.
    mutating func measureRun(run index: Int) {
        let run = text.runs[index]
        let end = index + 1 < runStarts.count ? runStarts[index + 1] : units.count
        if let object = run.object { return addObject(object, runStarts[index]..<end, run: index) }
        let measurer = SystemFontMeasurer(run, trackingTable: trackingTable)
        var start = runStarts[index]
        while start < end {
            let source = self.source(at: start, measurer)
            let level = level(at: start)
            var next = characterEnd(start, limit: end)
            while next < end, self.level(at: next) == level, self.source(at: next, measurer) == source {
                next = characterEnd(next, limit: end)
            }
            add(start..<next, source: source, level: level, run: index, measurer)
            start = next
        }
    }

    private mutating func addObject(_ object: InlineObject, _ range: Range<Int>, run: Int) {
        for unit in range {
            advances[unit] = max(object.bounds.width, 0) + text.runs[run].kern
            segments.append(
                TextContent.Segment(range: unit..<unit + 1, run: run, level: level(at: unit), kind: .object))
        }
    }

    private mutating func add(
        _ range: Range<Int>, source: Source, level: UInt8, run: Int, _ measurer: SystemFontMeasurer?
    ) {
        switch source {
        case .table:
            if let measurer {
                measure(range, measurer, kernedBefore: isKernedBefore(range.lowerBound, run: run, level: level))
            }
            segments.append(TextContent.Segment(range: range, run: run, level: level, kind: .table))
        case .shaper:
            shape(range, level: level, run: run)
        case .blank:
            segments.append(TextContent.Segment(range: range, run: run, level: level, kind: .blank))
        }
    }

    private func characterEnd(_ start: Int, limit: Int) -> Int {
        var end = start + 1
        if !isBoundary.isEmpty { while end < limit, !isBoundary[end] { end += 1 } }
        return end
    }

    private func source(at unit: Int, _ measurer: SystemFontMeasurer?) -> Source {
        let value = units[unit]
        if value == 0x09 || value == TextContent.softHyphen || Self.endsLine(value) { return .blank }
        guard let measurer, measurer.table.covers(UInt32(value)) else {
            return value < 0x20 || value == 0x7F ? .blank : .shaper
        }
        return characterEnd(unit, limit: units.count) == unit + 1 ? .table : .shaper
    }

    /// Returns whether a range is kerned with the previous character. That character must belong to a run with the same
    /// font and direction.
    private func isKernedBefore(_ start: Int, run: Int, level: UInt8) -> Bool {
        guard let last = segments.last, last.range.upperBound == start, last.level == level,
            case .table = last.kind
        else { return false }
        let (before, after) = (text.runs[last.run], text.runs[run])
        return before.font == after.font && before.kernsPairs
    }

    private mutating func measure(_ range: Range<Int>, _ measurer: SystemFontMeasurer, kernedBefore: Bool) {
        let (table, kerning) = (measurer.table, SystemKerning.shared)
        var left = 0
        if kernedBefore {
            left = Int(unsafe kerning.kernClass[SystemAdvances.slot(UInt32(units[range.lowerBound - 1]))])
        }
        for unit in range {
            let slot = SystemAdvances.slot(UInt32(units[unit]))
            advances[unit] = measurer.unit * CGFloat(unsafe table.advance[slot]) + measurer.extraSpacing
            let right = Int(unsafe kerning.kernClass[slot])
            if left != 0, right != 0, measurer.kernsPairs {
                let kern = kerning.kern(left, right, optical: table.displayFraction)
                if kern != 0 { kernAfter[unit - 1] = measurer.unit * CGFloat(kern) }
            }
            left = right
        }
    }
}
