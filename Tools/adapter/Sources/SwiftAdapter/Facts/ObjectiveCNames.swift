/// Computes the selectors that Swift gives to methods without `@objc(name)`.
enum ObjectiveCNames {
    /// Words before which Swift inserts no "With", as in `viewFor:`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using",
        "via", "when", "with", "within",
    ]

    /// Returns the selector of a method.
    /// - Parameter labels: the argument labels; `_` for none.
    static func selector(_ name: String, labels: [String]) -> String {
        let name = name.filter { $0 != "`" }
        guard let first = labels.first else { return name }
        var piece = name
        if first != "_", !first.isEmpty {
            if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(name)) { piece += "With" }
            piece += first.prefix(1).uppercased() + first.dropFirst()
        }
        return piece + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func firstWord(_ text: String) -> String {
        let rest = text.dropFirst().prefix { !$0.isUppercase }
        return (text.prefix(1) + rest).lowercased()
    }

    private static func lastWord(_ text: String) -> String {
        guard let start = text.lastIndex(where: \.isUppercase) else { return text.lowercased() }
        return text[start...].lowercased()
    }
}
