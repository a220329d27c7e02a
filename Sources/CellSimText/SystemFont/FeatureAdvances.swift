import Foundation

/// The advances of the system font's characters with font features, such as tabular digits.
///
/// Characters that the features don't change have the advances in the tables. Tabular digits are as wide as the zero.
struct FeatureAdvances {
    private let measurer: SystemFontMeasurer
    private let font: HarfBuzzFont
    private let hasTabularDigits: Bool

    /// Creates the advances for a run. Returns nil if the tables' advances apply, and for other fonts, which have their own advances.
    init?(_ run: TextRun, _ face: ResolvedFace, _ font: HarfBuzzFont, trackingTable: TrackingTable) {
        guard !run.font.features.isEmpty || run.expansion != 1, face.isTracked,
            let measurer = SystemFontMeasurer(plain: run, trackingTable: trackingTable)
        else { return nil }
        (self.measurer, self.font) = (measurer, font)
        hasTabularDigits = run.font.features.contains { $0.tag == FontFeature.tabularDigits && $0.value != 0 }
    }

    /// Returns the width in points, without tracking; nil if the tables don't contain the character.
    /// - Parameter pen: The advance of the face's glyphs, as a fraction of the em.
    func width(of unit: UInt16, _ glyph: HarfBuzzFont.Glyph, _ pen: CGFloat) -> CGFloat? {
        if hasTabularDigits, (0x30...0x39).contains(unit) {
            return measurer.unit * CGFloat(measurer.table.advance(at: 0x30))
        }
        guard measurer.table.covers(UInt32(unit)), font.glyph(for: UInt32(unit)) == glyph.id else { return nil }
        let kern = pen - font.advance(of: glyph.id)
        return measurer.unit * CGFloat(measurer.table.advance(at: UInt32(unit))) + kern * measurer.pointSize
    }
}
