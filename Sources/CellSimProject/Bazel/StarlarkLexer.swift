/// The tokens of a file in Starlark, the language of Bazel's build files.
struct StarlarkLexer {
    /// The type of a token.
    enum Kind: Equatable {
        case identifier(String), string(String), number, symbol(Character), lineStart, end
    }

    /// A token and its line.
    struct Token {
        var kind: Kind
        var line: Int
    }

    /// The tokens. Line starts are included only for lines without indentation that aren't inside brackets.
    private(set) var tokens: [Token] = []
    private static let maximumTokenCount = 400_000

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var (index, line, depth) = (0, 1, 0)
        var isIndented = false
        tokens.append(Token(kind: .lineStart, line: 1))
        while index < scalars.count, tokens.count < Self.maximumTokenCount {
            let scalar = scalars[index]
            switch scalar {
            case "\n":
                (line, index) = (line + 1, index + 1)
                guard depth == 0 else { continue }
                isIndented = index < scalars.count && (scalars[index] == " " || scalars[index] == "\t")
                if !isIndented { tokens.append(Token(kind: .lineStart, line: line)) }
            case " ", "\t", "\r", "\\": index += 1
            case "#": while index < scalars.count, scalars[index] != "\n" { index += 1 }
            case "\"", "'": readString(scalars, &index, &line, isRaw: false)
            case "r" where index + 1 < scalars.count && (scalars[index + 1] == "\"" || scalars[index + 1] == "'"):
                index += 1
                readString(scalars, &index, &line, isRaw: true)
            case _ where Self.isIdentifierCharacter(scalar):
                let start = index
                while index < scalars.count, Self.isIdentifierCharacter(scalars[index]) { index += 1 }
                let isNumber = ("0"..."9").contains(scalar)
                let word = String(String.UnicodeScalarView(scalars[start..<index]))
                tokens.append(Token(kind: isNumber ? .number : .identifier(word), line: line))
            default:
                if "([{".unicodeScalars.contains(scalar) { depth += 1 }
                if ")]}".unicodeScalars.contains(scalar) { depth = max(0, depth - 1) }
                tokens.append(Token(kind: .symbol(Character(scalar)), line: line))
                index += 1
            }
        }
        tokens.append(Token(kind: .end, line: line))
    }

    private static func isIdentifierCharacter(_ letter: Unicode.Scalar) -> Bool {
        letter == "_" || letter.properties.isAlphabetic || ("0"..."9").contains(letter)
    }

    private mutating func readString(_ letters: [Unicode.Scalar], _ index: inout Int, _ line: inout Int, isRaw: Bool) {
        let (quote, start) = (letters[index], line)
        let isTripleQuoted = index + 2 < letters.count && letters[index + 1] == quote && letters[index + 2] == quote
        index += isTripleQuoted ? 3 : 1
        var value = String.UnicodeScalarView()
        while index < letters.count {
            if letters[index] == quote {
                if !isTripleQuoted { break }
                if index + 2 < letters.count, letters[index + 1] == quote, letters[index + 2] == quote { break }
            }
            if letters[index] == "\n" { line += 1 }
            if letters[index] == "\\", !isRaw, index + 1 < letters.count {
                index += 1
                value.append(letters[index] == "n" ? "\n" : letters[index] == "t" ? "\t" : letters[index])
            } else {
                value.append(letters[index])
            }
            index += 1
        }
        index += isTripleQuoted ? 3 : 1
        tokens.append(Token(kind: .string(String(value)), line: start))
    }
}
