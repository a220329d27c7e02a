import CellSimHost
import CellSimProcess
import Foundation

/// Runs an app's gallery program. If an item crashes or hangs, the other items are still drawn.
struct GalleryRun {
    let program: String
    private(set) var items: [GalleryItem]
    /// The folder for the lists of items and results.
    let folder: String
    /// The time in seconds without a result after which an item is skipped.
    var timeout = 60.0

    /// The reasons why items are drawn without sample values, keyed by the index of the item.
    private var notes: [Int: String] = [:]
    /// The reasons why items couldn't be drawn with their class, keyed by the index of the item.
    private var reasons: [Int: String] = [:]

    init(program: String, items: [GalleryItem], folder: String, timeout: Double = 60) {
        (self.program, self.items, self.folder, self.timeout) = (program, items, folder, timeout)
    }

    /// Draws all items, and passes each result to `report` in order as soon as it is available.
    mutating func results(report: (GalleryItem, GalleryResult) throws -> Void) throws -> [GalleryResult] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let listPath = folder + "/gallery.json"
        var results: [GalleryResult] = []
        while results.count < items.count {
            try AtomicFile.write(Array(try encoder.encode(items)), to: listPath)
            let (lines, end) = try run(from: results.count, listPath)
            for var result in lines where result.outcome != .begun && result.index == results.count {
                if result.outcome == .withoutCode || result.outcome == .failed {
                    result.reason = reasons[result.index] ?? result.reason
                }
                if result.outcome == .withoutCode { result.note = nil }
                if ![.failed, .withoutCode].contains(result.outcome) {
                    result.note = notes[result.index] ?? result.note
                }
                try report(items[result.index], result)
                results.append(result)
            }
            if results.count < items.count {
                guard lines.contains(where: { $0.index == results.count }) else {
                    throw InvalidInput("\(program): error: drew no view: \(end)")
                }
                // Without sample values, the view may be drawn successfully.
                if items[results.count].samples {
                    items[results.count].samples = false
                    notes[results.count] = end
                    continue
                }
                let reason = reasons[results.count] ?? end
                reasons[results.count] = reason
                if let nextWay = items[results.count].way.next(for: items[results.count]) {
                    items[results.count].way = nextWay
                    continue
                }
                let failed = GalleryResult(index: results.count, outcome: .failed, reason: reason)
                try report(items[results.count], failed)
                results.append(failed)
            }
        }
        return results
    }

    /// Runs the program. Items before `firstIndex` are skipped.
    /// - Returns: the results, and the reason why the program ended.
    private func run(from firstIndex: Int, _ listPath: String) throws -> ([GalleryResult], end: String) {
        let (file, errors) = (folder + "/gallery.results", folder + "/gallery.errors")
        for path in [file, errors] { try AtomicFile.write([], to: path) }
        var environment = ProcessInfo.processInfo.environment
        // Disables backtraces, which take several seconds. The message of the trap is sufficient.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let errorFile = FileHandle(forWritingAtPath: errors) ?? .standardError
        let process: SupervisedProcess
        do {
            process = try SupervisedProcess(
                program, [listPath, "\(firstIndex)", file], environment: environment,
                streams: (0, 2, errorFile.fileDescriptor))
        } catch { throw InvalidInput(error.description) }
        let (ending, isStopped) = process.wait(limit: timeout) {
            (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
        }
        let text = String(decoding: (try? FileReader.read(errors)) ?? [], as: UTF8.self)
        let output = text.split(separator: "\n").map(String.init)
        for line in Self.withoutFrames(output) { logMessage(line) }
        let lines = String(decoding: try FileReader.read(file), as: UTF8.self).split(separator: "\n")
        let results = lines.compactMap { try? JSONDecoder().decode(GalleryResult.self, from: Data($0.utf8)) }
        if isStopped { return (results, "did not finish within \(Int(timeout)) seconds") }
        return (results, reason(output, ending))
    }

    /// Returns the lines without the stack frames that the Swift runtime prints after a fatal error, such as `12 libc.so.6 0x00007f… main
    /// + 4`.
    static func withoutFrames(_ lines: [String]) -> [String] {
        lines.filter { line in
            let fields = line.split(separator: " ", maxSplits: 3)
            let isStackFrame = fields.count == 4 && Int(fields[0]) != nil && fields[2].hasPrefix("0x")
            return !isStackFrame && line != "Current stack trace:"
        }
    }

    /// The texts that identify messages about runtime errors.
    private static let failurePrefixes = [
        "Fatal error", "Assertion failed", "Precondition failed", "Could not cast value of type", "*** Terminating app",
    ]

    /// Returns the reason why the program ended: its last error message, or otherwise its exit status.
    private func reason(_ output: [String], _ end: SupervisedProcess.End) -> String {
        // Failures during the app's launch are reported and skipped, so their messages don't belong to the item.
        let launch = output.lastIndex { $0.hasPrefix("warning: launch of the app:") }
        let itemOutput = output[(launch.map { $0 + 1 } ?? 0)...]
        if let line = itemOutput.last(where: { line in Self.failurePrefixes.contains { line.contains($0) } }) {
            return line
        }
        return switch end {
        case .signal(let number): "stopped the program with signal \(number)"
        case .status(let status): "ended the program with status \(status)"
        }
    }
}
