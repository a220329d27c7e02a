/// The words in an outlet's name, except those for the type of view: `lblUserNames` contains `user` and `name`.
struct OutletName {
    /// The words in lowercase and singular, in order.
    let words: [String]

    /// Splits a name into words.
    /// - Parameter name: The outlet's name in the document.
    init(_ name: String) {
        words = Self.split(name).compactMap(Self.contentWord)
    }

    /// Returns the last word that a table contains. English names end with the kind of value, as in
    /// `orderDateLabel`.
    func lastWord(in isInTable: (String) -> Bool) -> String? { words.last(where: isInTable) }

    /// The words as a title, such as `Show all`.
    var title: String {
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static let viewKindWords = [
        "label", "lbl", "button", "btn", "imageview", "image", "img", "textfield", "textview",
    ]
    private static let ignoredWords: Set<String> = [
        "text", "field", "view", "txt", "iv", "tf", "tv", "outlet", "my", "the", "ui",
    ]

    /// Splits names such as `userNameLabel`, `user_name` and `URLLabel` into words.
    private static func split(_ name: String) -> [String] {
        var words: [String] = []
        var current = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter else {
                words.append(current)
                current = ""
                continue
            }
            let endsAbbreviation =
                index + 1 < characters.count && characters[index + 1].isLowercase && current.last?.isUppercase == true
            if character.isUppercase, current.last?.isLowercase == true || endsAbbreviation {
                words.append(current)
                current = ""
            }
            current.append(character)
        }
        words.append(current)
        return words.filter { !$0.isEmpty }.map { $0.lowercased() }
    }

    /// Returns a word without affixes for the type of view, or nil if nothing remains.
    private static func contentWord(_ word: String) -> String? {
        if ignoredWords.contains(word) { return nil }
        var word = word
        for kind in viewKindWords {
            if word == kind { return nil }
            if word.hasSuffix(kind) { word = String(word.dropLast(kind.count)) }
            if word.hasPrefix(kind) { word = String(word.dropFirst(kind.count)) }
        }
        guard !word.isEmpty else { return nil }
        let isPlural = word.count > 3 && word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
        return isPlural ? String(word.dropLast()) : word
    }
}
