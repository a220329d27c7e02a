import CellSimGraphics
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimProcess
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that names in documents and catalogs can't refer to files outside the user's folders.
@preconcurrency @MainActor final class ConfinedImageTests: XCTestCase {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-confined-" + UUID().uuidString)
    private var folder: String { root.appendingPathComponent("given").path }

    override func setUpWithError() throws {
        try write(picture(3), to: "outside.png")
        try write(picture(5), to: "given/inside.png")
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private nonisolated func picture(_ width: Int) throws -> Data {
        try Data(PNG.encode(Bitmap(width: width, height: 2, color: .white)))
    }

    private nonisolated func write(_ data: Data, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
    }

    /// A given folder may be the root folder. The search stops after a number of files and reports it.
    func testFolderSearchIsLimited() throws {
        for number in 0..<20 { try write(picture(3), to: "given/\(number)/inner/a.png") }
        XCTAssertEqual(ImageFolder.folders([folder]).count, 21)
        let (folders, notices) = Notice.collecting { ImageFolder.folders([folder], maximumNames: 30) }
        XCTAssertLessThan(folders.count, 10)
        XCTAssertEqual(notices.count, 1)
        XCTAssertTrue(
            notices.first?.text.hasPrefix("\(folder): warning: this image folder contains more than 30 files") == true,
            "\(notices)")
    }

    func testFoldersThatAreTooDeepAreReported() throws {
        let deepPath = (0..<34).map { "f\($0)" }.joined(separator: "/")
        try write(picture(3), to: "given/\(deepPath)/a.png")
        let (folders, notices) = Notice.collecting { ImageFolder.folders([folder]) }
        XCTAssertFalse(folders.contains { $0.path.hasSuffix("f33") })
        XCTAssertEqual(notices.count, 1)
        XCTAssertTrue(
            notices.first?.text.contains("/f32: warning: images more than 32 folders deep") == true, "\(notices)")
    }

    func testCatalogSearchIsLimited() throws {
        let deepPath = (0..<18).map { "f\($0)" }.joined(separator: "/")
        for number in 0..<9 { try write(Data("{}".utf8), to: "given/M.xcassets/\(number).imageset/Contents.json") }
        try write(Data("{}".utf8), to: "given/N.xcassets/\(deepPath)/far.imageset/Contents.json")
        let (wide, narrow) = (folder + "/M.xcassets", folder + "/N.xcassets")
        func search(_ path: String, _ name: String, _ maximum: Int) -> (found: String?, notices: [String]) {
            let catalog = AssetCatalog(path: path, folder: ImageFolder(path: path))
            let (folders, notices) = Notice.collecting {
                catalog.setPath(named: name, kind: "imageset", maximumNames: maximum)
            }
            return (folders, notices.map(\.text))
        }
        XCTAssertEqual(search(wide, "8", 200).found, wide + "/8.imageset")
        XCTAssertEqual(search(wide, "none", 200).notices, [])
        let limited = search(wide, "none", 5)
        XCTAssertNil(limited.found)
        XCTAssertEqual(limited.notices.count, 1)
        XCTAssertTrue(
            limited.notices.first?.hasPrefix(
                "\(wide): warning: this asset catalogue contains more than 5 files and folders") ?? false, "\(limited)")
        let far = search(narrow, "far", 200)
        XCTAssertNil(far.found)
        XCTAssertEqual(far.notices.count, 1)
        XCTAssertTrue(far.notices.first?.contains("/f15: warning: folders more than 16 levels deep") ?? false, "\(far)")
    }

    /// Returns the width of the image in an image view, 0 for a placeholder, and the reported problems.
    private func loadedImage(_ name: String) throws -> (width: Int, found: [String]) {
        var options = NibOptions.commandLine
        options.imageFolders = ImageFolder.folders([folder])
        let instance = try NibFixture.load("<imageView id=\"a\" image=\"\(name)\"/>", options: options)
        let image = (instance.topLevelObjects.first as? UIImageView)?.image
        let errorTexts = instance.diagnostics.filter { $0.severity == .error }.map {
            "\($0)".replacingOccurrences(of: root.path, with: "…")
        }
        return (image?.cgImage?.width ?? 0, errorTexts)
    }

    func testImageNamesStayInFolder() throws {
        XCTAssertEqual(try loadedImage("inside").width, 5)
        for name in ["../outside.png", "../outside", "x/../../outside", "\(root.path)/outside.png"] {
            let (width, found) = try loadedImage(name)
            XCTAssertEqual(width, 0, name)
            XCTAssertEqual(
                found,
                [
                    "A.xib:4: error: <imageView> 'image' points outside the given folders, so CellSim does not read it: '\(name)'"
                        .replacingOccurrences(of: root.path, with: "…") + " (use the resource's name without a path)"
                ])
        }
    }

    func testLinksOutOfFolderAreNotRead() throws {
        try link("given/leak.png", to: "../outside.png")
        try link("given/twin.png", to: "inside.png")
        XCTAssertEqual(try loadedImage("twin").width, 5)
        let (width, found) = try loadedImage("leak")
        XCTAssertEqual(width, 0)
        XCTAssertEqual(
            found,
            [
                "…/given/leak.png:1: error: is a link that points outside the given folders, so CellSim does not read it"
                    + " (copy the file there, or pass the folder that contains it)"
            ])
    }

    func testFileNamesInCatalogsStayInSet() throws {
        let json =
            "{\"images\": [\n{\"idiom\": \"universal\", \"filename\": \"../../../outside.png\"},\n{\"filename\": \"own.png\"}]}"
        try write(Data(json.utf8), to: "given/A.xcassets/pic.imageset/Contents.json")
        try write(picture(7), to: "given/A.xcassets/pic.imageset/own.png")
        let (width, found) = try loadedImage("pic")
        XCTAssertEqual(width, 7)
        XCTAssertEqual(
            found,
            [
                "…/given/A.xcassets/pic.imageset/Contents.json:2: error: 'filename' refers to a file outside its set, which CellSim does not read:"
                    + " '../../../outside.png' (move the file into the set)"
            ])
    }

    func testInvalidScalesAreReported() throws {
        for scale in ["1e-300x", "1e308x", "0x", "-2x", "nanx"] {
            let json = "{\"images\": [{\"filename\": \"own.png\", \"scale\": \"\(scale)\"}]}"
            try write(Data(json.utf8), to: "given/A.xcassets/pic.imageset/Contents.json")
            try write(picture(7), to: "given/A.xcassets/pic.imageset/own.png")
            let (width, found) = try loadedImage("pic")
            XCTAssertEqual(width, 0, scale)
            XCTAssertEqual(found.count, 1)
            XCTAssertTrue(
                found[0].contains("Contents.json:1: error: 'scale' is not a valid scale: '\(scale)'"), found[0])
        }
    }

    func testColorComponentsAreLimited() throws {
        let json = """
            {"colors": [{"color": {"components": {"red": "0.5", "green": "0", "blue": "0", "alpha": "1e308"}}}]}
            """
        try write(Data(json.utf8), to: "given/A.xcassets/c.colorset/Contents.json")
        var options = NibOptions.commandLine
        options.imageFolders = ImageFolder.folders([folder])
        let instance = try NibFixture.load(
            "<view id=\"a\"><color key=\"backgroundColor\" name=\"c\"/></view>", options: options)
        XCTAssertEqual(instance.diagnostics.filter { $0.rule == .limit }.map(\.key), ["alpha"])
    }

    func testLinkedFoldersAreVisitedOnce() throws {
        for name in ["a", "b"] { try link("given/\(name)", to: ".") }
        try write(picture(1), to: "given/deep/x.png")
        XCTAssertEqual(
            ImageFolder.folders(below: folder).map { $0.path.replacingOccurrences(of: root.path, with: "…") },
            ["…/given", "…/given/deep"])
        try FileManager.default.createDirectory(atPath: folder + "/L.xcassets", withIntermediateDirectories: true)
        for name in ["a", "b"] { try link("given/L.xcassets/\(name)", to: ".") }
        XCTAssertNil(ImageFolder(path: folder).image(named: "nothing"))
    }

    func testNamedPipesAreNotReadAsImages() throws {
        XCTAssertEqual(unsafe mkfifo(folder + "/pipe.png", 0o600), 0)
        XCTAssertNil(ImageFolder(path: folder).image(named: "pipe"))
    }

    func testStoryboardReferencesStayInTheirFolder() throws {
        func storyboard(_ scene: String) -> Data {
            Data(
                Fixture.text("storyboards/only-scene.storyboard", replacing: ["scene": scene]).utf8)
        }
        try write(
            storyboard("<viewController id=\"i\" title=\"secret\" sceneMemberID=\"viewController\"/>"),
            to: "Out.storyboard")
        try link("given/Link.storyboard", to: "../Out.storyboard")
        for (name, word) in [
            ("../Out", "points outside the storyboard's folder"), ("Link", "is a link that points outside the folder"),
        ] {
            let data = storyboard(
                "<viewControllerPlaceholder id=\"i\" storyboardName=\"\(name)\" sceneMemberID=\"viewController\"/>")
            let path = folder + "/Main.storyboard"
            let board = UIStoryboard(template: try NibTemplate(data: data, path: path), options: .commandLine)
            XCTAssertNil(board.instantiateInitialViewController()?.title)
            XCTAssertEqual(board.diagnostics.count, 1)
            XCTAssertTrue("\(board.diagnostics[0])".contains(word), "\(board.diagnostics[0])")
            XCTAssertEqual(board.diagnostics[0].line, 2)
        }
    }

    func testNibNamesStayInFolder() throws {
        let instance = try NibFixture.load("<viewController id=\"c\" nibName=\"../../Secret\"/>", options: .commandLine)
        XCTAssertNil((instance.topLevelObjects.first as? UIViewController)?.nibName)
        XCTAssertEqual(instance.diagnostics.filter { $0.severity == .error }.map(\.key), ["nibName"])
    }
}
