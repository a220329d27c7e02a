import CellSimGraphics
import XCTest

@testable import CellSimCompare

/// Tests the counts of differing pixels, the verdicts and the bounding boxes of comparisons.
final class ComparisonTests: XCTestCase {
    private let plain = PictureSketch(101, 67)

    func testEqualPicturesAreTheSame() {
        let comparison = Comparison(reference: plain.bitmap, actual: PictureSketch(101, 67).bitmap)
        XCTAssertEqual(comparison.verdict, .same)
        XCTAssertEqual(comparison.differentPixels, 0)
        XCTAssertEqual(comparison.boxes, [])
        XCTAssertEqual(comparison.totalPixels, 101 * 67)
    }

    func testCountsPixelsBytesAndSizesOfDifferences() {
        // Red differs by 10 in 6 pixels, blue by 2 in one pixel.
        let other = plain.with {
            $0.fill(3, 4, 3, 2, 0xF5FFFF)
            $0.fill(100, 66, 1, 1, 0xFFFFFD)
        }
        let comparison = Comparison(reference: plain.bitmap, actual: other)
        XCTAssertEqual(comparison.verdict, .different)
        XCTAssertEqual(comparison.differentPixels, 7)
        XCTAssertEqual(comparison.unequalBytes, 7)
        XCTAssertEqual(comparison.largestDifference, 10)
        XCTAssertEqual(comparison.meanDifference, 62.0 / (101 * 67 * 4), accuracy: 1e-12)
        XCTAssertEqual(
            comparison.boxes.map(\.box),
            [PixelBox(x: 3, y: 4, width: 3, height: 2), PixelBox(x: 100, y: 66, width: 1, height: 1)])
        XCTAssertEqual(comparison.boxes.map(\.differentPixels), [6, 1])
    }

    func testNearbyDifferencesShareBox() {
        let other = plain.with {
            $0.fill(10, 10, 2, 2, 0)
            $0.fill(20, 18, 2, 2, 0)
        }
        let boxes = Comparison(reference: plain.bitmap, actual: other).boxes
        XCTAssertEqual(boxes.map(\.box), [PixelBox(x: 10, y: 10, width: 12, height: 10)])
        XCTAssertEqual(boxes.map(\.differentPixels), [8])
    }

    func testFrameAndContentShareBox() {
        let big = PictureSketch(200, 200)
        let other = big.with {
            for (x, y, w, h) in [(10, 10, 180, 2), (10, 188, 180, 2), (10, 10, 2, 180), (188, 10, 2, 180)] {
                $0.fill(x, y, w, h, 0)
            }
            $0.fill(100, 100, 4, 4, 0)
        }
        let comparison = Comparison(reference: big.bitmap, actual: other)
        XCTAssertEqual(comparison.boxes.map(\.box), [PixelBox(x: 10, y: 10, width: 180, height: 180)])
        XCTAssertEqual(comparison.boxes.map(\.differentPixels), [comparison.differentPixels])
    }

    func testPerPixelToleranceIsFractionOf256() {
        let other = plain.with { $0.fill(0, 0, 5, 1, 0xF0FFFF) }  // 15 steps of red: 0.0586
        var rule = ComparisonRule()
        rule.method = .pixel
        rule.perPixelTolerance = 0.05
        XCTAssertEqual(Comparison(reference: plain.bitmap, actual: other, rule: rule).differentPixels, 5)
        rule.perPixelTolerance = 15.0 / 256
        let tolerated = Comparison(reference: plain.bitmap, actual: other, rule: rule)
        XCTAssertEqual(tolerated.differentPixels, 0)
        XCTAssertEqual(tolerated.unequalPixels, 5)
        XCTAssertEqual(tolerated.verdict, .same)
    }

    func testPrecisionAllowsFractionAndCountOfPixels() {
        let picture = PictureSketch(10, 10)
        let other = picture.with { $0.fill(0, 0, 5, 1, 0) }
        var rule = ComparisonRule()
        func verdict() -> Comparison.Verdict {
            Comparison(reference: picture.bitmap, actual: other, rule: rule).verdict
        }
        XCTAssertEqual(verdict(), .different)
        rule.precision = 0.95
        XCTAssertEqual(verdict(), .same)
        rule.precision = 0.96
        XCTAssertEqual(verdict(), .different)
        rule.maximumDifferentPixels = 5
        XCTAssertEqual(verdict(), .same)
        rule.maximumDifferentPixels = 4
        XCTAssertEqual(verdict(), .different)
    }

