import CellSimEscaping

/// Writes a line to the standard error, by way of `ErrorOutput`; line breaks and whatever else in it would command a terminal
/// are shown as escapes.
func complain(_ line: some CustomStringConvertible) { ErrorOutput.say(Escaping.line(line.description)) }

/// Writes several lines to the standard error, as `complain` does.
func complain(lines: String) {
    for line in Escaping.lines(lines) { ErrorOutput.say(line) }
}
