import CellSimGraphics
import CoreGraphics
import XCTest

/// Tests that colour components are stored in their colour space and converted to sRGB.
final class ColorSpaceTests: XCTestCase {
    private func components(_ name: CFString, _ components: [CGFloat]) throws -> [CGFloat] {
        let space = try XCTUnwrap(CGColorSpace(name: name))
        return try XCTUnwrap(CGColor(colorSpace: space, components: components)?.components)
    }

    private func assertEqual(_ actual: [CGFloat], _ expected: [CGFloat], line: UInt = #line) {
        XCTAssertEqual(actual.count, expected.count, line: line)
        for (a, b) in zip(actual, expected) { XCTAssertEqual(a, b, accuracy: 0.002, "\(actual)", line: line) }
    }

    func testComponentsAreConverted() throws {
        assertEqual(try components(CGColorSpace.displayP3, [1, 0, 0, 1]), [1.093, -0.227, -0.150, 1])
        // The red of sRGB in Display P3.
        assertEqual(try components(CGColorSpace.displayP3, [0.9176, 0.2003, 0.1386, 0.5]), [1, 0, 0, 0.5])
        assertEqual(try components(CGColorSpace.adobeRGB1998, [0, 1, 0, 1]), [-0.664, 1, -0.229, 1])
        assertEqual(try components(CGColorSpace.linearSRGB, [0.2140, 1, 0, 1]), [0.5, 1, 0, 1])
        assertEqual(try components(CGColorSpace.linearGray, [0.2140, 1]), [0.5, 1])
        assertEqual(try components(CGColorSpace.sRGB, [0.2, 0.4, 0.6, 0.8]), [0.2, 0.4, 0.6, 0.8])
    }

    func testWhiteAndBlackAreTheSameInEachSpace() throws {
        for name in [CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.extendedLinearSRGB] {
            assertEqual(try components(name, [1, 1, 1, 1]), [1, 1, 1, 1])
            assertEqual(try components(name, [0, 0, 0, 0]), [0, 0, 0, 0])
        }
    }

    /// Gradients with components of a colour space are converted too.
    func testGradientsAreConverted() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let gradient = CGGradient(
            colorSpace: space, colorComponents: [0.9176, 0.2003, 0.1386, 1, 0, 0, 0, 1], locations: nil, count: 2)
        XCTAssertEqual(gradient?.stops.first?.color.hex, "#FF0000")
    }
}
