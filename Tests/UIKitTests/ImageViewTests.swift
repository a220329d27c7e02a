import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the sizes and drawing of image views.
@preconcurrency @MainActor
final class ImageViewTests: XCTestCase {
    private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
        UIImage(
            cgImage: CGImage(bitmap: Bitmap(width: width, height: height, color: .black)), scale: scale,
            orientation: .up)
    }

    private func drawnImages(_ view: UIView) -> [(source: CGRect, location: CGRect, tint: RGBAColor?)] {
        view.displayList().commands.compactMap { command in
            guard case .image(_, let source, let location, let tint) = command else { return nil }
            return (source, location, tint)
        }
    }

    func testIntrinsicSizeIsImageSize() {
        XCTAssertEqual(UIImageView(image: image(20, 10, scale: 2)).intrinsicContentSize, CGSize(width: 10, height: 5))
        XCTAssertEqual(UIImageView().intrinsicContentSize, CGSize(width: -1, height: -1))
    }

    /// The frame has the size of the picture, and its alignment rectangle has the constrained position.
    func testAlignmentInsetsExtendFrame() {
        func inset(_ size: Int, _ by: CGFloat) -> UIImage {
            image(size, size).withAlignmentRectInsets(UIEdgeInsets(top: by, left: by, bottom: by, right: by))
        }
        let view = UIImageView(image: image(30, 30))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 30))
        view.image = inset(30, 5)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: -5, y: -5, width: 30, height: 30))
        view.image = inset(40, 2)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: -2, y: -2, width: 40, height: 40))
    }

    func testMissingSymbolHasRecordedProportions() throws {
        let element =
            "<imageView image=\"no.such.symbol\" catalog=\"system\" id=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>"
        func size(_ resources: String) throws -> CGSize? {
            let template = try NibTemplate(data: NibFixture.xib(element, resources: resources), path: "A.xib")
            return (try NibLoader.instantiate(template, options: .library).object(withID: "A") as? UIImageView)?.image?
                .size
        }
        let recorded =
            "<resources><image name=\"no.such.symbol\" catalog=\"system\" width=\"96\" height=\"128\"/></resources>"
        XCTAssertEqual(try size(recorded), CGSize(width: 15, height: 20))
        XCTAssertEqual(try size(""), CGSize(width: 20, height: 20))
    }

    func testMissingImageIsDrawnAsBoxOnCommandLine() throws {
        let document = NibFixture.xib(
            "<imageView contentMode=\"center\" image=\"gone\" id=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/></imageView>",
            resources: "<resources><image name=\"gone\" width=\"30\" height=\"20\"/></resources>")
        func draw(_ options: NibOptions) throws -> (commands: [DisplayCommand], missing: [String]) {
            let template = try NibTemplate(data: document, path: "A.xib")
            let view = try XCTUnwrap(
                try NibLoader.instantiate(template, options: options).object(withID: "A") as? UIImageView)
            XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 30, height: 20))
            return (view.displayList().commands, template.missingImages(for: options))
        }
        let (nothing, missingNames) = try draw(.library)
        XCTAssertEqual(nothing.count, 0)
        XCTAssertEqual(missingNames, [])
        let (box, names) = try draw(.commandLine)
        XCTAssertEqual(names, ["gone"])
        let borders = box.compactMap { command in
            if case .border(let rect, _, _, _) = command { rect } else { CGRect?.none }
        }
        XCTAssertEqual(borders, [CGRect(x: 35, y: 15, width: 30, height: 20)])
    }

    func testContentModesPlaceTheImage() {
        let view = UIImageView(image: image(20, 10))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let locations: [(UIView.ContentMode, CGRect)] = [
            (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
            (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
            (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
            (.right, CGRect(x: 80, y: 45, width: 20, height: 10)),
        ]
        for (mode, location) in locations {
            view.contentMode = mode
            XCTAssertEqual(drawnImages(view).map(\.location), [location], "\(mode)")
        }
    }

    func testTemplateImagesUseTintColor() {
        let view = UIImageView(image: image(4, 4))
        view.tintColor = .red
        XCTAssertNil(drawnImages(view).first?.tint)
        view.image = image(4, 4).withRenderingMode(.alwaysTemplate)
        XCTAssertEqual(drawnImages(view).first?.tint?.hex, "#FF0000")
        view.image = image(4, 4).withTintColor(.blue)
        XCTAssertEqual(drawnImages(view).first?.tint?.hex, "#0000FF")
    }

    func testResizableImagesKeepTheirCorners() {
        let view = UIImageView(
            image: image(20, 20, scale: 2).resizableImage(
                withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
        let parts = drawnImages(view)
        XCTAssertEqual(parts.count, 9)
        XCTAssertEqual(parts.first?.source, CGRect(x: 0, y: 0, width: 8, height: 8))
        XCTAssertEqual(parts.first?.location, CGRect(x: 0, y: 0, width: 4, height: 4))
        XCTAssertEqual(parts[4].source, CGRect(x: 8, y: 8, width: 4, height: 4))
        XCTAssertEqual(parts[4].location, CGRect(x: 4, y: 4, width: 42, height: 2))
    }

    // MARK: Files

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try FileManager.default.removeItem(at: folder) }
        return folder
    }

    private func write(_ width: Int, _ color: RGBAColor, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNG.encode(Bitmap(width: width, height: width, color: color))).write(to: url)
    }

    func testLooseFilesAreFoundByNameAndScale() throws {
        let folder = try folder()
        try write(10, .black, to: folder.appendingPathComponent("star.png"))
        try write(20, .black, to: folder.appendingPathComponent("star@2x.png"))
        try write(30, .black, to: folder.appendingPathComponent("star@3x.png"))
        let star = try XCTUnwrap(ImageFolder(path: folder.path).image(named: "star"))
        for scale in [1, 2, 3] {
            let image = star.resolved(for: UITraitCollection(displayScale: CGFloat(scale)))
            XCTAssertEqual(image.cgImage?.width, scale * 10)
            XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        }
        XCTAssertNil(ImageFolder(path: folder.path).image(named: "moon"))
    }

    func testCatalogVariantsTemplatesAndColors() throws {
        let folder = try folder()
        let set = folder.appendingPathComponent("Media.xcassets/Icons/sun.imageset")
        try write(8, .white, to: set.appendingPathComponent("light.png"))
        try write(8, .black, to: set.appendingPathComponent("dark.png"))
        try Data(
            """
            {"images":[{"idiom":"universal","scale":"2x","filename":"light.png"},
            {"idiom":"universal","scale":"2x","filename":"dark.png","appearances":[{"appearance":"luminosity","value":"dark"}]}],
            "properties":{"template-rendering-intent":"template"},"info":{"version":1}}
            """.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        let colors = folder.appendingPathComponent("Media.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
        try Data(
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.500","alpha":"1.000"}}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
            "color":{"color-space":"srgb","components":{"white":"1.000","alpha":"0.500"}}}]}
            """.utf8
        ).write(to: colors.appendingPathComponent("Contents.json"))

        let catalog = ImageFolder(path: folder.path)
        let sun = try XCTUnwrap(catalog.image(named: "sun"))
        XCTAssertEqual(sun.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(sun.renderingMode, .alwaysTemplate)
        let dark = UITraitCollection(traitsFrom: [.standard, UITraitCollection(userInterfaceStyle: .dark)])
        XCTAssertEqual(sun.resolved(for: dark).cgImage?.bitmap.color(x: 0, y: 0), .black)
        XCTAssertEqual(sun.resolved(for: .standard).cgImage?.bitmap.color(x: 0, y: 0), .white)
        let brand = try XCTUnwrap(catalog.color(named: "Brand"))
        XCTAssertEqual(brand.rgba(.standard).hex, "#FF8080")
        XCTAssertEqual(brand.rgba(dark).hex, "#FFFFFF80")
    }

    func testInvalidFilesReturnNil() {
        XCTAssertNil(UIImage(data: Data("no image".utf8)))
        XCTAssertNil(UIImage(contentsOfFile: "/nowhere/star.png"))
    }

    func testRendererRunsDrawingActionsAtItsScale() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
        XCTAssertEqual(image.cgImage?.width, 8)
        XCTAssertEqual(image.cgImage?.bitmap.color(x: 3, y: 7).hex, "#FF0000")
        XCTAssertEqual(image.cgImage?.bitmap.color(x: 4, y: 0).alpha, 0)
    }
}
