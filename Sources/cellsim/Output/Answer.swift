import CellSimCompare
import CellSimEscaping
import CellSimProcess

/// The answer of a command on the standard output.
enum Answer {
    /// Writes a line at once, its line breaks and control characters as escapes.
    /// - Throws: `FileOutputError`.
    static func print(_ line: String) throws { try AtomicFile.print(Array((Escaping.line(line) + "\n").utf8)) }

    /// Writes a line that begins with its result, in a colour on a terminal, as in `ok: fonts: …`.
    /// - Throws: `FileOutputError`.
    static func print(result: String, _ tone: ReportTone, rest: String = "") throws {
        let start = TerminalColor(tone).applied(to: Escaping.line(result), on: 1)
        try AtomicFile.print(Array((start + Escaping.line(rest) + "\n").utf8))
    }
}
