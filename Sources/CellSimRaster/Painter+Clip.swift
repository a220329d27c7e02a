import CellSimGraphics
import Foundation

/// Restricts the clip to rectangles and paths.
extension Painter {
    func clip(to rect: CGRect, radii: CornerRadii) {
        let t = state.transform
        guard t.isScaleAndTranslation, radii.isZero || abs(t.a) == abs(t.d) else {
            return clip(to: .roundedRect(rect.standardized, radii: radii))
        }
        let figure = RoundedFigure(rect, radii: radii, transform: t)
        let area = state.clip.area.intersection(figure.edges.pixels)
        if area.isEmpty || (radii.isZero && figure.edges.isWhole)
            || figure.solidAreas.contains(where: { $0.contains(area) })
        {
            return restrictClip(to: area, solid: nil, coverage: nil)
        }
        let coverage = PixelBlock(.coverage, bounds: area)
        fillCoverage(figure, in: coverage)
        for rows in [figure.topRows, figure.bottomRows] { renderCorners(figure, rows: rows, in: coverage) }
        restrictClip(to: area, solid: figure.solidAreas, coverage: coverage)
    }

    func clip(to path: Path, rule: FillRule = .nonZero) {
        guard
            let coverage = outlines.coverage(of: path, transform: state.transform, rule: rule, in: state.clip.area)
        else {
            return restrictClip(to: PixelRect(left: 0, top: 0, right: 0, bottom: 0), solid: nil, coverage: nil)
        }
        restrictClip(to: coverage.bounds, solid: [], coverage: coverage)
    }

    /// Restricts the clip to an area, and multiplies its coverage by `coverage`.
    func restrictClip(to area: PixelRect, solid: [PixelRect]?, coverage: PixelBlock?) {
        let old = state.clip
        state.clip.area = area
        guard let coverage, let solid else {
            if area.isEmpty { state.clip = ClipRegion(area: area) }
            return
        }
        guard let earlier = old.coverage(needed: area) else {
            state.clip = ClipRegion(area: area, coverage: coverage, fullyCoveredAreas: solid)
            return
        }
        coverage.multiply(by: earlier, area: area)
        let common = solid.flatMap { a in old.fullyCoveredAreas.map { $0.intersection(a) } }.filter { !$0.isEmpty }
        state.clip = ClipRegion(area: area, coverage: coverage, fullyCoveredAreas: Array(common.prefix(4)))
    }

    /// Fills the block with the coverage of the rectangle, ignoring its corners.
    private func fillCoverage(_ figure: RoundedFigure, in block: PixelBlock) {
        let area = block.bounds
        let edges = figure.edges
        let rows = figure.middleRows.clamped(to: area.top..<area.bottom)
        block.fill(
            PixelRect(left: area.left, top: rows.lowerBound, right: area.right, bottom: rows.upperBound), with: 255)
        for x in area.width == 1 ? [area.left] : [area.left, area.right - 1] {
            let coverage = SubPixelRect.coverage(of: x, between: edges.left, and: edges.right)
            guard coverage < 64 else { continue }
            let column = PixelRect(left: x, top: rows.lowerBound, right: x + 1, bottom: rows.upperBound)
            block.fill(column, with: UInt32(SubPixelRect.coverage(coverage, 64)))
        }
        for y in area.height == 1 ? [area.top] : [area.top, area.bottom - 1] where rows.contains(y) {
            let coverage = SubPixelRect.coverage(of: y, between: edges.top, and: edges.bottom)
            guard coverage < 64 else { continue }
            block.multiply(
                by: SubPixelRect.coverage(64, coverage),
                area: PixelRect(left: area.left, top: y, right: area.right, bottom: y + 1))
        }
    }

    private func renderCorners(_ figure: RoundedFigure, rows: Range<Int>, in block: PixelBlock) {
        let rows = rows.clamped(to: block.bounds.top..<block.bounds.bottom)
        guard !rows.isEmpty else { return }
        outlines.render(figure.path, transform: figure.transform, rule: .nonZero, into: block, rows: rows)
    }
}