    func testPerceptualPrecisionIsADistanceInLab() {
        // The difference between white and (250,250,250) is 1.728 (see ColorDistanceTests).
        let other = plain.with { $0.fill(7, 7, 1, 1, 0xFAFAFA) }
        var rule = ComparisonRule()
        rule.method = .perceptual
        rule.perceptualPrecision = 0.98
        let tolerated = Comparison(reference: plain.bitmap, actual: other, rule: rule)
        XCTAssertEqual(tolerated.verdict, .same)
        XCTAssertEqual(tolerated.largestDeltaE ?? 0, 1.728, accuracy: 0.01)
        rule.perceptualPrecision = 0.99
        XCTAssertEqual(Comparison(reference: plain.bitmap, actual: other, rule: rule).differentPixels, 1)
    }

    func testIgnoredPartsAreNotCompared() {
        let other = plain.with {
            $0.fill(90, 60, 11, 7, 0)
            $0.fill(2, 2, 1, 1, 0)
        }
        var rule = ComparisonRule()
        rule.ignored = [PixelBox(x: 85, y: 55, width: 100, height: 100), PixelBox(x: 500, y: 500, width: 2, height: 2)]
        let comparison = Comparison(reference: plain.bitmap, actual: other, rule: rule)
        XCTAssertEqual(comparison.boxes.map(\.box), [PixelBox(x: 2, y: 2, width: 1, height: 1)])
        rule.ignored.append(PixelBox(x: 0, y: 0, width: 3, height: 3))
        XCTAssertEqual(Comparison(reference: plain.bitmap, actual: other, rule: rule).verdict, .same)
    }

    func testAntialiasingMethodIgnoresSmoothedEdges() {
        // A steep edge with a differently antialiased pixel in each row.
        func edge(_ grey: UInt32) -> Bitmap {
            var sketch = PictureSketch(20, 20)
            for row in 0..<20 {
                let start = 4 + row / 2
                sketch.fill(0, row, start, 1, 0x000000)
                sketch.fill(start, row, 1, 1, (grey + UInt32(row)) * 0x010101)
            }
            return sketch.bitmap
        }
        var rule = ComparisonRule()
        XCTAssertEqual(Comparison(reference: edge(0x60), actual: edge(0x70), rule: rule).differentPixels, 20)
        rule.method = .antialiasing
        XCTAssertEqual(Comparison(reference: edge(0x60), actual: edge(0x70), rule: rule).differentPixels, 0)
        let blot = plain.with { $0.fill(40, 40, 6, 6, 0x808080) }
        XCTAssertEqual(Comparison(reference: plain.bitmap, actual: blot, rule: rule).differentPixels, 36)
    }

    func testPicturesOfDifferentSizesDiffer() {
        var rule = ComparisonRule()
        (rule.precision, rule.maximumDifferentPixels) = (0, .max)
        let comparison = Comparison(reference: plain.bitmap, actual: PictureSketch(101, 70).bitmap, rule: rule)
        XCTAssertEqual(comparison.verdict, .different)
        XCTAssertFalse(comparison.hasSameSize)
        XCTAssertEqual(comparison.differentPixels, 3 * 101)
        XCTAssertEqual(comparison.totalPixels, 70 * 101)
    }

    func testEmptyPicturesAreTheSame() {
        let empty = Bitmap(width: 0, height: 0)
        XCTAssertEqual(Comparison(reference: empty, actual: empty).verdict, .same)
        XCTAssertEqual(Comparison(reference: empty, actual: plain.bitmap).verdict, .different)
    }

    func testDifferenceImageMarksCountedAndToleratedPixels() {
        let other = plain.with {
            $0.fill(1, 0, 1, 1, 0x000000)
            $0.fill(2, 0, 1, 1, 0xFEFFFF)
        }
        var rule = ComparisonRule()
        (rule.method, rule.perPixelTolerance) = (.pixel, 0.1)
        let picture = DifferencePicture.make(reference: plain.bitmap, actual: other, rule: rule)
        XCTAssertEqual(picture.pixel(x: 0, y: 0), 0xFFFF_FFFF)
        XCTAssertEqual(picture.pixel(x: 1, y: 0), 0xFFE6_1030)
        XCTAssertEqual(picture.pixel(x: 2, y: 0), 0xFFFF_B400)
        let taller = DifferencePicture.make(reference: plain.bitmap, actual: PictureSketch(101, 70).bitmap)
        XCTAssertEqual([taller.width, taller.height], [101, 70])
        XCTAssertEqual(taller.pixel(x: 50, y: 69), 0xFFE6_1030)
    }
}
