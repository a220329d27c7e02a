import CellSimCompare
import CellSimReuse
import Foundation

/// Stores the results of a reuse assertion for reports: one case per leak, or a single case if there are no leaks.
struct ReuseResultRecorder {
    private let results: SnapshotResults?
    private let name: String
    private let source: AssertionLocation
    private var leaks: [ReportCase] = []

    init(_ files: LeakPictureWriter, results: SnapshotResults? = SnapshotEnvironment.current.results) {
        (self.results, name, source) = (results, files.caseName, files.source)
    }

    /// Adds a leak.
    /// - Parameter pictures: The files of its pictures; nil if they couldn't be written.
    mutating func add(_ finding: ReuseFinding, _ message: String, _ pictures: LeakPictureWriter.Pictures?) {
        guard results != nil else { return }
        let example = finding.example
        let comparison = Comparison(reference: example.fresh, actual: example.reused)
        var leak = ReportCase(name: name(for: finding), state: .different)
        leak.apply(comparison, findings: comparison.findings(reference: example.fresh, actual: example.reused))
        // A leak is a failure even if it isn't visible.
        (leak.state, leak.message) = (.different, message)
        (leak.reference, leak.actual, leak.difference) = (
            pictures?.fresh.path, pictures?.reused.path, pictures?.difference?.path
        )
        leaks.append(leak)
    }

    private func name(for finding: ReuseFinding) -> String {
        let baseName = "\(name).\(finding.fileName)"
        let count = leaks.count { $0.name == baseName || $0.name.hasPrefix(baseName + "-") }
        return count == 0 ? baseName : "\(baseName)-\(count + 1)"
    }

    /// Writes the leaks, or a single case without differences.
    func finish() { write(leaks.isEmpty ? [ReportCase(name: name, state: .same)] : leaks) }

    /// Writes the reason why the check couldn't run.
    func finish(problem: String) {
        var reportCase = ReportCase(name: name, state: .unreadable)
        reportCase.message = problem
        write([reportCase])
    }

    private func write(_ cases: [ReportCase]) {
        let locatedCases = cases.map { one in
            var one = one
            (one.kind, one.file, one.line) = (.reuse, source.filePath.description, Int(source.line))
            return one
        }
        results?.record(locatedCases, of: name)
    }
}
