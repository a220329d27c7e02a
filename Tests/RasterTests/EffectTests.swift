import CellSimGraphics
import CellSimRaster
import Foundation
import XCTest

/// Tests clips, groups, gradients, shadows and images against independently computed values.
final class EffectTests: XCTestCase {
    private let red = RGBAColor(red: 255 as UInt8, green: 0, blue: 0)
    private let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)

    private func draw(
        _ commands: [DisplayCommand], size: CGFloat = 8, scale: CGFloat = 1, background: RGBAColor? = .white
    ) -> Bitmap {
        Rasterizer(scale: scale).render(
            DisplayList(size: CGSize(width: size, height: size), commands: commands), background: background)
    }

    func testGroupsBlendOnce() {
        let picture = draw([
            .beginGroup(opacity: 0.5, bounds: bounds),
            .fill(CGRect(x: 0, y: 0, width: 5, height: 8), .zero, .color(.black)),
            .fill(CGRect(x: 3, y: 0, width: 5, height: 8), .zero, .color(.black)),
            .endGroup,
        ])
        // 255 · (1 − 128/255) everywhere, without a double effect in the middle.
        for x in 0..<8 { XCTAssertEqual(picture.color(x: x, y: 4).red, 127, "column \(x)") }
        let withoutGroup = draw([
            .fill(
                CGRect(x: 0, y: 0, width: 5, height: 8), .zero,
                .color(RGBAColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 128))),
            .fill(
                CGRect(x: 3, y: 0, width: 5, height: 8), .zero,
                .color(RGBAColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 128))),
        ])
        XCTAssertEqual(withoutGroup.color(x: 4, y: 4).red, 63)
    }

    func testGroupsNestAndKeepTransparency() {
        let picture = draw(
            [
                .beginGroup(opacity: 0.5, bounds: bounds), .beginGroup(opacity: 0.5, bounds: bounds),
                .fill(bounds, .zero, .color(red)), .endGroup, .endGroup,
            ], background: nil)
        XCTAssertEqual(picture.premultipliedPixel(x: 2, y: 2), 0x4040_0000)
    }

    func testGroupsEndWithTheListAndWithTheirStates() {
        let picture = draw([
            .beginGroup(opacity: 1, bounds: bounds), .save, .concatenate(CGAffineTransform(translationX: 4, y: 0)),
            .endGroup,
            .restore, .fill(CGRect(x: 0, y: 0, width: 2, height: 2), .zero, .color(.black)),
            .beginGroup(opacity: 1, bounds: bounds),
            .fill(CGRect(x: 6, y: 6, width: 2, height: 2), .zero, .color(.black)),
        ])
        XCTAssertEqual(picture.color(x: 0, y: 0), .black)
        XCTAssertEqual(picture.color(x: 4, y: 0), .white)
        XCTAssertEqual(picture.color(x: 7, y: 7), .black)
    }

    func testClipsIntersect() {
        let picture = draw([
            .save, .clip(CGRect(x: 1, y: 0, width: 6, height: 8), .zero),
            .clip(CGRect(x: 0, y: 2, width: 4.5, height: 4), .zero),
            .fill(bounds, .zero, .color(.black)), .restore,
            .fill(CGRect(x: 7, y: 7, width: 1, height: 1), .zero, .color(.black)),
        ])
        XCTAssertEqual((0..<8).map { picture.color(x: $0, y: 3).red }, [255, 0, 0, 0, 127, 255, 255, 255])
        XCTAssertEqual((0..<8).map { picture.color(x: 2, y: $0).red }, [255, 255, 0, 0, 0, 0, 255, 255])
        XCTAssertEqual(picture.color(x: 7, y: 7), .black)
    }

    func testRoundedClipCutsLikeARoundedFill() {
        let rect = CGRect(x: 2, y: 3, width: 34, height: 30)
        let clipped = draw(
            [.clip(rect, CornerRadii(9)), .fill(CGRect(x: 0, y: 0, width: 40, height: 40), .zero, .color(.black))],
            size: 40, scale: 2)
        let filled = draw([.fill(rect, CornerRadii(9), .color(.black))], size: 40, scale: 2)
        XCTAssertEqual(clipped, filled)
        let byPath = draw(
            [
                .clipPath(.roundedRect(rect, radii: CornerRadii(9))),
                .fill(CGRect(x: 0, y: 0, width: 40, height: 40), .zero, .color(.black)),
            ],
            size: 40, scale: 2)
        XCTAssertEqual(byPath, filled)
    }

    func testLinearGradient() {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let down = LinearGradient(stops: stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: 100))
        let across = LinearGradient(stops: stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 100, y: 0))
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        let vertical = draw([.fill(box, .zero, .linearGradient(down))], size: 100)
        let horizontal = draw([.fill(box, .zero, .linearGradient(across))], size: 100)
        for i in 0..<100 {
            // The value at the pixel's centre; the lookup table may round to a neighbour.
            let expected = (Double(i) + 0.5) / 100 * 255
            XCTAssertEqual(Double(vertical.color(x: 50, y: i).green), expected, accuracy: 1)
            XCTAssertEqual(Double(horizontal.color(x: i, y: 50).green), expected, accuracy: 1)
            XCTAssertEqual(vertical.color(x: 50, y: i), horizontal.color(x: i, y: 50))
        }
    }

    func testGradientsMixBeforePremultiplying() {
        // Halfway from transparent red to opaque blue: half of each colour with half the opacity.
        let clear = RGBAColor(red: 255 as UInt8, green: 0, blue: 0, alpha: 0)
        let stops = [
            GradientStop(location: 0, color: clear),
            GradientStop(location: 1, color: RGBAColor(red: 0 as UInt8, green: 0, blue: 255)),
        ]
        let gradient = LinearGradient(stops: stops, start: .zero, end: CGPoint(x: 0, y: 101))
        let picture = draw(
            [.fill(CGRect(x: 0, y: 0, width: 101, height: 101), .zero, .linearGradient(gradient))], size: 101,
            background: nil)
        let centerColor = picture.color(x: 3, y: 50)
        for (value, expected) in [(centerColor.alpha, 128), (centerColor.red, 128), (centerColor.blue, 128)] {
            XCTAssertLessThanOrEqual(abs(Int(value) - expected), 2)
        }
    }

    func testRadialGradient() {
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let gradient = RadialGradient(stops: stops, center: CGPoint(x: 50, y: 50), radiusX: 50, radiusY: 25)
        let picture = draw(
            [.fill(CGRect(x: 0, y: 0, width: 100, height: 100), .zero, .radialGradient(gradient))], size: 100)
        for (x, y) in [(50, 50), (70, 50), (50, 60), (30, 40), (0, 50), (50, 99)] {
            let (dx, dy) = ((Double(x) - 49.5) / 50, (Double(y) - 49.5) / 25)
            let expected = min((dx * dx + dy * dy).squareRoot(), 1) * 255
            XCTAssertEqual(Double(picture.color(x: x, y: y).red), expected, accuracy: 1.5, "\(x),\(y)")
        }
    }

    func testShadowIsGaussian() {
        // The edge of a wide shape with blur σ: the coverage follows the error function of the distance.
        for sigma in [3.0, 5.0, 8.0] {
            let figure = Path.rect(CGRect(x: 50, y: -200, width: 400, height: 500))
            let picture = draw([.shadow(figure, .black, offset: .zero, blurRadius: CGFloat(sigma))], size: 100)
            for x in stride(from: 26, to: 75, by: 4) {
                let distance = Double(x) + 0.5 - 50
                let expected = 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
                let coverage = 1 - Double(picture.color(x: x, y: 50).red) / 255
                XCTAssertEqual(coverage, expected, accuracy: 0.025, "σ \(sigma), \(distance) px")
            }
        }
    }

    /// Edges and boxes with fractional blur radii. Bars narrower than twice the blur may differ by one more level.
    func testShadowsAreWithinFourLevelsOfTheGaussian() {
        for sigma in stride(from: 1.2, through: 12, by: 0.4) {
            for width in [1_000.0, 40, 14] {
                let figure = Path.rect(CGRect(x: 50, y: -200, width: width, height: 500))
                let picture = draw([.shadow(figure, .black, offset: .zero, blurRadius: CGFloat(sigma))], size: 100)
                for x in 10..<100 {
                    let ends = [Double(x) + 0.5 - 50, Double(x) + 0.5 - 50 - width]
                    let parts = ends.map { 0.5 * (1 + erf($0 / (sigma * 2.0.squareRoot()))) }
                    let level = 255 - Double(picture.color(x: x, y: 50).red)
                    XCTAssertEqual(
                        level, (parts[0] - parts[1]) * 255, accuracy: width < 2 * sigma ? 5.3 : 4,
                        "σ \(sigma), \(width) wide, \(x)")
                }
            }
        }
    }

    func testShadowKeepsItsWeightAndMoves() {
        let figure = Path.rect(CGRect(x: 30, y: 30, width: 20, height: 10))
        let picture = draw([.shadow(figure, .black, offset: CGSize(width: 10, height: 20), blurRadius: 4)], size: 100)
        var (weight, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<100 {
            for column in 0..<100 {
                let coverage = 1 - Double(picture.color(x: column, y: row).red) / 255
                (weight, x, y) = (
                    weight + coverage, x + coverage * (Double(column) + 0.5), y + coverage * (Double(row) + 0.5)
                )
            }
        }
        XCTAssertEqual(weight, 200, accuracy: 6)
        XCTAssertEqual(x / weight, 50, accuracy: 0.2)
        XCTAssertEqual(y / weight, 55, accuracy: 0.2)
    }

    func testShadowGroupEqualsShapeShadow() {
        let rect = CGRect(x: 10, y: 12, width: 14, height: 10)
        let offset = CGSize(width: 3, height: 2)
        let byGroup = draw(
            [
                .beginShadow(.black, offset: offset, blurRadius: 2, bounds: rect), .fill(rect, .zero, .color(red)),
                .endGroup,
            ], size: 40)
        let byFigure = draw(
            [.shadow(.rect(rect), .black, offset: offset, blurRadius: 2), .fill(rect, .zero, .color(red))], size: 40)
        XCTAssertEqual(byGroup, byFigure)
    }

    func testUnscaledImagesAreCopied() {
        let image = SampleList.checker
        let source = CGRect(x: 0, y: 0, width: 32, height: 24)
        let picture = draw(
            [.image(image, source: source, destination: CGRect(x: 2, y: 3, width: 16, height: 12), tint: nil)],
            size: 40, scale: 2, background: nil)
        XCTAssertEqual(picture.cropped(columns: 4..<36, rows: 6..<30), image)
        XCTAssertEqual(picture.premultipliedPixel(x: 3, y: 10), 0)
    }

    func testDownscaledImagesAreAveraged() {
        // Two by two pixels are averaged: black, white, black and white result in grey.
        var bytes: [UInt8] = []
        for y in 0..<8 { for x in 0..<8 { bytes += (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] } }
        let image = Bitmap(width: 8, height: 8, straightRGBA: bytes)
        let source = CGRect(x: 0, y: 0, width: 8, height: 8)
        let halfSize = draw(
            [.image(image, source: source, destination: CGRect(x: 0, y: 0, width: 4, height: 4), tint: nil)], size: 4)
        for y in 0..<4 {
            for x in 0..<4 {
                XCTAssertTrue((127...128).contains(halfSize.color(x: x, y: y).red), "\(halfSize.color(x: x, y: y).hex)")
            }
        }
        let white = Bitmap(width: 90, height: 90, color: .white)
        let small = draw(
            [
                .image(
                    white, source: CGRect(x: 0, y: 0, width: 90, height: 90),
                    destination: CGRect(x: 0, y: 0, width: 7, height: 5), tint: nil)
            ], size: 7, background: nil)
        for y in 0..<5 { for x in 0..<7 { XCTAssertEqual(small.premultipliedPixel(x: x, y: y), 0xFFFF_FFFF) } }
    }

    func testHugeImagesAreDownscaled() {
        // The left half is black, the right half white, scaled by a thousandth.
        var image = Bitmap(width: 4000, height: 1000, color: .black)
        image.replace(with: Bitmap(width: 2000, height: 1000, color: .white), atX: 2000, y: 0)
        let source = CGRect(x: 0, y: 0, width: 4000, height: 1000)
        let small = draw(
            [.image(image, source: source, destination: CGRect(x: 0, y: 0, width: 4, height: 1), tint: nil)], size: 4)
        XCTAssertEqual((0..<4).map { small.color(x: $0, y: 0).red }, [0, 0, 255, 255])
    }

    func testImagesAbovePixmanLimitAreDrawn() {
        // 80,000 pixels high with a white lower half, scaled to eight pixels.
        var image = Bitmap(width: 2, height: 80_000, color: .black)
        image.replace(with: Bitmap(width: 2, height: 40_000, color: .white), atX: 0, y: 40_000)
        let source = CGRect(x: 0, y: 0, width: 2, height: 80_000)
        let small = draw([
            .image(image, source: source, destination: CGRect(x: 0, y: 0, width: 2, height: 8), tint: nil)
        ])
        XCTAssertEqual((0..<8).map { small.color(x: 1, y: $0).red }, [0, 0, 0, 0, 255, 255, 255, 255])
    }

    func testPathsOfManyThousandPointsAreDrawn() {
        // 40 × 40 discs with about 90,000 points.
        var path = Path()
        for y in 0..<40 {
            for x in 0..<40 {
                path.append(.ellipse(in: CGRect(x: CGFloat(x) * 4, y: CGFloat(y) * 4, width: 4, height: 4)))
            }
        }
        let picture = draw([.fillPath(path, .color(.black), .nonZero)], size: 160)
        var covered = 0.0
        for y in 0..<160 { for x in 0..<160 { covered += 1 - Double(picture.color(x: x, y: y).red) / 255 } }
        XCTAssertEqual(covered, 1600 * 4 * .pi, accuracy: 80)
    }

    func testUpscaledImagesAreInterpolated() {
        let image = Bitmap(width: 2, height: 1, straightRGBA: [0, 0, 0, 255, 255, 255, 255, 255])
        let picture = draw([
            .image(
                image, source: CGRect(x: 0, y: 0, width: 2, height: 1),
                destination: CGRect(x: 0, y: 0, width: 8, height: 8), tint: nil)
        ])
        // The target's pixel centres are at (x + ½)/4 − ½ between the two source centres; the edges are clamped.
        let expected = (0..<8).map { min(max((Double($0) + 0.5) / 4 - 0.5, 0), 1) * 255 }
        for x in 0..<8 { XCTAssertEqual(Double(picture.color(x: x, y: 3).red), expected[x], accuracy: 2.5) }
    }

    func testTintKeepsAlpha() {
        let image = Bitmap(width: 2, height: 1, straightRGBA: [9, 200, 30, 255, 1, 2, 3, 128])
        let picture = draw(
            [
                .image(
                    image, source: CGRect(x: 0, y: 0, width: 2, height: 1),
                    destination: CGRect(x: 0, y: 0, width: 2, height: 1), tint: red)
            ],
            background: nil)
        XCTAssertEqual(picture.premultipliedPixel(x: 0, y: 0), 0xFFFF_0000)
        XCTAssertEqual(picture.premultipliedPixel(x: 1, y: 0), 0x8080_0000)
    }

    func testGlyphMasksAndOutlinesAgree() {
        // The same glyphs upright, drawn from masks, and with a tiny rotation, drawn from outlines.
        let run = SampleList.glyphs([2, 10, 40], size: 24)
        let origin = CGPoint(x: 4, y: 30)
        let masks = draw([.glyphs(run, origin: origin, .black)], size: 60, scale: 2)
        let turned = CGAffineTransform(a: 1, b: 1e-9, c: -1e-9, d: 1, tx: 0, ty: 0)
        let outlines = draw([.concatenate(turned), .glyphs(run, origin: origin, .black)], size: 60, scale: 2)
        var (totalCoverage, difference) = (0, 0)
        for y in 0..<120 {
            for x in 0..<120 {
                let (a, b) = (Int(masks.color(x: x, y: y).red), Int(outlines.color(x: x, y: y).red))
                totalCoverage += 255 - a
                difference += abs(a - b)
            }
        }
        XCTAssertGreaterThan(totalCoverage, 100_000)
        // Masks are positioned in quarters of a pixel.
        XCTAssertLessThan(difference * 12, totalCoverage)
    }
}
