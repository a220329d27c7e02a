import Foundation

/// The content of `Fonts.json`: the families, the substitutes for the system's families, and the order of fallbacks.
public struct FontManifest: Codable, Hashable, Sendable {
    /// The name of the system font's family, for which a substitute is drawn. Apps can't request it by name.
    public var system: String
    /// The family that is drawn for the system's monospaced font.
    public var monospacedSystem: String
    /// The families to try, in order, for characters that a font doesn't contain.
    public var fallback: [String]
    /// The family whose empty box replaces characters that no font contains; nil for the last of `fallback`.
    public var boxes: String?
    /// The families, in no particular order.
    public var families: [FontFamily]
}

/// A family in the manifest, with its own faces or with metrics for another family's faces.
public struct FontFamily: Codable, Hashable, Sendable {
    /// The name by which apps request the family.
    public var name: String
    /// The family whose faces are drawn if this family has none.
    public var standIn: String?
    /// The drawn size as a fraction of the requested size.
    public var scale: Double
    /// The family's own faces; nil if those of another family are drawn.
    public var faces: [FontFace]?
    /// The vertical metrics of all faces of the family.
    public var metrics: VerticalMetrics
    /// The scripts (ISO 15924: `Arab`, `Deva`; `Zsye` for emoji) for which the family is a fallback; nil for all.
    public var scripts: [String]?
}

/// A font file.
public struct FontFace: Codable, Hashable, Sendable {
    /// The name in a display list's `FaceReference`.
    public var file: String
    /// The path, relative to the manifest's folder.
    public var path: String
    /// The lightest and the heaviest OpenType weight; equal if the face isn't variable.
    public var weights: [Int]
    /// Whether the face is italic; nil means false.
    public var italic: Bool?
    /// The Debian package that contains the file; nil if the file is bundled.
    public var package: String?
    /// The size in bytes of a file that isn't bundled.
    public var size: Int?
    /// The SHA-256 hash of a file that isn't bundled. It is checked on installation and when the file is first opened.
    public var sha256: String?
    /// The face's index in a file with several faces; nil for the first.
    public var index: Int?
    /// The face's coordinates on the axes of a variable font; nil if the weight is the only coordinate and is selected when
    /// the file is opened.
    public var coordinates: [FontCoordinate]?

    /// Creates the entry of a bundled file with one face.
    public init(file: String, path: String, weights: [Int], italic: Bool? = nil) {
        (self.file, self.path, self.weights, self.italic) = (file, path, weights, italic)
    }

    /// Whether the face is italic.
    public var isItalic: Bool { italic ?? false }
    /// Whether the file has a weight axis.
    public var isVariable: Bool { weights.first != weights.last }

    /// Returns the coordinates at which the face is opened for a weight. Axes without a coordinate keep their default.
    public func coordinates(weight: Int) -> [FontCoordinate] {
        coordinates ?? (isVariable ? [FontCoordinate(tag: "wght", value: Double(weight))] : [])
    }

    /// Returns the face's nearest available weight.
    public func nearestWeight(_ weight: Int) -> Int {
        guard let low = weights.first, let high = weights.last else { return weight }
        return min(max(weight, low), high)
    }
}

/// A face's vertical metrics as fractions of the em, with y upwards.
public struct VerticalMetrics: Codable, Hashable, Sendable {
    /// The highest point of a line above the baseline.
    public var ascender: Double
    /// The lowest point of a line, negative below the baseline.
    public var descender: Double
    /// The extra distance between lines.
    public var lineGap: Double
    /// The height of capital letters.
    public var capHeight: Double
    /// The height of lowercase letters.
    public var xHeight: Double

    /// Creates metrics from fractions of the em.
    public init(ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
        (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }
}

extension FontFamily {
    /// Returns the face with the closest slope and weight; slope takes precedence. Returns nil if the family has no faces.
    public func face(weight: Int, isItalic: Bool) -> FontFace? {
        let faces = self.faces ?? []
        let sloped = faces.filter { $0.isItalic == isItalic }
        return (sloped.isEmpty ? faces : sloped).min {
            let (a, b) = (abs($0.nearestWeight(weight) - weight), abs($1.nearestWeight(weight) - weight))
            return a < b
        }
    }
}
