import CellSimCPixman
import CellSimGraphics
import Foundation

/// Draws groups, which are composited with an effect.
extension Painter {
    /// Begins a group. The following commands are drawn into a separate block that covers `bounds` (in points) inside the
    /// clip.
    func beginGroup(opacity: CGFloat, bounds: CGRect, blend: BlendMode = .normal) {
        let opacity = opacity.isNaN ? 0 : UInt8(min(max(opacity, 0), 1) * 255 + 0.5)
        let area =
            opacity == 0 ? emptyArea : pixels(around: bounds.applying(state.transform)).intersection(state.clip.area)
        begin(blend == .normal ? .opacity(opacity) : .blend(blend, opacity: opacity), area: area)
    }

    func beginShadow(_ color: RGBAColor, offset: CGSize, blurRadius: CGFloat, bounds: CGRect) {
        let shift = offset.applying(state.transform)
        let (x, y) = (Int(SubPixel.rounded(shift.width) + 32) >> 6, Int(SubPixel.rounded(shift.height) + 32) >> 6)
        let blur = BoxBlur(sigma: max(blurRadius, 0) * lengthScale).limited
        let blurExtent = blur.outset
        // Content outside the clip can cast a shadow into it.
        let clip = state.clip.area
        let neededArea = clip.union(clip.offset(x: -x, y: -y).outset(by: blurExtent))
        let area = pixels(around: bounds.applying(state.transform)).intersection(neededArea)
        begin(.shadow(pixel: color.premultipliedPixel, x: x, y: y, blur: blur), area: area)
    }

    private var emptyArea: PixelRect { PixelRect(left: 0, top: 0, right: 0, bottom: 0) }

    private func begin(_ effect: Group.Effect, area: PixelRect) {
        groups.append(Group(effect: effect, parentTarget: target, depth: stack.count, savedState: state))
        guard !area.isEmpty else {
            state.clip = ClipRegion(area: emptyArea)
            return
        }
        // Beyond this depth, the group is drawn directly into its parent.
        guard groups.count + outerDepth <= GroupNesting.maximum else { return }
        target = PixelBlock(.color, bounds: area)
        state.clip = ClipRegion(area: area)
    }

    func endGroup() {
        guard let group = groups.popLast() else { return }
        let block = target
        stack.removeLast(max(stack.count - group.depth, 0))
        state = group.savedState
        guard block !== group.parentTarget else { return }
        target = group.parentTarget
        switch group.effect {
        case .opacity(255): paint(.pixels(block), area: block.bounds)
        case .opacity(let opacity): paint(.pixels(block), area: block.bounds, opacity: opacity)
        case .blend(let mode, let opacity): self.blend(block, mode, opacity: opacity)
        case .shadow(let pixel, let x, let y, let blur):
            // Content farther from the clip than the blur's outset has no effect.
            let reachableArea = state.clip.area.offset(x: -x, y: -y).outset(by: blur.outset)
            let blurred = block.alphaMask(of: block.bounds.outset(by: blur.outset).intersection(reachableArea))
            blur.apply(to: blurred)
            let moved = unsafe PixelBlock(
                .coverage, bounds: blurred.bounds.offset(x: x, y: y), borrowing: blurred.bytes,
                bytesPerRow: blurred.bytesPerRow)
            withExtendedLifetime(blurred) { paint(.solid(pixel), area: moved.bounds, coverage: moved) }
            paint(.pixels(block), area: block.bounds)
        }
    }

    /// The number of device pixels per point in the current space, as the geometric mean over both axes.
    var lengthScale: CGFloat {
        let t = state.transform
        return abs(t.a * t.d - t.b * t.c).squareRoot()
    }
}
