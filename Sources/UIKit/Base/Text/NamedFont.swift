import CellSimText
import Foundation

/// A font that was requested by name. Its family comes from the font manifest, and its weight and slope from the name.
/// It has the vertical metrics of the real family and the outlines of a replacement font.
struct NamedFont: Hashable, Sendable {
    /// The requested name, such as `HelveticaNeue-Bold`.
    let name: String
    let family: String
    let weight: UIFont.Weight
    let isItalic: Bool
    /// Whether the font's file is registered, so that the font itself is drawn.
    let isRegistered: Bool
    /// The width as in OpenType's `wdth`: 100 is normal.
    let width: Double
    /// The style name, for example `Bold Italic`; empty without a registered file.
    let style: String
    /// Whether all characters have the same width.
    let isMonospaced: Bool

    /// Creates a font from a face with a registered file.
    init(_ face: RegisteredFonts.Face) {
        (name, family, style) = (face.name, face.family, face.style)
        weight = UIFont.Weight(openType: face.weight)
        (isItalic, isRegistered, width, isMonospaced) = (face.isItalic, true, face.width, face.isMonospaced)
    }

    /// Creates a font from the registered face of a family that is nearest to a style; nil if the family has no
    /// registered files.
    init?(family: String, weight: UIFont.Weight, isItalic: Bool, width: Double = 100) {
        guard
            let face = RegisteredFonts.face(
                ofFamily: family, weight: weight.openType, isItalic: isItalic, width: width)
        else { return nil }
        self.init(face)
    }

    /// Parses a PostScript name; nil if its family is unknown.
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

    /// Creates a font of a family that is drawn with a replacement font.
    private init(name: String, family: String, weight: UIFont.Weight, isItalic: Bool, isMonospaced: Bool) {
        (self.name, self.family, self.weight) = (name, family, weight)
        (self.isItalic, self.isMonospaced) = (isItalic, isMonospaced)
        (isRegistered, width, style) = (false, 100, "")
    }

    /// Returns the words after the hyphen of a PostScript name in lower case (`BoldItalic` results in bold, italic).
    static func styleComponents(_ name: String) -> [String] {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return [] }
        var words: [String] = []
        let style = parts[1].replacingOccurrences(of: "PSMT", with: "").replacingOccurrences(of: "MT", with: "")
        for character in style {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        // Weights of two words: Demi Bold, Ultra Light, Extra Bold, Semi Bold.
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
