import Foundation

/// What is known of a font that is asked for by name: its family, weight and slope from the name itself, and the
/// vertical metrics of the real family, so that layout agrees although the outlines are the stand-in's.
struct NamedFont: Hashable, Sendable {
    /// As given, such as `HelveticaNeue-Bold`.
    let name: String
    let family: String
    let weight: UIFont.Weight
    let isItalic: Bool
    let metrics: VerticalMetrics

    /// Shares of the point size.
    struct VerticalMetrics: Hashable, Sendable {
        /// The descender is negative.
        let ascender, descender: CGFloat
        var lineGap: CGFloat = 0
        var capHeight: CGFloat = 0.7
        var xHeight: CGFloat = 0.5
    }

    /// Reads a PostScript name; nil when its family is not known.
    init?(name: String) {
        let (base, style) = NamedFont.split(name)
        guard let entry = NamedFont.families[base.lowercased()] else { return nil }
        self.name = name
        family = entry.family
        metrics = entry.metrics
        isItalic = style.contains { ["italic", "oblique", "it"].contains($0) }
        weight = style.compactMap { UIFont.Weight(word: $0) }.first ?? .regular
    }

    /// The name before the hyphen, and the words after it in lower case (`BoldItalic` gives bold, italic).
    private static func split(_ name: String) -> (base: String, style: [String]) {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return ("", []) }
        let base = first.filter { $0 != " " }.replacingOccurrences(of: "PSMT", with: "").replacingOccurrences(of: "MT", with: "")
        guard parts.count == 2 else { return (base, []) }
        var words: [String] = []
        let style = parts[1].replacingOccurrences(of: "PSMT", with: "").replacingOccurrences(of: "MT", with: "")
        for character in style {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        // Two-word weights: Demi Bold, Ultra Light, Extra Bold, Semi Bold.
        var merged: [String] = []
        for word in words {
            if let last = merged.last, ["demi", "ultra", "extra", "semi"].contains(last) {
                merged[merged.count - 1] = last + word
            } else {
                merged.append(word)
            }
        }
        return (base, merged)
    }

    /// Published `hhea` values of the families that come with iOS or are often bundled.
    static let families: [String: (family: String, metrics: VerticalMetrics)] = [
        "helveticaneue": ("Helvetica Neue", .init(ascender: 0.952, descender: -0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)),
        "helvetica": ("Helvetica", .init(ascender: 0.770, descender: -0.230, capHeight: 0.720, xHeight: 0.523)),
        "arial": ("Arial", .init(ascender: 0.905, descender: -0.212, lineGap: 0.033, capHeight: 0.716, xHeight: 0.519)),
        "avenir": ("Avenir", .init(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468)),
        "avenirnext": ("Avenir Next", .init(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468)),
        "futura": ("Futura", .init(ascender: 1.039, descender: -0.260, capHeight: 0.749, xHeight: 0.431)),
        "georgia": ("Georgia", .init(ascender: 0.917, descender: -0.219, capHeight: 0.692, xHeight: 0.481)),
        "gillsans": ("Gill Sans", .init(ascender: 0.918, descender: -0.230, capHeight: 0.682, xHeight: 0.449)),
        "timesnewroman": ("Times New Roman", .init(ascender: 0.891, descender: -0.216, lineGap: 0.042, capHeight: 0.662, xHeight: 0.447)),
        "courier": ("Courier", .init(ascender: 0.754, descender: -0.246, capHeight: 0.581, xHeight: 0.462)),
        "couriernew": ("Courier New", .init(ascender: 0.833, descender: -0.300, capHeight: 0.571, xHeight: 0.423)),
        "menlo": ("Menlo", .init(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547)),
        "palatino": ("Palatino", .init(ascender: 0.732, descender: -0.283, lineGap: 0.333, capHeight: 0.714, xHeight: 0.469)),
        "trebuchet": ("Trebuchet MS", .init(ascender: 0.939, descender: -0.222, capHeight: 0.716, xHeight: 0.523)),
        "verdana": ("Verdana", .init(ascender: 1.005, descender: -0.210, capHeight: 0.727, xHeight: 0.545)),
        "opensans": ("Open Sans", .init(ascender: 1.069, descender: -0.293, capHeight: 0.714, xHeight: 0.535)),
        "roboto": ("Roboto", .init(ascender: 0.928, descender: -0.244, capHeight: 0.711, xHeight: 0.528)),
    ]
}
