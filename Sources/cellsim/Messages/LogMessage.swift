import CellSimCompare
import CellSimEscaping

/// Writes a line to the standard error. Line breaks and control characters in it are escaped, because it may contain text of a
/// stranger's file. On a terminal, `error:`, `warning:` and `note:` have colours.
func logMessage(_ line: some CustomStringConvertible) { write(Escaping.line(line.description)) }

/// Writes several lines to the standard error, as `logMessage(_:)` does.
func logMessage(lines: String) {
    for line in Escaping.lines(lines) { write(line) }
}

/// Writes the summary of a run to the standard error, in a colour on a terminal.
func logMessage(summary: String, _ tone: ReportTone) {
    let line = Escaping.line(summary)
    ErrorOutput.say(isColored ? TerminalColor(tone).applied(to: line) : line)
}

private let isColored = TerminalColor.isOn(2)

private func write(_ line: String) { ErrorOutput.say(isColored ? TerminalColor.painted(line) : line) }
