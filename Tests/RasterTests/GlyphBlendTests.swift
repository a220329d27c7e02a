import CellSimCPixman
import CellSimGraphics
import Testing

@testable import CellSimRaster

/// Tests that glyphs are blended like masks in pixman.
struct GlyphBlendTests {
    /// The bytes must equal those of pixman's OVER with a mask, for every coverage and for opaque and translucent colours.
    @Test(arguments: [0xFF00_0000, 0xFF33_6699, 0x8040_2010, 0x0101_0001, 0] as [UInt32])
    func blendingThroughAMaskIsPixmans(_ pixel: UInt32) {
        let area = PixelRect(left: 3, top: 2, right: 3 + 61, bottom: 2 + 64)
        let mask = PixelBlock(.coverage, bounds: area)
        let (expected, blended) = (PixelBlock(.color, bounds: area), PixelBlock(.color, bounds: area))
        var number: UInt32 = 12345
        func next() -> UInt32 {
            number = number &* 1_664_525 &+ 1_013_904_223
            return number >> 8
        }
        for y in area.top..<area.bottom {
            let below = unsafe expected.row(y).withMemoryRebound(to: UInt32.self, capacity: area.width) { unsafe $0 }
            for x in 0..<area.width {
                // Includes runs without coverage, which are common in glyphs.
                let coverage = y % 3 == 0 && x % 16 < 9 ? 0 : next() % 256
                unsafe mask.row(y)[x] = UInt8(y == 5 ? 255 : coverage)
                let alpha = next() % 256
                unsafe below[x] =
                    alpha << 24 | next() % (alpha + 1) << 16 | next() % (alpha + 1) << 8 | next() % (alpha + 1)
            }
        }
        blended.composite(PIXMAN_OP_SRC, expected.image, sourceOrigin: (area.left, area.top), area: area)
        let part = PixelRect(left: 5, top: 3, right: 60, bottom: 66)
        expected.composite(
            PIXMAN_OP_OVER, PixmanImage(solid: pixel), mask: mask.image, maskOrigin: (area.left, area.top), area: part)
        unsafe blended.blend(pixel, through: mask.row(3) + 2, bytesPerRow: mask.bytesPerRow, area: part)
        for y in area.top..<area.bottom {
            for byte in 0..<area.width * 4 {
                #expect(unsafe expected.row(y)[byte] == blended.row(y)[byte], "row \(y), byte \(byte)")
            }
        }
    }
}
