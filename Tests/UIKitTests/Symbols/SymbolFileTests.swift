import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that the drawings in the folder `Symbols` match those in the program.
final class SymbolFileTests: XCTestCase {
    private static let folder: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("Fonts/Symbols")
    }()

    private func texts() throws -> [(name: String, text: String)] {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        return try files.filter { $0.hasSuffix(".symbol") }.sorted().map { file in
            let url = Self.folder.appendingPathComponent(file)
            return (String(file.dropLast(7)), try String(contentsOf: url, encoding: .utf8))
        }
    }

    func testTableMatchesFiles() throws {
        var otherNames: [String: String] = [:]
        let texts = try texts()
        XCTAssertGreaterThan(texts.count, 200)
        for (name, text) in texts {
            let lines = SymbolDrawing.lines(text)
            for line in lines where line.hasPrefix("also ") {
                for alias in line.split(separator: " ").dropFirst() { otherNames[String(alias)] = name }
            }
            let drawingLines = lines.filter { !$0.hasPrefix("also ") }.joined(separator: "\n")
            XCTAssertEqual(
                SymbolCatalogue.text(name), drawingLines, "\(name): the symbol table is outdated; run `make symbols`")
        }
        XCTAssertEqual(SymbolTable.otherNames, otherNames)
        let names = Set(texts.map(\.name).filter { !$0.hasPrefix(SymbolCatalogue.characterPrefix) }).union(
            otherNames.keys)
        XCTAssertEqual(SymbolCatalogue.names, names.sorted())
    }

    func testAllLinesAreParsed() throws {
        for (name, text) in try texts() {
            let drawing = SymbolDrawing(text) { SymbolCatalogue.drawing($0) }
            XCTAssertEqual(drawing.unknownLines, [], name)
            XCTAssertGreaterThan(drawing.box.width, 0, name)
            XCTAssertGreaterThan(drawing.box.height, 0, name)
            XCTAssertFalse(drawing.path(.outline, .detail, .dots, .line, .solid).isEmpty, name)
            for word in SymbolDrawing.lines(text).flatMap({ $0.split(separator: " ") }) where word.count == 1 {
                guard let letter = word.first, letter.isLetter else { continue }
                XCTAssertNotNil(SymbolPathParser.argumentCounts[letter], "\(name): \(letter)")
            }
        }
    }

    /// Tests the paths without their stroke width. Heavy strokes extend slightly beyond the box.
    func testDrawingsStayInTheirBoxes() throws {
        for (name, _) in try texts() where !name.hasPrefix(SymbolCatalogue.characterPrefix) {
            let drawing = try XCTUnwrap(SymbolCatalogue.drawing(name))
            let points = drawing.path(.outline, .detail, .dots, .line, .solid).lines.flatMap { [$0.0, $0.1] }
            let box = CGRect(origin: .zero, size: drawing.box).insetBy(dx: -0.01, dy: -0.01)
            let outside = points.filter { !box.contains($0) }
            XCTAssertEqual(outside, [], name)
        }
    }

    func testNamesOfTheListAreDrawn() throws {
        let list = Self.folder.appendingPathComponent("names.txt")
        let names = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
        XCTAssertGreaterThan(names.count, 200)
        XCTAssertEqual(names.filter { SymbolCatalogue.glyph($0) == nil }, [])
    }

    func testDrawingsHaveVariants() {
        var names: [String] = []
        for name in SymbolCatalogue.names {
            for variant in ["circle", "circle.fill", "square", "square.fill", "slash", "badge.plus", "badge"] {
                names.append("\(name).\(variant)")
            }
            if SymbolCatalogue.drawing(name)?.hasOutline ?? false { names.append(name + ".fill") }
        }
        XCTAssertEqual(names.filter { SymbolCatalogue.glyph($0) == nil }, [])
    }
}
