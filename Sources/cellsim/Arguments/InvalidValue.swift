import CellSimHost

/// An option's value that is not one of the allowed ones.
enum InvalidValue {
    /// The parser's message with the nearest value after its first sentence; unchanged if there is none.
    static func hinted(_ message: String) -> String {
        guard let match = message.firstMatch(of: /^Error: The value '([^'\n]*)' is invalid for '[^'\n]*'\.(?= Please)/)
        else { return message }
        // The words follow in quotation marks, or one a line.
        let words = message[match.range.upperBound...].prefix { $0 != "." }.matches(of: /'([^'\n]+)'|\n  - (\S+)/)
            .compactMap { $0.output.1 ?? $0.output.2 }.map(String.init)
        guard let nearest = NearestNames.of(String(match.output.1), among: words).first else { return message }
        return message[..<match.range.upperBound] + " Did you mean '\(nearest)'?" + message[match.range.upperBound...]
    }
}
