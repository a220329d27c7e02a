import CellSimGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the names, sizes and colours of symbol images.
@preconcurrency @MainActor
final class SymbolTests: XCTestCase {
    private typealias Configuration = UIImage.SymbolConfiguration
    private let traits = UITraitCollection { $0.displayScale = 2 }

    private func size(_ configuration: Configuration?) -> CGSize {
        var size = CGSize.zero
        traits.performAsCurrent {
            size = UIImage(systemName: "circle", withConfiguration: configuration)?.size ?? .zero
        }
        return size
    }

    func testSizesFollowTheConfiguration() {
        XCTAssertEqual(size(nil), CGSize(width: 20, height: 20))
        XCTAssertEqual(size(Configuration(pointSize: 34)), CGSize(width: 40, height: 40))
        XCTAssertEqual(size(Configuration(scale: .small)), CGSize(width: 15.5, height: 15.5))
        XCTAssertEqual(size(Configuration(scale: .large)), CGSize(width: 26, height: 26))
        XCTAssertEqual(size(Configuration(textStyle: .largeTitle)), CGSize(width: 40, height: 40))
        XCTAssertEqual(size(Configuration(pointSize: 17, weight: .black)), CGSize(width: 20, height: 20))
        XCTAssertEqual(size(Configuration(pointSize: 34).configurationWithoutPointSizeAndWeight()), size(nil))
    }

    func testUnspecifiedConfigurationValuesAreMerged() {
        let color = Configuration(hierarchicalColor: .red)
        let both = Configuration(pointSize: 34, weight: .bold, scale: .large).applying(color)
        XCTAssertEqual(both.pointSize, 34)
        XCTAssertEqual(both.coloring, .hierarchical(.red))
        XCTAssertEqual(both.applying(.preferringMonochrome()).coloring, .monochrome)
        XCTAssertEqual(both.configurationWithoutScale().scale, .unspecified)
        XCTAssertEqual(both.configurationWithoutWeight().weight, .unspecified)
        XCTAssertEqual(
            Configuration(textStyle: .body).configurationWithoutTextStyle().applying(.unspecified), .unspecified)
    }

    private func colors(_ name: String, _ configuration: Configuration?, tint: UIColor = .black) -> [String] {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        (view.frame.size, view.tintColor) = (CGSize(width: 40, height: 40), tint)
        let tokens = view.displayList().dump().split(whereSeparator: { " \n".contains($0) })
        return tokens.filter { $0.hasPrefix("#") }.map(String.init)
    }

    func testPaletteColorsFrontLayerFirst() {
        let palette = Configuration(paletteColors: [.red, .blue])
        XCTAssertEqual(Set(colors("plus.circle.fill", palette)), ["#FF0000", "#0000FF"])
        XCTAssertEqual(colors("plus.circle.fill", palette).last, "#FF0000")
        XCTAssertEqual(Set(colors("plus", palette)), ["#FF0000"])
        XCTAssertEqual(
            Set(colors("speaker.wave.3", palette)), ["#FF0000", "#0000FF"],
            "the last colour applies to all remaining layers")
        XCTAssertEqual(Set(colors("bell.slash", palette)), ["#FF0000", "#0000FF"])
        XCTAssertEqual(Set(colors("plus.circle.fill", .preferringMulticolor(), tint: .green)), ["#00FF00"])
    }

    func testHierarchicalColors() {
        XCTAssertEqual(
            colors("speaker.wave.3", Configuration(hierarchicalColor: .red)), ["#FF000040", "#FF000080", "#FF0000"])
        XCTAssertEqual(
            colors("plus.circle", Configuration(hierarchicalColor: .red)), ["#FF000080", "#FF0000"])
    }

    func testTranslucentOverlappingShapesAreDrawnOnce() {
        let view = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
        (view.frame.size, view.tintColor) = (CGSize(width: 40, height: 40), UIColor(white: 0, alpha: 0.5))
        assertDraws(view, "translucent-symbol")
    }

