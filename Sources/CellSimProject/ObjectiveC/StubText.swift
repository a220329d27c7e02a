/// Rewrites the Swift declarations that the importer printed, so that they use CellSim's names of Apple's types.
struct StubText {
    /// The Swift names of Apple's types, keyed by the names that the importer printed.
    let names: [String: String]

    /// The conformance for imported C types. They have no isolation, so any thread can use their values.
    static let sendable = "@unchecked " + "Sendable"
    /// The attribute for properties with shared instances that aren't isolated to the main actor.
    static let nonisolated = "nonisolated" + "(unsafe) "

    /// Returns a declaration on one line with rewritten types.
    /// - Parameters:
    ///   - text: the declaration.
    ///   - keepsClasses: whether to keep classes that Swift bridges to value types, as for a superclass.
    func rewritten(_ text: String, keepsClasses: Bool = false) -> String {
        var result = ""
        var word = ""
        func endWord(_ next: Character?) {
            let keepsWord =
                keepsClasses && AppleHeaders.valueTypes.contains(word) || word == "NSNotification" && next == "."
            result += keepsWord ? word : names[word] ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                endWord(character)
                result.append(character)
            }
        }
        endWord(nil)
        for part in [
            "@NSCopying ", "unowned(unsafe) ", "unowned ", "/*not inherited*/ ", "@inlinable ", "@discardableResult\n",
            "dynamic ",
        ] {
            result = result.replacing(part, with: part.hasPrefix("@disc") ? "@discardableResult " : "")
        }
        return result.replacing(#/\b(\w+) \1: /#) { "\($0.1): " }.replacing("\n", with: " ")
    }

    /// Returns the result type in a function declaration, or nil if there is none.
    static func result(of text: String) -> String? {
        guard let start = text.firstIndex(of: "(") else { return nil }
        let tail = String(text[start...])
        return DefaultValues.arrowIndex(in: tail).map { String(tail[tail.index($0, offsetBy: 2)...]).trimmingSpaces }
    }

    /// Returns the name and type in a property declaration, and whether the property is settable.
    static func variable(_ text: String) -> (name: String, type: String, isSettable: Bool)? {
        guard let match = text.firstMatch(of: #/\b(?:var|let) (`?\w+`?): (.*?)( \{ get \}| \{ get set \})?$/#) else {
            return nil
        }
        return (String(match.1), String(match.2), match.3 != " { get }" && text.contains(#/\bvar /#))
    }

    /// Returns a text as a string literal.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
