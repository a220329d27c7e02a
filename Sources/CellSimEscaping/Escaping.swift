/// Escapes text for the format in which it is written.
///
/// Names and messages may be untrusted, because they come from documents, records and results from other machines. All
/// functions process Unicode scalars, because Swift's characters can hide syntax: `\r\n` is one `Character`, and so is
/// `<` with a combining mark after it.
public enum Escaping {
    /// Escapes text as one line for terminals and the logs of build servers.
    ///
    /// It escapes line breaks, control characters, characters that change the writing direction, and the beginnings of
    /// commands to build servers, in the form `\n` or `\u{1B}`. These commands begin with `::` at the start of a line,
    /// possibly after spaces, or with `##[` or `##vso[`.
    public static func line(_ text: some StringProtocol) -> String {
        let scalars = text.unicodeScalars
        guard mayNeedEscaping(scalars) else { return String(text) }
        var result = String.UnicodeScalarView()
        var isAtLineStart = true
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let remaining = scalars[index...]
            if isAtLineStart && startsWith(remaining, with: ":", ":") || startsCommand(remaining) || isUnsafe(scalar) {
                result.append(contentsOf: escapedForm(scalar).unicodeScalars)
            } else {
                result.append(scalar)
            }
            if !isIgnoredBeforeCommand(scalar) { isAtLineStart = false }
            index = scalars.index(after: index)
        }
        return String(result)
    }

    /// Returns the lines of a text, each escaped. Only line feeds separate lines; carriage returns are escaped.
    public static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line(Substring($0)) }
    }

    /// Returns whether a text may need to be escaped. This quick check is false for nearly all texts.
    private static func mayNeedEscaping(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
        var previous: Unicode.Scalar = " "
        for scalar in scalars {
            if isUnsafe(scalar) || scalar == previous && (scalar == ":" || scalar == "#") { return true }
            previous = scalar
        }
        return false
    }

    private static func startsWith(
        _ rest: some Sequence<Unicode.Scalar>, with first: Unicode.Scalar, _ second: Unicode.Scalar
    ) -> Bool {
        var scalars = rest.makeIterator()
        return scalars.next() == first && scalars.next() == second
    }

    /// Returns whether GitHub's runner ignores a scalar before a command: white space and default-ignorable characters.
    private static func isIgnoredBeforeCommand(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }

    /// Returns whether a text begins with a command for Azure, TeamCity or older GitHub runners: `##[`, possibly with
    /// letters before the bracket.
    private static func startsCommand(_ rest: some Sequence<Unicode.Scalar>) -> Bool {
        guard startsWith(rest, with: "#", "#") else { return false }
        for scalar in rest.dropFirst(2) {
            if scalar == "[" { return true }
            guard scalar.isASCII, scalar.properties.isAlphabetic else { return false }
        }
        return false
    }

    /// Returns whether a scalar controls a terminal or changes the meaning of the text after it.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0x00..<0x20, 0x7F...0x9F: true
        // Line and paragraph separators, directional embeddings, overrides and isolates.
        case 0x2028...0x202E, 0x2066...0x2069: true
        // Noncharacters.
        case 0xFFFE...0xFFFF: true
        default: false
        }
    }

    /// Returns a scalar in the notation of Swift's string literals.
    private static func escapedForm(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