    func testBaselineOffset() throws {
        let image = try XCTUnwrap(UIImage(systemName: "circle"))
        XCTAssertEqual(try XCTUnwrap(image.baselineOffsetFromBottom), 4.01, accuracy: 0.01)
        XCTAssertEqual(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom, 2)
        XCTAssertNil(image.imageWithoutBaseline().baselineOffsetFromBottom)
        XCTAssertNil(UIImage().baselineOffsetFromBottom)
    }

    func testSymbolsAlignWithTextBaseline() throws {
        let (image, label) = (UIImageView(image: UIImage(systemName: "circle")), UILabel())
        label.text = "Text"
        let row = UIStackView(arrangedSubviews: [image, label])
        (row.alignment, row.frame.size) = (.firstBaseline, CGSize(width: 100, height: 60))
        row.layoutIfNeeded()
        let capitalCenter = label.frame.minY + label.font.ascender - label.font.capHeight / 2
        XCTAssertEqual(image.frame.midY, capitalCenter, accuracy: 0.5)
    }

    func testDotsFollowTheWeight() {
        func width(_ weight: UIImage.SymbolWeight) -> CGFloat {
            let dots = SymbolCatalogue.drawing("ellipsis")?.path(.dots) ?? Path()
            let points = dots.withDots(scaled: (1 + weight.factor) / 2).figures.first?.lines.flatMap {
                [$0.0.x, $0.1.x]
            }
            return (points?.max() ?? 0) - (points?.min() ?? 0)
        }
        XCTAssertEqual(width(.regular), 3.4, accuracy: 0.001)
        XCTAssertEqual(width(.bold), 4.25, accuracy: 0.001)
        XCTAssertEqual(width(.thin), 2.635, accuracy: 0.001)
        let ring = SymbolPathParser.path("O 10 10 1.5 O 10 10 0.8".split(separator: " "))
        XCTAssertEqual(ring.withDots(scaled: 2), ring, "concentric circles keep their sizes")
    }

    func testCompoundSymbolNamesAreResolved() throws {
        for name in [
            "house.circle.fill", "25.circle", "x.square.fill", "mic.slash.circle.fill", "person.fill.badge.plus",
            "doc.badge.clock", "square.and.arrow.up.trianglebadge.exclamationmark", "checkmark.shield.fill",
            "list.bullet.rectangle.portrait", "bell.badge.fill", "gobackward.10", "exclamationmark.bubble.circle",
        ] {
            XCTAssertNotNil(SymbolCatalogue.glyph(name), name)
        }
        for name in [
            "x", "abc.circle", "123.circle", "fill", "circle.badge.nothing", ".", "plus.fill", "badge.plus",
            "circle.10",
        ] {
            XCTAssertNil(SymbolCatalogue.glyph(name), name)
        }
        XCTAssertNil(SymbolCatalogue.glyph(String(repeating: "circle.", count: 1000)))
        let plain = try XCTUnwrap(SymbolCatalogue.glyph("person")).box
        let badged = try XCTUnwrap(SymbolCatalogue.glyph("person.badge.plus")).box
        XCTAssertGreaterThan(badged.width, plain.width)
    }

    func testUnknownSymbolsShowPlaceholderAndSuggestNames() throws {
        let image = try XCTUnwrap(UIImage(systemName: "hous.fill"))
        XCTAssertEqual(image.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(UnknownSymbols.nearest(to: "hous.fill").first, "house.fill")
        XCTAssertEqual(UnknownSymbols.nearest(to: "chevron.rigth").first, "chevron.right")
        XCTAssertEqual(UnknownSymbols.nearest(to: "").count, 3)
        XCTAssertTrue(UnknownSymbols.message(for: "trsh").contains("'trash'"), UnknownSymbols.message(for: "trsh"))
    }
}
