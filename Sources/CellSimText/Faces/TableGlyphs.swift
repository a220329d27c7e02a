import Foundation
import Synchronization

/// The glyphs of the characters that the system font's tables place, with the outlines' own advances.
///
/// They come from what draws the glyphs (FreeType), so that text of the tables needs no shaper; the shaper's advances are the
/// same at the weights that the bundled fonts are drawn with. Those of ASCII are read at once, the others when the first of
/// them is asked for.
final class TableGlyphs: Sendable {
    /// A glyph and its advance in shares of the em.
    typealias Glyph = (id: UInt32, advance: CGFloat)

    /// By the tables' slot from `first` on: the glyph (0 for none) and its advance.
    private struct Slots {
        let first: Int
        let glyphs: [UInt32]
        let advances: [CGFloat]

        init(_ scalars: [UInt32], of face: DrawnFace, first: Int) {
            let found = GlyphStore.shared.glyphs(of: scalars, file: face.file, weight: face.weight)
            self.first = first
            (glyphs, advances) = (found.map(\.id), found.map(\.advance))
        }

        subscript(slot: Int) -> Glyph? {
            let place = slot - first
            guard place >= 0, place < glyphs.count, glyphs[place] != 0 else { return nil }
            return (glyphs[place], advances[place])
        }
    }

    private static let ascii = Array(UInt32(0x21)..<0x7F)
    private static let others =
        (UInt32(0x7F)..<UInt32(SystemAdvances.direct)).map { $0 == 0x7F || $0 == 0xA0 || $0 == 0xAD ? 0 : $0 }
        + SystemAdvances.distant

    private let face: DrawnFace
    private let common: Slots
    private let rest = Mutex<Slots?>(nil)

    init(_ face: DrawnFace) {
        self.face = face
        common = Slots(Self.ascii, of: face, first: 0x21)
    }

    /// Nil for characters without ink.
    func glyph(for scalar: UInt32) -> Glyph? {
        if scalar < 0x7F { return common[Int(scalar)] }
        let slot = SystemAdvances.slot(scalar)
        guard slot >= 0 else { return nil }
        return rest.withLock { rest in
            let slots = rest ?? Slots(Self.others, of: face, first: 0x7F)
            rest = slots
            return slots[slot]
        }
    }
}
