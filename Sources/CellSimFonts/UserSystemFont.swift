import Foundation

/// Selects a face of San Francisco for a weight and a size, if the user provided its files.
struct UserSystemFont: Sendable {
    /// The size in points above which the Display outlines are used, if Text and Display have separate files.
    static let displaySize = 20.0

    private enum OpticalRange: Hashable, Sendable { case text, display, all }

    /// A face of a file, with its named weights.
    private struct Source: Sendable {
        var face: UserFontFace
        var opticalRange: OpticalRange
        /// The weights of named instances on the weight axis, with the OpenType weights of their names, in ascending order.
        var weights: [(name: Double, value: Double)]
    }

    private let sources: [Source]

    /// Creates the selection; nil if no face of San Francisco is among the faces.
    init?(_ faces: [UserFontFace]) {
        var sources: [Source] = []
        for face in faces {
            guard let opticalRange = Self.opticalRange(of: face) else { continue }
            guard face.axis("wght") != nil else {
                sources.append(Source(face: face, opticalRange: opticalRange, weights: []))
                continue
            }
            let isKnown = sources.contains { $0.face.path == face.path && $0.face.index == face.index }
            guard !isKnown else { continue }
            let instances = faces.filter { $0.path == face.path && $0.index == face.index }
            let defaultInstance = instances.first(where: \.isDefaultInstance) ?? face
            sources.append(Source(face: defaultInstance, opticalRange: opticalRange, weights: Self.weights(instances)))
        }
        guard !sources.isEmpty else { return nil }
        self.sources = sources
    }

    /// Returns the optical sizes for which a face is designed, according to the name of its file (`SFNS.ttf`,
    /// `SF-Pro-Text-Bold.otf`, `SFUIDisplay-Light.ttf`) or family (`SF Pro`, `.SF NS Text`). Returns nil for other faces,
    /// including the rounded, compact and monospaced designs.
    private static func opticalRange(of face: UserFontFace) -> OpticalRange? {
        let file = (face.path.split(separator: "/").last.map(String.init) ?? "").lowercased()
        let family = face.names.family.lowercased().filter { $0 != " " }
        let isNamed =
            ["sfns", "sf-pro", "sfpro", "sfui"].contains { file.hasPrefix($0) }
            || ["sfpro", ".sfns", ".sfui", "sfuitext", "sfuidisplay", "sanfrancisco"].contains { family.hasPrefix($0) }
        guard isNamed,
            !["mono", "rounded", "compact", "symbols", "script"].contains(where: {
                file.contains($0) || family.contains($0)
            })
        else { return nil }
        if face.axis("opsz") != nil { return .all }
        if file.contains("display") || family.contains("display") { return .display }
        return file.contains("text") || family.contains("text") ? .text : .all
    }

    private static let weightNames: [(word: String, weight: Double)] = [
        ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
        ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    private static func weights(_ instances: [UserFontFace]) -> [(name: Double, value: Double)] {
        var weights: [(name: Double, value: Double)] = []
        for (word, weight) in weightNames {
            let instance = instances.first { face in
                face.names.style.lowercased().split(separator: " ").joined() == word
            }
            guard let value = instance?.coordinates.first(where: { $0.tag == "wght" })?.value,
                weights.last.map({ $0.value < value }) ?? true
            else { continue }
            weights.append((weight, value))
        }
        return weights
    }

    func face(weight: Int, isItalic: Bool, pointSize: Double) -> (face: UserFontFace, coordinates: [FontCoordinate])? {
        let requestedRange = pointSize < Self.displaySize ? OpticalRange.text : .display
        func distance(_ source: Source) -> Int {
            let slope = source.face.style.isItalic == isItalic ? 0 : 100_000
            let optical =
                source.face.axis("opsz") != nil
                ? 0 : source.opticalRange == requestedRange ? 10_000 : source.opticalRange == .all ? 20_000 : 30_000
            let weightDistance = source.face.axis("wght") != nil ? 0 : abs(source.face.style.weight - weight)
            return slope + optical + weightDistance
        }
        guard let source = sources.min(by: { distance($0) < distance($1) }) else { return nil }
        var coordinates: [FontCoordinate] = []
        if source.face.axis("wght") != nil {
            coordinates.append(FontCoordinate(tag: "wght", value: Self.value(ofWeight: Double(weight), source.weights)))
        }
        if source.face.axis("opsz") != nil { coordinates.append(FontCoordinate(tag: "opsz", value: pointSize)) }
        return (source.face, coordinates)
    }

    /// Returns the value on the weight axis for an OpenType weight, interpolated linearly between named instances. Beyond
    /// these, or without instances, returns the OpenType weight.
    private static func value(ofWeight weight: Double, _ instances: [(name: Double, value: Double)]) -> Double {
        guard let upperIndex = instances.firstIndex(where: { $0.name >= weight }) else { return weight }
        if instances[upperIndex].name == weight { return instances[upperIndex].value }
        guard upperIndex > 0 else { return weight }
        let (low, high) = (instances[upperIndex - 1], instances[upperIndex])
        return low.value + (high.value - low.value) * (weight - low.name) / (high.name - low.name)
    }
}
