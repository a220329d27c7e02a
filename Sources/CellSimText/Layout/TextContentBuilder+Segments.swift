import Foundation

extension TextContentBuilder {
    /// What a character is drawn from, before shaping.
    private enum Source: Equatable {
        case table, shaper, blank
    }

    /// Gives the units of a run their widths and the run its segments.
    mutating func place(run index: Int) {
        let run = text.runs[index]
        let end = index + 1 < runStarts.count ? runStarts[index + 1] : units.count
        let ruler = SystemRuler(font: run.font, kern: run.kern, era: era)
        var start = runStarts[index]
        while start < end {
            let source = self.source(at: start, ruler)
            let level = level(at: start)
            var next = characterEnd(start, limit: end)
            while next < end, self.level(at: next) == level, self.source(at: next, ruler) == source {
                next = characterEnd(next, limit: end)
            }
            add(start..<next, source: source, level: level, run: index, ruler)
            start = next
        }
    }

    private mutating func add(_ range: Range<Int>, source: Source, level: UInt8, run: Int, _ ruler: SystemRuler?) {
        switch source {
        case .table:
            if let ruler { measure(range, ruler) }
            segments.append(TextContent.Segment(range: range, run: run, level: level, material: .table))
        case .shaper:
            shape(range, level: level, run: run)
        case .blank:
            measureBlanks(range)
            segments.append(TextContent.Segment(range: range, run: run, level: level, material: .blank))
        }
    }

    private func characterEnd(_ start: Int, limit: Int) -> Int {
        var end = start + 1
        if !isBoundary.isEmpty { while end < limit, !isBoundary[end] { end += 1 } }
        return end
    }

    private func source(at unit: Int, _ ruler: SystemRuler?) -> Source {
        let value = units[unit]
        if value == 0x09 || Self.endsLine(value) { return .blank }
        guard let ruler, ruler.table.covers(UInt32(value)) else {
            return value < 0x20 || value == 0x7F ? .blank : .shaper
        }
        return characterEnd(unit, limit: units.count) == unit + 1 ? .table : .shaper
    }

    private mutating func measure(_ range: Range<Int>, _ ruler: SystemRuler) {
        let table = ruler.table
        var left = 0
        for unit in range {
            let slot = SystemAdvances.slot(UInt32(units[unit]))
            advances[unit] = ruler.unit * CGFloat(unsafe table.advance[slot]) + ruler.extra
            let right = Int(unsafe table.kernClass[slot])
            if left != 0, right != 0 {
                let kern = Int(unsafe table.kern[left * SystemAdvances.kernClasses + right])
                if kern != 0 { kernAfter[unit - 1] = ruler.unit * SystemRuler.kernScale * CGFloat(kern) }
            }
            left = right
        }
    }

    /// A tab reaches to the next multiple of 28 points from the paragraph's start; others take no room.
    private mutating func measureBlanks(_ range: Range<Int>) {
        guard range.contains(where: { units[$0] == 0x09 }) else { return }
        for unit in range {
            moveTabPen(to: unit)
            if units[unit] == 0x09 {
                advances[unit] = Self.tabInterval - tabPen.x.truncatingRemainder(dividingBy: Self.tabInterval)
            }
        }
    }

    /// Follows the pen from the last tab on; it starts again with each line of the text.
    private mutating func moveTabPen(to unit: Int) {
        while tabPen.unit < unit {
            tabPen.x += advances[tabPen.unit] + kernAfter[tabPen.unit]
            if Self.endsLine(units[tabPen.unit]) { tabPen.x = 0 }
            tabPen.unit += 1
        }
    }

    /// In points.
    private static let tabInterval: CGFloat = 28
}
