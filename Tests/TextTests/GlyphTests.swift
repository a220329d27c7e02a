import CellSimGraphics
import CellSimText
import Foundation
import XCTest

/// Tests glyph masks, outlines and advances.
final class GlyphTests: XCTestCase {
    private func run(_ text: String, _ font: TextFont = TextFont(pointSize: 40)) throws -> GlyphRun {
        let layout = TextLayout(StyledText(text, font: font), scale: 1)
        return try XCTUnwrap(layout.runs(of: layout.lines[0]).first?.run)
    }

    private func mask(_ run: GlyphRun, _ index: Int = 0, scale: CGFloat = 2, subpixel: Int = 0) throws -> GlyphMask {
        try XCTUnwrap(
            GlyphCatalog.mask(glyph: run.glyphs[index].id, face: run.face, pixelsPerPoint: scale, subpixel: subpixel))
    }

    /// Returns the covered area in pixels.
    private func area(_ mask: GlyphMask) -> CGFloat { CGFloat(mask.coverage.reduce(0) { $0 + Int($1) }) / 255 }

    /// Returns the horizontal centre of the coverage, in pixels from the origin.
    private func centerX(_ mask: GlyphMask) -> CGFloat {
        var (weightedSum, weight): (CGFloat, CGFloat) = (0, 0)
        for y in 0..<mask.height {
            for x in 0..<mask.width {
                let value = CGFloat(mask.coverage[y * mask.bytesPerRow + x])
                weightedSum += value * (CGFloat(mask.left + x) + 0.5)
                weight += value
            }
        }
        return weightedSum / weight
    }

    /// Returns the area of a path, computed with Green's theorem on a polyline, and the bounds of its points.
    private func measure(_ path: Path) -> (area: CGFloat, bounds: CGRect) {
        var (area, start, pen) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        var points: [CGPoint] = []
        func line(_ to: CGPoint) {
            area += (pen.x * to.y - to.x * pen.y) / 2
            pen = to
            points.append(to)
        }
        for element in path.elements {
            switch element {
            case .move(let to): (start, pen) = (to, to)
            case .line(let to): line(to)
            case .quad(let control, let end):
                let from = pen
                for step in 1...32 {
                    let t = CGFloat(step) / 32, u = 1 - CGFloat(step) / 32
                    line(
                        CGPoint(
                            x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * from.y + 2 * u * t * control.y + t * t * end.y))
                }
            case .curve: XCTFail("TrueType outlines have no cubic curves")
            case .close: line(start)
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let bounds = CGRect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
        return (abs(area), bounds)
    }

    func testMaskMatchesOutline() throws {
        for letter in ["o", "g", "I", "T", "8"] {
            let run = try run(letter)
            let outline = measure(try XCTUnwrap(GlyphCatalog.outline(glyph: run.glyphs[0].id, face: run.face)))
            let mask = try mask(run)
            XCTAssertEqual(area(mask), outline.area * 4, accuracy: outline.area * 4 * 0.01, letter)
            XCTAssertEqual(CGFloat(mask.top), -outline.bounds.minY * 2, accuracy: 1.01, letter)
            XCTAssertEqual(CGFloat(mask.left), outline.bounds.minX * 2, accuracy: 1.01, letter)
            XCTAssertEqual(CGFloat(mask.height), outline.bounds.height * 2, accuracy: 2.01, letter)
        }
    }

    func testCapHeightMatchesSanFrancisco() throws {
        let font = TextFont(pointSize: 100)
        let run = try run("H", font)
        let outline = measure(try XCTUnwrap(GlyphCatalog.outline(glyph: run.glyphs[0].id, face: run.face)))
        XCTAssertEqual(outline.bounds.height, font.capHeight, accuracy: 0.1)
        XCTAssertEqual(outline.bounds.maxY, 0, accuracy: 1e-6)
    }

    func testSubpixelOffsets() throws {
        let run = try run("n")
        let centers = try (0..<4).map { centerX(try mask(run, subpixel: $0)) }
        for (index, center) in centers.enumerated() {
            XCTAssertEqual(center, centers[0] + CGFloat(index) / 4, accuracy: 0.03)
        }
    }

    func testHeavierWeightsHaveMoreInk() throws {
        let areas = try [100, 300, 400, 500, 600, 700, 900].map {
            area(try mask(try run("n", TextFont(weight: $0, pointSize: 40))))
        }
        XCTAssertEqual(areas, areas.sorted())
        XCTAssertGreaterThan(areas[6], areas[0] * 3)
    }

    func testItalicFaces() throws {
        for family in [TextFont.Family.system, .monospacedSystem] {
            let upright = try run("H", TextFont(family: family, pointSize: 40))
            let sloped = try run("H", TextFont(family: family, isItalic: true, pointSize: 40))
            XCTAssertNotEqual(upright.face, sloped.face)
            XCTAssertGreaterThan(try mask(sloped).width, try mask(upright).width)
        }
    }

    func testGlyphPositionsUseTableAdvances() throws {
        let run = try run("Hamburg")
        for (index, location) in run.glyphs.enumerated() where index > 0 {
            let precedingText = String("Hamburg".prefix(index))
            let width = TextLayout(StyledText(precedingText, font: TextFont(pointSize: 40)), scale: 1).lines[0].width
            // The outline is centred in an advance that is at most a tenth of the em wider.
            XCTAssertEqual(location.x, width, accuracy: 4, precedingText)
        }
    }

    func testMasksAreThreadSafe() throws {
        let run = try run("The quick brown fox jumps", TextFont(weight: 500, pointSize: 23))
        let ids = run.glyphs.map(\.id)
        let expected = try run.glyphs.indices.map { try mask(run, $0, scale: 2.5, subpixel: $0 & 3) }
        // Each round has another scale, so that new masks are needed.
        for round in 0..<4 {
            let scale = 2.75 + CGFloat(round) / 8
            let collected = Collector()
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                let source = GlyphCatalog.source(face: run.face, pixelsPerPoint: scale)
                let order = thread.isMultiple(of: 2) ? Array(ids.indices) : ids.indices.reversed()
                var masks = [GlyphMask?](repeating: nil, count: ids.count)
                for index in order { masks[index] = source.mask(glyph: ids[index], subpixel: index & 3) }
                collected.add(masks)
            }
            XCTAssertEqual(collected.all.count, 8)
            XCTAssertEqual(Set(collected.all).count, 1)
            XCTAssertFalse(collected.all[0].contains(nil))
        }
        XCTAssertEqual(try run.glyphs.indices.map { try mask(run, $0, scale: 2.5, subpixel: $0 & 3) }, expected)
    }

    func testUnknownFacesAndHugeSizesHaveNoMask() throws {
        let run = try run("a")
        XCTAssertNil(
            GlyphCatalog.mask(
                glyph: 5, face: FaceReference(file: "None", weight: 400, emSize: 12), pixelsPerPoint: 2, subpixel: 0))
        XCTAssertNil(GlyphCatalog.mask(glyph: run.glyphs[0].id, face: run.face, pixelsPerPoint: 1000, subpixel: 0))
        XCTAssertNotNil(GlyphCatalog.outline(glyph: run.glyphs[0].id, face: run.face))
        XCTAssertNil(GlyphCatalog.mask(glyph: 4_000_000, face: run.face, pixelsPerPoint: 2, subpixel: 0))
    }
}

private final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [[GlyphMask?]] = []

    func add(_ masks: [GlyphMask?]) {
        lock.lock()
        defer { lock.unlock() }
        all.append(masks)
    }
}
