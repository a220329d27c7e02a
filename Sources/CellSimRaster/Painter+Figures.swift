import CellSimGraphics
import Foundation

/// Fills rectangles and paths, and draws borders.
extension Painter {
    func fill(_ rect: CGRect, radii: CornerRadii, paint: Paint) {
        guard state.transform.isScaleAndTranslation else {
            return fill(
                .roundedRect(rect.standardized, radii: radii), transform: state.transform, rule: .nonZero, paint: paint)
        }
        let edges = SubPixelRect(rect, through: state.transform)
        let area = edges.pixels.intersection(state.clip.area)
        guard !area.isEmpty, let source = source(for: paint, area: area) else { return }
        if radii.isZero { return paintRectangle(edges, source: source) }
        if abs(state.transform.a) != abs(state.transform.d) {
            return fill(
                .roundedRect(rect.standardized, radii: radii), transform: state.transform, rule: .nonZero,
                source: source)
        }
        let figure = RoundedFigure(rect, radii: radii, transform: state.transform)
        paintCorners(of: figure, rule: .nonZero, source: source)
        let rows = figure.middleRows
        if !rows.isEmpty {
            paintRectangle(
                SubPixelRect(
                    left: edges.left, top: max(edges.top, rows.lowerBound * 64), right: edges.right,
                    bottom: min(edges.bottom, rows.upperBound * 64)), source: source)
        }
    }

    func fill(_ path: Path, transform: CGAffineTransform, rule: FillRule, paint: Paint) {
        guard let box = path.controlBounds?.applying(transform) else { return }
        let area = pixels(around: box).intersection(state.clip.area)
        guard !area.isEmpty, let source = source(for: paint, area: area) else { return }
        fill(path, transform: transform, rule: rule, source: source)
    }

    private func fill(_ path: Path, transform: CGAffineTransform, rule: FillRule, source: PaintSource) {
        guard let coverage = outlines.coverage(of: path, transform: transform, rule: rule, in: state.clip.area) else {
            return
        }
        paint(source, area: coverage.bounds, coverage: coverage)
    }

    func border(_ rect: CGRect, radii: CornerRadii, width: CGFloat, color: RGBAColor) {
        let rect = rect.standardized
        let radii = radii.limited(to: rect.size)
        let width = min(width, rect.width / 2, rect.height / 2)
        guard width > 0, color.alpha > 0 else { return }
        let inner = rect.insetBy(dx: width, dy: width)
        func insetRadius(_ radius: CGFloat) -> CGFloat { max(radius - width, 0) }
        let innerRadii = CornerRadii(
            topLeft: insetRadius(radii.topLeft), topRight: insetRadius(radii.topRight),
            bottomRight: insetRadius(radii.bottomRight),
            bottomLeft: insetRadius(radii.bottomLeft))
        let source = PaintSource.solid(color.premultipliedPixel)
        let t = state.transform
        if t.isScaleAndTranslation, radii.isZero {
            let (outer, hole) = (SubPixelRect(rect, through: t), SubPixelRect(inner, through: t))
            if outer.isWhole, hole.isWhole { return paintFrame(outer, hole, source: source) }
        }
        if t.isScaleAndTranslation, abs(t.a) == abs(t.d) {
            let figure = RoundedFigure(rect, radii: radii, transform: t, inner: (inner, innerRadii))
            paintCorners(of: figure, rule: .evenOdd, source: source)
            paintSides(of: figure, hole: SubPixelRect(inner, through: t), source: source)
            return
        }
        var path = Path.roundedRect(rect, radii: radii)
        path.append(.roundedRect(inner, radii: innerRadii))
        fill(path, transform: t, rule: .evenOdd, source: source)
    }

    private func paintFrame(_ outer: SubPixelRect, _ hole: SubPixelRect, source: PaintSource) {
        paintRectangle(
            SubPixelRect(left: outer.left, top: outer.top, right: outer.right, bottom: hole.top), source: source)
        paintRectangle(
            SubPixelRect(left: outer.left, top: hole.bottom, right: outer.right, bottom: outer.bottom), source: source)
        paintRectangle(
            SubPixelRect(left: outer.left, top: hole.top, right: hole.left, bottom: hole.bottom), source: source)
        paintRectangle(
            SubPixelRect(left: hole.right, top: hole.top, right: outer.right, bottom: hole.bottom), source: source)
    }

    /// Paints the left and right sides of a border between its corners.
    private func paintSides(of figure: RoundedFigure, hole: SubPixelRect, source: PaintSource) {
        let rows = figure.middleRows
        guard !rows.isEmpty else { return }
        let (top, bottom) = (rows.lowerBound * 64, rows.upperBound * 64)
        let edges = figure.edges
        paintRectangle(SubPixelRect(left: edges.left, top: top, right: hole.left, bottom: bottom), source: source)
        paintRectangle(SubPixelRect(left: hole.right, top: top, right: edges.right, bottom: bottom), source: source)
    }

