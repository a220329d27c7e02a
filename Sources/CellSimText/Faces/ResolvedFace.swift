import CellSimFonts
import CellSimGraphics
import Foundation

/// A face that can draw a font, and its size as a fraction of the point size.
struct ResolvedFace: Hashable, Sendable {
    var file: String
    var weight: Int
    /// The size of the outlines as a fraction of the point size.
    var fraction: CGFloat
    /// The size of the advances as a fraction of the point size. It is larger than `fraction` if the substitute is
    /// drawn smaller than it is spaced.
    var advanceFraction: CGFloat
    /// Whether the face substitutes for the system font and uses its tracking.
    var isTracked: Bool
    /// Whether the face is a variable font that may be drawn with a heavier weight; see `darkening(pointSize:)`.
    var allowsDarkening = false
    /// The shear that replaces missing italics.
    var slant: CGFloat
    /// The scripts that the face is used for; nil for all.
    var scripts: ScriptSet?
    /// Whether the face draws an empty box for characters that no face contains.
    var drawsMissingGlyphBoxes = false
    /// Whether the user provided the face. Its ligatures and alternates are then enabled.
    var isUserProvided = false
    /// The size in points for the file's spacing table (`trak`); 0 if the file has none.
    var trackedSize: CGFloat = 0
    /// The position on the optical size axis; 0 if the face has none.
    var opticalSize: Int = 0

    /// Whether the face has colour emoji, which all have the same width.
    var isColor: Bool { scripts?.isEmoji ?? false }

    /// Returns the faces that can draw `font`: first its own face, then the manifest's fallbacks.
    static func candidates(for font: TextFont) -> [ResolvedFace] {
        let library = FontLibrary.shared
        let manifest = library.manifest
        var faces: [ResolvedFace] = []
        func add(_ family: FontFamily?, isSystem: Bool, isFallback: Bool = false) {
            guard let family else { return }
            let drawnFamily = library.resolvedFamily(family)
            guard let face = drawnFamily.face(weight: font.weight, isItalic: font.isItalic),
                !faces.contains(where: { $0.file == face.file })
            else { return }
            faces.append(
                ResolvedFace(
                    file: face.file, weight: face.nearestWeight(font.weight), fraction: family.scale,
                    advanceFraction: isSystem ? 1 : family.scale, isTracked: isSystem, allowsDarkening: face.isVariable,
                    slant: font.isItalic && !face.isItalic && family.scripts == nil ? 0.2 : 0,
                    scripts: isFallback ? family.scripts.map(ScriptSet.init) : nil,
                    drawsMissingGlyphBoxes: family.name == manifest.boxes))
        }
        func add(given face: UserFontFace, _ coordinates: [FontCoordinate], isSystem: Bool) {
            var resolvedFace = ResolvedFace(
                file: face.file(with: coordinates), weight: face.style.weight, fraction: 1, advanceFraction: 1,
                isTracked: isSystem && !face.hasTracking,
                slant: isSystem && font.isItalic && !face.style.isItalic ? 0.2 : 0)
            resolvedFace.isUserProvided = true
            if face.hasTracking { resolvedFace.trackedSize = font.pointSize }
            if let axis = face.axis("opsz") {
                let requestedSize = coordinates.last { $0.tag == "opsz" }?.value ?? axis.defaultValue
                resolvedFace.opticalSize = Int(axis.clamped(requestedSize).rounded())
            }
            faces.append(resolvedFace)
        }
        if let match = registeredFace(for: font) { add(given: match.face, match.coordinates, isSystem: font.isSystem) }
        switch font.family {
        case _ where font.isSystem: add(library.family(named: manifest.system), isSystem: true)
        case .system: break
        case .monospacedSystem: add(library.family(named: manifest.monospacedSystem), isSystem: false)
        case .named where !faces.isEmpty: break
        case .named(let name): add(library.family(named: name), isSystem: false)
        }
        for name in manifest.fallback { add(library.family(named: name), isSystem: false, isFallback: true) }
        return faces
    }

    /// Returns the registered face that draws a font, and its coordinates that differ from the defaults; nil for bundled fonts.
    private static func registeredFace(for font: TextFont) -> (face: UserFontFace, coordinates: [FontCoordinate])? {
        let userFonts = FontLibrary.shared.userFonts
        let size = Double(font.pointSize)
        let requestedCoordinates = font.variations.map { FontCoordinate(tag: $0.tag, value: $0.value) }
        if font.isSystem {
            return userFonts.systemFace(weight: font.weight, isItalic: font.isItalic, pointSize: size).map {
                ($0.face, $0.coordinates + requestedCoordinates)
            }
        }
        guard case .named(let name) = font.family,
            let face = userFonts.face(named: name)
                ?? userFonts.face(ofFamily: name, weight: font.weight, isItalic: font.isItalic)
        else { return nil }
        return (face, [FontCoordinate(tag: "opsz", value: size)] + requestedCoordinates)
    }

    /// Returns the reference to the outlines at a size in points.
    func reference(pointSize: CGFloat) -> FaceReference {
        // The width of an emoji is not a constant fraction of the point size.
        let size = isColor ? Emoji.width(pointSize: pointSize) : pointSize
        return FaceReference(
            file: file, weight: weight + darkening(pointSize: pointSize), opticalSize: opticalSize,
            emSize: size * fraction, slant: slant)
    }

    /// Returns the weight to add so that the substitute's letters have as much ink as San Francisco's. Advances don't change.
    ///
    /// Measured in snapshots of UIKit on iOS 17 ("Title" and "Subtitle", 14 to 58 points): San Francisco's regular weight
    /// has 1.06 times the substitute's ink up to 17 points, 1.03 times at 23 points, and 1.02 times from 25 points. 25
    /// units of weight add 5.5 hundredths of ink. Medium and semibold at 13 and 17 points have 0.95 to 1.02 times the ink,
    /// so they don't change. Neither do weights that weren't measured.
    private func darkening(pointSize: CGFloat) -> Int {
        guard isTracked, allowsDarkening, weight > 300, weight < 500 else { return 0 }
        let regular =
            switch pointSize {
            case ...17: 27
            case ..<25: 27 - Int(((pointSize - 17) * 17 / 8).rounded())
            default: 10
            }
        return regular * (100 - abs(weight - 400)) / 100
    }
}
