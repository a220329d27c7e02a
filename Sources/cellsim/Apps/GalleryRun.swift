import CellSimHost
import CellSimProcess
import Foundation

/// Has an app's gallery drawn: a view that stops the program, or does not come to an end, takes no other one with it.
struct GalleryRun {
    let program: String
    private(set) var items: [GalleryItem]
    /// Where the list and the results are.
    let folder: String

    init(program: String, items: [GalleryItem], folder: String) {
        (self.program, self.items, self.folder) = (program, items, folder)
    }

    /// By the index of an item: why it is drawn without sample values.
    private var notes: [Int: String] = [:]
    /// After how many seconds without a result a view is given up.
    private static let patience = 60.0

    /// The result of each item, passed to `tell` in order as soon as it is known.
    mutating func results(tell: (GalleryItem, GalleryResult) throws -> Void) throws -> [GalleryResult] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let list = folder + "/gallery.json"
        var results: [GalleryResult] = []
        while results.count < items.count {
            try AtomicFile.write(Array(try encoder.encode(items)), to: list)
            let (lines, end) = try run(from: results.count, list)
            for var result in lines where result.outcome != .begun && result.index == results.count {
                if result.outcome != .failed { result.note = notes[result.index] ?? result.note }
                try tell(items[result.index], result)
                results.append(result)
            }
            if results.count < items.count {
                guard lines.contains(where: { $0.index == results.count }) else {
                    throw InvalidInput("\(program): error: drew no view: \(end)")
                }
                // The app may draw the view without the sample values.
                if items[results.count].samples {
                    items[results.count].samples = false
                    notes[results.count] = end
                    continue
                }
                let failed = GalleryResult(index: results.count, outcome: .failed, reason: end)
                try tell(items[results.count], failed)
                results.append(failed)
            }
        }
        return results
    }

    /// Runs the program from an item on.
    /// - Returns: its results, and in words why it came to an end.
    private func run(from first: Int, _ list: String) throws -> ([GalleryResult], end: String) {
        let (file, errors) = (folder + "/gallery.results", folder + "/gallery.errors")
        for path in [file, errors] { try AtomicFile.write([], to: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [list, "\(first)", file]
        var environment = ProcessInfo.processInfo.environment
        // Of a trap its own line is told; the frames around it take seconds each time.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let errorFile = FileHandle(forWritingAtPath: errors) ?? .nullDevice
        (process.standardOutput, process.standardError) = (FileHandle.standardError, errorFile)
        do { try process.run() } catch {
            throw InvalidInput("\(program): error: cannot be run: \(error.localizedDescription)")
        }
        let isStopped = watch(process, file)
        process.waitUntilExit()
        let text = String(decoding: (try? FileBytes.read(errors)) ?? [], as: UTF8.self)
        let said = text.split(separator: "\n").map(String.init)
        for line in said { logMessage(line) }
        let lines = String(decoding: try FileBytes.read(file), as: UTF8.self).split(separator: "\n")
        let results = lines.compactMap { try? JSONDecoder().decode(GalleryResult.self, from: Data($0.utf8)) }
        if isStopped { return (results, "did not finish within \(Int(Self.patience)) seconds") }
        return (results, reason(said, process))
    }

    /// Waits, and stops a program that has no new result for too long.
    /// - Returns: whether it was stopped.
    private func watch(_ process: Process, _ file: String) -> Bool {
        var (size, since) = (0, Date())
        while process.isRunning {
            Thread.sleep(forTimeInterval: 0.02)
            let now = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
            if now != size { (size, since) = (now, Date()) }
            if Date().timeIntervalSince(since) > Self.patience {
                kill(process.processIdentifier, SIGKILL)
                return true
            }
        }
        return false
    }

    private func reason(_ said: [String], _ process: Process) -> String {
        if let line = said.last(where: { $0.contains("Fatal error") || $0.contains("*** Terminating app") }) {
            return line
        }
        if process.terminationReason == .uncaughtSignal {
            return "stopped the program with signal \(process.terminationStatus)"
        }
        return "ended the program with status \(process.terminationStatus)"
    }
}
