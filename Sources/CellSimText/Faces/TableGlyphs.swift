import Foundation
import Synchronization

/// The glyphs for the characters in the system font's tables, with their outlines' advances.
///
/// FreeType provides the glyphs, so this text is not shaped with HarfBuzz. At the weights of the bundled fonts, the
/// advances of both are the same. Each glyph is loaded on first use. Safe on all threads.
@safe final class TableGlyphs: @unchecked Sendable {
    // Unchecked: slots are atomic; pointers are not checked.
    /// A glyph and its advance as a fraction of the em.
    typealias Glyph = (id: UInt32, advance: CGFloat)

    private let face: ResolvedFace
    private let unitsPerEm: CGFloat
    /// Whether the face's file could be read.
    let isAvailable: Bool
    /// One value per table slot: 0 if not loaded yet, otherwise `loadedFlag`, with the glyph (0 for none) in the upper half
    /// and its advance in font units in the lower half.
    private let slots: UnsafeMutablePointer<Atomic<UInt64>>
    private static let loadedFlag: UInt64 = 1 << 63

    init(_ face: ResolvedFace) {
        self.face = face
        let units = GlyphStore.shared.unitsPerEm(file: face.file, weight: face.weight)
        (unitsPerEm, isAvailable) = (CGFloat(max(1, units)), units > 0)
        unsafe slots = .allocate(capacity: SystemAdvances.slotCount)
        for slot in 0..<SystemAdvances.slotCount { unsafe (slots + slot).initialize(to: Atomic(0)) }
    }

    deinit {
        unsafe slots.deinitialize(count: SystemAdvances.slotCount)
        unsafe slots.deallocate()
    }

    /// Returns the glyph of a character; nil for characters without ink, such as spaces.
    func glyph(for scalar: UInt32) -> Glyph? {
        let slot = SystemAdvances.slot(scalar)
        guard slot >= 0 else { return nil }
        var value = unsafe slots[slot].load(ordering: .relaxed)
        if value == 0 {
            value = Self.loadedFlag | loadGlyph(scalar)
            unsafe slots[slot].store(value, ordering: .relaxed)
        }
        let id = UInt32(value >> 32) & 0x7FFF_FFFF
        return id == 0 ? nil : (id, CGFloat(value & 0xFFFF_FFFF) / unitsPerEm)
    }

    private func loadGlyph(_ scalar: UInt32) -> UInt64 {
        guard scalar > 0x20, scalar != 0x7F, scalar != 0xA0, scalar != 0xAD,
            let loadedGlyph = GlyphStore.shared.glyph(for: scalar, file: face.file, weight: face.weight)
        else { return 0 }
        return UInt64(loadedGlyph.id) << 32 | UInt64(clamping: loadedGlyph.advance) & 0xFFFF_FFFF
    }
}
