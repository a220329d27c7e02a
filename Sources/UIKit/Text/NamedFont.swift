import CellSimText
import Foundation

/// What is known of a font that is asked for by name: its family, as the font manifest has it, and weight and slope
/// from the name itself. The vertical metrics are those of the real family, the outlines the stand-in's.
struct NamedFont: Hashable, Sendable {
    /// As given, such as `HelveticaNeue-Bold`.
    let name: String
    let family: String
    let weight: UIFont.Weight
    let isItalic: Bool

    /// Reads a PostScript name; nil when its family is not known.
    init?(name: String) {
        let style = NamedFont.styleWords(name)
        _ = AppFonts.areKnown
        guard let family = TextFont.familyName(for: name) else { return nil }
        self.name = name
        self.family = family
        isItalic = style.contains { ["italic", "oblique", "it"].contains($0) }
        weight = style.compactMap { UIFont.Weight(word: $0) }.first ?? .regular
    }

    /// The words after a PostScript name's hyphen in lower case (`BoldItalic` gives bold, italic).
    private static func styleWords(_ name: String) -> [String] {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return [] }
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
        return merged
    }
}
