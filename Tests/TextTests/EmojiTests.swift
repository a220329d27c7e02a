import CellSimFonts
import CellSimGraphics
import Foundation
import XCTest

@testable import CellSimText

/// Tests emoji sequences and colour fonts.
final class EmojiTests: XCTestCase {
    private func isShownInColor(_ text: String) -> Bool { Emoji.isShownInColor(Array(text.unicodeScalars)) }

    func testEmojiSequences() {
        let emoji = ["😀", "❤️", "☎️", "👍🏽", "☝🏽", "1️⃣", "#️⃣", "🇩🇪", "👨‍👩‍👧‍👦", "🏃‍♂️", "❤‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🗑", "⌚"]
        XCTAssertEqual(emoji.filter { !isShownInColor($0) }, [])
    }

    func testTextPresentation() {
        let texts = ["❤", "❤\u{FE0E}", "⌚\u{FE0E}", "☎", "✓", "1", "#", "1\u{FE0F}", "©", "a", "™", "→", "é", "ב"]
        XCTAssertEqual((texts + ["©\u{FE0F}"]).filter { isShownInColor($0) }, ["©\u{FE0F}"])
    }

    func testSequenceIsOneGlyph() throws {
        try XCTSkipIf(FontLibrary.shared.hasMissingFonts(script: "Zsye"), "run `make fonts`")
        for text in ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
            let layout = TextLayout(StyledText(text, font: TextFont(pointSize: 17)), scale: 2)
            let glyphs = layout.runs(of: layout.lines[0]).flatMap(\.run.glyphs)
            XCTAssertEqual(glyphs.count, 1, text)
            XCTAssertEqual(layout.lines[0].width, Emoji.width(pointSize: 17), accuracy: 1e-9, text)
        }
    }

    func testColorAndOutlineFaces() throws {
        try XCTSkipIf(FontLibrary.shared.hasMissingFonts(script: "Zsye"), "run `make fonts`")
        let layout = TextLayout(StyledText("a😀", font: TextFont(pointSize: 17)), scale: 2)
        let runs = layout.runs(of: layout.lines[0])
        let letters = GlyphCatalog.source(face: runs[0].run.face, pixelsPerPoint: 2)
        XCTAssertFalse(letters.hasColor)
        XCTAssertNil(letters.picture(glyph: runs[0].run.glyphs[0].id))
        let pictures = GlyphCatalog.source(face: runs[1].run.face, pixelsPerPoint: 2)
        let picture = try XCTUnwrap(pictures.picture(glyph: runs[1].run.glyphs[0].id))
        XCTAssertEqual([picture.bitmap.width, picture.bitmap.height], [136, 128])
        XCTAssertEqual(picture.pixelsPerEm, 109)
        // A face with some yellow in it; the bytes are blue, green, red, alpha.
        let middlePixel = unsafe picture.bitmap.withUnsafeBytes { bytes in
            let start = 40 * 136 * 4 + 68 * 4
            return (0..<4).map { unsafe bytes[start + $0] }
        }
        XCTAssertEqual(middlePixel[3], 255)
        XCTAssertGreaterThan(middlePixel[2], 200)
        XCTAssertLessThan(middlePixel[0], middlePixel[1])
    }

    /// `Fixtures/Layers.ttf`: `A` and 😀 consist of a red and a blue half in layers; `B` is a plain box.
    func testLayeredColorFont() throws {
        let file = try XCTUnwrap(
            Bundle.module.url(forResource: "Layers", withExtension: "ttf", subdirectory: "Fixtures"))
        XCTAssertEqual(try RegisteredFonts.add(file: file.path), [])
        let font = TextFont(family: .named("Layers-Regular"), pointSize: 20)
        let layout = TextLayout(StyledText("A😀B", font: font), scale: 1)
        let runs = layout.runs(of: layout.lines[0])
        XCTAssertEqual(Set(runs.map(\.run.face.file)), ["added/Layers-Regular"])
        XCTAssertEqual(layout.lines[0].width, 60, "the line uses the advances of the emoji font")
        let glyphs = runs.flatMap(\.run.glyphs).map(\.id)
        let source = GlyphCatalog.source(face: runs[0].run.face, pixelsPerPoint: 1)
        let picture = try XCTUnwrap(source.picture(glyph: glyphs[0]))
        XCTAssertEqual([picture.bitmap.width, picture.bitmap.height], [20, 16])
        let (left, right) = unsafe picture.bitmap.withUnsafeBytes { bytes in
            unsafe (Array(bytes[4 * 5..<4 * 6]), Array(bytes[4 * 15..<4 * 16]))
        }
        XCTAssertEqual(left, [0, 0, 255, 255])
        XCTAssertEqual(right, [255, 0, 0, 255])
        XCTAssertNil(source.picture(glyph: glyphs[2]), "a glyph without colour layers has no picture")
    }
}
