/// Converts texts to a pseudolanguage: adds accents and makes them about a third longer. This reveals truncated and
/// unlocalised texts. `%@` and other specifiers stay unchanged.
enum PseudoLanguage {
    static func pseudolocalized(_ text: String, _ pseudo: InterfaceLanguage.Pseudo) -> String {
        guard !text.isEmpty else { return text }
        var result = ""
        for part in FormatParts(text) {
            switch part {
            case .text(let words): result += pseudolocalized(words)
            case .specifier(let location, let rest): result += "%" + (location.map { "\($0 + 1)$" } ?? "") + rest
            case .argument: result += "%arg"
            case .variable(let location, let name): result += "%" + (location.map { "\($0 + 1)$" } ?? "") + "#@\(name)@"
            }
        }
        // Keep single percent signs in a text that is not a format.
        if !text.contains("%%") { result = result.replacing("%%", with: "%") }
        if pseudo == .leftToRight { return result }
        // Reverse the letters, as in Arabic and Hebrew.
        return result.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }

    private static func pseudolocalized(_ words: String) -> String {
        var result = ""
        for character in words {
            let other = letters[character]
            result.append(other ?? character)
            // Double the vowels.
            if let other, "aeiouAEIOU".contains(character) { result += other.lowercased() }
        }
        return result
    }

    private static let letters: [Character: Character] = {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let marked = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
        return Dictionary(uniqueKeysWithValues: zip(plain, marked))
    }()
}
