import Foundation

/// What `Fonts.json` says: the families, which of them stand in for the system's, and the order of fallback.
public struct FontManifest: Codable, Hashable, Sendable {
    /// The family of the system font, whose stand-in is drawn; its name is none that a program can ask for.
    public var system: String
    /// The family drawn for the system's fixed-width font.
    public var monospacedSystem: String
    /// Families asked in turn for characters that a font lacks.
    public var fallback: [String]
    /// The family whose empty box stands for characters that no font has; nil for the last of `fallback`.
    public var boxes: String?
    public var families: [FontFamily]
}

/// A family of the manifest: faces of its own, or metrics for another family's faces.
public struct FontFamily: Codable, Hashable, Sendable {
    public var name: String
    /// The family whose faces are drawn, where this one has none.
    public var standIn: String?
    /// The size drawn as a share of the size asked for.
    public var scale: Double
    public var faces: [FontFace]?
    public var metrics: VerticalMetrics
    /// The scripts (ISO 15924: `Arab`, `Deva`; `Zsye` for emoji) for whose characters the family is asked as a fallback;
    /// nil for all.
    public var scripts: [String]?
}

/// One font file.
public struct FontFace: Codable, Hashable, Sendable {
    /// The name that a display list's `FaceReference` holds.
    public var file: String
    /// From the folder of the manifest.
    public var path: String
    /// The lightest and the heaviest OpenType weight; equal for a face that is not variable.
    public var weights: [Int]
    public var italic: Bool?
    /// The Debian package whose file this is, for a file that is not bundled; nil for one that is.
    public var package: String?
    /// In bytes; of a file that is not bundled.
    public var size: Int?
    /// Of a file that is not bundled: compared when it is installed, and when it is first opened.
    public var sha256: String?
    /// Which face of a file that has several; nil for the first.
    public var index: Int?
    /// Where the face stands on the axes of a variable file; nil for one whose weight alone is chosen when it is opened.
    public var coordinates: [FontCoordinate]?

    public init(file: String, path: String, weights: [Int], italic: Bool? = nil) {
        (self.file, self.path, self.weights, self.italic) = (file, path, weights, italic)
    }

    public var isItalic: Bool { italic ?? false }
    public var isVariable: Bool { weights.first != weights.last }

    /// Where the axes of the file stand when the face is opened at a weight; those that are not named stay.
    public func coordinates(weight: Int) -> [FontCoordinate] {
        coordinates ?? (isVariable ? [FontCoordinate(tag: "wght", value: Double(weight))] : [])
    }

    /// The weight nearest to the wanted one that the face has.
    public func nearestWeight(_ weight: Int) -> Int {
        guard let low = weights.first, let high = weights.last else { return weight }
        return min(max(weight, low), high)
    }
}

/// A face's vertical measures in shares of the em, y upwards.
public struct VerticalMetrics: Codable, Hashable, Sendable {
    public var ascender, descender, lineGap, capHeight, xHeight: Double

    public init(ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
        (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }
}

extension FontFamily {
    /// The face nearest in slope, then in weight; nil for a family without faces.
    public func face(weight: Int, isItalic: Bool) -> FontFace? {
        let faces = self.faces ?? []
        let sloped = faces.filter { $0.isItalic == isItalic }
        return (sloped.isEmpty ? faces : sloped).min {
            let (a, b) = (abs($0.nearestWeight(weight) - weight), abs($1.nearestWeight(weight) - weight))
            return a < b
        }
    }
}
