import CellSimEscaping

/// Writes a line to the standard error, by way of `ErrorOutput`; line breaks and whatever else in it would command a terminal
/// are shown as escapes. On a terminal, `error:` and the like are in colour.
func complain(_ line: some CustomStringConvertible) { say(Escaping.line(line.description)) }

/// Writes several lines to the standard error, as `complain` does.
func complain(lines: String) {
    for line in Escaping.lines(lines) { say(line) }
}

/// Writes the summary of a run to the standard error, on a terminal in bold.
func complain(summary: String) {
    let line = Escaping.line(summary)
    ErrorOutput.say(isColored ? TerminalColor.bold.applied(to: line) : line)
}

private let isColored = TerminalColor.isOn(2)

private func say(_ line: String) { ErrorOutput.say(isColored ? TerminalColor.painted(line) : line) }
