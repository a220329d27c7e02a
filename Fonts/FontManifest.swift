import Foundation

/// What `Fonts.json` says: the families, which of them stand in for the system's, and the order of fallback.
public struct FontManifest: Codable, Hashable, Sendable {
    /// The family of the system font, whose stand-in is drawn; its name is none that a program can ask for.
    public var system: String
    /// The family drawn for the system's fixed-width font.
    public var monospacedSystem: String
    /// Families asked in turn for characters that a font lacks.
    public var fallback: [String]
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

    public var isItalic: Bool { italic ?? false }
    public var isVariable: Bool { weights.first != weights.last }

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
