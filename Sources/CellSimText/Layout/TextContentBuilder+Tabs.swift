import Foundation

/// The widths of tabs.
extension TextContentBuilder {
    /// Sets the widths of tabs after all other widths, as if each paragraph were on one line.
    mutating func setTabWidths() {
        guard units.contains(0x09) else { return }
        for paragraph in paragraphs {
            let style = paragraph.style
            let indent = paragraph.startsParagraph ? style.firstLineHeadIndent : style.headIndent
            let setter = TabPositioner(units: units, kernAfter: kernAfter, paragraph: paragraph)
            setter.setWidths(from: paragraph.range.lowerBound, pen: indent, &advances)
        }
    }
}

extension TextContent {
    /// The maximum length of a paragraph whose tabs are positioned again for each line, in UTF-16 units. Each line takes
    /// time proportional to the rest of the paragraph. The tabs of longer paragraphs are positioned as if the paragraph
    /// were on one line.
    private static let maximumTabbedParagraphLength = 16_384

    /// Returns the content with its tabs aligned to their stops, for a line that begins within a paragraph.
    ///
    /// - Parameter pen: The line's start, in points from the leading edge.
    /// - Returns: The content itself if no tab follows.
    func settingTabWidths(from start: Int, _ paragraph: Paragraph, pen: CGFloat) -> TextContent {
        let rest = start..<paragraph.range.upperBound
        guard start > paragraph.range.lowerBound, paragraph.range.count <= Self.maximumTabbedParagraphLength,
            units[rest].contains(0x09)
        else { return self }
        var advances = [CGFloat](repeating: 0, count: units.count)
        for unit in rest { advances[unit] = position[unit + 1] - position[unit] - kern(after: unit) }
        TabPositioner(units: units, kernAfter: kernAfter, paragraph: paragraph).setWidths(
            from: start, pen: pen, &advances)
        var position = position
        for unit in rest { position[unit + 1] = position[unit] + advances[unit] + kern(after: unit) }
        return TextContent(self, position: position)
    }

    private func kern(after unit: Int) -> CGFloat { kernAfter.isEmpty ? 0 : kernAfter[unit] }
}

/// Positions the tabs of a line.
private struct TabPositioner {
    /// The interval between default tab stops, in points.
    private static let interval: CGFloat = 28

    let units: [UInt16]
    let kernAfter: [CGFloat]
    let paragraph: TextContent.Paragraph

    /// Sets the widths of the tabs from a unit to the paragraph's end.
    func setWidths(from start: Int, pen: CGFloat, _ advances: inout [CGFloat]) {
        var pen = pen
        for unit in start..<paragraph.range.upperBound {
            if units[unit] == 0x09 { advances[unit] = tabWidth(at: unit, pen, advances) }
            pen += advance(unit, advances)
        }
    }

    private func tabWidth(at unit: Int, _ pen: CGFloat, _ advances: [CGFloat]) -> CGFloat {
        let style = paragraph.style
        guard let stop = style.tabStops.first(where: { $0.location > pen + 1e-6 }) else {
            let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.interval
            return interval - pen.truncatingRemainder(dividingBy: interval)
        }
        let rest = unit + 1..<paragraph.range.upperBound
        let column = rest.lowerBound..<(rest.first { units[$0] == 0x09 } ?? rest.upperBound)
        var textWidthBeforeStop: CGFloat = 0
        let terminators = Array(stop.columnTerminators.utf16)
        if let end = column.first(where: { terminators.contains(units[$0]) }) {
            textWidthBeforeStop = width(of: column.lowerBound..<end, advances)
        } else {
            switch stop.alignment {
            case .right: textWidthBeforeStop = width(of: column, advances)
            case .center: textWidthBeforeStop = width(of: column, advances) / 2
            case .natural where paragraph.isRightToLeft: textWidthBeforeStop = width(of: column, advances)
            case .natural, .left, .justified: break
            }
        }
        return max(stop.location - pen - textWidthBeforeStop, 0)
    }

    private func width(of range: Range<Int>, _ advances: [CGFloat]) -> CGFloat {
        range.reduce(0) { $0 + advance($1, advances) }
    }

    private func advance(_ unit: Int, _ advances: [CGFloat]) -> CGFloat {
        advances[unit] + (kernAfter.isEmpty ? 0 : kernAfter[unit])
    }
}
