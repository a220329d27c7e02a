import CellSimEscaping
import Foundation

/// Compares an app's cuts with the accepted ones, and summarises them in at most ten lines after a run.
struct CutSummary {
    private let report: PruningReport
    private let baseline: CutBaseline?
    private let root: String
    /// The folder argument for the command that lists all cuts.
    private let folderArgument: String

    /// Creates a summary.
    /// - Parameters:
    ///   - report: the cuts.
    ///   - baseline: the accepted cuts, or nil if there is no file of accepted cuts.
    ///   - root: the project's folder.
    ///   - location: the folder argument for `cellsim prune`.
    init(_ report: PruningReport, baseline: CutBaseline?, root: String, location: String) {
        (self.report, self.baseline, self.root, self.folderArgument) = (report, baseline, root, location)
    }

    // MARK: New cuts

    private func relative(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    private func accepted(_ entry: PruningReport.Entry) -> CutBaseline.Cut {
        CutBaseline.Cut(file: relative(entry.path), what: entry.what, cause: entry.cause)
    }

    /// The cuts in the app's own sources. Cuts in dependencies are only counted.
    private var own: [PruningReport.Entry] { report.entries.filter { $0.excuse?.kind != "dependency" } }

    /// The cuts that aren't accepted; empty if there is no file of accepted cuts.
    private var new: [PruningReport.Entry] {
        guard let baseline else { return [] }
        // A function can contain the same cut twice, and then both must be accepted.
        var open = Dictionary(baseline.cuts.map { ($0, 1) }, uniquingKeysWith: +)
        return own.filter { entry in
            let cut = accepted(entry)
            guard let count = open[cut], count > 0 else { return true }
            open[cut] = count - 1
            return false
        }
    }

    /// The tests that aren't run and that aren't in the list of accepted ones.
    private var unaccepted: [PruningReport.NotRun] {
        let names = Set(baseline?.notRun ?? [])
        return report.notRun.filter { !names.contains($0.name) }
    }

    /// A Boolean value that indicates whether the run fails because of cuts or tests that aren't accepted.
    var hasUnacceptedCuts: Bool { !new.isEmpty || !unaccepted.isEmpty }

    /// A baseline that accepts all cuts of this run. Accepted cuts in files that this run doesn't compile are kept.
    var updatedBaseline: CutBaseline {
        let files = Set(report.files.map(relative))
        let others = (baseline?.cuts ?? []).filter { !files.contains($0.file) }
        let isRunOfTests = report.files.contains(where: report.hasTests)
        return CutBaseline(
            cuts: (own.map(accepted) + others).sorted(),
            notRun: isRunOfTests ? report.notRun.map(\.name).sorted() : baseline?.notRun ?? [])
    }

    // MARK: Lines

    private static let maximumFiles = 4

    /// The summary in at most ten lines.
    var lines: [String] {
        var lines = [head]
        let files = self.files
        lines += files.prefix(Self.maximumFiles).map { "  " + $0 }
        if files.count > Self.maximumFiles { lines.append("  and \(files.count - Self.maximumFiles) other files") }
        if !unaccepted.isEmpty {
            let shown = unaccepted.prefix(3).map { "\($0.name) (\($0.cause))" }.joined(separator: ", ")
            let rest = unaccepted.count > 3 ? " and \(unaccepted.count - 3) more" : ""
            lines.append("error: not run: \(shown)\(rest)")
        }
        if let first = new.first {
            lines.append(
                "error: \(new.count) \(new.count == 1 ? "cut is" : "cuts are") not in \(CutBaseline.fileName); the first: "
                    + "\(relative(first.path)):\(first.line): \(first.what): \(first.cause)")
        }
        if hasUnacceptedCuts { lines.append("note: --accept-cuts accepts them in \(root)/\(CutBaseline.fileName)") }
        if !report.entries.isEmpty { lines.append("'cellsim prune \(folderArgument) --list' lists every cut") }
        return lines.map { Escaping.line($0) }
    }

    private var head: String {
        let totals = report.totals
        guard !report.entries.isEmpty else { return "cuts: none; all \(totals.functions) functions were compiled" }
        let causes = report.lostFunctions.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map {
            "\($0.value) \($0.key)"
        }
        let shown = causes.prefix(5).joined(separator: ", ") + (causes.count > 5 ? ", …" : "")
        let lost = report.lostFunctions.values.reduce(0, +)
        return "cuts: \(lost) of \(totals.functions) functions lost lines" + (shown.isEmpty ? "" : ": \(shown)")
    }

    /// The files with cuts that affect snapshots, with the number of cuts, most cuts first.
    private var files: [String] {
        var counts: [String: Int] = [:]
        for entry in own where report.affectsSnapshots(entry.path) { counts[entry.path, default: 0] += 1 }
        return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { path, count in
            "\(relative(path)): \(count) \(count == 1 ? "cut" : "cuts")"
        }
    }
}
