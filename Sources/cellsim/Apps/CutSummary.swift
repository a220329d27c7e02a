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

    private func acceptedCut(_ entry: PruningReport.Entry) -> CutBaseline.Cut {
        CutBaseline.Cut(file: relative(entry.path), what: entry.what, cause: entry.cause)
    }

    /// The cuts in the app's own sources. Cuts in dependencies are only counted.
    private var ownCuts: [PruningReport.Entry] { report.entries.filter { $0.excuse?.kind != "dependency" } }

    /// The cuts that aren't accepted; empty if there is no file of accepted cuts.
    private var newCuts: [PruningReport.Entry] {
        guard let baseline else { return [] }
        // A function can contain the same cut twice, and then both must be accepted.
        var remaining = Dictionary(baseline.cuts.map { ($0, 1) }, uniquingKeysWith: +)
        return ownCuts.filter { entry in
            let cut = acceptedCut(entry)
            guard let count = remaining[cut], count > 0 else { return true }
            remaining[cut] = count - 1
            return false
        }
    }

    /// The tests that aren't run and that aren't in the list of accepted ones.
    private var unacceptedTests: [PruningReport.NotRun] {
        let names = Set(baseline?.notRun ?? [])
        return report.notRun.filter { !names.contains($0.name) }
    }

    /// A Boolean value that indicates whether the run fails because of cuts or tests that aren't accepted.
    var hasUnacceptedCuts: Bool { !newCuts.isEmpty || !unacceptedTests.isEmpty }

    /// A baseline that accepts all cuts of this run. Accepted cuts in files that this run doesn't compile are kept.
    var updatedBaseline: CutBaseline {
        let files = Set(report.files.map(relative))
        let otherCuts = (baseline?.cuts ?? []).filter { !files.contains($0.file) }
        let includesTests = report.files.contains(where: report.hasTests)
        return CutBaseline(
            cuts: (ownCuts.map(acceptedCut) + otherCuts).sorted(),
            notRun: includesTests ? report.notRun.map(\.name).sorted() : baseline?.notRun ?? [])
    }

    // MARK: Lines

    private static let maximumFiles = 4

    /// The summary in at most ten lines.
    var lines: [String] {
        var lines = [headline]
        let files = self.files
        lines += files.prefix(Self.maximumFiles).map { "  " + $0 }
        if files.count > Self.maximumFiles { lines.append("  and \(files.count - Self.maximumFiles) other files") }
        if !unacceptedTests.isEmpty {
            let firstTests = unacceptedTests.prefix(3).map { "\($0.name) (\($0.cause))" }.joined(separator: ", ")
            let rest = unacceptedTests.count > 3 ? " and \(unacceptedTests.count - 3) more" : ""
            lines.append("error: not run: \(firstTests)\(rest)")
        }
        if let first = newCuts.first {
            lines.append(
                "error: \(newCuts.count) \(newCuts.count == 1 ? "cut is" : "cuts are") not in \(CutBaseline.fileName); the first: "
                    + "\(relative(first.path)):\(first.line): \(first.what): \(first.cause)")
        }
        if hasUnacceptedCuts { lines.append("note: --accept-cuts accepts them in \(root)/\(CutBaseline.fileName)") }
        if !report.entries.isEmpty { lines.append("'cellsim prune \(folderArgument) --list' lists every cut") }
        return lines.map { Escaping.line($0) }
    }

    private var headline: String {
        let totals = report.totals
        guard !report.entries.isEmpty else { return "cuts: none; all \(totals.functions) functions were compiled" }
        let causes = report.lostFunctions.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map {
            "\($0.value) \($0.key)"
        }
        let mainCauses = causes.prefix(5).joined(separator: ", ") + (causes.count > 5 ? ", …" : "")
        let lostCount = report.lostFunctions.values.reduce(0, +)
        return "cuts: \(lostCount) of \(totals.functions) functions lost lines"
            + (mainCauses.isEmpty ? "" : ": \(mainCauses)")
    }

    /// The files with cuts that affect snapshots, with the number of cuts, most cuts first.
    private var files: [String] {
        var counts: [String: Int] = [:]
        for entry in ownCuts where report.affectsSnapshots(entry.path) { counts[entry.path, default: 0] += 1 }
        return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { path, count in
            "\(relative(path)): \(count) \(count == 1 ? "cut" : "cuts")"
        }
    }
}
