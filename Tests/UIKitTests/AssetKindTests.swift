import CellSimInterfaceBuilder
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests asset catalog contents other than images: each kind is reported by its name, and errors with their line.
@preconcurrency @MainActor
final class AssetKindTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-kinds-" + UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private func write(_ text: String, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func reportedMessages(_ name: String) -> [String] {
        var messages: [String] = []
        let image = ImageFolder(path: root.path).image(named: name) {
            messages.append($0.description.replacing(root.path + "/M.xcassets/", with: ""))
        }
        XCTAssertNil(image)
        return messages
    }

    func testOtherSetTypesAreReported() throws {
        for (set, words) in [
            ("Icon.appiconset", "is an app icon"), ("Launch.launchimage", "is a launch image"),
            ("Rules.dataset", "is a data set, which NSDataAsset reads"), ("Tint.colorset", "is a colour"),
            ("Pack.stickerpack/Smile.sticker", "is a sticker"), ("Bricks.textureset", "is a texture set"),
        ] {
            try write("{}", to: "M.xcassets/\(set)/Contents.json")
            let name = URL(fileURLWithPath: set).deletingPathExtension().lastPathComponent
            XCTAssertEqual(
                reportedMessages(name),
                [
                    "\(set)/Contents.json:1: warning: \(words), not an image: '\(name)' (add an image set with this name to a catalogue)"
                ])
        }
        XCTAssertEqual(reportedMessages("Nothing"), [])
    }

    func testMistakesAreReportedWithTheirLines() throws {
        try write(
            "{\n \"info\": {\"images\": [1]},\n \"images\": [\n {},\n {\"idiom\": 3} ] }",
            to: "M.xcassets/a.imageset/Contents.json")
        try write("{\n \"images\": [ {\"filename\": \"b.png\"} ]\n}", to: "M.xcassets/b.imageset/Contents.json")
        try write("{ \"images\": [ {\"idiom\": \"universal\"} ] }", to: "M.xcassets/c.imageset/Contents.json")
        try write("", to: "M.xcassets/d.imageset/d.png")
        let remedy = "(save the set with Xcode, or fix the file by hand)"
        XCTAssertEqual(
            reportedMessages("a"),
            [
                "a.imageset/Contents.json:5: warning: has a value of the wrong type at 'images.Index 1.idiom' \(remedy)"
            ])
        XCTAssertEqual(
            reportedMessages("b"),
            [
                "b.imageset/Contents.json:2: warning: 'filename' refers to a file that does not exist: 'b.png' (add the file to the set)"
            ])
        XCTAssertEqual(
            reportedMessages("c"),
            ["c.imageset/Contents.json:1: warning: is a set without images: 'c' (add an image to the set)"])
        XCTAssertEqual(reportedMessages("d"), ["d.imageset: warning: has no Contents.json (save the set with Xcode)"])
    }

    func testDataSets() throws {
        try write(
            #"{"data":[{"filename":"r.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#,
            to: "M.xcassets/Rules.dataset/Contents.json")
        try write("[1]", to: "M.xcassets/Rules.dataset/r.json")
        let bundle = try XCTUnwrap(Bundle(path: root.path))
        let asset = try XCTUnwrap(NSDataAsset(name: "Rules", bundle: bundle))
        XCTAssertEqual(asset.data, Data("[1]".utf8))
        XCTAssertEqual(asset.typeIdentifier, "public.json")
        XCTAssertEqual(asset.name, "Rules")
        XCTAssertNil(NSDataAsset(name: "Others", bundle: bundle))
    }

    func testSymbolSetsDrawTheirRegularVariant() throws {
        try write(
            #"{"symbols":[{"filename":"s.svg","idiom":"universal"}]}"#, to: "M.xcassets/kite.symbolset/Contents.json")
        try write(
            """
            <svg width='3300' height='2200'><g id='Guides'><line id='left-margin-Regular-M' x1='500' x2='500' y1='0' y2='9'/>
            <line id='right-margin-Regular-M' x1='600' x2='600' y1='0' y2='9'/></g><g id='Symbols'>
            <g id='Black-M'><path d='M0 0h9v9z'/></g><g id='Regular-M' transform='translate(500 300)'>
            <path d='M10 10h80v100h-80z'/></g></g></svg>
            """, to: "M.xcassets/kite.symbolset/s.svg")
        let image = try XCTUnwrap(ImageFolder(path: root.path).image(named: "kite"))
        XCTAssertEqual(image.size.width, 17, accuracy: 0.001)
        XCTAssertEqual(image.size.height, 17, accuracy: 0.001)
        XCTAssertEqual(image.renderingMode, .alwaysTemplate)
        let pixels = try XCTUnwrap(image.cgImage?.bitmap)
        XCTAssertEqual(pixels.color(x: pixels.width / 2, y: pixels.height / 2).alpha, 255)
        XCTAssertEqual(pixels.color(x: 0, y: pixels.height / 2).alpha, 0)
    }

    func testBundleImagesAreCached() throws {
        try write("<svg width='4' height='4'/>", to: "dot.svg")
        let bundle = try XCTUnwrap(Bundle(path: root.path))
        let first = ImageFolder.image(named: "dot", in: bundle)
        XCTAssertNotNil(first)
        XCTAssertIdentical(ImageFolder.image(named: "dot", in: bundle), first)
    }
}
