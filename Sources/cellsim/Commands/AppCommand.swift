import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimProject
import Foundation

/// `cellsim app`: builds an app that has no package, and runs its snapshot tests or draws its XIBs.
struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Build an iOS app as it is, and run its snapshot tests or draw its XIBs.",
        discussion: """
            PROJECT is an .xcodeproj, an .xcworkspace, a project.yml, or a folder with one of these or with sources alone. A \
            package with links to the app's files is made in .build/cellsim beside it, where pictures go too; nothing else is \
            written. Objective-C is left out. So is code that needs a module, type or member that is missing here; a summary \
            follows each run, and tests that need such code fail. Other errors fail the build. With a file cellsim-cuts.json \
            beside the project, what it does not name fails the run too.
            """)

    @Argument(help: ArgumentHelp("The project, workspace or folder of the app.", valueName: "project"))
    var project: String

    @Option(help: ArgumentHelp("The app, where the project has several.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "A folder with the tests to run; without it those of the project that compare snapshots.", valueName: "dir")
    )
    var tests: String?

    @Flag(help: "Draw the gallery of the app's XIBs even if there are tests.")
    var gallery = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the gallery's pictures.", valueName: "dir"))
    var output: String?

    @Option(help: ArgumentHelp("Which tests are run, as 'swift test' has it.", valueName: "pattern"))
    var filter: String?

    @Option(
        help:
            "What tests record, whatever their code says: all, missing, failed or never. (default: SNAPSHOT_TESTING_RECORD, else what their code says)"
    )
    var record: SnapshotRun.Mode?

    @Option(help: ArgumentHelp("Where the package is made and built.", valueName: "dir"))
    var scratchPath: String?

    @Flag(help: "Leave nothing out: whatever does not compile fails the build.")
    var noCuts = false

    @Flag(
        help: ArgumentHelp(
            "Accept everything that is left out, and write it to cellsim-cuts.json in the project's folder."))
    var acceptCuts = false

    @Flag(help: "Print what the project consists of, and build nothing.")
    var list = false

    func validate() throws {
        if noCuts, acceptCuts { throw ValidationError("--no-cuts leaves nothing out that --accept-cuts could accept") }
        if gallery, tests != nil || filter != nil || record != nil { throw ValidationError("--gallery runs no tests") }
        if let tests, !isFolder(tests) { throw ValidationError("--tests '\(tests)' is no folder") }
    }

    private func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    }

    func run() throws {
        try TestEnvironment.prepare(record: record)
        do {
            let found = try ProjectReader.read(project)
            for note in found.notes { complain(note) }
            if list { return try tell(found) }
            let app = try found.app(named: target)
            try AppRun(command: self, project: found, app: app).run()
        } catch let error as ProjectError { throw InvalidInput(error) }
    }

    /// A line for the project, and one for each target.
    private func tell(_ project: AppProject) throws {
        let lines = project.targets.map { target -> String in
            let counts = [
                (target.sources.count, "Swift sources"), (target.foreignSources.count, "in other languages"),
                (target.xibs.count, "XIBs"), (target.resources.count - target.xibs.count, "other resources"),
                (target.products.count, "package products"),
            ]
            let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            return "\(target.name) (\(target.kind.rawValue)): \(words.isEmpty ? "nothing" : words)"
        }
        try Answer.print("\(project.path): \(project.targets.count) targets, \(project.packages.count) packages")
        for line in lines { try Answer.print(line) }
    }
}
