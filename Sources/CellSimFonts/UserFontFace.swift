import Foundation

/// A coordinate on an axis of a variable font.
public struct FontCoordinate: Codable, Hashable, Sendable {
    /// OpenType's four-letter tag, such as `wght`.
    public var tag: String
    /// The value in the axis's own units.
    public var value: Double

    /// Creates a coordinate on the axis with this tag.
    public init(tag: String, value: Double) { (self.tag, self.value) = (tag, value) }
}

/// An axis of a variable font, in its own units.
public struct FontAxis: Hashable, Sendable {
    /// OpenType's four-letter tag, such as `wght`.
    public let tag: String
    /// The limits of the axis and its default value.
    public let minimum, defaultValue, maximum: Double

    /// Creates an axis from its limits.
    public init(tag: String, minimum: Double, standard: Double, maximum: Double) {
        (self.tag, self.minimum, self.defaultValue, self.maximum) = (tag, minimum, standard, maximum)
    }

    /// Returns the value clamped to the axis's limits.
    public func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}

/// A registered face: a face of a file, or a named instance of a variable face.
public struct UserFontFace: Hashable, Sendable {
    /// The names of the face.
    public struct Names: Hashable, Sendable {
        /// The PostScript name, such as `Sample-BoldItalic`.
        public let postScript: String
        /// The family name, such as `Sample`.
        public let family: String
        /// The style name, such as `Bold Italic`.
        public let style: String
        /// The other names by which apps may request the face: the full name, and the PostScript name of an instance
        /// according to Adobe's rule.
        public let others: [String]

        /// Creates the names of one face.
        public init(postScript: String, family: String, style: String, others: [String]) {
            (self.postScript, self.family, self.style, self.others) = (postScript, family, style, others)
        }
    }

    /// The style that distinguishes the face within its family.
    public struct Style: Hashable, Sendable {
        /// The weight as OpenType's `wght`.
        public let weight: Int
        /// The width as OpenType's `wdth`; 100 is normal.
        public let width: Double
        /// Whether the face is italic.
        public let isItalic: Bool
        /// Whether all characters have the same width.
        public let isMonospaced: Bool

        /// Creates a style from OpenType's numbers.
        public init(weight: Int, width: Double, isItalic: Bool, isMonospaced: Bool) {
            (self.weight, self.width, self.isItalic, self.isMonospaced) = (weight, width, isItalic, isMonospaced)
        }
    }

    /// The names of the face.
    public let names: Names
    /// The absolute path of the file.
    public let path: String
    /// The face's index in the file.
    public let index: Int
    /// The face's style.
    public let style: Style
    /// The file's axes of variation; empty for a static font.
    public let axes: [FontAxis]
    /// The face's coordinates, in the order of the axes.
    public let coordinates: [FontCoordinate]
    /// The vertical metrics as fractions of the em.
    public let metrics: VerticalMetrics
    /// Whether the file defines tracking for each size (a `trak` table).
    public let hasTracking: Bool
    /// The name in a display list's `FaceReference`; set when the face is added.
    public internal(set) var file = ""

    /// Creates a face of a file.
    public init(
        names: Names, path: String, index: Int, style: Style, axes: [FontAxis], coordinates: [FontCoordinate],
        metrics: VerticalMetrics, hasTracking: Bool
    ) {
        (self.names, self.path, self.index, self.style) = (names, path, index, style)
        (self.axes, self.coordinates, self.metrics) = (axes, coordinates, metrics)
        self.hasTracking = hasTracking
    }

    /// Whether the face has the default coordinates of its file.
    public var isDefaultInstance: Bool { zip(axes, coordinates).allSatisfy { $0.defaultValue == $1.value } }

    /// Returns the axis with this tag.
    public func axis(_ tag: String) -> FontAxis? { axes.first { $0.tag == tag } }

    /// Returns the face's name in a display list with other coordinates. Coordinates on unknown axes are ignored; values are clamped.
    public func file(with changes: [FontCoordinate]) -> String {
        var coordinateTexts: [String] = []
        for (axis, coordinate) in zip(axes, coordinates) {
            guard let change = changes.last(where: { $0.tag == axis.tag }) else { continue }
            let value = (axis.clamped(change.value) * 100).rounded() / 100
            if value != coordinate.value { coordinateTexts.append("\(axis.tag)=\(value)") }
        }
        return coordinateTexts.isEmpty ? file : file + UserFontFace.separator + coordinateTexts.joined(separator: ",")
    }

    /// The separator between a face's name and its coordinates.
    static let separator = "@"

    /// Returns the face as an entry of a manifest, with the coordinates from a display list.
    func entry(_ changes: Substring?) -> FontFace {
        var entry = FontFace(file: file, path: path, weights: [style.weight, style.weight], italic: style.isItalic)
        var changedCoordinates = coordinates
        for assignment in (changes ?? "").split(separator: ",") {
            let parts = assignment.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1]),
                let index = changedCoordinates.firstIndex(where: { $0.tag == parts[0] })
            else { continue }
            changedCoordinates[index].value = value
        }
        (entry.index, entry.coordinates) = (index, changedCoordinates)
        return entry
    }
}
