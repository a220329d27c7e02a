import CellSimHost
import CoreImage
import UIKit
import XCTest

/// Tests the barcode generators and colour filters of Core Image.
@preconcurrency @MainActor final class CodeImageTests: XCTestCase {
    private func rows(_ image: CIImage?) -> [String] {
        guard let image, let pixels = CIContext().createCGImage(image, from: image.extent) else { return [] }
        return (0..<pixels.height).map { y in
            (0..<pixels.width).map { pixels.bitmap.color(x: $0, y: y).red < 128 ? "#" : "." }.joined()
        }
    }

    private func generator(_ text: String, _ level: String = "M") -> any CIFilter & CIQRCodeGenerator {
        let filter = CIFilter.qrCodeGenerator()
        (filter.message, filter.correctionLevel) = (Data(text.utf8), level)
        return filter
    }

    /// Compares the code of 01234567 at level M with the result of other encoders.
    func testModulesOfQRCode() {
        let symbol = rows(generator("01234567").outputImage)
        XCTAssertEqual(symbol, Self.knownSymbol)
    }

    private static let knownSymbol = [
        ".......................",
        ".#######...###.#######.",
        ".#.....#.###...#.....#.",
        ".#.###.#..##...#.###.#.",
        ".#.###.#..#.##.#.###.#.",
        ".#.###.#.##.##.#.###.#.",
        ".#.....#....#..#.....#.",
        ".#######.#.#.#.#######.",
        ".......................",
        ".#.#.#.#...#.#...#..#..",
        ".##.#....#.##.#.#...#..",
        "....##.###.##.###.###..",
        ".##..##.#.#.###.##..#..",
        "...#..###.###.###....#.",
        ".........#.#...#....#..",
        ".#######.....#...#...#.",
        ".#.....#...#...#..#.##.",
        ".#.###.#.###.#.#.###.#.",
        ".#.###.#..#.#.#.#.###..",
        ".#.###.#.##.#.###..#.#.",
        ".#.....#....###.###....",
        ".#######.#..#.###..#.#.",
        ".......................",
    ]

    /// Sizes in modules with a quiet zone of one module. The encoder chooses the mode with the fewest bits, then the
    /// smallest version.
    func testQRCodeSizes() {
        for (text, level, side) in [
            (String(repeating: "1", count: 41), "L", 23), (String(repeating: "1", count: 42), "L", 27),
            (String(repeating: "A", count: 25), "L", 23), (String(repeating: "A", count: 26), "L", 27),
            (String(repeating: "a", count: 17), "L", 23), (String(repeating: "a", count: 18), "L", 27),
            (String(repeating: "a", count: 14), "M", 23), (String(repeating: "a", count: 11), "Q", 23),
            (String(repeating: "a", count: 7), "H", 23), (String(repeating: "a", count: 122), "M", 47),
            (String(repeating: "a", count: 2953), "L", 179), ("", "M", 23),
        ] {
            let extent = generator(text, level).outputImage?.extent
            XCTAssertEqual(extent, CGRect(x: 0, y: 0, width: side, height: side), "\(text.count) at \(level)")
        }
        XCTAssertNil(generator(String(repeating: "a", count: 2954), "L").outputImage)
        XCTAssertNil(generator("a", "X").outputImage)
        XCTAssertNil(CIFilter(name: "CIQRCodeGenerator")?.outputImage)
    }

    func testQRCodeByName() throws {
        let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
        XCTAssertEqual(filter.value(forKey: "inputCorrectionLevel") as? String, "M")
        filter.setValue(Data("Hello".utf8), forKey: "inputMessage")
        XCTAssertEqual(rows(filter.outputImage), rows(generator("Hello").outputImage))
        filter.setValue("H", forKey: "inputCorrectionLevel")
        XCTAssertEqual(rows(filter.outputImage), rows(generator("Hello", "H").outputImage))
    }

    /// Each module becomes a square with sharp edges, and image views show it.
    func testEnlargedCodeStaysSharp() throws {
        let small = try XCTUnwrap(generator("Hello").outputImage)
        let large = small.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        XCTAssertEqual(large.extent, CGRect(x: 0, y: 0, width: 69, height: 69))
        let expected = rows(small).flatMap { row in
            Array(repeating: row.map { String(repeating: $0, count: 3) }.joined(), count: 3)
        }
        XCTAssertEqual(rows(large), expected)
        let image = UIImage(ciImage: large)
        XCTAssertEqual(image.size, CGSize(width: 69, height: 69))
        XCTAssertEqual(image.cgImage?.bitmap.color(x: 3, y: 3).red, 0)
        XCTAssertEqual(image.cgImage?.bitmap.color(x: 2, y: 2).red, 255)
        XCTAssertEqual(UIImage(ciImage: large, scale: 3, orientation: .up).size, CGSize(width: 23, height: 23))
        let corner = CIContext().createCGImage(large, from: CGRect(x: 0, y: 0, width: 3, height: 66))
        XCTAssertEqual(corner?.width, 3)
        XCTAssertEqual(corner?.height, 66)
    }

