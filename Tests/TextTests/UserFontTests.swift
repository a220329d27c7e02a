import CellSimFonts
import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimText

/// Tests user fonts: faces, instances and axes. `Tools/test-fonts` describes the files.
final class UserFontTests: XCTestCase {
    override class func setUp() {
        super.setUp()
        XCTAssertEqual(RegisteredFonts.add(folder: Fixture.fonts), [])
    }

    private func width(_ text: String, _ name: String, size: CGFloat = 10, _ locations: [FontVariation] = []) -> CGFloat
    {
        var font = TextFont(family: .named(name), pointSize: size)
        font.variations = locations
        return TextLayout(StyledText(text, font: font), scale: 2).lines[0].width
    }

    func testCollectionFaces() {
        XCTAssertEqual(
            RegisteredFonts.faces(ofFamily: "Sample Plain").map(\.name),
            [
                "SamplePlain-Regular", "SamplePlain-Bold", "SamplePlain-Italic",
            ])
        XCTAssertEqual(width("HHHH", "SamplePlain-Regular"), 20, accuracy: 1e-9)
        XCTAssertEqual(width("HHHH", "SamplePlain-Bold"), 24, accuracy: 1e-9)
        XCTAssertEqual(width("HHHH", "Sample Plain Bold"), 24, accuracy: 1e-9)
        XCTAssertEqual(width("HHHH", "SamplePlain-Italic"), 16, accuracy: 1e-9)
    }

    func testKerningAndLigatures() {
        XCTAssertEqual(width("AV", "SamplePlain-Regular"), 9, accuracy: 1e-9)
        XCTAssertEqual(width("fi", "SamplePlain-Regular"), 7, accuracy: 1e-9)
    }

    func testLineHeightUsesHhea() {
        let font = TextFont(family: .named("SamplePlain-Regular"), pointSize: 10)
        XCTAssertEqual(font.ascender, 8, accuracy: 1e-9)
        XCTAssertEqual(font.descender, -2, accuracy: 1e-9)
        XCTAssertEqual(font.leading, 0.9, accuracy: 1e-9)
        XCTAssertEqual(font.capHeight, 7, accuracy: 1e-9)
        XCTAssertEqual(font.xHeight, 5, accuracy: 1e-9)
    }

    func testNamedInstancesHavePostScriptNames() {
        XCTAssertEqual(
            RegisteredFonts.faces(ofFamily: "Sample Axes").map(\.name),
            [
                "SampleAxes-Regular", "SampleAxes-Regular_Light", "SampleAxes-Regular_Semibold", "SampleAxes-OwnBold",
                "SampleAxes-Regular_Condensed",
            ])
        XCTAssertEqual(RegisteredFonts.face(named: "SampleAxes-Light")?.name, "SampleAxes-Regular_Light")
        XCTAssertEqual(width("HHHH", "SampleAxes-Regular"), 20, accuracy: 1e-9)
        // 300 of the 500 units from 400 to 900 add 60 of 100.
        XCTAssertEqual(width("HHHH", "SampleAxes-OwnBold"), 4 * 5.6, accuracy: 1e-3)
        XCTAssertEqual(width("HHHH", "SampleAxes-Regular_Light"), 4 * 4.75, accuracy: 1e-3)
        XCTAssertEqual(width("HHHH", "SampleAxes-Regular_Condensed"), 4 * 4.4, accuracy: 1e-3)
    }

    func testAxisValuesAreClamped() {
        XCTAssertEqual(
            width("HHHH", "SampleAxes-Regular", [FontVariation(tag: "wdth", value: 110)]), 4 * 5.24, accuracy: 1e-2)
        XCTAssertEqual(
            width("HHHH", "SampleAxes-Regular", [FontVariation(tag: "wdth", value: 1000)]), 4 * 5.6, accuracy: 1e-3)
        XCTAssertEqual(
            width("HHHH", "SampleAxes-OwnBold", [FontVariation(tag: "wght", value: 900)]), 4 * 6, accuracy: 1e-3)
        XCTAssertEqual(
            width("HHHH", "SampleAxes-Regular", [FontVariation(tag: "nope", value: 1)]), 20, accuracy: 1e-9)
    }

    func testOpticalSizeFollowsPointSize() {
        XCTAssertEqual(width("HHHH", "SampleAxes-Regular", size: 28), 4 * 28 * 0.48, accuracy: 1e-2)
        XCTAssertEqual(width("HHHH", "SampleAxes-Regular", size: 40), 4 * 40 * 0.48, accuracy: 1e-2)
        XCTAssertEqual(
            width("HHHH", "SampleAxes-Regular", size: 28, [FontVariation(tag: "opsz", value: 17)]), 4 * 14,
            accuracy: 1e-9)
    }

    func testInstancesAreDrawnWithCoordinates() throws {
        func inkWidth(_ name: String) throws -> Int {
            let layout = TextLayout(StyledText("H", font: TextFont(family: .named(name), pointSize: 10)), scale: 2)
            let run = try XCTUnwrap(layout.runs(of: layout.lines[0]).first?.run)
            let glyph = try XCTUnwrap(run.glyphs.first)
            return try XCTUnwrap(
                GlyphCatalog.mask(glyph: glyph.id, face: run.face, pixelsPerPoint: 10, subpixel: 0)
            ).width
        }
        XCTAssertEqual(try inkWidth("SampleAxes-Regular"), 40)
        XCTAssertEqual(try inkWidth("SampleAxes-OwnBold"), 46)
        XCTAssertEqual(try inkWidth("SamplePlain-Bold"), 50)
    }

    func testTrackingOfFontFile() {
        XCTAssertEqual(width("HHHH", "SampleTracked-Regular", size: 24), 48, accuracy: 1e-3)
        XCTAssertEqual(width("HHHH", "SampleTracked-Regular", size: 12), 4 * 7.2, accuracy: 1e-2)
        XCTAssertEqual(width("HHHH", "SampleTracked-Regular", size: 18), 4 * 18 * 0.55, accuracy: 2e-2)
    }

    func testNearestFaceOfStyle() {
        func face(_ weight: Int, _ isItalic: Bool = false, _ width: Double = 100) -> String? {
            RegisteredFonts.face(ofFamily: "Sample Axes", weight: weight, isItalic: isItalic, width: width)?.name
        }
        XCTAssertEqual(face(400), "SampleAxes-Regular")
        XCTAssertEqual(face(620), "SampleAxes-Regular_Semibold")
        XCTAssertEqual(face(900), "SampleAxes-OwnBold")
        XCTAssertEqual(face(400, false, 80), "SampleAxes-Regular_Condensed")
        XCTAssertEqual(
            RegisteredFonts.face(ofFamily: "Sample Plain", weight: 700, isItalic: true)?.name, "SamplePlain-Italic")
        XCTAssertNil(RegisteredFonts.face(ofFamily: "Nobody's", weight: 400, isItalic: false))
    }

    func testCoverageCountsCharactersAndScripts() throws {
        let face = try XCTUnwrap(RegisteredFonts.face(named: "SamplePlain-Bold"))
        let coverage = try XCTUnwrap(FontCatalog.coverage(path: face.path, index: 1))
        XCTAssertEqual(coverage.characters, 95)
        XCTAssertEqual(coverage.scripts.map(\.script), ["Latn"])
        XCTAssertEqual(coverage.scripts.map(\.characters), [52])
    }
}
