import Foundation

extension TextContentBuilder {
    /// Where tabs reach that have no stop of their own: multiples of this, in points.
    private static let tabInterval: CGFloat = 28

    /// Gives tabs their widths once all else has its own.
    ///
    /// Places are counted from the beginning of a paragraph, as though it stood on one line.
    mutating func placeTabs() {
        guard units.contains(0x09) else { return }
        for paragraph in paragraphs {
            var pen = paragraph.startsParagraph ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
            var unit = paragraph.range.lowerBound
            while unit < paragraph.range.upperBound {
                if units[unit] == 0x09 { advances[unit] = tab(at: unit, pen, paragraph) }
                pen += advances[unit] + kernAfter[unit]
                unit += 1
            }
        }
    }

    private func tab(at unit: Int, _ pen: CGFloat, _ paragraph: TextContent.Paragraph) -> CGFloat {
        let style = paragraph.style
        guard let stop = style.tabStops.first(where: { $0.location > pen + 1e-6 }) else {
            let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.tabInterval
            return interval - pen.truncatingRemainder(dividingBy: interval)
        }
        let rest = unit + 1..<paragraph.range.upperBound
        let column = rest.lowerBound..<(rest.first { units[$0] == 0x09 } ?? rest.upperBound)
        var before: CGFloat = 0
        let terminators = Array(stop.columnTerminators.utf16)
        if let end = column.first(where: { terminators.contains(units[$0]) }) {
            before = width(of: column.lowerBound..<end)
        } else {
            switch stop.alignment {
            case .right: before = width(of: column)
            case .center: before = width(of: column) / 2
            case .natural where paragraph.isRightToLeft: before = width(of: column)
            case .natural, .left, .justified: break
            }
        }
        return max(stop.location - pen - before, 0)
    }

    private func width(of range: Range<Int>) -> CGFloat { range.reduce(0) { $0 + advances[$1] + kernAfter[$1] } }
}
