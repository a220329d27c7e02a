import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the orientation, scaling and caching of images from files.
@preconcurrency @MainActor final class ImageFileOrientationTests: XCTestCase {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("ImageCodecTests/Fixtures")

    /// 80 × 60 pixels with orientation 6 are 60 × 80 points: the lower left quarter becomes the upper left one.
    func testPhotoIsUpright() throws {
        let image = try XCTUnwrap(UIImage(contentsOfFile: folder.appendingPathComponent("turned.jpg").path))
        XCTAssertEqual(image.size, CGSize(width: 60, height: 80))
        XCTAssertEqual(image.imageOrientation, .right)
        XCTAssertEqual([image.cgImage?.width, image.cgImage?.height], [80, 60])
        let file = try XCTUnwrap(image.jpegData(compressionQuality: 1))
        let upright = try XCTUnwrap(UIImage(data: file))
        XCTAssertEqual(upright.size, CGSize(width: 60, height: 80))
        XCTAssertEqual(upright.imageOrientation, .up)
        let color = try XCTUnwrap(upright.cgImage).bitmap.color(x: 10, y: 10)
        for (found, expected) in zip([color.red, color.green, color.blue], [30, 180, 60]) {
            XCTAssertLessThanOrEqual(abs(Int(found) - expected), 12)
        }
    }

    func testExifOrientations() {
        let names: [UIImage.Orientation?] = (0...9).map { UIImage.Orientation(exif: $0) }
        XCTAssertEqual(
            names,
            [
                nil, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left, nil,
            ])
    }

    /// A picture at a quarter of its size: each pixel is the mean of 16 pixels, as with a box filter.
    func testDownscaledImageAveragesPixels() throws {
        let image = try XCTUnwrap(
            UIImage(contentsOfFile: folder.appendingPathComponent("turned.webp").path)?.cgImage)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let small = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 15), format: format).image { _ in
            UIImage(cgImage: image).draw(in: CGRect(x: 0, y: 0, width: 20, height: 15))
        }
        let bitmap = try XCTUnwrap(small.cgImage).bitmap
        for y in 0..<15 {
            for x in 0..<20 {
                var sum = (0, 0, 0)
                for row in y * 4..<y * 4 + 4 {
                    for column in x * 4..<x * 4 + 4 {
                        let color = image.bitmap.color(x: column, y: row)
                        sum = (sum.0 + Int(color.red), sum.1 + Int(color.green), sum.2 + Int(color.blue))
                    }
                }
                let color = bitmap.color(x: x, y: y)
                XCTAssertLessThanOrEqual(abs(Int(color.red) * 16 - sum.0), 128, "\(x), \(y)")
                XCTAssertLessThanOrEqual(abs(Int(color.green) * 16 - sum.1), 128, "\(x), \(y)")
                XCTAssertLessThanOrEqual(abs(Int(color.blue) * 16 - sum.2), 128, "\(x), \(y)")
            }
        }
    }

    func testNamedImageIsDecodedOnce() throws {
        let cache = NamedImageCache(limit: 1 << 20)
        var decodeCount = 0
        func makeProvider(_ side: Int) -> () -> UIImage? {
            {
                decodeCount += 1
                return UIImage(cgImage: CGImage(bitmap: .init(width: side, height: side)))
            }
        }
        let first = cache.image("a", makeProvider(40))
        XCTAssertIdentical(cache.image("a", makeProvider(40)), first)
        XCTAssertEqual(decodeCount, 1)
        XCTAssertNil(cache.image("b") { nil })
        // First larger than the cache, then as large as it: earlier entries are removed.
        _ = cache.image("huge", makeProvider(600))
        XCTAssertIdentical(cache.image("a", makeProvider(40)), first)
        _ = cache.image("large", makeProvider(511))
        XCTAssertNotIdentical(cache.image("a", makeProvider(40)), first)
    }
}
