import CellSimEscaping
import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The report of `--perf`.
struct PerformanceReport {
    var rows = 0
    /// The number of cells created and reused.
    var created = 0
    var reused = 0
    /// The views that were drawn empty because their content comes from the app's code.
    var leftOut: [Diagnostic] = []

    mutating func add(_ other: PerformanceReport) {
        rows += other.rows
        created += other.created
        reused += other.reused
        leftOut += other.leftOut
    }

    /// One line: rows, cells, views drawn empty, milliseconds by stage (added over all threads), and the peak memory.
    func json(_ times: PhaseTimings) -> String {
        let stages = PhaseTimings.Stage.allCases.map { stage in
            "\"\(stage.rawValue)\": \(String(format: "%.3f", times.milliseconds(stage)))"
        }
        let empty = leftOut.map { Escaping.json($0.description) }
        return "{\"rows\": \(rows), \"created\": \(created), \"reused\": \(reused), "
            + "\"leftOut\": [\(empty.joined(separator: ", "))], "
            + "\"ms\": {\(stages.joined(separator: ", "))}, \"peakBytes\": \(PerformanceReport.peakBytes)}"
    }

    /// The largest resident size of this process so far, as the kernel counts it; 0 if it is unavailable.
    private static var peakBytes: Int {
        guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix("VmHWM:") {
            return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
        }
        return 0
    }
}
