import CellSimGraphics
import Foundation

/// Positions composed lines in a block and measures it.
struct TextBlock {
    let lines: [TextLayout.Line]
    let size: CGSize
    /// The size in points, before rounding.
    let exactSize: CGSize
    /// The height of the drawn lines, in points.
    let drawnHeight: CGFloat

    init(_ composed: [ComposedLine], scale: CGFloat) {
        let grid = PixelGrid(scale: scale)
        var positionedLines: [TextLayout.Line] = []
        positionedLines.reserveCapacity(composed.count)
        var (totalHeight, width): (CGFloat, CGFloat) = (0, 0)
        var bottom: CGFloat = 0  // in pixels, like `height`, `top` and `baseline` below
        for (index, line) in composed.enumerated() {
            let gap = index == 0 ? 0 : line.height.styleGap
            if line.isInPreviousRow, let last = positionedLines.last {
                positionedLines.append(
                    TextLayout.Line(
                        baseline: last.top + grid.nearestPixel(line.height.ascent) / scale, width: line.width,
                        range: line.range, composed: line, top: last.top,
                        height: grid.pixelsWithin(line.height.total) / scale))
                width = max(width, line.indent + line.width)
                continue
            }
            totalHeight += line.height.total + line.height.spacing + gap
            // The distance between baselines is the line pitch, rounded down to whole pixels.
            let height = grid.pixelsWithin(line.height.total)
            bottom += grid.pixelsWithin(line.height.spacing) + grid.pixelsWithin(line.height.total + gap)
            let top = bottom - height
            let baseline = top + grid.nearestPixel(line.height.ascent)
            positionedLines.append(
                TextLayout.Line(
                    baseline: baseline / scale, width: line.width, range: line.range, composed: line, top: top / scale,
                    height: height / scale))
            width = max(width, line.indent + line.width + line.trailingBlankWidth - min(line.style.tailIndent, 0))
        }
        lines = positionedLines
        size = CGSize(
            width: grid.roundedUp(width - (TextLayout.widthTolerance - PixelGrid.tolerance) / scale),
            height: grid.roundedUp(totalHeight))
        // A width that exceeds a pixel boundary by less than the tolerance is rounded down in both sizes.
        exactSize = CGSize(width: min(width, size.width), height: totalHeight)
        drawnHeight = bottom / scale
    }
}
