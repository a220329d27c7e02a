import CellSimFonts
import CellSimGraphics
import Foundation

/// The file that draws a font, and at which share of its point size.
struct DrawnFace: Hashable, Sendable {
    var file: String
    var weight: Int
    /// The outlines' size as a fraction of the point size.
    var fraction: CGFloat
    /// The advances' size as a fraction of the point size: larger than `fraction` where the stand-in is drawn smaller
    /// than it is spaced.
    var slotShare: CGFloat
    /// True for the system font's stand-in, which takes the system's tracking.
    var isTracked: Bool
    /// A shear for italics that the family lacks.
    var slant: CGFloat

    /// The faces that may draw `font`, its own first, then the manifest's fallbacks.
    static func candidates(for font: TextFont) -> [DrawnFace] {
        let library = FontLibrary.shared
        let manifest = library.manifest
        var faces: [DrawnFace] = []
        func add(_ family: FontFamily?, isSystem: Bool, scale: Double? = nil) {
            guard let family else { return }
            let drawn = library.drawn(family)
            guard let face = drawn.face(weight: font.weight, isItalic: font.isItalic),
                !faces.contains(where: { $0.file == face.file })
            else { return }
            faces.append(
                DrawnFace(
                    file: face.file, weight: face.nearestWeight(font.weight), fraction: family.scale,
                    slotShare: isSystem ? 1 : family.scale, isTracked: isSystem,
                    slant: font.isItalic && !face.isItalic ? 0.2 : 0))
        }
        switch font.family {
        case _ where font.isSystem: add(library.family(named: manifest.system), isSystem: true)
        case .system: break
        case .monospacedSystem: add(library.family(named: manifest.monospacedSystem), isSystem: false)
        case .named(let name): add(library.family(named: name), isSystem: false)
        }
        for name in manifest.fallback { add(library.family(named: name), isSystem: false) }
        return faces
    }

    /// The reference for outlines of a font of `pointSize` points.
    func reference(pointSize: CGFloat) -> FaceReference {
        FaceReference(file: file, weight: weight, emSize: pointSize * fraction, slant: slant)
    }
}
