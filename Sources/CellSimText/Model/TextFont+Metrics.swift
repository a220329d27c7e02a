import CellSimFonts
import Foundation

/// The metrics of a font, in points.
extension TextFont {
    /// The distance from the baseline to the top of the line, in points.
    public var ascender: CGFloat { pointSize * verticalMetrics.ascender }
    /// The distance from the baseline to the bottom of the line, in points; negative.
    public var descender: CGFloat { pointSize * verticalMetrics.descender }
    /// The height of a line, `ascender - descender`, in points.
    public var lineHeight: CGFloat {
        let metrics = verticalMetrics
        return pointSize * (metrics.ascender - metrics.descender)
    }
    /// The height of a flat capital letter, in points.
    public var capHeight: CGFloat { pointSize * verticalMetrics.capHeight }
    /// The height of a flat lowercase letter, in points.
    public var xHeight: CGFloat { pointSize * verticalMetrics.xHeight }
    /// The gap to the next line, in points. For a text style, it is the pitch minus the line height; otherwise 0 for the system's fonts and
    /// the face's own line gap for other fonts.
    public var leading: CGFloat {
        if let linePitch { return linePitch - lineHeight }
        return pointSize * verticalMetrics.lineGap
    }

    /// The vertical metrics as fractions of the em.
    var verticalMetrics: VerticalMetrics {
        let userFonts = FontLibrary.shared.userFonts
        if userFonts.hasSystemFont, isSystem,
            let system = userFonts.systemFace(weight: weight, isItalic: isItalic, pointSize: Double(pointSize))
        {
            return system.face.metrics
        }
        if case .named(let name) = family, let face = userFonts.face(named: name) { return face.metrics }
        return switch family {
        case .system, .monospacedSystem: .sanFrancisco
        case .named(let name): FontLibrary.shared.family(named: name)?.metrics ?? .sanFrancisco
        }
    }
}

extension VerticalMetrics {
    /// The metrics of San Francisco: 1950, -494, 1443 and 1078 of 2048 units, without a line gap.
    static let sanFrancisco = VerticalMetrics(
        ascender: 1950.0 / 2048, descender: -494.0 / 2048, lineGap: 0, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)
}

extension TextFont {
    /// Returns the manifest's family name for the name of a family or face (`HelveticaNeue-Bold`); nil for unknown names, which are set in
    /// the system font.
    public static func familyName(for name: String) -> String? { FontLibrary.shared.family(named: name)?.name }
}
