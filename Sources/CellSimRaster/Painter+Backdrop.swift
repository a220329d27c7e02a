import CellSimCPixels
import CellSimCPixman
import CellSimGraphics
import Foundation

/// Draws blurred backdrops.
extension Painter {
    /// Blurs the existing content in a rectangle.
    func backdrop(_ rect: CGRect, radii: CornerRadii, _ effect: Backdrop) {
        // In a mask, there is no content behind the backdrop.
        guard outerDepth == 0 else { return fill(rect, radii: radii, paint: .color(effect.tint)) }
        let bottom = groups.first?.parentTarget ?? target
        let all = pixels(around: rect.applying(state.transform)).intersection(bottom.bounds)
        let visibleArea = all.intersection(state.clip.area).intersection(target.bounds)
        guard !visibleArea.isEmpty else { return }
        let blur = BoxBlur(backdrop: effect, lengthScale: lengthScale)
        let block = compositedContent(in: visibleArea.outset(by: blur.outset).intersection(all))
        let (width, height) = (block.bounds.width, block.bounds.height)
        _ = unsafe cellsim_blur_pixels(block.bytes, width, height, block.bytesPerRow, blur.size)
        let factor = Int32(min(max(effect.saturation * 256, 0), 65536))
        if factor != 256 { unsafe cellsim_saturate_pixels(block.bytes, width, height, block.bytesPerRow, factor) }
        block.composite(PIXMAN_OP_OVER, PixmanImage(solid: effect.tint.premultipliedPixel), area: visibleArea)
        let outer = state
        clip(to: rect, radii: radii)
        replace(with: block, area: visibleArea.intersection(state.clip.area))
        state = outer
    }

    /// Returns the existing content, composited from all open groups in their current state.
    private func compositedContent(in area: PixelRect) -> PixelBlock {
        let block = PixelBlock(.color, bounds: area)
        var last = groups.first?.parentTarget ?? target
        func compositeLayer(_ operation: pixman_op_t, _ layer: PixelBlock, opacity: UInt8) {
            block.composite(
                operation, layer.image, sourceOrigin: (layer.bounds.left, layer.bounds.top),
                mask: opacity < 255 ? PixmanImage(solid: UInt32(opacity) << 24) : nil,
                area: area.intersection(layer.bounds))
        }
        compositeLayer(PIXMAN_OP_SRC, last, opacity: 255)
        for (index, group) in groups.enumerated() {
            let drawn = index + 1 < groups.count ? groups[index + 1].parentTarget : target
            guard drawn !== last else { continue }
            last = drawn
            switch group.effect {
            case .opacity(let opacity): compositeLayer(PIXMAN_OP_OVER, drawn, opacity: opacity)
            case .blend(let mode, let opacity):
                // The effect of a group that affects the entire bounds has not been applied yet.
                compositeLayer(mode.affectsEntireBounds ? PIXMAN_OP_OVER : mode.operation, drawn, opacity: opacity)
            case .shadow: compositeLayer(PIXMAN_OP_OVER, drawn, opacity: 255)
            }
        }
        return block
    }
}

extension BoxBlur {
    /// Creates the blur of a backdrop.
    /// - Parameter lengthScale: The number of device pixels per point.
    init(backdrop: Backdrop, lengthScale: CGFloat) {
        self = BoxBlur(sigma: max(backdrop.blurRadius, 0) * lengthScale).limited
    }
}

/// Determines the pixels that the backdrops of a list need.
struct BackdropExtent {
    private var backdrops: [(area: PixelRect, reach: Int)] = []

    /// Collects the backdrops of a list.
    /// - Parameter scale: The number of device pixels per point.
    init(_ list: DisplayList, scale: CGFloat) {
        var transform = CGAffineTransform(scaleX: scale, y: scale)
        // The end of a group restores the transform, even if states inside the group are still saved.
        var stack: [(transform: CGAffineTransform, isGroup: Bool)] = []
        for command in list.commands {
            switch command {
            case .save: stack.append((transform, false))
            case .beginGroup, .beginShadow: stack.append((transform, true))
            case .restore:
                if let last = stack.last, !last.isGroup {
                    transform = last.transform
                    stack.removeLast()
                }
            case .endGroup:
                guard let start = stack.lastIndex(where: \.isGroup) else { continue }
                transform = stack[start].transform
                stack.removeSubrange(start...)
            case .concatenate(let matrix): transform = matrix.concatenating(transform)
            case .backdrop(let rect, _, let effect):
                let box = rect.applying(transform)
                func pixel(_ value: CGFloat) -> Int { SubPixel.rounded(value) }
                let area = PixelRect(
                    left: SubPixel.floor(pixel(box.minX)), top: SubPixel.floor(pixel(box.minY)),
                    right: SubPixel.ceil(pixel(box.maxX)), bottom: SubPixel.ceil(pixel(box.maxY)))
                let length = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
                backdrops.append((area, BoxBlur(backdrop: effect, lengthScale: length).outset))
            default: break
            }
        }
    }

    var isEmpty: Bool { backdrops.isEmpty }

    /// Returns the pixels that must be drawn to draw an area correctly: recursively, those that its backdrops blur, but at most a
    /// quarter of a tile around the area.
    func pixelsNeeded(for area: PixelRect) -> PixelRect {
        var needed = area
        for (box, blurExtent) in backdrops.reversed() {
            let shown = box.intersection(needed)
            if !shown.isEmpty { needed = needed.union(shown.outset(by: blurExtent).intersection(box)) }
        }
        return needed.intersection(area.outset(by: Rasterizer.maximumTileSize / 4))
    }
}
