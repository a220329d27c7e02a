import CellSimGraphics
import Foundation

extension Painter {
    /// The blurred figure in one colour.
    func shadow(of path: Path, color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        guard color.alpha > 0 else { return }
        let transform = CGAffineTransform(translationX: offset.width, y: offset.height).concatenating(state.transform)
        let blur = BoxBlur(sigma: max(blurRadius, 0) * lengthScale)
        let near = state.clip.area.outset(by: blur.reach)
        guard let figure = outlines.coverage(of: path, transform: transform, rule: .nonZero, in: near) else { return }
        guard blur.reach > 0 else { return paint(.solid(color.premultipliedPixel), area: figure.bounds, coverage: figure) }
        let blurred = figure.copy(of: figure.bounds.outset(by: blur.reach))
        blur.apply(to: blurred)
        paint(.solid(color.premultipliedPixel), area: blurred.bounds, coverage: blurred)
    }
}
