import CellSimCompare
import CellSimEscaping
import CellSimProcess

/// Writes a command's results to standard output.
enum StandardOutput {
    /// Writes a line immediately, with line breaks and control characters escaped.
    /// - Throws: `FileOutputError`.
    static func print(_ line: String) throws { try AtomicFile.print(Array((Escaping.line(line) + "\n").utf8)) }

    /// Writes a line such as `ok: fonts: …`, whose beginning is coloured in a terminal.
    /// - Throws: `FileOutputError`.
    static func print(result: String, _ tone: ReportTone, rest: String = "") throws {
        let start = TerminalColor(tone).applied(to: Escaping.line(result), on: 1)
        try AtomicFile.print(Array((start + Escaping.line(rest) + "\n").utf8))
    }
}
