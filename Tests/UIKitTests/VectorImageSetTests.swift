import CellSimGraphics
import CellSimInterfaceBuilder
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests PDF and SVG files in catalogs and next to documents: sizes, pixels, and messages about broken files.
@preconcurrency @MainActor
final class VectorImageSetTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-vectors-" + UUID().uuidString)
    private let square =
        "<svg width='10' height='6'><rect width='5' height='6' fill='red'/><rect x='5' width='5' height='6' fill='lime'/></svg>"

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private func write(_ text: String, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func set(_ name: String, _ svg: String, properties: String = "") throws {
        try write(svg, to: "M.xcassets/\(name).imageset/\(name).svg")
        try write(
            "{\"images\":[{\"filename\":\"\(name).svg\",\"idiom\":\"universal\"}],\"properties\":{\(properties)}}",
            to: "M.xcassets/\(name).imageset/Contents.json")
    }

    private var folder: ImageFolder { ImageFolder(path: root.path) }

    private func commands(_ image: UIImage, in rect: CGRect, tint: UIColor? = nil) -> String {
        var recorder = DisplayRecorder(traits: UITraitCollection(displayScale: 2))
        image.record(into: &recorder, in: rect, tint: tint)
        return DisplayList(size: rect.size, commands: recorder.commands).dump()
    }

    func testImageSetSizeAndScale() throws {
        try set("flag", square)
        let image = try XCTUnwrap(folder.image(named: "flag"))
        XCTAssertEqual(image.size, CGSize(width: 10, height: 6))
        let pixels = try XCTUnwrap(image.cgImage)
        XCTAssertEqual(CGFloat(pixels.width), 10 * image.scale)
        XCTAssertEqual(pixels.bitmap.color(x: 1, y: 1), RGBAColor(red: 255 as UInt8, green: 0, blue: 0))
        // The image is scaled as pixels, like the rasterized images that Xcode creates.
        XCTAssertEqual(
            commands(image, in: CGRect(x: 0, y: 0, width: 20, height: 12)),
            "size 20 12\nimage 20×12 from 0 0 20 12 to 0 0 20 12\n")
    }

    func testPreservedVectorsAreDrawnAsPaths() throws {
        try set("flag", square, properties: "\"preserves-vector-representation\":true")
        let image = try XCTUnwrap(folder.image(named: "flag"))
        let text = commands(image, in: CGRect(x: 1, y: 2, width: 20, height: 12))
        assertPrefix(text, "size 20 12\nsave\n  transform 2 0 0 2 1 2\n")
        assertContains(text, "fill path")
    }

    func testTemplatesUseTintColor() throws {
        try set(
            "flag", square,
            properties: "\"preserves-vector-representation\":true,\"template-rendering-intent\":\"template\"")
        let image = try XCTUnwrap(folder.image(named: "flag"))
        let text = commands(image, in: CGRect(x: 0, y: 0, width: 10, height: 6), tint: .blue)
        assertContains(text, "fill 0 0 10 6 #0000FF\n  mask by alpha\n")
    }

    func testLooseFiles() throws {
        try write(square, to: "banner.svg")
        XCTAssertEqual(folder.image(named: "banner")?.size, CGSize(width: 10, height: 6))
    }

    func testInvalidFilesAreReported() throws {
        try set("bad", "<svg width='1' height='1'>\n<script/></svg>")
        try set("half", "<svg width='9' height='9'><text>Hi</text></svg>")
        try write("{\n\"images\": [\n{]}", to: "M.xcassets/odd.imageset/Contents.json")
        var messages: [String] = []
        for name in ["bad", "half", "odd"] {
            let image = folder.image(named: name) {
                messages.append("\($0.description)".replacing(root.path, with: "…"))
            }
            XCTAssertEqual(image == nil, name != "half")
        }
        XCTAssertEqual(
            messages,
            [
                "…/M.xcassets/bad.imageset/bad.svg:2: warning: contains a script, which is not run (save the image again)",
                "…/M.xcassets/half.imageset/half.svg:1: warning: is drawn incompletely: <text> is not drawn (save it with simple shapes) [supports: SVG]",
                "…/M.xcassets/odd.imageset/Contents.json:3: warning: is not valid JSON (save the set with Xcode, or fix the file by hand)",
            ])
    }
}
