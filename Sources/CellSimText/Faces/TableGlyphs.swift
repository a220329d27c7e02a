import Foundation

/// The glyphs of the characters that the system font's tables place, with the outlines' own advances.
final class TableGlyphs: Sendable {
    /// By the tables' slot: the glyph (0 for none) and its advance in shares of the em.
    private let glyphs: [UInt32]
    private let advances: [CGFloat]

    init(_ font: HarfBuzzFont) {
        var glyphs = [UInt32](repeating: 0, count: SystemAdvances.slotCount)
        var advances = [CGFloat](repeating: 0, count: SystemAdvances.slotCount)
        func add(_ scalar: UInt32) {
            let slot = SystemAdvances.slot(scalar)
            guard slot >= 0, let glyph = font.glyph(for: scalar) else { return }
            (glyphs[slot], advances[slot]) = (glyph, font.advance(of: glyph))
        }
        for scalar in 0x21..<UInt32(SystemAdvances.direct) where scalar != 0xA0 && scalar != 0xAD { add(scalar) }
        for scalar in SystemAdvances.distant { add(scalar) }
        (self.glyphs, self.advances) = (glyphs, advances)
    }

    /// Nil for characters without ink.
    func glyph(for scalar: UInt32) -> (id: UInt32, advance: CGFloat)? {
        let slot = SystemAdvances.slot(scalar)
        guard slot >= 0, glyphs[slot] != 0 else { return nil }
        return (glyphs[slot], advances[slot])
    }
}
