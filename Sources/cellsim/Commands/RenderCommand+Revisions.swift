import ArgumentParser
import CellSimCompare
import CellSimHost
import CellSimProcess
import Foundation

/// The part of `RenderCommand` that compares documents with a Git revision.
extension RenderCommand {
    func validateRevisions() throws {
        guard selection.gitBase != nil else {
            if files.isEmpty { throw ValidationError("Missing expected argument '<file> ...'") }
            if !messages.reporter.isEmpty { throw ValidationError("--reporter needs --git-base") }
            if messages.json { throw ValidationError("--json needs --git-base") }
            return
        }
        if destination.output != nil || destination.separate || showsTable {
            throw ValidationError(
                "--git-base draws documents as designed, into --output-directory: leave out --output, --data, --rows and --separate"
            )
        }
        if files.contains("-") {
            throw ValidationError("--git-base compares files of a repository; it cannot read the standard input")
        }
    }

    /// Draws the documents at the revision and in their current state, and combines each pair of pictures in one picture. The separate
    /// pictures are in the folders `base` and `head`.
    @MainActor func renderRevisions(since name: String) throws {
        let revision = try GitRevision(name)
        if let note = revision.note { logMessage(note) }
        let changes: [GitRevision.Change]
        if files.isEmpty {
            changes = try revision.changes()
        } else {
            changes = try revision.changes(of: DocumentSearch.documents(files).map(revision.relativeName))
        }
        try fonts.register(
            documents: changes.map { revision.root + "/" + $0.name }, AssetLookup(assets))
        if let outputDirectory = destination.outputDirectory { WriteAccess.confine(to: outputDirectory) }
        let comparison = try RevisionComparison(self, revision, changes, contents: .sideBySide)
        let cases = changes.indices.flatMap { index in
            ErrorOutput.withBufferedMessages(index) { comparison.cases(of: index) }
        }
        for reportCase in cases where reportCase.state == .unreadable {
            logMessage(lines: reportCase.message ?? reportCase.name)
        }
        if cases.isEmpty, !changes.isEmpty, !selection.scene.isEmpty {
            let names = selection.scene.joined(separator: "', '")
            throw ValidationError("none of the compared documents has a scene '\(names)'")
        }
        if changes.isEmpty { logMessage("cellsim: note: no XIB or storyboard differs from \(revision.label)") }
        try Report(cases: cases, showsChanges: true)
            .write(to: messages.reporter + (messages.json ? [Reporter(form: .json)] : []))
        if let crashCode = changes.indices.compactMap({ WorkCrash(at: $0)?.exitCode }).max() {
            throw ExitCode(crashCode)
        }
        if cases.contains(where: { $0.state == .unreadable }) { throw ExitCode(3) }
    }
}
