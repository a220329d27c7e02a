import ArgumentParser
import CellSimHost
import CellSimProcess
import Foundation

/// `cellsim init`: writes a `cellsim.yml` for a project.
struct InitCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a cellsim.yml for a project.",
        usage: "cellsim init [options] [<path>]",
        discussion: """
            Reads an Xcode project or workspace, an XcodeGen specification, a Swift package, \
            a Tuist project or any other folder, and prints what it found. Writes \
            cellsim.yml, and in a Git repository adds .cellsim/ to .gitignore. --ci also \
            writes a workflow for GitHub or a job for GitLab. To draw the references next, \
            run 'cellsim snapshot'. See docs/Configuration.md. With --tests, writes only \
            CellTests/CellTests.swift, a snapshot test for each cell class. See \
            docs/WholeApp.md. With --editor, only sets up an editor. See docs/Editors.md.
            """,
        examples: [
            "cellsim init --ci github",
            "cellsim init App.xcodeproj --tests",
        ])

    @Argument(help: ArgumentHelp("The project, workspace or folder.", valueName: "path"))
    var path = "."

    @OptionGroup(title: "Output") var output: Output

    /// The options for the output.
    struct Output: ParsableArguments {
        @Flag(help: "Replace an existing cellsim.yml.")
        var force = false

        @Flag(help: "Only print the file.")
        var dryRun = false

        @Flag(help: "Write snapshot tests of the app's cells instead.")
        var tests = false

        @Option(help: ArgumentHelp("Also write the workflow: github or gitlab.", valueName: "service"))
        var ci: WorkflowDraft.Service?

        @Flag(help: "With --ci: review pull requests in a comment, too.")
        var review = false

        @Option(help: ArgumentHelp("Only set up an editor: vscode or neovim.", valueName: "editor"))
        var editor: EditorSetup.Editor?
    }

    func validate() throws {
        if output.editor != nil, output.tests || output.ci != nil || output.force {
            throw ValidationError("use --editor without --tests, --ci and --force; it never replaces a setting")
        }
        if output.review, output.ci == nil { throw ValidationError("--review needs --ci github or --ci gitlab") }
        if output.tests, output.ci != nil { throw ValidationError("use either --tests or --ci") }
        if output.tests, output.force {
            throw ValidationError("--force has no effect with --tests, which never replaces a file")
        }
    }

    func run() throws {
        if let editor = output.editor {
            return try EditorSetup(folder: path, isDryRun: output.dryRun).apply(editor)
        }
        if output.tests { return try CellTests(project: path, isDryRun: output.dryRun).write() }
        let survey = try MainActor.assumeIsolated { try ProjectSurvey(path: path) }
        let file =
            survey.folder == "." ? ConfigurationSearch.fileName : survey.folder + "/" + ConfigurationSearch.fileName
        if !output.force, !output.dryRun, exists(file) {
            throw ValidationError(
                "\(file) already exists; --force replaces it, --dry-run prints what would be written")
        }
        let repository = RepositoryFiles(of: survey.folder)
        let workflow = output.ci.map { WorkflowDraft($0, folder: repository.relativeFolder, reviews: output.review) }
        if let workflow, !output.force, !output.dryRun, exists(repository.root + "/" + workflow.path) {
            throw ValidationError(
                "\(repository.root)/\(workflow.path) already exists; --force replaces it, --dry-run prints what would be written"
            )
        }
        guard !survey.documents.isEmpty else {
            for document in survey.skippedDocuments {
                logMessage("\(document.path): \(document.reason)\(document.message.map { ": " + $0 } ?? "")")
            }
            throw InputError(path: survey.folder, "this folder has no XIB or storyboard that can be drawn")
        }
        let text = ConfigurationDraft(survey).text
        if output.dryRun {
            for line in surveyReport(survey) { logMessage(line) }
            return try AtomicFile.print(Array((text + (workflow.map { "\n# \($0.path)\n" + $0.text } ?? "")).utf8))
        }
        WriteAccess.confine(to: survey.folder)
        try InputRegistry.checkOutput(file)
        try AtomicFile.write(Array(text.utf8), to: file)
        for line in surveyReport(survey) { try StandardOutput.print(line) }
        let cases = try SnapshotPlan(path: file).cases.count
        try StandardOutput.print("\(file): \(counted(cases, "case")); 'cellsim snapshot' draws their references")
        if let changedFile = try repository.addToGitignore(".cellsim") {
            try StandardOutput.print("\(changedFile): added .cellsim/")
        }
        if let workflow {
            try repository.write(workflow.text, to: workflow.path)
            try StandardOutput.print(
                "\(repository.root)/\(workflow.path): set the variable CELLSIM_ARCHIVE that it names")
        }
    }

    /// Returns whether a file or symbolic link exists at a path, even if the link's destination doesn't exist.
    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
            || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Returns the results of the survey, with one line for each kind of file.
    private func surveyReport(_ survey: ProjectSurvey) -> [String] {
        let files = survey.files
        var lines = [survey.title]
        let storyboards = survey.documents.count { ProjectFiles.fileExtension($0) == "storyboard" }
        lines.append(
            "\(counted(survey.documents.count - storyboards, "XIB")) and \(counted(storyboards, "storyboard"))"
                + (survey.skippedDocuments.isEmpty ? "" : "; left out: " + skippedSummary(survey)))
        if let first = survey.outsideFiles.first {
            let number = survey.outsideFiles.count
            lines.append(
                "skipped outside this folder: \(counted(number, "file")) of the project"
                    + (number == 1 ? " " : ", first ") + first
                    + "; name such files in cellsim.yml, or run 'cellsim init' there")
        }
        for document in survey.skippedDocuments.filter({ $0.reason == "cannot be drawn" }).prefix(10) {
            lines.append("  \(document.message ?? document.path)")
        }
        lines.append(
            "\(counted(files.catalogues.count, "asset catalogue")), \(counted(files.imageFolders.count, "folder")) with other images"
        )
        if let propertyList = survey.propertyList {
            lines.append(
                "\(displayPath(propertyList.path, survey)): \(counted(propertyList.fonts, "font")) named; \(counted(files.fonts.count, "font file"))"
            )
        } else if !files.fonts.isEmpty {
            lines.append("\(counted(files.fonts.count, "font file")), but no Info.plist names them")
        }
        if !files.languages.isEmpty { lines.append("languages: " + abbreviatedList(files.languages)) }
        return lines
    }

    /// Returns the first names of a list and the number of remaining names.
    private func abbreviatedList(_ names: [String]) -> String {
        let maximumCount = 12
        let rest = names.count - maximumCount
        return names.prefix(maximumCount).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private func skippedSummary(_ survey: ProjectSurvey) -> String {
        let counts = Dictionary(survey.skippedDocuments.map { ($0.reason, 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }

    /// Returns a path relative to the folder of the survey, or the absolute path if it is outside the folder.
    private func displayPath(_ path: String, _ survey: ProjectSurvey) -> String {
        let folder = URL(fileURLWithPath: survey.folder).standardizedFileURL.path + "/"
        let absolutePath = URL(fileURLWithPath: path).standardizedFileURL.path
        return absolutePath.hasPrefix(folder) ? String(absolutePath.dropFirst(folder.count)) : absolutePath
    }
}
