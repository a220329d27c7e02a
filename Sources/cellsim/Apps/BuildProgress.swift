import CellSimProcess
import Foundation
import Synchronization

/// Prints the output of a build and the adapter's progress reports as they arrive. SwiftPM's steps are omitted unless they are requested.
final class BuildProgress: Sendable {
    private let pipe = Pipe()
    private let file: String
    private let isVerbose: Bool
    private let workers = DispatchGroup()
    private let endSignal = DispatchSemaphore(value: 0)
    private let modules = Mutex<Set<String>>([])

    /// The file handle that receives the build's output.
    var input: FileHandle { pipe.fileHandleForWriting }
    /// The environment variable with the path of the adapter's progress file.
    var variables: [String: String] { ["CELLSIM_PROGRESS": file] }

    /// Starts forwarding output.
    /// - Parameters:
    ///   - folder: the package's folder, which contains the adapter's progress file.
    ///   - isVerbose: whether to print all steps.
    init(folder: String, isVerbose: Bool) throws {
        (file, self.isVerbose) = (folder + "/progress.txt", isVerbose)
        try AtomicFile.write([], to: file)
        let tasks: [@Sendable () -> Void] = [{ self.readOutput() }, { self.readReports() }]
        for work in tasks {
            workers.enter()
            Thread {
                work()
                self.workers.leave()
            }.start()
        }
    }

    /// Prints the remaining output. Call this when the build has ended.
    func finish() {
        try? pipe.fileHandleForWriting.close()
        endSignal.signal()
        workers.wait()
    }

    private func readOutput() {
        var rest = Data()
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += data
            guard let end = rest.lastIndex(of: 0x0A) else { continue }
            forward(rest[...end])
            rest = Data(rest[rest.index(after: end)...])
        }
        forward(rest)
    }

    private func forward(_ data: Data) {
        if isVerbose { return FileHandle.standardError.write(data) }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let printedLines = lines.enumerated().compactMap { index, line in
            // The text ends with a line break.
            index == lines.count - 1 && line.isEmpty ? line : printedLine(line)
        }
        FileHandle.standardError.write(Data(printedLines.joined(separator: "\n").utf8))
    }

    /// Returns the line to print, or nil to omit it. For each module, only the first step is printed.
    private func printedLine(_ line: Substring) -> Substring? {
        if let step = line.prefixMatch(of: /\[\d+\/\d+\] (.*)/) {
            guard let match = step.1.prefixMatch(of: /(?:Compiling|Emitting module) (\w+)/),
                !match.1.hasSuffix("PackageDiscoveredTests"),
                modules.withLock({ $0.insert(String(match.1)).inserted })
            else { return nil }
            return "compiling \(match.1)"
        }
        if line.prefixMatch(of: /Building for (debugging|production)\.\.\.|Build (of product '.*' )?complete!/) != nil {
            return nil
        }
        return line
    }

    private func readReports() {
        guard let reports = FileHandle(forReadingAtPath: file) else { return }
        var isLast = false
        while true {
            if let data = try? reports.readToEnd(), !data.isEmpty { FileHandle.standardError.write(data) }
            if isLast { return }
            isLast = endSignal.wait(timeout: .now() + 0.3) == .success
        }
    }
}
