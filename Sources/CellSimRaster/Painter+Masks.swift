import CellSimCPixman
import CellSimGraphics

/// Applies masks to groups and to the clip.
extension Painter {
    /// Masks the innermost group's pixels with the commands, which are drawn separately.
    func mask(by commands: [DisplayCommand], _ kind: MaskKind) {
        guard let group = groups.last, target !== group.parentTarget, outerDepth + groups.count < GroupNesting.maximum
        else {
            return
        }
        let coverage = coverage(of: commands, kind, in: target.bounds)
        target.composite(
            PIXMAN_OP_IN_REVERSE, coverage.image, sourceOrigin: (coverage.bounds.left, coverage.bounds.top),
            area: target.bounds)
    }

    /// Multiplies the clip by a mask that the commands draw separately. Beyond the maximum nesting depth, the clip becomes
    /// empty.
    func clip(by commands: [DisplayCommand], _ kind: MaskKind) {
        guard outerDepth + groups.count < GroupNesting.maximum else {
            return restrictClip(to: PixelRect(left: 0, top: 0, right: 0, bottom: 0), solid: nil, coverage: nil)
        }
        let coverage = coverage(of: commands, kind, in: state.clip.area)
        restrictClip(to: coverage.bounds, solid: [], coverage: coverage)
    }

    /// Returns the coverage of a mask in an area. The commands are drawn separately in the current space.
    private func coverage(of commands: [DisplayCommand], _ kind: MaskKind, in area: PixelRect) -> PixelBlock {
        let drawing = PixelBlock(.color, bounds: area)
        let painter = Painter(target: drawing, scale: 1)
        painter.outlines = outlines
        painter.outerDepth = outerDepth + groups.count
        painter.state.transform = state.transform
        painter.draw(DisplayList(size: .zero, commands: commands))
        return kind == .alpha ? drawing.alphaMask(of: drawing.bounds) : drawing.luminanceMask(kind)
    }
}

extension PixelBlock {
    /// Returns the drawing as a luminance mask: the lightness of its colours on black.
    func luminanceMask(_ kind: MaskKind) -> PixelBlock {
        let coverage = PixelBlock(.coverage, bounds: bounds)
        // In 65536ths; the sums of the weights map white to 255.
        let (r, g, b) = kind == .luminosity ? (19661, 38666, 7209) : (13926, 46885, 4725)
        for y in bounds.top..<bounds.bottom {
            let (from, to) = unsafe (row(y), coverage.row(y))
            var x = 0
            while x < bounds.width {
                let sum = unsafe Int(from[x &* 4 &+ 2]) &* r &+ Int(from[x &* 4 &+ 1]) &* g &+ Int(from[x &* 4]) &* b
                unsafe to[x] = UInt8(truncatingIfNeeded: (sum &+ 32768) >> 16)
                x &+= 1
            }
        }
        return coverage
    }
}
