import CellSimGraphics
import XCTest

@testable import CellSimCompare

/// Tests comparisons with simulator pictures, on pairs with a known difference whose glyph shapes also differ.
final class SimulatorJudgementTests: XCTestCase {
    private typealias Class = SimulatorComparison.Class

    /// At most 1 % of the pairs with a real difference may be classified as "same".
    func testDifferentPairsAreNotSame() {
        var counts: [String: (wrong: Int, all: Int)] = [:]
        for seed in 0..<28 {
            for change in Screen.Change.allCases where change.expected != .same {
                let (verdict, _) = compare(seed, change)
                counts[change.rawValue, default: (0, 0)].all += 1
                if verdict == .same { counts[change.rawValue]?.wrong += 1 }
            }
        }
        let wrongCount = counts.values.reduce(0) { $0 + $1.wrong }, total = counts.values.reduce(0) { $0 + $1.all }
        XCTAssertGreaterThanOrEqual(total, 300)
        XCTAssertLessThanOrEqual(wrongCount * 100, total, "\(counts)")
    }

    func testPairsWithDifferentGlyphsAreSame() {
        for seed in 0..<20 {
            for change in [Screen.Change.nothing, .letters, .halfAPoint] {
                let (verdict, findings) = compare(seed, change)
                XCTAssertEqual(verdict, .same, "\(change) \(seed): \(findings)")
            }
        }
    }

    func testClassMatchesChange() {
        var correctCount = 0, total = 0
        for seed in 100..<110 {
            for change in Screen.Change.allCases {
                total += 1
                if compare(seed, change).0 == change.expected { correctCount += 1 }
            }
        }
        XCTAssertGreaterThanOrEqual(correctCount * 100, total * 95)
    }

    func testMovedLineHasDistance() {
        var screen = Screen(seed: 3)
        let before = screen.rendered(letters: 1)
        screen.texts[1].y += 6
        let comparison = SimulatorComparison(reference: before, actual: screen.rendered(letters: 2), scale: 2)
        XCTAssertEqual(comparison.differenceClass, .moved)
        XCTAssertEqual(comparison.findings.map(\.kind), [.moved(dx: 0, dy: 12)])
    }

    func testDifferentSizeIsUnlike() {
        let comparison = SimulatorComparison(
            reference: Bitmap(width: 200, height: 88), actual: Bitmap(width: 200, height: 100), scale: 2)
        XCTAssertEqual(comparison.differenceClass, .unlike)
        XCTAssertEqual(comparison.findings.map(\.kind), [.size])
    }

    /// A reference in Display P3 stores pure green as (117, 251, 76), which is (3, 255, 0) in sRGB.
    func testRoundingOfDisplayP3IsNoDifference() {
        func verdict(_ red: UInt32, _ isDisplayP3: Bool) -> Class {
            let (reference, actual) = (PictureSketch(60, 60, red << 16 | 0xFF00), PictureSketch(60, 60, 0xFF00))
            return SimulatorComparison(
                reference: reference.bitmap, actual: actual.bitmap, scale: 2, isReferenceDisplayP3: isDisplayP3
            ).differenceClass
        }
        XCTAssertEqual(verdict(3, false), .unlike)
        XCTAssertEqual(verdict(3, true), .same)
        XCTAssertEqual(verdict(60, true), .unlike)
        XCTAssertEqual(verdict(2, false), .same)
    }

    func testDistancesInDisplayP3() {
        let green = RGBAColor(red: 0 as UInt8, green: 255, blue: 0)
        XCTAssertEqual(DisplayP3.distance(green, green), 0)
        // The primaries of sRGB in Display P3 are (234, 51, 35), (117, 251, 76) and (0, 0, 245).
        let black = RGBAColor(red: 0 as UInt8, green: 0, blue: 0)
        XCTAssertEqual(DisplayP3.distance(green, black), 251, accuracy: 0.5)
        XCTAssertEqual(DisplayP3.distance(RGBAColor(red: 255 as UInt8, green: 0, blue: 0), black), 234, accuracy: 0.5)
        XCTAssertEqual(DisplayP3.distance(RGBAColor(red: 0 as UInt8, green: 0, blue: 255), black), 245, accuracy: 0.5)
    }

