import CellSimGraphics
import Foundation

/// Creates the variants of symbols: filled, enclosed, with a slash, and with a badge.
extension SymbolGlyph {
    /// Returns the plain variant of a drawing.
    static func plain(_ drawing: SymbolDrawing, _ name: String) -> SymbolGlyph {
        make(drawing, name) { section, level in
            var layer = SymbolLayer(level: level ?? 1)
            layer.strokes = section.path(.outline, .detail, .line, level: level)
            layer.fills = section.path(.dots, .solid, level: level)
            return layer
        }
    }

    /// Returns the filled variant of a drawing. Outlines are filled, and the details inside them are cut out. A level that has no outline
    /// draws its details instead.
    static func filled(_ drawing: SymbolDrawing, _ name: String) -> SymbolGlyph {
        make(drawing, name) { section, level in
            var layer = SymbolLayer(level: level ?? 1)
            layer.strokes = section.path(.outline, level: level)
            layer.fills = section.path(.outline, .solid, level: level)
            let (lines, figures) = (section.path(.detail, level: level), section.path(.dots, level: level))
            if layer.strokes.isEmpty && !section.path(.outline).isEmpty {
                layer.strokes = lines
                layer.fills.append(figures)
            } else {
                (layer.cutLines, layer.holes) = (lines, figures)
            }
            layer.overlay = section.path(.line, level: level)
            return layer
        }
    }

    /// Creates a glyph with a layer for each section and, for drawing with a palette, a layer for each section and level.
    private static func make(
        _ drawing: SymbolDrawing, _ name: String, _ layer: (SymbolDrawing.Section, Int?) -> SymbolLayer
    ) -> SymbolGlyph {
        var glyph = SymbolGlyph(name: name, box: drawing.box)
        var gap = Path()
        for section in drawing.sections.reversed() {
            var monochromeLayer = layer(section, nil)
            monochromeLayer.gaps = gap
            glyph.layers.insert(monochromeLayer, at: 0)
            for level in 1...3 where section.parts.contains(where: { $0.level == level }) {
                var levelLayer = layer(section, level)
                levelLayer.gaps = gap
                glyph.paletteLayers.insert(levelLayer, at: 0)
            }
            gap.append(section.gap)
        }
        return glyph
    }

    /// Returns a small symbol enclosed in another symbol. If the outer symbol is filled, the inner symbol is cut out of it.
    static func enclosed(_ drawing: SymbolDrawing, in shape: SymbolDrawing, isFilled: Bool, _ name: String)
        -> SymbolGlyph
    {
        let transform = drawing.fittingTransform(in: shape.innerArea ?? CGRect(origin: .zero, size: shape.box))
        func innerPath(_ kinds: SymbolDrawing.Kind...) -> Path {
            kinds.reduce(into: Path()) { $0.append(drawing.path($1)) }.applying(transform)
        }
        var outerLayer = SymbolLayer(level: 2)
        outerLayer.strokes = shape.enclosingOutline ?? shape.path(.outline)
        var innerLayer = SymbolLayer(level: 1)
        innerLayer.strokes = innerPath(.outline, .detail, .line)
        innerLayer.fills = innerPath(.dots, .solid)
        var glyph = SymbolGlyph(name: name, box: shape.box)
        var monochromeLayer = outerLayer
        if isFilled {
            outerLayer.fills = outerLayer.strokes
            monochromeLayer.fills = outerLayer.strokes
            (monochromeLayer.cutLines, monochromeLayer.holes) = (
                innerPath(.outline, .detail, .line), innerPath(.outline, .dots, .solid)
            )
            (outerLayer.overlay, monochromeLayer.overlay) = (shape.path(.line), shape.path(.line))
            outerLayer.cutLines = shape.path(.detail)
            monochromeLayer.cutLines.append(shape.path(.detail))
        } else {
            outerLayer.strokes.append(shape.path(.detail, .line))
            monochromeLayer.strokes = outerLayer.strokes
            monochromeLayer.strokes.append(innerLayer.strokes)
            monochromeLayer.fills = innerLayer.fills
        }
        (glyph.layers, glyph.paletteLayers) = ([monochromeLayer], [outerLayer, innerLayer])
        return glyph
    }

    /// The glyph with a diagonal slash and a gap at one side of the slash.
    var struckThrough: SymbolGlyph {
        let (middle, halfLength) = (CGPoint(x: box.width / 2, y: box.height / 2), min(box.width, box.height) / 2 - 1.4)
        func diagonal(_ shift: CGFloat) -> Path {
            Path([
                .move(CGPoint(x: middle.x - halfLength + shift, y: middle.y - halfLength - shift)),
                .line(CGPoint(x: middle.x + halfLength + shift, y: middle.y + halfLength - shift)),
            ])
        }
        var result = self
        func cutOutSlash(_ layer: inout SymbolLayer) {
            layer.cutLines.append(diagonal(0))
            layer.cutLines.append(diagonal(1.1))
        }
        for index in result.layers.indices { cutOutSlash(&result.layers[index]) }
        for index in result.paletteLayers.indices {
            cutOutSlash(&result.paletteLayers[index])
            result.paletteLayers[index].level = max(2, result.paletteLayers[index].level)
        }
        if let last = result.layers.indices.last { result.layers[last].overlay.append(diagonal(0)) }
        result.paletteLayers.append(SymbolLayer(level: 1, overlay: diagonal(0)))
        return result
    }

    /// Half of a badge's height in points, for a 17-point font.
    private static let badgeRadius: CGFloat = 4.7

    /// Returns the glyph with a badge at the bottom right corner and a gap around the badge.
    func withBadge(_ badge: SymbolGlyph) -> SymbolGlyph {
        let radius = Self.badgeRadius
        let factor = 2 * radius / max(badge.box.width, badge.box.height)
        let center = CGPoint(x: box.width - 2.4, y: box.height - 4)
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: center.x - badge.box.width / 2 * factor,
            ty: center.y - badge.box.height / 2 * factor)
        var glyph = withGap(around: center, radius: radius + 1.1)
        glyph.layers += badge.layers.map { $0.applying(transform, level: 1, pen: 0.8) }
        glyph.paletteLayers += badge.layers.map { $0.applying(transform, level: 1, pen: 0.8) }
        glyph.box = CGSize(
            width: max(box.width, center.x + radius + 0.3), height: max(box.height, center.y + radius + 0.3))
        return glyph
    }

    /// The glyph with a dot at the top right corner and a gap around the dot.
    var withDotBadge: SymbolGlyph {
        let center = CGPoint(x: box.width - 4.2, y: 4.4)
        var glyph = withGap(around: center, radius: 4.6)
        var dot = SymbolLayer(level: 1)
        dot.fills = .ellipse(in: CGRect(x: center.x - 3.2, y: center.y - 3.2, width: 6.4, height: 6.4))
        glyph.layers.append(dot)
        glyph.paletteLayers.append(dot)
        return glyph
    }

    /// Returns the glyph with a circular gap. Layers of level 1 move to level 2.
    private func withGap(around center: CGPoint, radius: CGFloat) -> SymbolGlyph {
        let disc = Path.ellipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        var glyph = self
        for index in glyph.layers.indices { glyph.layers[index].gaps.append(disc) }
        for index in glyph.paletteLayers.indices {
            glyph.paletteLayers[index].gaps.append(disc)
            glyph.paletteLayers[index].level = max(2, glyph.paletteLayers[index].level)
        }
        return glyph
    }
}
