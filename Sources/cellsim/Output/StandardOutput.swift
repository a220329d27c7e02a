import CellSimCompare
import CellSimEscaping
import CellSimProcess

/// Writes the results of commands to standard output.
enum StandardOutput {
    /// Writes a line. Line breaks and control characters are escaped.
    /// - Throws: `FileOutputError` if standard output can't be written.
    static func print(_ line: String) throws { try AtomicFile.print(Array((Escaping.line(line) + "\n").utf8)) }

    /// Writes a line such as `ok: fonts: …`. In a terminal, its beginning is coloured.
    /// - Throws: `FileOutputError` if standard output can't be written.
    static func print(result: String, _ tone: ReportTone, rest: String = "") throws {
        let start = TerminalColor(tone).applied(to: Escaping.line(result), on: 1)
        try AtomicFile.print(Array((start + Escaping.line(rest) + "\n").utf8))
    }
}
