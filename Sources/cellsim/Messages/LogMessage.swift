import CellSimCompare
import CellSimEscaping

/// Writes a line to standard error. Line breaks and control characters are escaped, because the line may contain text from untrusted
/// files. In a terminal, `error:`, `warning:` and `note:` are coloured.
func logMessage(_ line: some CustomStringConvertible) { write(Escaping.line(line.description)) }

/// Writes several lines to standard error in the same way as `logMessage(_:)`.
func logMessage(lines: String) {
    for line in Escaping.lines(lines) { write(line) }
}

/// Writes the summary of a run to standard error. In a terminal, the summary is coloured.
func logMessage(summary: String, _ tone: ReportTone) {
    let line = Escaping.line(summary)
    ErrorOutput.writeLine(isColored ? TerminalColor(tone).applied(to: line) : line)
}

private let isColored = TerminalColor.isEnabled(2)

private func write(_ line: String) { ErrorOutput.writeLine(isColored ? TerminalColor.colorized(line) : line) }
