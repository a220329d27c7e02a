import CellSimProcess
import Foundation

/// Reads report files in blocks.
extension Report {
    /// Reads a report file in blocks and passes its cases to a closure in batches.
    ///
    /// Cases are passed before the entire file was validated. If this method throws, discard them.
    /// - Parameter batch: The number of bytes of cases to decode at once.
    /// - Returns: The report without its cases.
    /// - Throws: `ReportError`, like `init(path:)`, or the errors of `body`.
    static func read(_ path: String, batch: Int = 1 << 18, _ body: ([ReportCase]) throws -> Void) throws -> Report {
        var scanner = ReportScanner(limit: batch)
        var start: [UInt8] = [], requiresFullRead = false
        var isInvalid = false, invalidValue: String?
        let decoder = JSONDecoder()
        func decode(cases: [UInt8]) throws {
            guard !isInvalid else { return }
            let reportCases: [ReportCase]
            do { reportCases = try decoder.decode([ReportCase].self, from: Data(cases)) } catch {
                isInvalid = true
                return
            }
            invalidValue = invalidValue ?? reportCases.lazy.compactMap(Report.invalidValueMessage(of:)).first
            if invalidValue == nil { try body(reportCases) }
        }
        do {
            try FileReader.readBlocks(path) { block in
                if start.isEmpty {
                    start = Array(block.prefix(200))
                    requiresFullRead = !Report.isUTF8(start)
                }
                guard !requiresFullRead, !scanner.isInvalid else { return }
                try scanner.consume(block, cases: decode)
                if scanner.bufferedByteCount > FileReader.maximum {
                    throw ReportError(
                        path: path, reason: "a case in it is larger than \(FileReader.maximum >> 20) MiB")
                }
            }
        } catch let error as FileInputError {
            throw ReportError(path: path, reason: "cannot be read: \(error.reason)")
        }
        // The JSON is not in UTF-8.
        if requiresFullRead {
            let report = try Report(path: path)
            try body(report.cases)
            return report.withoutCases
        }
        guard !scanner.isInvalid else { throw Report.notAReportError(path, start) }
        let frame = try Report(frame: scanner.frame, path: path)
        guard !isInvalid, let frame else { throw Report.notAReportError(path, start) }
        // If the key `cases` is written with escapes, the scanner leaves the cases in the frame.
        if let problem = frame.invalidValueMessage ?? invalidValue { throw ReportError(path: path, reason: problem) }
        if !frame.cases.isEmpty { try body(frame.cases) }
        return frame.withoutCases
    }

    /// Returns whether a file starts like JSON in UTF-8 without a byte order mark.
    private static func isUTF8(_ start: [UInt8]) -> Bool {
        !start.prefix(4).contains { $0 == 0 || $0 == 0xEF || $0 == 0xFE || $0 == 0xFF }
    }

    private var withoutCases: Report {
        var report = self
        report.cases = []
        return report
    }
}
