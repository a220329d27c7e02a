import Foundation

/// A place on an axis of a variable font.
public struct FontCoordinate: Codable, Hashable, Sendable {
    /// OpenType's four letters, such as `wght`.
    public var tag: String
    /// In the axis' own units.
    public var value: Double

    /// A place on the axis of that tag.
    public init(tag: String, value: Double) { (self.tag, self.value) = (tag, value) }
}

/// An axis of a variable font, in its own units.
public struct FontAxis: Hashable, Sendable {
    /// OpenType's four letters, such as `wght`.
    public let tag: String
    /// The axis' ends, and where it stands unless something is said.
    public let minimum, standard, maximum: Double

    /// An axis between its ends.
    public init(tag: String, minimum: Double, standard: Double, maximum: Double) {
        (self.tag, self.minimum, self.standard, self.maximum) = (tag, minimum, standard, maximum)
    }

    /// The nearest value that the axis has.
    public func nearest(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}

/// A face that was given to the program: one of a file's, or a named instance of a variable one.
public struct GivenFace: Hashable, Sendable {
    /// What the face calls itself.
    public struct Names: Hashable, Sendable {
        /// As in `Sample-BoldItalic`.
        public let postScript: String
        /// As in `Sample`.
        public let family: String
        /// As in `Bold Italic`.
        public let style: String
        /// Other names that a program may ask for: the full name, and an instance's PostScript name by Adobe's rule.
        public let others: [String]

        /// The names of one face.
        public init(postScript: String, family: String, style: String, others: [String]) {
            (self.postScript, self.family, self.style, self.others) = (postScript, family, style, others)
        }
    }

    /// How the face looks among those of its family.
    public struct Style: Hashable, Sendable {
        /// OpenType's `wght`.
        public let weight: Int
        /// OpenType's `wdth`: 100 is neither narrow nor wide.
        public let width: Double
        /// Whether its letters slope.
        public let isItalic: Bool
        /// Whether all of its characters have one width.
        public let isMonospaced: Bool

        /// A style in OpenType's numbers.
        public init(weight: Int, width: Double, isItalic: Bool, isMonospaced: Bool) {
            (self.weight, self.width, self.isItalic, self.isMonospaced) = (weight, width, isItalic, isMonospaced)
        }
    }

    /// What the face calls itself.
    public let names: Names
    /// The file, absolute.
    public let path: String
    /// Which of the file's faces it is.
    public let index: Int
    /// How it looks.
    public let style: Style
    /// What the file varies in; empty for a plain one.
    public let axes: [FontAxis]
    /// Where the face stands on the axes, in their order.
    public let coordinates: [FontCoordinate]
    /// In shares of the em.
    public let metrics: VerticalMetrics
    /// Whether the file says by how much letters are spaced at each size (a `trak` table).
    public let hasTracking: Bool
    /// The name that a display list's `FaceReference` holds; set when the face is added.
    public internal(set) var file = ""

    /// A face of a file.
    public init(
        names: Names, path: String, index: Int, style: Style, axes: [FontAxis], coordinates: [FontCoordinate],
        metrics: VerticalMetrics, hasTracking: Bool
    ) {
        (self.names, self.path, self.index, self.style) = (names, path, index, style)
        (self.axes, self.coordinates, self.metrics) = (axes, coordinates, metrics)
        self.hasTracking = hasTracking
    }

    /// Whether it stands where its file's axes stand unless something is said.
    public var isStandard: Bool { zip(axes, coordinates).allSatisfy { $0.standard == $1.value } }

    /// The axis of that tag.
    public func axis(_ tag: String) -> FontAxis? { axes.first { $0.tag == tag } }

    /// The name for a display list of the face with other coordinates: those that the axes have count, within their ends.
    public func file(with changes: [FontCoordinate]) -> String {
        var words: [String] = []
        for (axis, own) in zip(axes, coordinates) {
            guard let change = changes.last(where: { $0.tag == axis.tag }) else { continue }
            let value = (axis.nearest(change.value) * 100).rounded() / 100
            if value != own.value { words.append("\(axis.tag)=\(value)") }
        }
        return words.isEmpty ? file : file + GivenFace.separator + words.joined(separator: ",")
    }

    /// Between a face's name and its coordinates.
    static let separator = "@"

    /// The manifest's form of the face, at the coordinates that a display list names.
    func entry(_ changes: Substring?) -> FontFace {
        var entry = FontFace(file: file, path: path, weights: [style.weight, style.weight], italic: style.isItalic)
        var places = coordinates
        for word in (changes ?? "").split(separator: ",") {
            let parts = word.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1]),
                let index = places.firstIndex(where: { $0.tag == parts[0] })
            else { continue }
            places[index].value = value
        }
        (entry.index, entry.coordinates) = (index, places)
        return entry
    }
}
