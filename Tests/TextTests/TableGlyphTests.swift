import XCTest

@testable import CellSimText

/// Tests that the glyphs in the system font's tables match those of the shaper.
final class TableGlyphTests: XCTestCase {
    func testGlyphsAndAdvancesMatchShaper() throws {
        var compared = 0
        for weight in stride(from: 100, through: 900, by: 100) {
            for isItalic in [false, true] {
                let font = TextFont(weight: weight, isItalic: isItalic, pointSize: 17)
                let face = try XCTUnwrap(ResolvedFace.candidates(for: font).first)
                let shaper = try XCTUnwrap(FontCache.shared.font(face))
                let table = TableGlyphs(face)
                let scalars = Array(0x21..<UInt32(SystemAdvances.directSlotCount)) + SystemAdvances.sparseScalars
                for scalar in scalars + SystemAdvances.cyrillicScalars {
                    guard let glyph = table.glyph(for: scalar) else { continue }
                    let label = "U+\(String(scalar, radix: 16)) at \(weight)\(isItalic ? " italic" : "")"
                    XCTAssertEqual(glyph.id, shaper.glyph(for: scalar), label)
                    XCTAssertEqual(glyph.advance, shaper.advance(of: glyph.id), label)
                    compared += 1
                }
                for scalar: UInt32 in [0x20, 0x7F, 0xA0, 0xAD, 0x3042] {
                    XCTAssertNil(table.glyph(for: scalar), "the table has no glyph for U+\(String(scalar, radix: 16))")
                }
            }
        }
        XCTAssertGreaterThan(compared, 18 * 300)
    }
}
