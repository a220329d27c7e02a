import CellSimCPixman
import CellSimGraphics
import Foundation

/// Draws shadows.
extension Painter {
    /// Draws the shadow of a path: its blurred shape in one colour.
    func shadow(of path: Path, color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        guard color.alpha > 0 else { return }
        let transform = CGAffineTransform(translationX: offset.width, y: offset.height).concatenating(state.transform)
        let blur = BoxBlur(sigma: max(blurRadius, 0) * lengthScale)
        if blur.reductionFactor > 1 { return wideShadow(of: path, transform: transform, color: color, blur: blur) }
        let reachableArea = state.clip.area.outset(by: blur.outset)
        guard let figure = outlines.coverage(of: path, transform: transform, rule: .nonZero, in: reachableArea) else {
            return
        }
        guard blur.outset > 0 else {
            return paint(.solid(color.premultipliedPixel), area: figure.bounds, coverage: figure)
        }
        // Content farther from the clip than the blur's outset has no effect.
        let blurred = figure.copy(of: figure.bounds.outset(by: blur.outset).intersection(reachableArea))
        blur.apply(to: blurred)
        paint(.solid(color.premultipliedPixel), area: blurred.bounds, coverage: blurred)
    }

    /// Draws a large blur at a reduced resolution, which makes no visible difference. The grid of the larger pixels starts at the
    /// device's origin, so that bands match.
    private func wideShadow(of path: Path, transform: CGAffineTransform, color: RGBAColor, blur: BoxBlur) {
        let reductionFactor = blur.reductionFactor
        let shift = reductionFactor.trailingZeroBitCount
        let small = blur.scaledDown(by: reductionFactor)
        let factor = 1 / CGFloat(reductionFactor)
        let area = state.clip.area
        let shrunk = PixelRect(
            left: (area.left >> shift) - 1, top: (area.top >> shift) - 1, right: (area.right >> shift) + 2,
            bottom: (area.bottom >> shift) + 2)
        let reachableArea = shrunk.outset(by: small.outset)
        let scale = CGAffineTransform(scaleX: factor, y: factor)
        guard
            let figure = outlines.coverage(
                of: path, transform: transform.concatenating(scale), rule: .nonZero, in: reachableArea)
        else { return }
        let blurred = figure.copy(of: reachableArea)
        small.apply(to: blurred)
        let coverage = PixelBlock(.coverage, bounds: area)
        let step = 65536 >> shift
        func origin(_ pixel: Int, _ start: Int) -> Int32 { Int32(truncatingIfNeeded: pixel * step - start * 65536) }
        blurred.image.setTransform(
            (Int32(step), 0, origin(area.left, reachableArea.left), 0, Int32(step), origin(area.top, reachableArea.top))
        )
        blurred.image.setBilinear()
        coverage.composite(PIXMAN_OP_SRC, blurred.image, sourceOrigin: (area.left, area.top), area: area)
        paint(.solid(color.premultipliedPixel), area: area, coverage: coverage)
    }
}
