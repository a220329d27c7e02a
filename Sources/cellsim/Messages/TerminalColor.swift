import CellSimCompare
import Glibc

/// The colours of messages and summaries in a terminal.
enum TerminalColor: String {
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
    case bold = "1"

    private static let severityColors: [(word: String, color: TerminalColor)] = [
        ("error:", .red), ("Error:", .red), ("warning:", .yellow), ("note:", .cyan),
    ]

    /// Returns whether output to standard output or standard error is coloured.
    /// - Parameter descriptor: the file descriptor, 1 or 2.
    static func isEnabled(_ descriptor: Int32) -> Bool {
        shouldUseColor(isTerminal: isatty(descriptor) == 1) { name in
            unsafe getenv(name).map { unsafe String(cString: $0) }
        }
    }

    /// Returns whether output is coloured. `NO_COLOR` disables colours, and `CLICOLOR_FORCE` enables them. Otherwise, output to a terminal
    /// is coloured, unless `CLICOLOR` is 0 or `TERM` is `dumb`.
    static func shouldUseColor(isTerminal: Bool, variable: (String) -> String?) -> Bool {
        if let off = variable("NO_COLOR"), !off.isEmpty { return false }
        if let on = variable("CLICOLOR_FORCE"), !on.isEmpty, on != "0" { return true }
        return isTerminal && variable("CLICOLOR") != "0" && variable("TERM") != "dumb"
    }

    /// Returns a message in which `error:`, `warning:` or `note:` is coloured, if it is at the start of the message or after a location.
    static func colorized(_ line: String) -> String {
        let locations = severityColors.compactMap { word, color -> (at: Range<String.Index>, color: TerminalColor)? in
            if line.hasPrefix(word) {
                return (line.startIndex..<line.index(line.startIndex, offsetBy: word.count), color)
            }
            guard let match = line.firstRange(of: ": " + word) else { return nil }
            return (line.index(match.lowerBound, offsetBy: 2)..<match.upperBound, color)
        }
        guard let (at, color) = locations.min(by: { $0.at.lowerBound < $1.at.lowerBound }) else { return line }
        return line[..<at.lowerBound] + color.applied(to: String(line[at])) + line[at.upperBound...]
    }

    /// Creates the colour for a tone: green for passed, red for failed, yellow for a warning.
    init(_ tone: ReportTone) {
        switch tone {
        case .passed: self = .green
        case .failed: self = .red
        case .warning: self = .yellow
        }
    }

    /// Returns the text in this colour, or unchanged if the output isn't coloured.
    /// - Parameters:
    ///   - text: the text.
    ///   - descriptor: the file descriptor of the output, 1 or 2.
    func applied(to text: String, on descriptor: Int32) -> String {
        Self.isEnabled(descriptor) ? applied(to: text) : text
    }

    /// Returns the text in this colour.
    func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
