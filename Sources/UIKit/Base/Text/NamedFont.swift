import CellSimText
import Foundation

/// A font with a PostScript name. The font manifest determines its family, and the name its weight and slope. It has the vertical metrics
/// of the original family and the outlines of a substitute.
struct NamedFont: Hashable, Sendable {
    /// The name of the font, such as `HelveticaNeue-Bold`.
    let name: String
    let family: String
    let weight: UIFont.Weight
    let isItalic: Bool
    /// Whether the font's file is registered, so that the font is drawn with its own outlines.
    let isRegistered: Bool
    /// The width on OpenType's `wdth` axis. The normal width is 100.
    let width: Double
    /// The name of the style, such as `Bold Italic`. It is empty for a font without a registered file.
    let style: String
    /// Whether all characters have the same width.
    let isMonospaced: Bool

    /// Creates a font from a registered face.
    init(_ face: RegisteredFonts.Face) {
        (name, family, style) = (face.name, face.family, face.style)
        weight = UIFont.Weight(openType: face.weight)
        (isItalic, isRegistered, width, isMonospaced) = (face.isItalic, true, face.width, face.isMonospaced)
    }

    /// Creates a font from the registered face of a family that best matches a style. Returns `nil` if the family has no registered
    /// faces.
    init?(family: String, weight: UIFont.Weight, isItalic: Bool, width: Double = 100) {
        guard
            let face = RegisteredFonts.face(
                ofFamily: family, weight: weight.openType, isItalic: isItalic, width: width)
        else { return nil }
        self.init(face)
    }

    /// Parses a PostScript name. Returns `nil` if the family is unknown.
    init?(name: String) {
        let style = NamedFont.styleComponents(name)
        _ = AppFonts.areRegistered
        if let face = RegisteredFonts.face(named: name)
            ?? RegisteredFonts.face(ofFamily: name, weight: 400, isItalic: false)
        {
            self.init(face)
            return
        }
        guard let family = TextFont.familyName(for: name) else { return nil }
        self.init(
            name: name, family: family, weight: style.compactMap { UIFont.Weight(word: $0) }.first ?? .regular,
            isItalic: style.contains { ["italic", "oblique", "it"].contains($0) },
            isMonospaced: ["Courier", "Courier New", "Menlo"].contains(family))
    }

    /// Creates a font that is drawn with a substitute.
    private init(name: String, family: String, weight: UIFont.Weight, isItalic: Bool, isMonospaced: Bool) {
        (self.name, self.family, self.weight) = (name, family, weight)
        (self.isItalic, self.isMonospaced) = (isItalic, isMonospaced)
        (isRegistered, width, style) = (false, 100, "")
    }

    /// Returns the words after the hyphen of a PostScript name, in lowercase. For `BoldItalic`, they are `bold` and `italic`.
    static func styleComponents(_ name: String) -> [String] {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return [] }
        var words: [String] = []
        let style = parts[1].replacingOccurrences(of: "PSMT", with: "").replacingOccurrences(of: "MT", with: "")
        for character in style {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        // Weights that consist of two words, such as Demi Bold, Ultra Light, Extra Bold and Semi Bold, are merged.
        var mergedWords: [String] = []
        for word in words {
            if let last = mergedWords.last, ["demi", "ultra", "extra", "semi"].contains(last) {
                mergedWords[mergedWords.count - 1] = last + word
            } else {
                mergedWords.append(word)
            }
        }
        return mergedWords
    }
}
