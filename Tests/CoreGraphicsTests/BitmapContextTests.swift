import CoreGraphics
import XCTest

/// Tests drawing with Core Graphics in files that import nothing else.
final class BitmapContextTests: XCTestCase {
    private func context(_ width: Int, _ height: Int, alpha: CGImageAlphaInfo = .premultipliedFirst) throws -> CGContext
    {
        let context = unsafe CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue)
        return try XCTUnwrap(context)
    }

    /// The origin of a bitmap context is the lower left corner.
    func testBitmapContextOriginIsLowerLeft() throws {
        let context = try context(4, 3)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual([image.width, image.height], [4, 3])
        XCTAssertEqual(image.bitmap.color(x: 0, y: 2).red, 255)
        XCTAssertEqual(image.bitmap.color(x: 0, y: 0).alpha, 0)
    }

    /// An image that is drawn into a bitmap context is upright.
    func testDrawnImageIsUpright() throws {
        let small = try context(2, 2, alpha: .noneSkipLast)
        small.setFillColor(CGColor.white)
        small.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        let image = try XCTUnwrap(small.makeImage())
        XCTAssertEqual(image.alphaInfo, .noneSkipFirst)
        let large = try context(4, 4)
        large.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let bitmap = try XCTUnwrap(large.makeImage()).bitmap
        XCTAssertEqual(bitmap.color(x: 2, y: 0).red, 255)
        XCTAssertEqual(bitmap.color(x: 2, y: 3).red, 0)
    }

    /// Clearing ignores opacity, blend mode and colour, and keeps the graphics state. The clip limits it.
    func testClearingMakesARectangleTransparent() throws {
        let context = try context(4, 1)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.clear(CGRect(x: 1, y: 0, width: 3, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(context.makeImage()).bitmap
        XCTAssertEqual((0..<4).map { image.color(x: $0, y: 0).alpha }, [255, 255, 0, 255])
        XCTAssertEqual(image.color(x: 1, y: 0).red, 255)
    }

    /// Tiles fill the clip in all directions from the rectangle.
    func testTilesFillTheClip() throws {
        let small = try context(2, 1)
        small.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        small.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let tile = try XCTUnwrap(small.makeImage())
        let large = try context(8, 2)
        large.clip(to: CGRect(x: 0, y: 0, width: 7, height: 2))
        large.draw(tile, in: CGRect(x: 2, y: 0, width: 2, height: 1), byTiling: true)
        let drawn = try XCTUnwrap(large.makeImage()).bitmap
        for y in 0..<2 {
            XCTAssertEqual((0..<8).map { drawn.color(x: $0, y: y).alpha }, [255, 0, 255, 0, 255, 0, 255, 0])
        }
        let singleTileContext = try context(8, 2)
        singleTileContext.draw(tile, in: CGRect(x: 2, y: 0, width: 2, height: 1), byTiling: false)
        let single = try XCTUnwrap(singleTileContext.makeImage()).bitmap
        XCTAssertEqual((0..<8).map { single.color(x: $0, y: 1).alpha }, [0, 0, 255, 0, 0, 0, 0, 0])
    }

    /// `#colorLiteral` can be a Core Graphics colour.
    func testColorLiteral() {
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        XCTAssertEqual(color, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    }

    func testInvalidContexts() {
        var byte: UInt8 = 0
        let space = CGColorSpaceCreateDeviceRGB()
        let contextWithMemory = unsafe CGContext(
            data: &byte, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: 0)
        XCTAssertNil(contextWithMemory)
        for (width, height) in [(0, 1), (1, -1), (1 << 20, 1 << 20), (Int.max, 2)] {
            let context = unsafe CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: 0)
            XCTAssertNil(context)
        }
    }

    func testCropping() throws {
        let context = try context(4, 4)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(context.makeImage())
        let cropped = try XCTUnwrap(image.cropping(to: CGRect(x: 2, y: 3, width: 9, height: 9)))
        XCTAssertEqual([cropped.width, cropped.height], [2, 1])
        XCTAssertEqual(cropped.bitmap.color(x: 0, y: 0).alpha, 255)
        XCTAssertEqual(cropped.bitmap.color(x: 1, y: 0).alpha, 0)
        XCTAssertNil(image.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)))
    }

    /// A corner between two tangents matches the corner of a rounded rectangle.
    func testTangentArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertFalse(path.contains(CGPoint(x: 0.9, y: 0.9)))
        XCTAssertTrue(path.contains(CGPoint(x: 1.4, y: 1.4)))
        XCTAssertTrue(path.contains(CGPoint(x: 4.1, y: 0.1)))
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
        XCTAssertEqual(line.currentPoint, CGPoint(x: 5, y: 0))
    }

    func testColorSpacesAndColors() throws {
        let gray = try XCTUnwrap(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]))
        XCTAssertEqual(gray.components, [0.5, 1])
        XCTAssertEqual(gray.colorSpace?.model, .monochrome)
        XCTAssertNil(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.5, 1]))
        XCTAssertNotNil(CGColorSpace(name: CGColorSpace.displayP3))
        XCTAssertNil(CGColorSpace(name: "none"))
        let colors = [CGColor.black, CGColor.white] as CFArray
        XCTAssertNotNil(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        XCTAssertNil(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0], locations: nil, count: 2))
    }
}
