import CellSimGraphics
import Foundation

/// The placement of list markers.
extension ListMarker {
    /// Returns a copy whose text starts after a marker of this width. The text moves in steps of 28 points.
    func movingText(of width: CGFloat) -> ListMarker {
        var marker = self
        let end = location + width
        if textLocation.isFinite, end.isFinite, textLocation < end {
            marker.textLocation += ((end - textLocation) / 28).rounded(.up) * 28
        }
        return marker
    }
}

extension TextLayout {
    /// Returns the runs of a line's list marker, from the line's left edge; empty if there is no marker.
    func markerRuns(of line: Line, _ content: TextContent) -> [PlacedRun] {
        guard let marker = line.composed.marker, !marker.text.isEmpty else { return [] }
        let index = content.run(at: line.range.lowerBound)
        let insertedMarker = InsertedCharacter(marker.text, content.text.runs[index], trackingTable: trackingTable)
        let layout = TextLayout(
            StyledText(runs: [insertedMarker.run]), maximumLines: 1, scale: scale, trackingTable: trackingTable)
        guard let markerLine = layout.lines.first else { return [] }
        let gap = line.composed.indent - marker.location
        let start = line.composed.isRightToLeft ? line.width + gap - markerLine.width : -gap
        return layout.runs(of: markerLine).map { placed in
            PlacedRun(
                run: placed.run, x: placed.x + start, width: placed.width, color: placed.color, textRun: index)
        }
    }
}
