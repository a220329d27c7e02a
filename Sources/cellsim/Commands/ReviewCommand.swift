import ArgumentParser
import CellSimCompare
import CellSimHost
import CellSimProcess
import Foundation
import UIKit

/// `cellsim review`: shows how a change affects documents and the cases of `cellsim.yml`.
struct ReviewCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Show what a branch changes in pictures.",
        usage: "cellsim review [options]",
        discussion: """
            Draws the changed documents before and after, and the cases of cellsim.yml. Writes \
            pictures, index.html, review.md and report.json. --comment posts the review on the \
            pull request, and updates it in later runs. Exit codes: 0 same, 1 different, 3 a \
            file cannot be read or posted. See docs/CI.md.
            """,
        examples: [
            "cellsim review --base main",
            "cellsim review --comment github --reporter github",
        ])

    @OptionGroup(title: "Input") var change: Change

    @OptionGroup(title: "Input") var assets: AssetOptions

    @OptionGroup(title: "Input") var fonts: FontOptions

    @OptionGroup(title: "Output") var output: Output

    @OptionGroup(title: "Output") var jobs: JobOptions

    @OptionGroup(title: "Comment") var comment: CommentOptions

    @OptionGroup(title: "Report") var reporting: ReporterOptions

    /// The options that select the change to review.
    struct Change: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "Where the branch began: a revision. (default: the pull request's target, or origin's main branch)",
                valueName: "revision"))
        var base: String?
    }

    /// The options for the files to write.
    struct Output: ParsableArguments {
        @Option(help: ArgumentHelp("The folder for all files. (default: .cellsim/review)", valueName: "dir"))
        var outputDirectory: String?
    }

    /// The folder for all output files.
    private var folder: String { output.outputDirectory ?? ".cellsim/review" }

    func validate() throws {
        if output.outputDirectory == "" { throw ValidationError("--output-directory is empty; name a folder") }
        if change.base == "" { throw ValidationError("--base is empty; name a revision, such as origin/main") }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let revision = try revision(environment)
        if let note = revision.note { logMessage(note) }
        let changes = try revision.changes()
        let plan = try plan()
        try reporting.check(
            inputs: changes.compactMap { $0.head.map { revision.root + "/" + $0 } }
                + (plan.map { plan in [plan.path] + plan.cases.flatMap { [$0.document, plan.referencePath($0)] } } ?? [])
        )
        if let outputDirectory = output.outputDirectory { WriteAccess.confine(to: outputDirectory) }
        var (cases, documents) = try MainActor.assumeIsolated { try draw(changes, revision, plan) }
        DocumentHistory.addBlame(to: &cases)
        for reportCase in cases where reportCase.state == .unreadable {
            logMessage(lines: reportCase.message ?? "\(reportCase.name): error: cannot be drawn")
        }
        if changes.isEmpty { logMessage("cellsim: note: no XIB or storyboard differs from \(revision.label)") }
        let report = Report(cases: cases, showsChanges: true)
        let links = ReviewLinks(folder: folder, environment: environment)
        var origin = DocumentHistory.origin(of: ".", environment)
        origin.acceptance = links.acceptCommands.last
        let files = [
            Reporter(form: .json, path: "\(folder)/report.json"), Reporter(form: .html, path: "\(folder)/index.html"),
        ]
        try report.write(
            to: (files + reporting.reporters).map { reporter in
                var reporter = reporter
                reporter.origin = origin
                return reporter
            })
        var page = ReviewPage(base: revision.label)
        (page.documents, page.cases) = (documents, try cases.map(withCopiedReference))
        (page.acceptance, page.report) = (links.acceptCommands, "\(folder)/index.html")
        try write(page)
        if let service = comment.service {
            if let url = links.report { page.report = url }
            try ReviewComment(service, name: comment.name, branch: comment.picturesBranch, environment: environment)
                .publish(page, folder: folder)
        }
        let crashCodes = (0..<(changes.count + (plan?.cases.count ?? 0))).compactMap { WorkCrash(at: $0)?.exitCode }
        if let code = crashCodes.max() { throw ExitCode(code) }
        if report.exitCode != 0 { throw ExitCode(report.exitCode) }
    }

    private func revision(_ environment: [String: String]) throws -> GitRevision {
        if let base = change.base { return try GitRevision(base, for: "--base") }
        let base = try ReviewBase(
            in: GitRepository(around: ".", for: "cellsim review"), environment: environment)
        logMessage("cellsim: note: the base is \(base.name), \(base.reason); --base names another")
        return try GitRevision(base.name, for: "--base")
    }

    /// Returns the plan of the nearest `cellsim.yml`, with the command's own folder for pictures, or nil if there is no plan or it has no
    /// cases.
    private func plan() throws -> SnapshotPlan? {
        guard !assets.ignoresConfiguration, let path = assets.configuration ?? ConfigurationSearch.nearestFile(from: "")
        else { return nil }
        var plan = try SnapshotPlan(path: path)
        plan.artifacts = folder
        try plan.checkLocations()
        return plan.cases.isEmpty ? nil : plan
    }

    /// Draws the changed documents, then the cases of the plan.
    @MainActor private func draw(
        _ changes: [GitRevision.Change], _ revision: GitRevision, _ plan: SnapshotPlan?
    ) throws -> ([ReportCase], [ReviewPage.Document]) {
        var fonts = fonts
        fonts.paths += plan?.fonts ?? []
        try fonts.register(
            documents: changes.map { revision.root + "/" + $0.name } + (plan?.cases.map(\.document) ?? []),
            AssetLookup(assets))
        var render = RenderCommand.defaults
        (render.assets, render.fonts, render.jobs) = (assets, fonts, jobs)
        render.destination.outputDirectory = folder
        let comparison = try RevisionComparison(render, revision, changes, contents: .differences)
        var cases: [ReportCase] = []
        var documents: [ReviewPage.Document] = []
        for (index, change) in changes.enumerated() {
            var documentCases = ErrorOutput.withBufferedMessages(index) { comparison.cases(of: index) }
            for each in documentCases.indices { documentCases[each].kind = .revision }
            // If only images of a document changed and its picture is the same, the document is omitted.
            if documentCases.isEmpty, change.affectsOnlyAssets { continue }
            documents.append(ReviewPage.Document(change, since: revision, cases: documentCases.map(\.name)))
            cases += documentCases
        }
        guard let plan else { return (cases, documents) }
        let bar = ProgressBar(total: plan.cases.count, from: 20)
        defer { bar.finish() }
        var run = SnapshotRun(plan: plan, mode: .never, jobs: jobs.count, cache: nil)
        run.firstWorkItem = changes.count
        let usedNames = Set(cases.map(\.name))
        for var reportCase in try run.run(plan.cases, progress: { bar.update($0) }) {
            if usedNames.contains(reportCase.name) { reportCase.name += " (\(ConfigurationSearch.fileName))" }
            cases.append(reportCase)
        }
        return (cases, documents)
    }

    /// Returns a case for the Markdown page, with a copy of its reference in this folder, because only this folder is
    /// uploaded.
    private func withCopiedReference(_ reportCase: ReportCase) throws -> ReportCase {
        guard reportCase.kind == nil, reportCase.state == .different || reportCase.state == .missing,
            let reference = reportCase.reference
        else {
            return reportCase
        }
        var reportCase = reportCase
        let copy = "\(folder)/reference/\(reportCase.name).png"
        try WriteAccess.makeFolder(copy.parentFolder)
        try AtomicFile.write(PictureFile.read(reference), to: copy)
        reportCase.reference = copy
        return reportCase
    }

    /// Writes the Markdown page. Its links are relative to the output folder.
    private func write(_ page: ReviewPage) throws {
        var page = page
        page.report = "index.html"
        page.pictureURL = { ReviewLinks.relativeURL(of: $0, in: folder) }
        let path = "\(folder)/review.md"
        try WriteAccess.makeFolder(folder)
        try AtomicFile.write(Array(page.text(limit: 4 << 20).utf8), to: path)
        logMessage("cellsim: note: wrote \(path), \(folder)/index.html and \(folder)/report.json")
    }
}
