import CellSimGraphics
import CellSimImageCodecs
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests asset catalogs in Xcode's format: the choice of a variant by traits, and the effects of settings.
@preconcurrency @MainActor
final class AssetCatalogTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-assets-" + UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private func write(_ data: Data, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private var catalog: ImageFolder { ImageFolder(path: root.path) }

    private func picture(_ width: Int, _ height: Int, _ color: RGBAColor) throws -> Data {
        try Data(PNG.encode(Bitmap(width: width, height: height, color: color)))
    }

    /// Writes an image set with white pictures of `size` × `size` pixels and its `Contents.json`.
    private func imageSet(_ name: String, _ entries: [(file: String, size: Int, json: String)], properties: String = "")
        throws
    {
        for entry in entries {
            try write(try picture(entry.size, entry.size, .white), to: "M.xcassets/\(name).imageset/\(entry.file)")
        }
        let images = entries.map { "{\"filename\":\"\($0.file)\",\($0.json)}" }.joined(separator: ",")
        try write(
            Data(
                "{\"images\":[\(images)],\"properties\":{\(properties)},\"info\":{\"version\":1,\"author\":\"xcode\"}}"
                    .utf8),
            to: "M.xcassets/\(name).imageset/Contents.json")
    }

    private func colorSet(_ name: String, _ entries: String...) throws {
        try write(
            Data("{\"colors\":[\(entries.joined(separator: ","))],\"info\":{\"version\":1,\"author\":\"xcode\"}}".utf8),
            to: "M.xcassets/\(name).colorset/Contents.json")
    }

    private func width(_ name: String, _ more: UITraitCollection...) throws -> Int? {
        try XCTUnwrap(catalog.image(named: name)).resolved(for: UITraitCollection(traitsFrom: [.standard] + more))
            .cgImage?.width
    }

    // MARK: Images

    func testDisplayScaleSelectsImage() throws {
        try imageSet("star", (1...3).map { ("s\($0).png", 10 * $0, "\"idiom\":\"universal\",\"scale\":\"\($0)x\"") })
        for scale in 1...3 {
            XCTAssertEqual(try width("star", UITraitCollection(displayScale: CGFloat(scale))), 10 * scale)
        }
        XCTAssertEqual(catalog.image(named: "star")?.size, CGSize(width: 10, height: 10))
    }

    func testNearestScaleReplacesMissingOne() throws {
        try imageSet("star", [("s3.png", 30, "\"idiom\":\"universal\",\"scale\":\"3x\"")])
        XCTAssertEqual(catalog.image(named: "star")?.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(try width("star", UITraitCollection(displayScale: 1)), 30)
    }

    func testTraitsSelectImage() throws {
        try imageSet(
            "pic",
            [
                ("any.png", 2, "\"idiom\":\"universal\",\"scale\":\"2x\""),
                ("pad.png", 4, "\"idiom\":\"ipad\",\"scale\":\"2x\""),
                (
                    "dark.png", 6,
                    "\"idiom\":\"universal\",\"scale\":\"2x\",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
                ),
                (
                    "strong.png", 8,
                    "\"idiom\":\"universal\",\"scale\":\"2x\",\"appearances\":[{\"appearance\":\"contrast\",\"value\":\"high\"}]"
                ),
                ("flat.png", 10, "\"idiom\":\"universal\",\"scale\":\"2x\",\"height-class\":\"compact\""),
                ("wide.png", 12, "\"idiom\":\"universal\",\"scale\":\"2x\",\"display-gamut\":\"display-P3\""),
            ])
        XCTAssertEqual(try width("pic"), 2)
        XCTAssertEqual(try width("pic", UITraitCollection(userInterfaceIdiom: .pad)), 4)
        XCTAssertEqual(try width("pic", UITraitCollection(userInterfaceStyle: .dark)), 6)
        XCTAssertEqual(try width("pic", UITraitCollection(accessibilityContrast: .high)), 8)
        XCTAssertEqual(try width("pic", UITraitCollection(verticalSizeClass: .compact)), 10)
        XCTAssertEqual(try width("pic", UITraitCollection(displayGamut: .P3)), 12)
    }

    func testDirectionalImagesAreMirrored() throws {
        try imageSet(
            "arrow", [("a.png", 4, "\"idiom\":\"universal\",\"scale\":\"2x\",\"language-direction\":\"left-to-right\"")]
        )
        XCTAssertTrue(try XCTUnwrap(catalog.image(named: "arrow")).flipsForRightToLeftLayoutDirection)
        try imageSet(
            "both",
            [
                ("l.png", 4, "\"idiom\":\"universal\",\"scale\":\"2x\",\"language-direction\":\"left-to-right\""),
                ("r.png", 6, "\"idiom\":\"universal\",\"scale\":\"2x\",\"language-direction\":\"right-to-left\""),
            ])
        XCTAssertFalse(try XCTUnwrap(catalog.image(named: "both")).flipsForRightToLeftLayoutDirection)
        XCTAssertEqual(try width("both", UITraitCollection(layoutDirection: .rightToLeft)), 6)
        XCTAssertEqual(try width("both"), 4)
    }

    func testRenderingIntentDeterminesRenderingMode() throws {
        let entry = [("a.png", 4, "\"idiom\":\"universal\"")]
        try imageSet("template", entry, properties: "\"template-rendering-intent\":\"template\"")
        try imageSet("original", entry, properties: "\"template-rendering-intent\":\"original\"")
        try imageSet("plain", entry)
        XCTAssertEqual(
            ["template", "original", "plain"].map { catalog.image(named: $0)?.renderingMode },
            [.alwaysTemplate, .alwaysOriginal, .automatic])
    }

    func testSlicingUsesFilePixels() throws {
        func set(_ mode: String) -> String {
            """
            "idiom":"universal","scale":"2x","resizing":{"mode":"9-part","center":{"mode":"\(mode)","width":2,"height":2},
            "cap-insets":{"top":4,"left":6,"bottom":8,"right":10}}
            """
        }
        try imageSet("stretched", [("a.png", 24, set("stretch"))])
        try imageSet("tiled", [("a.png", 24, set("tile"))])
        let image = try XCTUnwrap(catalog.image(named: "stretched"))
        XCTAssertEqual(image.capInsets, UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
        XCTAssertEqual(image.resizingMode, .stretch)
        XCTAssertEqual(catalog.image(named: "tiled")?.resizingMode, .tile)
    }

    func testAlignmentInsetsUseFilePixels() throws {
        let insets = "\"alignment-insets\":{\"top\":4,\"left\":6,\"bottom\":8}"
        try imageSet("shadow", [("a.png", 24, "\"idiom\":\"universal\",\"scale\":\"2x\",\(insets)")])
        let image = try XCTUnwrap(catalog.image(named: "shadow"))
        XCTAssertEqual(image.alignmentRectInsets, UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 0))
        XCTAssertEqual(UIImageView(image: image).intrinsicContentSize, CGSize(width: 9, height: 6))
    }

    func testJPEGAndNamespaceFolder() throws {
        try imageSet("Icons/deep", [("a.png", 4, "\"idiom\":\"universal\"")])
        XCTAssertNotNil(catalog.image(named: "Icons/deep"))
        XCTAssertNil(catalog.image(named: "Other/deep"))
        let jpeg =
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAJBP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADunJgGZ3A3v/9k="
        try write(try XCTUnwrap(Data(base64Encoded: jpeg)), to: "M.xcassets/photo.imageset/p.jpg")
        try write(
            Data("{\"images\":[{\"filename\":\"p.jpg\",\"idiom\":\"universal\",\"scale\":\"2x\"}]}".utf8),
            to: "M.xcassets/photo.imageset/Contents.json")
        XCTAssertEqual(catalog.image(named: "photo")?.size, CGSize(width: 8, height: 4))
    }

    func testLooseFilesForScalesAndIdioms() throws {
        for (name, size) in [
            ("moon.png", 10), ("moon@2x.png", 20), ("moon@2x~ipad.png", 24), ("moon@3x~iphone.png", 30),
        ] {
            try write(try picture(size, size, .white), to: name)
        }
        XCTAssertEqual(try width("moon"), 20)
        XCTAssertEqual(try width("moon", UITraitCollection(userInterfaceIdiom: .pad)), 24)
        XCTAssertEqual(try width("moon", UITraitCollection(displayScale: 3)), 30)
    }

    func testInvalidContentsReturnNil() throws {
        try write(Data("{\"images\":".utf8), to: "M.xcassets/broken.imageset/Contents.json")
        try write(
            Data("{\"images\":[{\"filename\":\"gone.png\",\"idiom\":\"universal\"}]}".utf8),
            to: "M.xcassets/gone.imageset/Contents.json")
        try write(Data("[]".utf8), to: "M.xcassets/odd.colorset/Contents.json")
        XCTAssertNil(catalog.image(named: "broken"))
        XCTAssertNil(catalog.image(named: "gone"))
        XCTAssertNil(catalog.color(named: "odd"))
        XCTAssertNil(catalog.color(named: "never"))
    }

    // MARK: Colours

    private func rgb(_ space: String, _ red: String, _ green: String, _ blue: String, more: String = "") -> String {
        """
        {"idiom":"universal",\(more)"color":{"color-space":"\(space)","components":{"red":"\(red)","green":"\(green)","blue":"\(blue)","alpha":"1.000"}}}
        """
    }

    private func hex(_ name: String, _ more: UITraitCollection...) throws -> String {
        try XCTUnwrap(catalog.color(named: name)).rgba(UITraitCollection(traitsFrom: [.standard] + more)).hex
    }

    /// The expected values were computed in Python with sRGB's transfer function and the conversion of P3's primaries to sRGB.
    func testColorSpaces() throws {
        try colorSet("bytes", rgb("srgb", "255", "0x80", "0"))
        try colorSet("shares", rgb("extended-srgb", "1.000", "0.502", "0.000"))
        try colorSet("linear", rgb("extended-linear-srgb", "1.000", "0.216", "0.000"))
        try colorSet("wide", rgb("display-p3", "0.400", "0.400", "0.400"))
        try colorSet(
            "gray",
            "{\"idiom\":\"universal\",\"color\":{\"color-space\":\"gray-gamma-22\",\"components\":{\"white\":\"0.500\",\"alpha\":\"0.400\"}}}"
        )
        try colorSet(
            "system", "{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"systemRedColor\"}}")
        XCTAssertEqual(try hex("bytes"), "#FF8000")
        XCTAssertEqual(try hex("shares"), "#FF8000")
        XCTAssertEqual(try hex("linear"), "#FF8000")
        XCTAssertEqual(try hex("wide"), "#666666")
        XCTAssertEqual(try hex("gray"), "#80808066")
        XCTAssertEqual(try hex("system"), UIColor.systemRed.rgba(.standard).hex)
        XCTAssertEqual(
            try hex("system", UITraitCollection(userInterfaceStyle: .dark)),
            UIColor.systemRed.rgba(
                UITraitCollection(traitsFrom: [.standard, UITraitCollection(userInterfaceStyle: .dark)])
            ).hex)
    }

    func testTraitsSelectColor() throws {
        let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],"
        let strong = "\"appearances\":[{\"appearance\":\"contrast\",\"value\":\"high\"}],"
        try colorSet(
            "brand", rgb("srgb", "4", "0", "0", more: strong), rgb("srgb", "1", "0", "0"),
            rgb("srgb", "2", "0", "0", more: dark),
            rgb("srgb", "3", "0", "0").replacingOccurrences(of: "universal", with: "ipad"))
        XCTAssertEqual(try hex("brand"), "#010000")
        XCTAssertEqual(try hex("brand", UITraitCollection(userInterfaceStyle: .dark)), "#020000")
        XCTAssertEqual(try hex("brand", UITraitCollection(userInterfaceIdiom: .pad)), "#030000")
        XCTAssertEqual(try hex("brand", UITraitCollection(accessibilityContrast: .high)), "#040000")
    }
}
