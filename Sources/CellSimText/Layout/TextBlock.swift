import Foundation

/// Gives composed lines their places in a block and measures it.
struct TextBlock {
    let lines: [TextLayout.Line]
    let size: CGSize
    /// Of the lines as drawn, in points.
    let drawnHeight: CGFloat

    init(_ composed: [ComposedLine], scale: CGFloat) {
        var placed: [TextLayout.Line] = []
        placed.reserveCapacity(composed.count)
        var (measured, width): (CGFloat, CGFloat) = (0, 0)
        var bottom: CGFloat = 0  // in pixels, as are the places up to `placed`
        for (index, line) in composed.enumerated() {
            let gap = index == 0 ? 0 : line.height.styleGap
            measured += line.height.total + line.height.spacing + gap
            // Baselines lie a whole number of pixels apart: the pitch, rounded down.
            let height = Self.floor(line.height.total, scale)
            bottom += Self.floor(line.height.spacing, scale) + Self.floor(line.height.total + gap, scale)
            let top = bottom - height
            let baseline = top + (line.height.ascent * scale).rounded()
            placed.append(
                TextLayout.Line(
                    baseline: baseline / scale, width: line.width, range: line.range, composed: line, top: top / scale,
                    height: height / scale))
            width = max(width, line.indent + line.width + line.trailingBlanks - min(line.style.tailIndent, 0))
        }
        lines = placed
        size = CGSize(
            width: (width * scale - TextLayout.slack).rounded(.up) / scale,
            height: (measured * scale - 1e-6).rounded(.up) / scale)
        drawnHeight = bottom / scale
    }

    /// Whole pixels; sums that miss a pixel by floating-point error alone count as whole.
    private static func floor(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) }
}
