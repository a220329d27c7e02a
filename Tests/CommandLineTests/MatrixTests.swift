import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests `cellsim render --matrix`: one document with several appearances on one sheet.
final class MatrixTests: XCTestCase {
    private func bitmap(_ cellsim: CommandLine, _ file: String) throws -> Bitmap {
        try PNG.decode(Array(try cellsim.read(file)))
    }

    /// Whether a sheet contains a picture at a position, pixel for pixel.
    private func contains(_ sheet: Bitmap, _ picture: Bitmap, atX x: Int, y: Int) -> Bool {
        guard x + picture.width <= sheet.width, y + picture.height <= sheet.height else { return false }
        return sheet.cropped(columns: x..<x + picture.width, rows: y..<y + picture.height) == picture
    }

    /// Margins are 16 points and names 24 points high. The last key forms the columns.
    func testEachPictureEqualsItsSeparateRendering() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.run(
            "render", cellsim.xib, "--matrix", "text-size=L, AX1;style=light,dark", "-o", "sheet.png")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let sheet = try bitmap(cellsim, "sheet.png")
        var y = 16 * 2
        for size in ["L", "AX1"] {
            var (x, height) = (16 * 2, 0)
            for style in ["light", "dark"] {
                XCTAssertEqual(
                    try cellsim.run("render", cellsim.xib, "--text-size", size, "--style", style, "-o", "a.png").code, 0
                )
                let picture = try bitmap(cellsim, "a.png")
                XCTAssertTrue(contains(sheet, picture, atX: x, y: y + 24 * 2), "\(size) \(style)")
                x += picture.width + 16 * 2
                height = max(height, picture.height)
            }
            XCTAssertEqual(sheet.width, x)
            y += height + (24 + 16) * 2
        }
        XCTAssertEqual(sheet.height, y)
    }

    func testNamesAreAbovePictures() throws {
        let cellsim = try CommandLine()
        for (style, file) in [("light,dark", "a.png"), ("dark,light", "b.png"), ("light,dark", "c.png")] {
            XCTAssertEqual(
                try cellsim.run("render", cellsim.xib, "--matrix", "style=\(style)", "-o", file).code, 0)
        }
        XCTAssertEqual(try cellsim.read("a.png"), try cellsim.read("c.png"), "repeated runs write the same bytes")
        let (first, other) = (try bitmap(cellsim, "a.png"), try bitmap(cellsim, "b.png"))
        let nameArea = (columns: 32..<200, rows: 32..<80)
        XCTAssertNotEqual(
            first.cropped(columns: nameArea.columns, rows: nameArea.rows),
            other.cropped(columns: nameArea.columns, rows: nameArea.rows), "the labels of the columns differ")
        let background = first.premultipliedPixel(x: 2, y: 2)
        let textPixels = nameArea.rows.flatMap { y in nameArea.columns.map { first.premultipliedPixel(x: $0, y: y) } }
            .filter { $0 != background }
        XCTAssertGreaterThan(textPixels.count, 50)
    }

    /// The scenes keep the scales of their devices.
    func testScenesOnDevicesOfDifferentScales() throws {
        let cellsim = try CommandLine()
        let storyboard = cellsim.examples + "/Storyboard/Laboratory.storyboard"
        let outcome = try cellsim.run(
            "render", storyboard, "--matrix", "device=iPhone SE,iPhone 15", "--matrix", "direction=all", "-o", "s.png")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let sheet = try bitmap(cellsim, "s.png")
        XCTAssertEqual(
            try cellsim.run("render", storyboard, "--device", "iPhone 15", "--direction", "rtl", "-o", "a.png").code, 0)
        let alone = try bitmap(cellsim, "a.png")
        XCTAssertEqual([sheet.width, sheet.height], [3 * 48 + 2 * 1179, 48 + 1334 + 120 + 2556 + 120])
        XCTAssertTrue(contains(sheet, alone, atX: 2 * 48 + 1179, y: 48 + 72 + 1334 + 48 + 72))
    }

    func testDataRowsAndSceneFiles() throws {
        let cellsim = try CommandLine()
        XCTAssertEqual(
            try cellsim.run(
                "render", cellsim.xib, "--data", cellsim.data, "--rows", "3", "--matrix", "width=300,340", "-o", "t.png"
            ).code, 0)
        let sheet = try bitmap(cellsim, "t.png")
        XCTAssertEqual(sheet.width, 3 * 32 + 600 + 680)
        XCTAssertEqual(
            try cellsim.run(
                "render", cellsim.xib, "--data", cellsim.data, "--rows", "3", "--width", "340", "-o", "a.png"
            ).code, 0)
        XCTAssertTrue(contains(sheet, try bitmap(cellsim, "a.png"), atX: 2 * 32 + 600, y: 32 + 48))
        let storyboard = cellsim.examples + "/Storyboard/Laboratory.storyboard"
        XCTAssertEqual(
            try cellsim.run(
                "render", storyboard, "--scene", "all", "--matrix", "style=light,dark;language=de",
                "--output-directory",
                "p"
            ).code, 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/p")
        XCTAssertGreaterThan(names.count, 1)
        XCTAssertTrue(names.allSatisfy { $0.hasPrefix("Laboratory-") }, "\(names)")
    }

    func testInvalidMatricesAreReported() throws {
        let cellsim = try CommandLine()
        for (matrix, message) in [
            ("stile=dark", "--matrix has no 'stile'; available: device, orientation, "),
            ("stile=dark", "did you mean 'style'?"), ("style", "expected, for example, 'device="),
            ("style=drak", "'style' has the style 'drak'; expected light or dark"),
            ("style=light,,dark", "a value of 'style' is empty"), ("style=light;style=dark", "has 'style' twice"),
            ("device=iPhone 42", "unknown device"), ("width=all", "'width' has no list of all values"),
            ("device=all;text-size=all", "more than 256 pictures"),
        ] {
            let outcome = try cellsim.run("render", cellsim.xib, "--matrix", matrix, "-o", "a.png")
            XCTAssertEqual(outcome.code, 2, matrix)
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
        }
        XCTAssertEqual(try cellsim.run("render", "-", "--matrix", "style=all", "-o", "a.png").code, 2)
        XCTAssertEqual(
            try cellsim.run("render", cellsim.xib, "--data", cellsim.data, "--separate", "--matrix", "style=all").code,
            2)
        XCTAssertEqual(try cellsim.files, [])
    }

    func testTooLargeSheetIsRejected() throws {
        let cellsim = try CommandLine()
        let widths = (0..<40).map { "\(9000 + $0)" }.joined(separator: ",")
        let outcome = try cellsim.run("render", cellsim.xib, "--matrix", "width=\(widths)", "-o", "a.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.contains("a sheet of 40 pictures would have "), outcome.errors)
        XCTAssertEqual(try cellsim.files, [])
    }
}
