import CellSimHost

/// Adds suggestions to ArgumentParser's messages about invalid values.
enum InvalidValue {
    /// Returns the parser's message with the most similar valid value inserted after the first sentence, or the unchanged message if no
    /// value is similar.
    static func addingHint(_ message: String) -> String {
        guard let match = message.firstMatch(of: /^Error: The value '([^'\n]*)' is invalid for '[^'\n]*'\.(?= Please)/)
        else { return message }
        // The message lists the valid values in quotation marks or one per line.
        let validValues = message[match.range.upperBound...].prefix { $0 != "." }.matches(of: /'([^'\n]+)'|\n  - (\S+)/)
            .compactMap { $0.output.1 ?? $0.output.2 }.map(String.init)
        guard let nearest = NearestNames.closest(String(match.output.1), among: validValues).first else {
            return message
        }
        return message[..<match.range.upperBound] + " Did you mean '\(nearest)'?" + message[match.range.upperBound...]
    }
}
