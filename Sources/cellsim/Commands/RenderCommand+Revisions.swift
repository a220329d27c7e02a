import ArgumentParser
import CellSimCompare
import Foundation

extension RenderCommand {
    func validateRevisions() throws {
        guard gitBase != nil else {
            if files.isEmpty { throw ValidationError("Missing expected argument '<file> ...'") }
            if !reporter.isEmpty { throw ValidationError("--reporter needs --git-base") }
            return
        }
        if output != nil || separate || data != nil || rows != nil {
            throw ValidationError("--git-base draws documents as designed, into --output-directory")
        }
    }

    /// Draws documents as they were at the revision and as they are, each pair side by side in one picture, with the
    /// two apart in `base` and `head`.
    @MainActor func renderRevisions(since name: String) throws {
        let revision = try GitRevision(name)
        let names = try files.isEmpty ? revision.changedDocuments() : files.map(revision.name)
        let folder = outputDirectory ?? "."
        let cases = try names.map { try compare($0, revision, folder) }
        for one in cases where one.state == .unreadable { complain(one.message ?? one.name) }
        try Report(cases: cases).write(to: reporter)
        if cases.contains(where: { $0.state == .unreadable }) { throw ExitCode(3) }
    }

    @MainActor private func compare(_ name: String, _ revision: GitRevision, _ folder: String) throws -> ReportCase {
        let picture = (name as NSString).deletingPathExtension + ".png"
        let pair = ComparisonPlan.Pair(
            name: name, reference: "\(folder)/base/\(picture)", actual: "\(folder)/head/\(picture)")
        let current = revision.root + "/" + name
        do {
            try draw(revision.path(name), to: pair.reference)
            try draw(FileManager.default.fileExists(atPath: current) ? current : nil, to: pair.actual)
        } catch {
            var failed = ReportCase(name: name, state: .unreadable)
            (failed.file, failed.message) = (name, "\(error)")
            return failed
        }
        var result = FileComparer(rule: ComparisonRule()).compare(pair, differencePath: nil)
        result.file = name
        if result.state == .new || result.state == .missing { result.message = result.state == .new ? "added" : "deleted" }
        let drawn = [pair.reference, pair.actual].filter { FileManager.default.fileExists(atPath: $0) }
        try SideBySide.write(drawn.map { try PictureFile(path: $0).bitmap }, to: "\(folder)/\(picture)")
        return result
    }

    /// Draws a document with the other flags; without one what stood at the path is taken away.
    @MainActor private func draw(_ document: String?, to path: String) throws {
        guard let document else {
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
            return
        }
        try FileManager.default.createDirectory(
            atPath: path.parentFolder, withIntermediateDirectories: true)
        var command = self
        (command.files, command.output, command.outputDirectory, command.gitBase) = ([document], path, nil, nil)
        try command.renderAll()
    }
}
