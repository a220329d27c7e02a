import Foundation

/// Splits a predicate format into tokens.
struct PredicateLexer {
    enum Token: Equatable {
        case word(String)
        case number(String)
        case text(String)
        case symbol(String)
        case argument(Character)
        case variable(String)
        case end
    }

    private let characters: [Character]
    private var index = 0

    init(_ format: String) { characters = Array(format) }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    /// Returns the next token; nil for an invalid one.
    mutating func next() -> Token? {
        while let character = current, character.isWhitespace { index += 1 }
        guard let character = current else { return .end }
        if character == "%" { return argument() }
        if character == "\"" || character == "'" { return text(character) }
        if character == "$" {
            index += 1
            return .variable(word())
        }
        let nextCharacter = index + 1 < characters.count ? characters[index + 1] : " "
        if character.isNumber || character == "." && nextCharacter.isNumber { return number() }
        if character.isLetter || "_@#".contains(character) {
            if character == "#" { index += 1 }
            return .word(word())
        }
        for sign in ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", "**", "<<", ">>"]
        where sign.first == character && sign.last == nextCharacter {
            index += 2
            return .symbol(sign)
        }
        guard "=<>!()[]{},.+-*/:&|^~".contains(character) else { return nil }
        index += 1
        return .symbol(String(character))
    }

    private mutating func word() -> String {
        let start = index
        while let character = current, character.isLetter || character.isNumber || "_@".contains(character) {
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func number() -> Token {
        let start = index
        while let character = current, character.isNumber || ".eExX".contains(character) || character.isHexDigit {
            index += 1
        }
        return .number(String(characters[start..<index]))
    }

    private mutating func text(_ quote: Character) -> Token? {
        var text = ""
        index += 1
        while let character = current, character != quote {
            index += 1
            if character == "\\", let escaped = current {
                index += 1
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped == "r" ? "\r" : escaped)
            } else {
                text.append(character)
            }
        }
        guard current == quote else { return nil }
        index += 1
        return .text(text)
    }

    /// Reads an argument such as `%@`, `%K`, `%d` or `%ld`.
    private mutating func argument() -> Token? {
        index += 1
        while let character = current, "lhqzt0123456789.".contains(character) { index += 1 }
        guard let kind = current, "@KdDiuUxXofFeEgGcCs".contains(kind) else { return nil }
        index += 1
        return .argument(kind)
    }
}
