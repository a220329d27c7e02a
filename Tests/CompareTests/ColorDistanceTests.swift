import XCTest

@testable import CellSimCompare

/// Tests the perceptual colour difference against published values.
final class ColorDistanceTests: XCTestCase {
    private typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    /// scikit-image 0.26.0: `deltaE_cie76(rgb2lab(a), rgb2lab(b))`, illuminant D65.
    func testAgreesWithScikitImage() {
        let pairs: [(Color, Color, Double)] = [
            ((255, 0, 0), (0, 255, 0), 170.5656), ((0, 0, 255), (255, 255, 0), 235.1445),
            ((255, 0, 0), (255, 128, 0), 40.3249), ((255, 255, 255), (0, 0, 0), 100.0),
            ((128, 128, 128), (130, 128, 128), 0.8127), ((250, 250, 250), (255, 255, 255), 1.728),
            ((12, 34, 56), (12, 34, 60), 3.0015), ((1, 1, 1), (0, 0, 0), 0.2742),
            ((200, 30, 90), (190, 40, 100), 8.8236), ((0, 122, 255), (10, 132, 255), 8.0004),
            ((52, 199, 89), (48, 209, 88), 6.5123), ((242, 242, 247), (255, 255, 255), 5.0736),
            ((3, 0, 7), (9, 2, 0), 3.8279), ((97, 64, 31), (120, 64, 31), 12.1537),
        ]
        for (a, b, expected) in pairs {
            XCTAssertEqual(ColorDistance.deltaE(a, b), expected, accuracy: 0.02, "\(a) \(b)")
            XCTAssertEqual(ColorDistance.deltaE(b, a), expected, accuracy: 0.02, "\(b) \(a)")
        }
    }

    /// The published Lab coordinates of sRGB's primary and secondary colours under D65 (EasyRGB's and other tables).
    func testAgreesWithPublishedCoordinates() {
        let colors: [(Color, [Double])] = [
            ((255, 0, 0), [53.2408, 80.0925, 67.2032]), ((0, 255, 0), [87.7347, -86.1827, 83.1793]),
            ((0, 0, 255), [32.2970, 79.1875, -107.8602]), ((255, 255, 0), [97.1393, -21.5537, 94.4780]),
            ((0, 255, 255), [91.1132, -48.0875, -14.1312]), ((255, 0, 255), [60.3242, 98.2343, -60.8249]),
            ((255, 255, 255), [100, 0, 0]), ((0, 0, 0), [0, 0, 0]),
        ]
        for (a, first) in colors {
            for (b, second) in colors {
                let expected = zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
                XCTAssertEqual(ColorDistance.deltaE(a, b), expected, accuracy: 0.05, "\(a) \(b)")
            }
        }
    }

    func testTransparencyIsDifference() {
        var black = PictureSketch(1, 1)
        black.fill(0, 0, 1, 1, 0)
        var clear = PictureSketch(1, 1)
        clear.fill(0, 0, 1, 1, 0, alpha: 0)
        var rule = ComparisonRule()
        (rule.method, rule.perceptualPrecision) = (.perceptual, 0.5)
        let comparison = Comparison(reference: black.bitmap, actual: clear.bitmap, rule: rule)
        XCTAssertEqual(comparison.verdict, .different)
        XCTAssertEqual(comparison.largestDeltaE ?? 0, 100, accuracy: 0.01)
    }
}
