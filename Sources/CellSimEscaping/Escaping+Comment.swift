/// Escapes text for comments on GitHub and GitLab.
extension Escaping {
    /// Escapes text as one line, for an HTML element in a comment on GitHub or GitLab.
    ///
    /// The text can't act as an element or markup. An invisible character (U+200B) is inserted into text that would mention
    /// people, refer to issues or merge requests, or become a link: `@name`, `#1`, `!1`, `GH-1`, `GL-1` and `https://`. It
    /// is also inserted before a `/` at the start, which would begin a GitLab command.
    /// - Parameters:
    ///   - text: untrusted text.
    ///   - limit: the maximum number of characters before escaping; longer text ends with `…`.
    public static func comment(_ text: String, limit: Int = 300) -> String {
        let fullLine = line(text)
        let truncated =
            fullLine.unicodeScalars.count > limit ? String(fullLine.unicodeScalars.prefix(limit)) + "…" : fullLine
        let scalars = Array(truncated.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            if scalar == "/", index == 0 || (next == "/" && scalars[index - 1] == ":") { result += zeroWidthSpace }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // Markdown also interprets these characters inside elements.
            case "`", "*", "_", "[", "]", "|", "\\", "~": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
            let isReference = (scalar == "#" || scalar == "!") && isDigit(next)
            let isIssueKey =
                scalar == "-" && isDigit(next) && index >= 2 && isIssuePrefix(scalars[index - 2], scalars[index - 1])
            if scalar == "@" || isReference || isIssueKey { result += zeroWidthSpace }
        }
        return result
    }

    private static let zeroWidthSpace = "&#8203;"

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Returns whether two letters, followed by a hyphen, begin a reference to an issue, such as `GH-1` and `GL-1`.
    private static func isIssuePrefix(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        (first == "G" || first == "g") && ["H", "h", "L", "l"].contains(second)
    }
}
