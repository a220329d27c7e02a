import CellSimCPixman
import CellSimGraphics
import Foundation

/// Executes the commands of a display list on one block of pixels.
final class Painter {
    struct State {
        /// The transform from the current space (in points) to device pixels.
        var transform: CGAffineTransform
        var clip: ClipRegion
    }

    /// An open group, whose commands are drawn into a separate block.
    struct Group {
        enum Effect {
            case opacity(UInt8)
            case blend(BlendMode, opacity: UInt8)
            case shadow(pixel: UInt32, x: Int, y: Int, blur: BoxBlur)
        }
        var effect: Effect
        var parentTarget: PixelBlock
        /// The length of the state stack at the start of the group, and the saved state.
        var depth: Int
        var savedState: State
    }

    var target: PixelBlock
    var state: State
    var stack: [State] = []
    var groups: [Group] = []
    lazy var outlines = OutlineRasterizer()
    /// The number of groups and masks that enclose everything this painter draws.
    var outerDepth = 0

    /// Creates a painter for a block.
    /// - Parameter scale: The number of device pixels per point.
    init(target: PixelBlock, scale: CGFloat) {
        self.target = target
        state = State(transform: CGAffineTransform(scaleX: scale, y: scale), clip: ClipRegion(area: target.bounds))
    }

    func draw(_ list: DisplayList) {
        for command in list.commands { perform(command) }
        while !groups.isEmpty { endGroup() }
    }

    private func perform(_ command: DisplayCommand) {
        switch command {
        case .save: stack.append(state)
        case .restore:
            // Only states that were saved inside the group can be restored.
            if stack.count > groups.last?.depth ?? 0, let last = stack.popLast() { state = last }
        case .concatenate(let matrix): state.transform = matrix.concatenating(state.transform)
        case .endGroup: endGroup()
        case _ where state.clip.area.isEmpty:
            // Nothing is visible, but groups must still be counted.
            switch command {
            case .beginGroup, .beginShadow: beginGroup(opacity: 0, bounds: .zero)
            default: break
            }
        case .clip(let rect, let radii): clip(to: rect, radii: radii)
        case .clipPath(let path, let rule): clip(to: path, rule: rule)
        case .clipMask(let commands, let kind): clip(by: commands, kind)
        case .beginGroup(let opacity, let bounds, let blend): beginGroup(opacity: opacity, bounds: bounds, blend: blend)
        case .mask(let commands, let kind): mask(by: commands, kind)
        case .projected(let commands, let bounds, let map): drawProjected(commands, bounds: bounds, map)
        case .beginShadow(let color, let offset, let blur, let bounds):
            beginShadow(color, offset: offset, blurRadius: blur, bounds: bounds)
        case .fill(let rect, let radii, let paint): fill(rect, radii: radii, paint: paint)
        case .fillPath(let path, let paint, let rule): fill(path, transform: state.transform, rule: rule, paint: paint)
        case .strokePath(let path, let stroke, let color): self.stroke(path, stroke, color: color)
        case .border(let rect, let radii, let width, let color): border(rect, radii: radii, width: width, color: color)
        case .shadow(let path, let color, let offset, let blur):
            shadow(of: path, color: color, offset: offset, blurRadius: blur)
        case .backdrop(let rect, let radii, let effect): backdrop(rect, radii: radii, effect)
        case .glyphs(let run, let origin, let color): drawGlyphs(run, origin: origin, color: color)
        case .image(let bitmap, let source, let destination, let tint):
            drawImage(bitmap, source: source, destination: destination, tint: tint)
        }
    }
}

extension Painter {
    /// Composites a source onto an area, multiplied by the clip and by a coverage mask that contains the area.
    func paint(_ source: PaintSource, area: PixelRect, coverage: PixelBlock? = nil) {
        let area = area.intersection(state.clip.area)
        guard !area.isEmpty else { return }
        guard let clip = state.clip.coverage(needed: area) else {
            compositeOver(source, area: area, coverage: coverage)
            return
        }
        guard let coverage else {
            compositeOver(source, area: area, coverage: clip)
            return
        }
        let both = coverage.copy(of: area)
        both.multiply(by: clip, area: area)
        compositeOver(source, area: area, coverage: both)
    }

    /// Composites a source onto an area like `paint`, with a uniform opacity from 0 to 255.
    func paint(_ source: PaintSource, area: PixelRect, opacity: UInt8) {
        let area = area.intersection(state.clip.area)
        guard !area.isEmpty, opacity > 0 else { return }
        if opacity == 255 { return paint(source, area: area) }
        if state.clip.coverage(needed: area) == nil {
            let (image, origin) = image(of: source)
            return target.composite(
                PIXMAN_OP_OVER, image, sourceOrigin: origin, mask: PixmanImage(solid: UInt32(opacity) << 24), area: area
            )
        }
        let coverage = PixelBlock(.coverage, bounds: area)
        coverage.fill(area, with: UInt32(opacity))
        paint(source, area: area, coverage: coverage)
    }

    private func compositeOver(_ source: PaintSource, area: PixelRect, coverage: PixelBlock?) {
        if case .solid(let pixel) = source {
            if pixel >> 24 == 255, coverage == nil { return target.fill(area, with: pixel) }
            if pixel == 0 { return }
        }
        let (image, origin) = image(of: source)
        compositeOver(image, origin: origin, area: area, coverage: coverage)
    }

    private func image(of source: PaintSource) -> (PixmanImage, origin: (x: Int, y: Int)) {
        switch source {
        case .solid(let pixel): (PixmanImage(solid: pixel), (0, 0))
        case .pixels(let block): (block.image, (block.bounds.left, block.bounds.top))
        }
    }

    func compositeOver(_ image: PixmanImage, origin: (x: Int, y: Int), area: PixelRect, coverage: PixelBlock?) {
        target.composite(
            PIXMAN_OP_OVER, image, sourceOrigin: origin, mask: coverage?.image,
            maskOrigin: coverage.map { ($0.bounds.left, $0.bounds.top) } ?? (0, 0), area: area)
    }
}
