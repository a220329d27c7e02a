import CellSimGraphics
import Foundation

/// Fills and strokes paths with colours, gradients and patterns.
extension SVGDrawing {
    mutating func fill(_ path: Path, _ context: Context) {
        let style = context.style
        switch style.fill {
        case .none: return
        case .currentColor: fill(path, style.color, style.fillOpacity, style.fillRule)
        case .color(let color): fill(path, color, style.fillOpacity, style.fillRule)
        case .server(let name, let fallback):
            let start = commands.count
            commands += [.save, .clipPath(path, style.fillRule)]
            if paint(server: name, for: path, opacity: style.fillOpacity, context) {
                commands.append(.restore)
            } else {
                commands.removeSubrange(start...)
                if let fallback { fill(path, fallback, style.fillOpacity, style.fillRule) }
            }
        }
    }

    private mutating func fill(_ path: Path, _ color: RGBAColor, _ opacity: CGFloat, _ rule: FillRule) {
        let color = color.faded(opacity)
        if color.alpha > 0 { commands.append(.fillPath(path, .color(color), rule)) }
    }

    mutating func stroke(_ path: Path, _ context: Context) {
        let style = context.style
        guard let stroke = stroke(style, context.viewport) else { return }
        switch style.stroke {
        case .none: return
        case .currentColor: self.stroke(path, stroke, style.color.faded(style.strokeOpacity))
        case .color(let color): self.stroke(path, stroke, color.faded(style.strokeOpacity))
        case .server(let name, let fallback):
            let start = commands.count
            commands.append(.beginGroup(opacity: 1, bounds: visibleBounds(context)))
            if paint(server: name, for: path, opacity: style.strokeOpacity, context) {
                commands += [.mask([.strokePath(path, stroke, .black)], .alpha), .endGroup]
            } else {
                commands.removeSubrange(start...)
                if let fallback { self.stroke(path, stroke, fallback.faded(style.strokeOpacity)) }
            }
        }
    }

    private mutating func stroke(_ path: Path, _ stroke: Stroke, _ color: RGBAColor) {
        if color.alpha > 0 { commands.append(.strokePath(path, stroke, color)) }
    }

    private func stroke(_ style: SVGStyle, _ viewport: CGSize) -> Stroke? {
        if case .none = style.stroke { return nil }
        let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        let width = style.strokeWidth?.resolved(diagonal) ?? 1
        guard width > 0 else { return nil }
        var dash = style.dash.map { $0.resolved(diagonal) }
        // A pattern with an odd number of lengths is repeated, so that dashes and gaps alternate.
        if dash.count % 2 == 1 { dash += dash }
        return Stroke(
            width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit, dash: dash,
            dashPhase: style.dashOffset?.resolved(diagonal) ?? 0)
    }

    /// Paints the visible area with a gradient or pattern. Returns false if that isn't possible.
    private mutating func paint(server name: String, for path: Path, opacity: CGFloat, _ context: Context) -> Bool {
        guard let server = elements[name] else {
            addNote("the paint '#\(name)' is not in the file")
            return false
        }
        switch server.name {
        case "linearGradient", "radialGradient":
            return paint(SVGGradient(server, elements, sheet), for: path, opacity: opacity, context)
        case "pattern": return paint(pattern: server, name, for: path, opacity: opacity, context)
        default:
            addNote("<\(server.name)> is not a paint")
            return false
        }
    }

    private mutating func paint(_ gradient: SVGGradient, for path: Path, opacity: CGFloat, _ context: Context) -> Bool {
        guard !gradient.stops.isEmpty else { return false }
        var matrix = gradient.matrix
        if gradient.usesBox {
            guard let box = path.tightBounds, box.width > 0, box.height > 0 else { return false }
            matrix = matrix.concatenating(Self.unitMatrix(box))
        }
        let deviceTransform = matrix.concatenating(context.transform)
        guard deviceTransform.hasInverse else { return false }
        let area = CGRect(origin: .zero, size: size).applying(deviceTransform.inverted())
        let viewport = gradient.usesBox ? CGSize(width: 1, height: 1) : context.viewport
        guard let paint = gradient.paint(over: area, in: viewport, opacity: opacity) else { return false }
        commands += [.save, .concatenate(matrix), .fill(area, .zero, paint), .restore]
        return true
    }

    private mutating func paint(
        pattern: SVGElement, _ name: String, for path: Path, opacity: CGFloat, _ context: Context
    ) -> Bool {
        guard !context.references.contains(name), context.depth < VectorLimits.depth, let box = path.tightBounds,
            let tile = SVGPattern(pattern, elements, box: box, viewport: context.viewport)
        else { return false }
        var inner = context
        inner.references.append(name)
        inner.depth += 1
        inner.style = SVGStyle().inherited(by: tile.source, sheet)
        inner.viewport = tile.viewport
        let deviceTransform = tile.matrix.concatenating(context.transform)
        guard deviceTransform.hasInverse else { return false }
        let area = box.insetBy(dx: -1, dy: -1).applying(tile.matrix.inverted())
        let columns = tile.tileIndices(from: area.minX, to: area.maxX, tile.rect.minX, tile.rect.width)
        let rows = tile.tileIndices(from: area.minY, to: area.maxY, tile.rect.minY, tile.rect.height)
        guard columns.count * rows.count <= 2_500 else {
            addNote("patterns of more than 2,500 tiles are not drawn")
            return false
        }
        if opacity < 1 { commands.append(.beginGroup(opacity: opacity, bounds: visibleBounds(context))) }
        commands += [.save, .concatenate(tile.matrix)]
        for row in rows {
            for column in columns {
                let move = CGAffineTransform(
                    translationX: CGFloat(column) * tile.rect.width, y: CGFloat(row) * tile.rect.height)
                commands += [.save, .concatenate(move), .clip(tile.rect, .zero), .concatenate(tile.content)]
                inner.transform = tile.content.concatenating(move).concatenating(deviceTransform)
                if inner.transform.hasInverse { drawChildren(of: tile.source, inner) }
                commands.append(.restore)
            }
        }
        commands.append(.restore)
        if opacity < 1 { commands.append(.endGroup) }
        return true
    }
}

extension RGBAColor {
    /// Returns the colour with its alpha multiplied by an opacity.
    func faded(_ opacity: CGFloat) -> RGBAColor {
        var color = self
        color.alpha = UInt8(min(max(CGFloat(alpha) * opacity + 0.5, 0), 255))
        return color
    }
}
