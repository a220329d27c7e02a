import CellSimCPixman
import CellSimGraphics

extension Painter {
    /// Keeps of the innermost group's pixels what the commands, drawn apart, let through.
    func mask(by commands: [DisplayCommand], _ kind: MaskKind) {
        guard let group = groups.last, target !== group.below, outerDepth + groups.count < GroupNesting.maximum else {
            return
        }
        let drawing = PixelBlock(.color, bounds: target.bounds)
        let painter = Painter(target: drawing, scale: 1)
        painter.outlines = outlines
        painter.outerDepth = outerDepth + groups.count
        painter.state.transform = state.transform
        painter.draw(DisplayList(size: .zero, commands: commands))
        let coverage = kind == .alpha ? drawing.alpha(of: drawing.bounds) : drawing.lightness(kind)
        target.composite(
            PIXMAN_OP_IN_REVERSE, coverage.image, sourceOrigin: (coverage.bounds.left, coverage.bounds.top),
            area: target.bounds)
    }

    /// Puts a group down mixed with what lies below.
    func blend(_ drawn: PixelBlock, _ mode: BlendMode, opacity: UInt8) {
        let area = drawn.bounds.intersection(state.clip.area)
        guard !area.isEmpty, opacity > 0 else { return }
        var coverage: PixelBlock?
        if let clip = state.clip.coverage(needed: area) { coverage = clip.copy(of: area) }
        if opacity < 255 {
            let weaker = coverage ?? PixelBlock(.coverage, bounds: area)
            if coverage == nil { weaker.fill(area, with: 255) }
            weaker.multiply(by: opacity, area: area)
            coverage = weaker
        }
        target.composite(
            mode.operation, drawn.image, sourceOrigin: (drawn.bounds.left, drawn.bounds.top), mask: coverage?.image,
            maskOrigin: coverage.map { ($0.bounds.left, $0.bounds.top) } ?? (0, 0), area: area)
    }
}

extension PixelBlock {
    /// The coverage that a mask of this drawing has: how light its colours are on black.
    func lightness(_ kind: MaskKind) -> PixelBlock {
        let coverage = PixelBlock(.coverage, bounds: bounds)
        // In 65536ths, so that white is 255.
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

extension BlendMode {
    fileprivate var operation: pixman_op_t {
        switch self {
        case .normal: PIXMAN_OP_OVER
        case .multiply: PIXMAN_OP_MULTIPLY
        case .screen: PIXMAN_OP_SCREEN
        case .overlay: PIXMAN_OP_OVERLAY
        case .darken: PIXMAN_OP_DARKEN
        case .lighten: PIXMAN_OP_LIGHTEN
        case .colorDodge: PIXMAN_OP_COLOR_DODGE
        case .colorBurn: PIXMAN_OP_COLOR_BURN
        case .softLight: PIXMAN_OP_SOFT_LIGHT
        case .hardLight: PIXMAN_OP_HARD_LIGHT
        case .difference: PIXMAN_OP_DIFFERENCE
        case .exclusion: PIXMAN_OP_EXCLUSION
        case .hue: PIXMAN_OP_HSL_HUE
        case .saturation: PIXMAN_OP_HSL_SATURATION
        case .color: PIXMAN_OP_HSL_COLOR
        case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
        }
    }
}
