import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimProject
import Foundation

/// `cellsim app`: builds an app that isn't a Swift package, and runs its snapshot tests or draws its XIBs and storyboards.
struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Build an iOS app, and run its tests or draw its XIBs and storyboards.",
        usage: "cellsim app [options] <project>",
        discussion: """
            Creates a package with links to your files in .build/cellsim next to the project, \
            which does not change. Leaves out code that needs a module, type \
            or member that Linux lacks. A summary lists the code left out; tests that need \
            that code fail. Other errors fail the build. See docs/WholeApp.md.
            """,
        examples: [
            "cellsim app App.xcodeproj",
            "cellsim app App.xcworkspace --target App --record all",
        ])

    @Argument(help: ArgumentHelp("The project, workspace or folder of the app.", valueName: "project"))
    var project: String

    @OptionGroup(title: "Project") var choice: TargetOptions

    @OptionGroup(title: "Tests") var testing: Testing

    @OptionGroup(title: "Gallery") var drawing: Drawing

    @OptionGroup(title: "Build") var building: Building

    /// The options that select the app to build.
    struct TargetOptions: ParsableArguments {
        @Option(help: ArgumentHelp("The app, if the project has several.", valueName: "name"))
        var target: String?

        @Flag(help: "Only print the targets of the project.")
        var list = false
    }

    /// The options for the tests to run and the snapshots to record.
    struct Testing: ParsableArguments {
        @Option(help: ArgumentHelp("A folder of tests. (default: the snapshot tests)", valueName: "dir"))
        var tests: String?

        @Option(help: ArgumentHelp("Run only tests that match, as in 'swift test'.", valueName: "regex"))
        var filter: String?

        @Option(help: ArgumentHelp("What tests record. (default: as in their code)", valueName: "mode"))
        var record: SnapshotRun.Mode?
    }

    /// The options for drawing documents.
    struct Drawing: ParsableArguments {
        @Flag(help: "Draw XIBs and storyboards, even if there are tests.")
        var gallery = false

        @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the gallery.", valueName: "dir"))
        var output: String?

        @Option(help: ArgumentHelp("Records for the XIB with the file's name. Repeatable.", valueName: "file"))
        var data: [String] = []

        @Flag(help: "Leave empty outlets empty: no sample values.")
        var noSamples = false
    }

    /// The build options.
    struct Building: ParsableArguments {
        @Option(
            name: [.long, .customLong("clonedSourcePackagesDirPath", withSingleDash: true)],
            help: ArgumentHelp("A folder with checkouts of packages.", valueName: "dir"))
        var clonedSourcePackagesDirPath: String?

        @Option(help: ArgumentHelp("The folder for the build.", valueName: "dir"))
        var scratchPath: String?

        @Flag(name: .shortAndLong, help: "Print each step of the build.")
        var verbose = false

        @Flag(help: "Leave nothing out: all errors fail the build.")
        var noCuts = false

        @Flag(help: "Accept all code left out: write cellsim-cuts.json.")
        var acceptCuts = false
    }

    func validate() throws {
        if building.noCuts, building.acceptCuts {
            throw ValidationError("use either --no-cuts or --accept-cuts")
        }
        let (tests, filter, record) = (testing.tests, testing.filter, testing.record)
        if drawing.gallery, tests != nil || filter != nil || record != nil {
            throw ValidationError("--gallery runs no tests")
        }
        if let clones = building.clonedSourcePackagesDirPath, !isFolder(clones) {
            throw ValidationError("--cloned-source-packages-dir-path '\(clones)' is not a folder")
        }
        if let tests, !isFolder(tests) { throw ValidationError("--tests '\(tests)' is not a folder") }
    }

    private func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    }

    func run() throws {
        try TestEnvironment.prepare(record: testing.record)
        do {
            var appProject = try ProjectReader.read(project, manifests: ManifestProgram.run)
            appProject.clonedPackagesFolder = building.clonedSourcePackagesDirPath.map(AppRun.absolute)
            for note in appProject.notes { logMessage(note) }
            if choice.list { return try printTargets(appProject) }
            let app = try appProject.app(named: choice.target)
            try AppRun(command: self, project: appProject, app: app).run()
        } catch let error as ProjectError { throw InvalidInput(error) }
    }

    /// Prints a line for the project and a line for each target.
    private func printTargets(_ project: AppProject) throws {
        let targets = project.ownTargets
        let lines = targets.map { target -> String in
            let counts = [
                (target.sources.count, "Swift sources"), (target.otherLanguageSources.count, "in other languages"),
                (target.xibs.count, "XIBs"), (target.documents.count - target.xibs.count, "storyboards"),
                (target.resources.count { !target.documents.contains($0) }, "other resources"),
                (target.products.count, "package products"),
            ]
            let countList = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            let platform = target.supportsIPhone ? "" : ", \(target.platformName)"
            let description =
                "\(target.name) (\(target.kind.rawValue)\(platform)): \(countList.isEmpty ? "nothing" : countList)"
            guard target.kind == .unitTests else { return description }
            return description + "; " + Self.snapshotFileSummary(target.snapshotSources.map(\.name))
        }
        try StandardOutput.print("\(project.path): \(targets.count) targets, \(project.packages.count) packages")
        for line in lines { try StandardOutput.print(line) }
        for package in project.packagesWithSnapshotTests {
            let names = package.files.map { String($0.dropFirst(package.folder.utf8.count + 1)) }
            try StandardOutput.print("\(package.folder) (package): \(Self.snapshotFileSummary(names))")
        }
    }

    /// Returns the number of files that compare snapshots and the names of the first three.
    private static func snapshotFileSummary(_ names: [String]) -> String {
        guard !names.isEmpty else { return "no snapshot tests" }
        let rest = names.count > 3 ? ", …" : ""
        return "\(names.count) with snapshots: \(names.sorted().prefix(3).joined(separator: ", "))\(rest)"
    }
}
