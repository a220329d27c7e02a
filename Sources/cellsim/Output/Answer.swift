import CellSimEscaping
import CellSimProcess

/// What a command answers on the standard output.
enum Answer {
    /// Writes a line at once, its line breaks and control characters as escapes.
    /// - Throws: `FileOutputError`.
    static func print(_ line: String) throws { try AtomicFile.print(Array((Escaping.line(line) + "\n").utf8)) }
}
