import CellSimGraphics
import CellSimText
import Foundation

/// A display list with every drawing command, for tests that compare two ways of drawing it.
enum SampleList {
    static let checker: Bitmap = {
        var bytes: [UInt8] = []
        for y in 0..<24 {
            for x in 0..<32 {
                let isOn = (x / 4 + y / 4) % 2 == 0
                bytes += isOn ? [220, UInt8(x * 8), 40, 255] : [30, 90, UInt8(y * 10), UInt8(255 - x * 4)]
            }
        }
        return Bitmap(width: 32, height: 24, straightRGBA: bytes)
    }()

    static let stops = [
        GradientStop(location: 0, color: RGBAColor(red: 255 as UInt8, green: 80, blue: 0)),
        GradientStop(location: 0.4, color: RGBAColor(red: 20 as UInt8, green: 200, blue: 90, alpha: 200)),
        GradientStop(location: 1, color: RGBAColor(red: 40 as UInt8, green: 60, blue: 255)),
    ]

    static func glyphs(_ ids: [UInt32], size: CGFloat) -> GlyphRun {
        let face = FaceReference(file: "Inter-Roman", weight: 400, emSize: size)
        return GlyphRun(
            face: face, glyphs: ids.enumerated().map { GlyphRun.Glyph(id: $1, x: CGFloat($0) * size * 0.61, y: 0) },
            text: "sample")
    }

    static var list: DisplayList {
        DisplayList(size: CGSize(width: 240, height: 200), commands: shapes + pictures + nested)
    }

    private static var shapes: [DisplayCommand] {
        let blue = RGBAColor(red: 20 as UInt8, green: 90, blue: 220, alpha: 180)
        let card = CGRect(x: 12, y: 10, width: 100, height: 60)
        return [
            .shadow(
                .roundedRect(card, radii: CornerRadii(12)), RGBAColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 120),
                offset: CGSize(width: 0, height: 3), blurRadius: 5),
            .fill(card, CornerRadii(12), .color(.white)),
            .border(card, CornerRadii(12), width: 1.5, blue),
            .fill(CGRect(x: 20.3, y: 20.7, width: 30, height: 11.5), .zero, .color(blue)),
            .glyphs(glyphs([2, 3, 4, 10, 20, 30, 40, 50], size: 17), origin: CGPoint(x: 20, y: 55.2), .black),
            .strokePath(
                .ellipse(in: CGRect(x: 60, y: 16, width: 40, height: 20)),
                Stroke(width: 2.5, cap: .round, join: .round, dash: [6, 4]),
                RGBAColor(red: 200 as UInt8, green: 0, blue: 60)),
            .fill(
                CGRect(x: 120, y: 10, width: 50, height: 60), CornerRadii(8),
                .linearGradient(
                    LinearGradient(stops: stops, start: CGPoint(x: 120, y: 10), end: CGPoint(x: 150, y: 70)))),
            .fillPath(
                .ellipse(in: CGRect(x: 178, y: 10, width: 56, height: 60)),
                .radialGradient(RadialGradient(stops: stops, center: CGPoint(x: 200, y: 30), radiusX: 40, radiusY: 36)),
                .nonZero),
        ]
    }

    private static var pictures: [DisplayCommand] {
        let all = CGRect(x: 0, y: 0, width: 32, height: 24)
        return [
            .image(checker, source: all, destination: CGRect(x: 12, y: 82, width: 32, height: 24), tint: nil),
            .image(checker, source: all, destination: CGRect(x: 50.25, y: 82.5, width: 70, height: 40.3), tint: nil),
            .image(checker, source: all, destination: CGRect(x: 126, y: 82, width: 5, height: 4), tint: nil),
            .image(
                checker, source: CGRect(x: 4, y: 4, width: 20, height: 12),
                destination: CGRect(x: 136, y: 82, width: 40, height: 30),
                tint: RGBAColor(red: 0 as UInt8, green: 120, blue: 0)),
            .save, .concatenate(CGAffineTransform(translationX: 205, y: 105)),
            .concatenate(CGAffineTransform(rotationAngle: 0.5)),
            .image(checker, source: all, destination: CGRect(x: -24, y: -18, width: 48, height: 36), tint: nil),
            .glyphs(glyphs([2, 3, 4, 10], size: 15), origin: CGPoint(x: -20, y: 5), .white),
            .restore,
        ]
    }

    private static var nested: [DisplayCommand] {
        let red = Paint.color(RGBAColor(red: 220 as UInt8, green: 30, blue: 30))
        let inner = CGRect(x: 20, y: 136, width: 200, height: 56)
        return [
            .save, .clip(inner, CornerRadii(20)), .clipPath(.ellipse(in: inner.insetBy(dx: -20, dy: -8))),
            .fill(inner, .zero, .color(RGBAColor(red: 240 as UInt8, green: 240, blue: 210))),
            .beginGroup(opacity: 0.6, bounds: CGRect(x: 30, y: 140, width: 90, height: 50)),
            .fill(CGRect(x: 30, y: 140, width: 50, height: 30), .zero, red),
            .fill(CGRect(x: 50, y: 155, width: 60, height: 30), CornerRadii(6), .color(.black)),
            .endGroup,
            .beginShadow(
                .black, offset: CGSize(width: 2, height: 4), blurRadius: 2,
                bounds: CGRect(x: 130, y: 140, width: 90, height: 50)),
            .glyphs(
                glyphs([2, 3, 4, 10, 7], size: 28), origin: CGPoint(x: 130, y: 175),
                RGBAColor(red: 0 as UInt8, green: 60, blue: 160)),
            .endGroup, .restore,
        ]
    }
}