    /// UIKit renders an image from Core Image with one pixel per point and enlarges it, so each edge is two pixels wide.
    ///
    /// Source: snapshots of iOS 15 at two pixels per point by github.com/Digitaler-Impfnachweis/covpass-ios. Their edges have the levels
    /// 255, 224, 31 and 0.
    func testImageViewsRenderCodesAtPointResolution() throws {
        let code = try XCTUnwrap(generator("Hello").outputImage)
        let view = UIImageView(image: UIImage(ciImage: code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let host = ViewHost(Appearance(device: Device(size: CGSize(width: 50, height: 50), scale: 2)))
        host.show(view)
        let bitmap = host.render(view)
        // The first module begins at 50 / 23 = 2.2 points, so the third point is the first dark one.
        XCTAssertEqual((2...6).map { bitmap.color(x: 12, y: $0).red }, [255, 224, 31, 0, 0])
        XCTAssertEqual((2...6).map { bitmap.color(x: $0, y: 12).red }, [255, 224, 31, 0, 0])
        let pixels = UIImageView(
            image: UIImage(cgImage: try XCTUnwrap(CIContext().createCGImage(code, from: code.extent))))
        pixels.frame = view.frame
        host.show(pixels)
        XCTAssertNotEqual(host.render(pixels), bitmap)
    }

    /// The codes were verified with another reader (ZXing). With 0 for layers and style, the smallest code is drawn.
    func testAztecCode() {
        let filter = CIFilter.aztecCodeGenerator()
        XCTAssertEqual(filter.correctionLevel, 23)
        filter.message = Data("Code 2D!".utf8)
        XCTAssertEqual(rows(filter.outputImage), Self.knownAztecCode)
        filter.compactStyle = 1
        XCTAssertEqual(rows(filter.outputImage), Self.knownAztecCode)
        filter.layers = 4
        XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 0, y: 0, width: 27, height: 27))
        filter.layers = 5
        XCTAssertNil(filter.outputImage)
        (filter.compactStyle, filter.layers) = (0, 32)
        XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 0, y: 0, width: 151, height: 151))
        filter.message = Data(repeating: 0x80, count: 2500)
        XCTAssertNil(filter.outputImage)
        let named = CIFilter(name: "CIAztecCodeGenerator")
        named?.setValue(Data("Code 2D!".utf8), forKey: "inputMessage")
        XCTAssertEqual(rows(named?.outputImage), Self.knownAztecCode)
    }

    private static let knownAztecCode = [
        "...##...##.....",
        "......##.....#.",
        "#.##....#...#.#",
        ".############..",
        "####.......##.#",
        "...#.#####.##..",
        "#..#.#...#.####",
        "..##.#.#.#.#..#",
        "..##.#...#.#.#.",
        ".#.#.#####.#..#",
        "#..#.......#.##",
        "#..##########.#",
        ".#...##...#..#.",
        ".##....##.##.#.",
        "###..##.##.....",
    ]

    func testCode128() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        XCTAssertEqual([filter.quietSpace, filter.barcodeHeight], [7, 32])
        filter.message = Data("A".utf8)
        // Start B, A, the check value 34 and the stop pattern.
        let bars = "11010010000" + "10100011000" + "10001011000" + "1100011101011"
        let symbol = rows(filter.outputImage)
        XCTAssertEqual(symbol.count, 46)
        let quietZone = String(repeating: ".", count: 7)
        XCTAssertEqual(symbol[20], quietZone + bars.map { $0 == "1" ? "#" : "." }.joined() + quietZone)
        (filter.quietSpace, filter.barcodeHeight) = (0, 10)
        // Each pair of digits is one value: start, three pairs, the check value and the stop pattern.
        filter.message = Data("123456".utf8)
        XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 0, y: 0, width: 5 * 11 + 13, height: 10))
        filter.message = Data("é".utf8)
        XCTAssertNil(filter.outputImage)
    }

    /// Tests the usual ways to colour a code.
    func testColorsOfCodes() throws {
        let symbol = try XCTUnwrap(generator("Hello").outputImage)
        let colors: [String: Any] = ["inputColor0": CIColor.red, "inputColor1": CIColor.clear]
        let tinted = symbol.applyingFilter("CIFalseColor", parameters: colors)
        let pixels = try XCTUnwrap(UIImage(ciImage: tinted).cgImage)
        XCTAssertEqual(pixels.bitmap.color(x: 1, y: 1), RGBAColor(red: 255 as UInt8, green: 0, blue: 0))
        XCTAssertEqual(pixels.bitmap.color(x: 0, y: 0).alpha, 0)
        let mask = symbol.applyingFilter("CIColorInvert").applyingFilter("CIMaskToAlpha")
        let maskedPixels = try XCTUnwrap(UIImage(ciImage: mask).cgImage)
        XCTAssertEqual(maskedPixels.bitmap.color(x: 1, y: 1).alpha, 255)
        XCTAssertEqual(maskedPixels.bitmap.color(x: 0, y: 0).alpha, 0)
    }
}
