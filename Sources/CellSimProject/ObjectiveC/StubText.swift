/// Swift's text of declarations with the types that the app libraries have.
struct StubText {
    /// The Swift names of Apple's types, by the names that the importer printed.
    let names: [String: String]

    /// Values of C may go to any thread.
    static let sendable = "@unchecked " + "Sendable"
    /// For the one object of a class, which belongs to the main actor.
    static let nonisolated = "nonisolated" + "(unsafe) "

    /// A declaration's text on one line.
    /// - Parameter keepsClasses: whether classes stay that Swift bridges to value types, as for a superclass.
    func rewritten(_ text: String, keepsClasses: Bool = false) -> String {
        var result = ""
        var word = ""
        func end(_ next: Character?) {
            let keeps =
                keepsClasses && AppleHeaders.valueTypes.contains(word) || word == "NSNotification" && next == "."
            result += keeps ? word : names[word] ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                end(character)
                result.append(character)
            }
        }
        end(nil)
        for part in [
            "@NSCopying ", "unowned(unsafe) ", "unowned ", "/*not inherited*/ ", "@inlinable ", "@discardableResult\n",
            "dynamic ",
        ] {
            result = result.replacing(part, with: part.hasPrefix("@disc") ? "@discardableResult " : "")
        }
        return result.replacing(#/\b(\w+) \1: /#) { "\($0.1): " }.replacing("\n", with: " ")
    }

    /// The result's type of a function's text; nil for none.
    static func result(of text: String) -> String? {
        guard let start = text.firstIndex(of: "(") else { return nil }
        let tail = String(text[start...])
        return DefaultValues.arrow(in: tail).map { String(tail[tail.index($0, offsetBy: 2)...]).trimmingSpaces }
    }

    /// The name and type of a variable's text, and whether it can be set.
    static func variable(_ text: String) -> (name: String, type: String, isSettable: Bool)? {
        guard let match = text.firstMatch(of: #/\b(?:var|let) (`?\w+`?): (.*?)( \{ get \}| \{ get set \})?$/#) else {
            return nil
        }
        return (String(match.1), String(match.2), match.3 != " { get }" && text.contains(#/\bvar /#))
    }

    /// A text as a literal.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
