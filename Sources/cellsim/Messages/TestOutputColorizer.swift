/// Colours the summaries and errors in the output of `swift test`. Other bytes aren't changed.
struct TestOutputColorizer {
    /// The start of a line, held back because it may be a summary.
    private var pending: [UInt8] = []
    /// A Boolean value that indicates whether the start of the current line has already been returned.
    private var isInsideLine = false

    /// Processes the next bytes of the output.
    /// - Returns: the bytes to print. The start of a line is held back only if the line may be a summary.
    mutating func colorized(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            pending.append(byte)
            guard byte == 0x0A else { continue }
            let line = String(decoding: pending.dropLast(), as: UTF8.self)
            let coloredLine = isInsideLine ? line : Self.colorized(line)
            result += coloredLine == line ? pending : Array((coloredLine + "\n").utf8)
            (pending, isInsideLine) = ([], false)
        }
        // A summary of XCTest begins with a tab, and a summary of Swift Testing with a symbol.
        if let first = pending.first, isInsideLine || pending.count > 200 || ![0x09, 0xE2].contains(first) {
            result += flush()
            isInsideLine = true
        }
        return result
    }

    /// Returns the bytes that are still held back at the end of the output.
    mutating func flush() -> [UInt8] {
        defer { pending = [] }
        return pending
    }

    /// Returns a line in colour if it is an error, or the summary of a run by XCTest or Swift Testing. Lines that are already coloured
    /// aren't changed.
    static func colorized(_ line: String) -> String {
        if line.contains("\u{1B}") { return line }
        let isPassed: Bool
        if let match = line.firstMatch(of: /Executed \d+ tests?, with (?:\d+ tests? skipped and )?(\d+) failures?/) {
            isPassed = match.1 == "0"
        } else if line.contains(/Test run with \d+ tests?\b/),
            let match = line.firstMatch(of: /\b(passed|failed) after\b/)
        {
            isPassed = match.1 == "passed"
        } else {
            return TerminalColor.colorized(line)
        }
        return TerminalColor(isPassed ? .passed : .failed).applied(to: line)
    }
}
