import CellSimEscaping
import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The performance report that `--perf` prints.
struct PerformanceReport {
    /// The number of drawn rows, or of pictures of views and scenes.
    var rows = 0
    /// The number of created cells.
    var created = 0
    /// The number of reused cells.
    var reused = 0
    /// Notes about views that are empty because the app's code provides their content.
    var emptyViewNotes: [Diagnostic] = []

    mutating func add(_ other: PerformanceReport) {
        rows += other.rows
        created += other.created
        reused += other.reused
        emptyViewNotes += other.emptyViewNotes
    }

    /// Returns a line of JSON with the numbers of rows and cells, the empty views, the milliseconds of each phase (summed over all
    /// threads), and the peak memory.
    func json(_ times: PhaseTimings) -> String {
        let stages = PhaseTimings.Stage.allCases.map { stage in
            "\"\(stage.rawValue)\": \(String(format: "%.3f", times.milliseconds(stage)))"
        }
        let empty = emptyViewNotes.map { Escaping.json($0.description) }
        return "{\"rows\": \(rows), \"created\": \(created), \"reused\": \(reused), "
            + "\"leftOut\": [\(empty.joined(separator: ", "))], "
            + "\"ms\": {\(stages.joined(separator: ", "))}, \"peakBytes\": \(PerformanceReport.peakBytes)}"
    }

    /// The peak resident size of the process in bytes, or 0 if it is unavailable.
    private static var peakBytes: Int {
        guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix("VmHWM:") {
            return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
        }
        return 0
    }
}