    func testEmptyPicturesAreTheSame() {
        let empty = Bitmap(width: 0, height: 0)
        XCTAssertEqual(SimulatorComparison(reference: empty, actual: empty, scale: 2).differenceClass, .same)
    }

    /// Draws black rectangles on white. Coordinates are in pixels, at two pixels per point.
    private func picture(_ rectangles: [(x: Int, y: Int, width: Int, height: Int)]) -> Bitmap {
        var bitmap = Bitmap(width: 300, height: 120)
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 300 * 120)
        for rectangle in rectangles {
            for row in rectangle.y..<rectangle.y + rectangle.height {
                for column in rectangle.x..<rectangle.x + rectangle.width { pixels[row * 300 + column] = 0xFF00_0000 }
            }
        }
        unsafe bitmap.withUnsafeMutableBytes { target in
            unsafe pixels.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
        }
        return bitmap
    }

    /// Returns the rectangles of a line of letters that are 22 pixels high.
    private func line(_ y: Int, letters: Range<Int> = 0..<16) -> [(x: Int, y: Int, width: Int, height: Int)] {
        letters.flatMap { [(20 + $0 * 14, y, 3, 22), (20 + $0 * 14, y + 9, 9, 3)] }
    }

    /// A stroke from a letter of the line at 20 to the letter below it.
    private let joiningStroke = [(x: 93, y: 40, width: 6, height: 2), (x: 97, y: 40, width: 2, height: 20)]

    /// The descender of one letter touches the line below in one picture only.
    func testTouchingLinesAreSame() {
        let lines = line(20) + line(50)
        let joined = picture(lines + joiningStroke)
        XCTAssertEqual(SimulatorComparison(reference: joined, actual: picture(lines), scale: 2).differenceClass, .same)
        XCTAssertEqual(SimulatorComparison(reference: picture(lines), actual: joined, scale: 2).differenceClass, .same)
    }

    func testGapInTouchingLinesIsDetected() {
        let joined = picture(line(20) + line(50) + joiningStroke)
        let gap = picture(line(20) + line(50, letters: 0..<2) + line(50, letters: 14..<16))
        XCTAssertEqual(SimulatorComparison(reference: joined, actual: gap, scale: 2).differenceClass, .missingOrExtra)
        XCTAssertEqual(SimulatorComparison(reference: gap, actual: joined, scale: 2).differenceClass, .missingOrExtra)
    }

    func testMissingTextInFrameIsDetected() {
        let frame = [(10, 10, 280, 2), (10, 90, 280, 2), (10, 10, 2, 82), (288, 10, 2, 82)]
        let judgement = SimulatorComparison(
            reference: picture(frame + line(40)), actual: picture(frame), scale: 2)
        XCTAssertEqual(judgement.differenceClass, .missingOrExtra)
    }

    /// Returns the rectangles of a line whose last letter has a stroke of 26 points. A slanted stroke is one pixel further right in its
    /// lower half.
    private func title(slanted: Bool) -> [(x: Int, y: Int, width: Int, height: Int)] {
        line(40, letters: 0..<9) + [(150, 30, 7, 26), (slanted ? 151 : 150, 56, 7, 26), (150, 44, 16, 7)]
    }

    /// The strokes of a title are longer than other strokes. In one of the fonts they have no straight edge.
    func testLongStrokesOfTitleAreNotLines() {
        let (straight, slanted) = (picture(title(slanted: false)), picture(title(slanted: true)))
        for (reference, actual) in [(straight, slanted), (slanted, straight)] {
            let comparison = SimulatorComparison(reference: reference, actual: actual, scale: 2)
            XCTAssertEqual(comparison.differenceClass, .same, "\(comparison.findings)")
        }
    }

    func testLineBesideTitleIsDetected() {
        let line = [(x: 240, y: 30, width: 2, height: 52)]
        let (with, without) = (picture(title(slanted: false) + line), picture(title(slanted: true)))
        XCTAssertEqual(SimulatorComparison(reference: with, actual: without, scale: 2).differenceClass, .missingOrExtra)
    }

    /// Returns a light picture with a line of text and specks of 4 × 2 pixels that are `levels` darker than the rest.
    private func speckledPicture(levels: UInt32) -> Bitmap {
        var bitmap = picture(line(20))
        let light = 0xFF00_0000 | (0xF8 - levels) * 0x01_0101
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            let pixels = unsafe bytes.bindMemory(to: UInt32.self)
            for location in pixels.indices where unsafe pixels[location] == 0xFFFF_FFFF {
                let (x, y) = (location % 300, location / 300)
                let isSpeck = y >= 60 && y % 20 < 2 && x % 30 < 4
                unsafe pixels[location] = isSpeck ? light : 0xFFF8_F8F8
            }
        }
        return bitmap
    }

    /// Simulators dither gradients, so their pictures contain specks that are a few levels darker or lighter.
    func testNoiseOfDitheringIsNotInk() {
        let plain = speckledPicture(levels: 0)
        for levels in [UInt32(3), 4] {
            let noisy = speckledPicture(levels: levels)
            for (reference, actual) in [(plain, noisy), (noisy, plain)] {
                let comparison = SimulatorComparison(reference: reference, actual: actual, scale: 2)
                XCTAssertEqual(comparison.differenceClass, .same, "\(levels): \(comparison.findings)")
            }
        }
    }

    /// The steps of a gradient are lines where three levels follow on each other. Their positions depend on the rounding.
    func testStepsOfGradientsAreNotLines() {
        let (a, b) = (gradient(offset: 0), gradient(offset: 1))
        XCTAssertEqual(SimulatorComparison(reference: a, actual: b, scale: 2).differenceClass, .same)
        XCTAssertEqual(SimulatorComparison(reference: b, actual: a, scale: 2).differenceClass, .same)
    }

    /// Returns a gradient from top to bottom whose rows become 1 or 3 levels darker, in turn.
    private func gradient(offset: Int) -> Bitmap {
        var bitmap = Bitmap(width: 300, height: 120)
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            let pixels = unsafe bytes.bindMemory(to: UInt32.self)
            for location in pixels.indices {
                let row = location / 300 + offset
                unsafe pixels[location] = 0xFF00_0000 | UInt32(250 - row * 2 + row % 2) * 0x01_0101
            }
        }
        return bitmap
    }

    func testFaintMarksAreInk() {
        let comparison = SimulatorComparison(
            reference: speckledPicture(levels: 0), actual: speckledPicture(levels: 5), scale: 2)
        XCTAssertNotEqual(comparison.differenceClass, .same)
    }

    /// In the other order, missing content is extra content, and the class stays the same.
    func testPictureOrderIsIrrelevant() {
        for seed in 200..<203 {
            for change in Screen.Change.allCases {
                let (first, second) = pair(seed, change)
                XCTAssertEqual(
                    SimulatorComparison(reference: first, actual: second, scale: 2).differenceClass,
                    SimulatorComparison(reference: second, actual: first, scale: 2).differenceClass, "\(change) \(seed)"
                )
            }
        }
    }

    private func pair(_ seed: Int, _ change: Screen.Change) -> (Bitmap, Bitmap) {
        let screen = Screen(seed: seed)
        let letters = change == .nothing ? 1 : 2
        return (screen.rendered(letters: 1), screen.applying(change, seed: seed).rendered(letters: letters))
    }

    private func compare(_ seed: Int, _ change: Screen.Change) -> (Class, [Finding]) {
        let (first, second) = pair(seed, change)
        let comparison = SimulatorComparison(reference: first, actual: second, scale: 2)
        return (comparison.differenceClass, comparison.findings)
    }
}
