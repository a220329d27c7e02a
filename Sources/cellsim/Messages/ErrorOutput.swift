import CellSimProcess
import Foundation
import Synchronization

/// Writes lines to standard error. In a terminal, they replace a progress bar.
enum ErrorOutput {
    /// The lines that are printed at the end of the current work item, or nil if there is none.
    private static let bufferedLines = Mutex<[String]?>(nil)

    static func writeLine(_ line: String) {
        let isBuffered = bufferedLines.withLock { lines in
            lines?.append(line)
            return lines != nil
        }
        if !isBuffered { write([line]) }
    }

    /// Performs a numbered work item and prints its messages at the end. If the item crashes and the program
    /// restarts, no message is printed twice.
    static func withBufferedMessages<Result>(_ number: Int, _ body: () throws -> Result) rethrows -> Result {
        bufferedLines.withLock { $0 = [] }
        defer {
            let lines = bufferedLines.withLock { lines in
                defer { lines = nil }
                return lines ?? []
            }
            if !ReportedWork.contains(number) { write(lines) }
            ReportedWork.markReported(number)
        }
        return try CurrentWork.performing(number, body)
    }

    private static func write(_ lines: [String]) {
        if lines.isEmpty { return }
        CrashRecovery.blockIfExiting()
        var text = (isatty(2) == 1 ? "\r\u{1B}[K" : "") + lines.map { $0 + "\n" }.joined()
        text.withUTF8 { bytes in _ = unsafe Foundation.write(2, bytes.baseAddress, bytes.count) }
    }
}
