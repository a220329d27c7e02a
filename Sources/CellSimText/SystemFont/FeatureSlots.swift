import Foundation

/// The widths of the system font's characters with font features.
///
/// Characters that the features leave unchanged keep the width in the tables; digits of equal width are as wide as the
/// zero.
struct FeatureSlots {
    private let ruler: SystemRuler
    private let font: HarfBuzzFont
    private let hasTabularDigits: Bool

    /// Nil for runs with the widths of the tables, and for other fonts: their faces' own widths apply.
    init?(_ run: TextRun, _ face: DrawnFace, _ font: HarfBuzzFont, era: TrackingTable) {
        guard !run.font.features.isEmpty || run.expansion != 1, face.isTracked,
            let ruler = SystemRuler(plain: run, era: era)
        else { return nil }
        (self.ruler, self.font) = (ruler, font)
        hasTabularDigits = run.font.features.contains { $0.tag == FontFeature.tabularDigits && $0.value != 0 }
    }

    /// The width in points, without tracking; nil if the tables have none.
    /// - Parameter pen: The advance of the face's glyphs, as a fraction of the em.
    func width(of unit: UInt16, _ glyph: HarfBuzzFont.Glyph, _ pen: CGFloat) -> CGFloat? {
        if hasTabularDigits, (0x30...0x39).contains(unit) { return ruler.unit * CGFloat(ruler.table.advance(at: 0x30)) }
        guard ruler.table.covers(UInt32(unit)), font.glyph(for: UInt32(unit)) == glyph.id else { return nil }
        let kern = pen - font.advance(of: glyph.id)
        return ruler.unit * CGFloat(ruler.table.advance(at: UInt32(unit))) + kern * ruler.pointSize
    }
}
