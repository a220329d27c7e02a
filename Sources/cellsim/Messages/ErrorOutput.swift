import CellSimProcess
import Foundation
import Synchronization

/// Writes lines to standard error. In a terminal, they overwrite the progress bar.
enum ErrorOutput {
    /// The buffered lines of the current work item, or nil if lines are written immediately.
    private static let bufferedLines = Mutex<[String]?>(nil)

    static func writeLine(_ line: String) {
        let isBuffered = bufferedLines.withLock { lines in
            lines?.append(line)
            return lines != nil
        }
        if !isBuffered { write([line]) }
    }

    /// Performs a work item and prints its messages when it ends. If the item crashes and the program restarts, no message is printed
    /// twice.
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
