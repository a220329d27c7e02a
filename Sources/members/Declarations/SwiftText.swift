/// Swift source that is parsed only for brackets, strings and line comments.
struct SwiftText {
    private let characters: [Character]
    /// The number of open brackets before each character, or nil inside a string or comment.
    private let depths: [Int?]
    /// The number of brackets that aren't closed at the end.
    let openBracketCount: Int

    init(_ text: String) {
        characters = Array(text)
        var (depths, depth, isQuoted, isEscaped): ([Int?], Int, Bool, Bool) = ([], 0, false, false)
        var isComment = false
        for (index, character) in characters.enumerated() {
            if !isQuoted && characters[index...].starts(with: "//") { isComment = true }
            if character == "\n" { isComment = false }
            if isComment {
                depths.append(nil)
            } else if isQuoted {
                depths.append(nil)
                if character == "\"" && !isEscaped { isQuoted = false }
                isEscaped = character == "\\" && !isEscaped
            } else {
                if ")]}".contains(character) { depth -= 1 }
                depths.append(depth)
                if "([{".contains(character) { depth += 1 }
                isQuoted = character == "\""
            }
        }
        self.depths = depths
        openBracketCount = depth
    }

    /// Returns the index of a text outside brackets and strings, or nil if the text doesn't occur there.
    func topLevelIndex(of text: String) -> Int? {
        let searchedCharacters = Array(text)
        return characters.indices.first { index in
            depths[index] == 0 && characters[index...].starts(with: searchedCharacters)
        }
    }

    /// Splits the text at a separator, ignoring separators in brackets and angle brackets.
    func split(at separator: Character) -> [String] {
        var (parts, angles) = ([""], 0)
        for (index, character) in characters.enumerated() {
            if character == "<" { angles += 1 }
            if character == ">" && index > 0 && characters[index - 1] != "-" { angles -= 1 }
            if depths[index] == 0 && angles == 0 && character == separator {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    /// Splits the text into a signature and a body in braces. A property's initial value belongs to the signature.
    func splitBody(of keyword: String) -> (signature: String, body: String?) {
        guard ["func", "var", "init", "subscript", "deinit"].contains(keyword), let brace = topLevelIndex(of: "{")
        else {
            return (String(characters), nil)
        }
        if keyword == "var", let equals = topLevelIndex(of: "= "), equals < brace, !hasObserver(after: brace) {
            return (String(characters), nil)
        }
        return (String(characters[..<brace]), String(characters[brace...]))
    }

    private func hasObserver(after brace: Int) -> Bool {
        ["didSet", "willSet"].contains { String(characters[(brace + 1)...]).trimmed.hasPrefix($0) }
    }

    /// Returns the texts before and after a separator outside brackets. If there is no separator, returns the complete text and nil.
    func partition(at separator: String) -> (String, String?) {
        guard let position = topLevelIndex(of: separator) else { return (String(characters), nil) }
        return (String(characters[..<position]), String(characters[(position + separator.count)...]))
    }
}
