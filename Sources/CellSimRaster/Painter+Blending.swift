import CellSimCPixels
import CellSimCPixman
import CellSimGraphics

/// Blends groups with the content behind them.
extension Painter {
    /// Blends a group's block with the content behind it.
    func blend(_ drawn: PixelBlock, _ mode: BlendMode, opacity: UInt8) {
        let area = drawn.bounds.intersection(state.clip.area)
        guard !area.isEmpty, opacity > 0 else { return }
        if mode.affectsEntireBounds {
            let mixed = target.copy(of: area)
            mixed.composite(
                mode.operation, drawn.image, sourceOrigin: (drawn.bounds.left, drawn.bounds.top),
                mask: opacity < 255 ? PixmanImage(solid: UInt32(opacity) << 24) : nil, area: area)
            return replace(with: mixed, area: area)
        }
        let coverage = makeCoverage(of: area, opacity: opacity)
        switch mode {
        case .plusDarker: darken(by: masked(drawn, area: area, coverage: coverage), area: area)
        case .hue, .saturation, .color, .luminosity:
            // In these modes, pixman applies masks incorrectly: it multiplies red, and green twice.
            let source = masked(drawn, area: area, coverage: coverage)
            target.composite(
                mode.operation, source.image, sourceOrigin: (source.bounds.left, source.bounds.top), area: area)
        default:
            target.composite(
                mode.operation, drawn.image, sourceOrigin: (drawn.bounds.left, drawn.bounds.top),
                mask: coverage?.image, maskOrigin: coverage.map { ($0.bounds.left, $0.bounds.top) } ?? (0, 0),
                area: area)
        }
    }

    /// Returns the clip's coverage multiplied by an opacity; nil if both are 1.
    private func makeCoverage(of area: PixelRect, opacity: UInt8) -> PixelBlock? {
        let clip = state.clip.coverage(needed: area)
        guard opacity < 255 else { return clip }
        let reduced = clip?.copy(of: area) ?? PixelBlock(.coverage, bounds: area)
        if clip == nil { reduced.fill(area, with: 255) }
        reduced.multiply(by: opacity, area: area)
        return reduced
    }

    private func masked(_ drawn: PixelBlock, area: PixelRect, coverage: PixelBlock?) -> PixelBlock {
        guard let coverage else { return drawn }
        let source = drawn.copy(of: area)
        source.composite(
            PIXMAN_OP_IN_REVERSE, coverage.image, sourceOrigin: (coverage.bounds.left, coverage.bounds.top),
            area: area)
        return source
    }

    private func darken(by source: PixelBlock, area: PixelRect) {
        unsafe cellsim_plus_darker(
            target.row(area.top) + (area.left - target.bounds.left) * 4, target.bytesPerRow,
            source.row(area.top) + (area.left - source.bounds.left) * 4, source.bytesPerRow, area.width, area.height)
    }

    /// Replaces the pixels in an area by those of a block, limited by the clip.
    func replace(with block: PixelBlock, area: PixelRect) {
        let origin = (block.bounds.left, block.bounds.top)
        guard let clip = state.clip.coverage(needed: area) else {
            return target.composite(PIXMAN_OP_SRC, block.image, sourceOrigin: origin, area: area)
        }
        let start = (clip.bounds.left, clip.bounds.top)
        target.composite(PIXMAN_OP_OUT_REVERSE, clip.image, sourceOrigin: start, area: area)
        target.composite(
            PIXMAN_OP_ADD, block.image, sourceOrigin: origin, mask: clip.image, maskOrigin: start, area: area)
    }
}

extension BlendMode {
    /// The pixman operator; `plusDarker` has none.
    var operation: pixman_op_t {
        switch self {
        case .normal, .plusDarker: PIXMAN_OP_OVER
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
        case .clear: PIXMAN_OP_CLEAR
        case .copy: PIXMAN_OP_SRC
        case .sourceIn: PIXMAN_OP_IN
        case .sourceOut: PIXMAN_OP_OUT
        case .sourceAtop: PIXMAN_OP_ATOP
        case .destinationOver: PIXMAN_OP_OVER_REVERSE
        case .destinationIn: PIXMAN_OP_IN_REVERSE
        case .destinationOut: PIXMAN_OP_OUT_REVERSE
        case .destinationAtop: PIXMAN_OP_ATOP_REVERSE
        case .xor: PIXMAN_OP_XOR
        case .plusLighter: PIXMAN_OP_ADD
        }
    }
}
