import CellSimInterfaceBuilder
import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests finding nib files in bundles and folders.
@preconcurrency @MainActor
final class NibSearchTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)").path

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ path: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try NibFixture.xib("<view id=\"V\"/>").write(to: file)
    }

    private func find(_ name: String, module: String? = nil, idiom: UIUserInterfaceIdiom = .phone) throws -> String? {
        let bundle = try XCTUnwrap(Bundle(path: folder))
        let path = try NibSearch.path(ofNib: name, in: bundle, module: module, idiom: idiom)
        return path.map { String($0.dropFirst(folder.count + 1)) }
    }

    func testSearchOrder() throws {
        try write("App_Other.resources/Cell.xib")
        XCTAssertEqual(try find("Cell", module: "Mine"), "App_Other.resources/Cell.xib")
        try write("App_Mine.resources/Cell.xib")
        XCTAssertEqual(try find("Cell", module: "Mine"), "App_Mine.resources/Cell.xib")
        try write("Cell.xib")
        XCTAssertEqual(try find("Cell", module: "Mine"), "Cell.xib")
        XCTAssertNil(try find("Nowhere"))
    }

    func testAmbiguousNibRaises() throws {
        try write("App_One.resources/Cell.xib")
        try write("App_Two.resources/Cell.xib")
        XCTAssertThrowsError(try find("Cell")) {
            let reason = ($0 as? UIKitException)?.reason ?? ""
            XCTAssertTrue(reason.contains("App_One.resources/Cell.xib"), reason)
            XCTAssertTrue(reason.contains("App_Two.resources/Cell.xib"), reason)
            XCTAssertTrue(reason.contains("Bundle.module"), "the message suggests Bundle.module: \(reason)")
        }
        XCTAssertEqual(try find("Cell", module: "Two"), "App_Two.resources/Cell.xib")
    }

    func testDeviceSpecificFileIsPreferred() throws {
        try write("Cell.xib")
        try write("Cell~ipad.xib")
        XCTAssertEqual(try find("Cell"), "Cell.xib")
        XCTAssertEqual(try find("Cell", idiom: .pad), "Cell~ipad.xib")
    }

    func testLanguageFoldersAreSearched() throws {
        try write("Base.lproj/Cell.xib")
        XCTAssertEqual(try find("Cell"), "Base.lproj/Cell.xib")
        try write("en.lproj/Cell.xib")
        XCTAssertEqual(try find("Cell"), "en.lproj/Cell.xib")
    }

    /// `Bundle.module` of a target without declared resources is the folder of its sources. Apple's package manager finds all nibs there.
    func testSubfoldersOfSourceFoldersAreSearched() throws {
        try write("Feed UI/Views/Row.xib")
        XCTAssertEqual(try find("Row"), "Feed UI/Views/Row.xib")
        for folder in [".build", "Sample.bundle"] { try write("\(folder)/Hidden.xib") }
        XCTAssertNil(try find("Hidden"))
        try write("Other/Row.xib")
        XCTAssertThrowsError(try find("Row"))
        try write("Row.xib")
        XCTAssertEqual(try find("Row"), "Row.xib")
    }

    /// `Bundle.module` of a target with some declared resources also has the undeclared ones of its sources.
    func testSourcesOfBundlesAreSearched() throws {
        try write("Pack_Feed.resources/Declared.xib")
        try write("Sources/Views/Undeclared.xib")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        try XCTUnwrap(image.pngData()).write(to: URL(fileURLWithPath: "\(folder)/Sources/Views/dot.png"))
        let bundle = try XCTUnwrap(Bundle(path: "\(folder)/Pack_Feed.resources"))
        BundleSources.add("\(folder)/Sources", to: bundle)
        XCTAssertEqual(bundle.loadNibNamed("Declared", owner: nil)?.count, 1)
        XCTAssertEqual(bundle.loadNibNamed("Undeclared", owner: nil)?.count, 1)
        XCTAssertNotNil(UIImage(named: "dot", in: bundle, compatibleWith: nil))
    }

    func testDocumentsAreCached() throws {
        try write("Cell.xib")
        let bundle = try XCTUnwrap(Bundle(path: folder))
        let first = try UINib(nibName: "Cell", bundle: bundle).template()
        XCTAssertIdentical(try UINib(nibName: "Cell", bundle: bundle).template(), first)
        try NibFixture.xib("<label id=\"V\"/>").write(to: URL(fileURLWithPath: "\(folder)/Cell.xib"))
        assertClass(UINib(nibName: "Cell", bundle: bundle).instantiate(withOwner: nil).first, UILabel.self)
    }

    func testLoadsByNameFromABundle() throws {
        try write("App_One.resources/Cell.xib")
        let bundle = try XCTUnwrap(Bundle(path: folder))
        let objects = bundle.loadNibNamed("Cell", owner: nil)
        XCTAssertEqual(objects?.count, 1)
        XCTAssertTrue(objects?.first is UIView)
        XCTAssertThrowsError(try UIKitException.catching { _ = bundle.loadNibNamed("Nowhere", owner: nil) })
    }
}

/// Tests finding the images of a document.
@preconcurrency @MainActor
final class NibImageTests: XCTestCase {
    /// Returns a small red PNG, written by the project's encoder.
    private func picture() throws -> Data {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        return try XCTUnwrap(image.pngData())
    }

    func testImagesAreFoundInDocumentAndImageFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/assets", withIntermediateDirectories: true)
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(atPath: folder)) }
        let document = NibFixture.xib(
            "<imageView image=\"near\" id=\"A\"/><imageView image=\"far\" id=\"B\"/><imageView image=\"none\" id=\"C\"/>",
            resources: "<resources><image name=\"none\" width=\"30\" height=\"20\"/></resources>")
        try document.write(to: URL(fileURLWithPath: folder + "/A.xib"))
        try picture().write(to: URL(fileURLWithPath: folder + "/near.png"))
        try picture().write(to: URL(fileURLWithPath: folder + "/assets/far.png"))
        var options = NibOptions.commandLine
        options.imageFolders = [ImageFolder(path: folder + "/assets")]
        let template = NibTemplate(try IBDocument(contentsOfFile: folder + "/A.xib"))
        let instance = try NibLoader.instantiate(template, options: options)
        let images = ["A", "B", "C"].map { (instance.object(withID: $0) as? UIImageView)?.image }
        XCTAssertNotNil(images[0]?.cgImage)
        XCTAssertNotNil(images[1]?.cgImage)
        XCTAssertNil(images[2]?.cgImage)
        XCTAssertEqual(images[2]?.size, CGSize(width: 30, height: 20))
        XCTAssertEqual(
            instance.diagnostics.map { $0.description.replacingOccurrences(of: folder, with: "") },
            [
                "/A.xib:4: warning: <imageView> 'image' refers to an image that does not exist: 'none' "
                    + "(using an empty image of the recorded size)"
            ])
    }
}