    /// Paints the rows of a figure that contain its corners.
    private func paintCorners(of figure: RoundedFigure, rule: FillRule, source: PaintSource) {
        let columns = figure.edges.pixels
        for rows in [figure.topRows, figure.bottomRows] where !rows.isEmpty {
            let strip = PixelRect(
                left: columns.left, top: rows.lowerBound, right: columns.right, bottom: rows.upperBound)
            let area = strip.intersection(state.clip.area)
            guard !area.isEmpty else { continue }
            // Only the corners need a coverage mask. The columns between them are painted as a rectangle.
            let solidPart =
                rule == .nonZero
                ? rectangularPart(of: figure, rows: rows).intersection(area)
                : PixelRect(left: 0, top: 0, right: 0, bottom: 0)
            guard solidPart.width > 16 else {
                paintOutline(of: figure, rule: rule, area: area, source: source)
                continue
            }
            var side = area
            side.right = solidPart.left
            paintOutline(of: figure, rule: rule, area: side, source: source)
            side = area
            side.left = solidPart.right
            paintOutline(of: figure, rule: rule, area: side, source: source)
            let edges = figure.edges
            paintRectangle(
                SubPixelRect(
                    left: solidPart.left * 64, top: max(edges.top, rows.lowerBound * 64), right: solidPart.right * 64,
                    bottom: min(edges.bottom, rows.upperBound * 64)), source: source)
        }
    }

    private func rectangularPart(of figure: RoundedFigure, rows: Range<Int>) -> PixelRect {
        PixelRect(
            left: figure.plainColumns.lowerBound, top: rows.lowerBound, right: figure.plainColumns.upperBound,
            bottom: rows.upperBound)
    }

    private func paintOutline(of figure: RoundedFigure, rule: FillRule, area: PixelRect, source: PaintSource) {
        guard !area.isEmpty,
            let coverage = outlines.coverage(of: figure.path, transform: figure.transform, rule: rule, in: area)
        else { return }
        paint(source, area: coverage.bounds, coverage: coverage)
    }

    /// Paints a rectangle with subpixel edges: interior pixels at once, edge pixels by their coverage.
    func paintRectangle(_ edges: SubPixelRect, source: PaintSource) {
        guard edges.right > edges.left, edges.bottom > edges.top else { return }
        if edges.isWhole { return paint(source, area: edges.pixels) }
        for (top, bottom, y) in Self.runs(edges.top, edges.bottom) {
            for (left, right, x) in Self.runs(edges.left, edges.right) {
                paint(
                    source, area: PixelRect(left: left, top: top, right: right, bottom: bottom),
                    opacity: SubPixelRect.coverage(x, y))
            }
        }
    }

    /// Splits the pixels between two edges (in 64ths) into up to three runs of equal coverage: a partial pixel, whole pixels, and
    /// another partial pixel.
    private static func runs(_ low: Int, _ high: Int) -> [(Int, Int, Int)] {
        let (first, end) = (SubPixel.floor(low), SubPixel.ceil(high))
        let (wholeStart, wholeEnd) = (SubPixel.ceil(low), SubPixel.floor(high))
        if wholeStart > wholeEnd || end - first == 1 { return [(first, end, high - low)] }
        var runs: [(Int, Int, Int)] = []
        if first < wholeStart { runs.append((first, wholeStart, wholeStart * 64 - low)) }
        if wholeStart < wholeEnd { runs.append((wholeStart, wholeEnd, 64)) }
        if wholeEnd < end { runs.append((wholeEnd, end, high - wholeEnd * 64)) }
        return runs
    }

    /// Returns the device pixels that a rectangle (in device pixels) touches.
    func pixels(around box: CGRect) -> PixelRect {
        PixelRect(
            left: SubPixel.floor(SubPixel.rounded(box.minX)), top: SubPixel.floor(SubPixel.rounded(box.minY)),
            right: SubPixel.ceil(SubPixel.rounded(box.maxX)), bottom: SubPixel.ceil(SubPixel.rounded(box.maxY)))
    }

    /// Returns the paint's colours for an area in device pixels; nil if they are transparent.
    func source(for paint: Paint, area: PixelRect) -> PaintSource? {
        switch paint {
        case .color(let color): color.alpha == 0 ? nil : .solid(color.premultipliedPixel)
        case .linearGradient(let gradient): linearGradientSource(gradient, area: area)
        case .radialGradient(let gradient): radialGradientSource(gradient, area: area)
        case .circleGradient(let gradient): makeCircles(gradient, area: area)
        }
    }
}
