import ArgumentParser
import CellSimCompare
import CellSimHost
import CellSimProcess
import CellSimProject
import Foundation

/// Performs `cellsim app`: writes and builds the package, then runs the tests or draws the gallery.
struct AppRun {
    let command: AppCommand
    let project: AppProject
    let app: AppProject.Target
    private let folder: String
    private let swift: SwiftToolchain

    init(command: AppCommand, project: AppProject, app: AppProject.Target) throws {
        (self.command, self.project, self.app) = (command, project, app)
        swift = try SwiftToolchain()
        folder =
            command.building.scratchPath.map(Self.absolute)
            ?? PackageFolder.defaultPath(for: project, cache: SwiftToolchain.cacheFolder())
    }

    /// SwiftPM's build folder. Builds without cuts use a separate folder.
    private var buildFolder: String { folder + (command.building.noCuts ? "/.build-no-cuts" : "/.build") }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

    /// Builds the package, then runs the tests or draws the gallery.
    /// - Parameter draw: a closure that draws instead of the gallery. It receives the path of the program with the app's classes, and
    ///   the folder for its files.
    func run(draw: ((_ program: String, _ folder: String) throws -> Void)? = nil) throws {
        let otherApps = project.apps.filter { $0.name != app.name }.map(\.name)
        if command.choice.target == nil, !otherApps.isEmpty {
            logMessage(
                "note: building target '\(app.name)'; --target chooses another: \(otherApps.joined(separator: ", "))")
        }
        let package = try PackageFolder(folder, project: project.root)
        let lock = try RunLock(package.folder)
        defer { lock.close() }
        var resolver = PackageResolver(project, swift: swift, folder: folder)
        if command.testing.tests == nil, !command.drawing.gallery { resolver = resolver.openingTests() }
        let purpose = purpose(resolver.project)
        logMessage(announcement(purpose, resolver.project))
        let (planner, packages) = try resolver.planner(for: purpose, app)
        var plan = planner.plan(for: purpose, packages: packages)
        if purpose == .gallery, !command.drawing.noSamples {
            GallerySamples(planner.targets(for: purpose)).add(to: &plan)
        }
        for note in plan.notes { logMessage(note) }
        // Rejects a symbolic link, because SwiftPM would write to its destination.
        try WriteAccess.makeFolder(buildFolder)
        let builtModules = BuiltModules(package: folder, build: buildFolder)
        ObjectiveCImport(project: project, swift: swift, folder: folder).add(planner.targets(for: purpose), to: &plan)
        try package.write(plan)
        try builtModules.removeStale()
        // An unreadable file is replaced if `--accept-cuts` is used.
        let baseline =
            command.building.acceptCuts
            ? try? CutBaseline.read(in: project.root) : try CutBaseline.read(in: project.root)
        let environment = try environment(planner, purpose, baseline, builtModules)
        logMessage("building \(plan.module) in \(folder)")
        if plan.files[GallerySamples.path] != nil {
            try buildWithSamples(&plan, planner, package, environment)
        } else {
            try build(purpose == .gallery ? Self.galleryProduct : ["--build-tests"], environment)
        }
        try ProductResources(folder: folder, build: buildFolder).link()
        if purpose == .gallery, command.testing.record != nil {
            logMessage("note: --record has no effect: no tests are run")
        }
        if purpose != .gallery, !command.drawing.data.isEmpty || command.drawing.noSamples {
            logMessage("note: --data and --no-samples have no effect: tests are run; --gallery draws the XIBs instead")
        }
        var status: Int32 = 0
        do {
            if purpose == .gallery {
                if let draw {
                    try draw(buildFolder + "/debug/" + PackagePlan.galleryProgram, folder)
                } else {
                    try MainActor.assumeIsolated { try drawGallery(plan) }
                }
            } else {
                try runTests(environment, baseline, plan)
            }
        } catch let code as ExitCode { status = code.rawValue }
        if !command.building.noCuts, try !reportCuts(baseline, countsTests: purpose != .gallery), status == 0 {
            status = 1
        }
        if status != 0 { throw ExitCode(status) }
    }

    // MARK: Cuts

    /// Returns the environment variables with which the adapter cuts code that doesn't compile.
    private func environment(
        _ planner: PackagePlanner, _ purpose: PackagePlan.Purpose, _ baseline: CutBaseline?,
        _ builtModules: BuiltModules
    ) throws -> [String: String] {
        if command.building.noCuts { return ["CELLSIM_PRUNE": "0"] }
        // Unavailable dependencies of opened packages are treated as missing, like those of the project itself.
        let file = CutContextFile(
            planner.project, parts: planner.targets(for: purpose), provided: swift.providedModules, baseline: baseline,
            acceptsAll: command.building.acceptCuts)
        if file.differs(fromFileIn: folder) { try builtModules.removeAll() }
        return ["CELLSIM_PRUNE": "1", CutContextFile.variable: try file.write(in: folder)]
    }

    /// Prints the cuts, and updates the file of accepted cuts with `--accept-cuts`.
    /// - Returns: whether all cuts are accepted.
    private func reportCuts(_ baseline: CutBaseline?, countsTests: Bool) throws -> Bool {
        let report = try PruningReport(folder: folder, countsTests: countsTests)
        if command.building.acceptCuts {
            let path = try CutSummary(report, baseline: baseline, root: project.root, location: folder).updatedBaseline
                .write(
                    in: project.root)
            logMessage(
                "note: \(report.entries.count) cuts and \(report.notRun.count) tests that are not run are accepted in \(path)"
            )
        }
        let current = command.building.acceptCuts ? try CutBaseline.read(in: project.root) : baseline
        let summary = CutSummary(report, baseline: current, root: project.root, location: command.project)
        for line in summary.lines { logMessage(line) }
        for line in MissingDependencyAdvice(report, project: project).lines { logMessage(line) }
        return !summary.hasUnacceptedCuts
    }

    /// Returns the tests in the specified folder, or the tests that compare snapshots. Without such tests, returns the gallery.
    private func purpose(_ project: AppProject) -> PackagePlan.Purpose {
        if let tests = command.testing.tests { return .testFolder(Self.absolute(tests)) }
        if command.drawing.gallery { return .gallery }
        let snapshotTests = project.snapshotTests(of: app)
        if !snapshotTests.isEmpty { return .tests(snapshotTests.map(\.name)) }
        let otherTests = project.unitTests(of: app).map(\.name)
        if !otherTests.isEmpty {
            logMessage(
                "note: no test of \(otherTests.joined(separator: ", ")) compares snapshots, so the gallery is drawn instead; "
                    + "--tests DIR runs the tests in a folder")
        }
        return .gallery
    }

    /// Returns the message that announces what is built and for which purpose.
    private func announcement(_ purpose: PackagePlan.Purpose, _ project: AppProject) -> String {
        let planner = PackagePlanner(project, app: app, provided: swift.providedModules)
        let targets = planner.targets(for: purpose)
        let sources = targets.map(\.sources.count).reduce(0, +)
        let documents = targets.flatMap { planner.documents(of: $0) }
        let xibs = documents.count { $0.path.lowercased().hasSuffix(".xib") }
        let storyboards = documents.count - xibs
        let modules = targets.count == 1 ? "" : " in \(targets.count) modules"
        let purposeText =
            switch purpose {
            case .gallery: "to draw its documents"
            case .tests(let names): "to run \(names.joined(separator: ", "))"
            case .testFolder(let path): "to run the tests in \(path)"
            }
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        return
            "\(app.name): \(counted(sources, "Swift source"))\(modules), \(counted(xibs, "XIB")) and "
            + "\(counted(storyboards, "storyboard")) will be built \(purposeText)"
    }

    // MARK: Swift

    private func arguments(_ name: String) -> [String] {
        [name, "--package-path", folder, "--scratch-path", buildFolder]
    }

    private static let galleryProduct = ["--product", PackagePlan.galleryProgram]

    /// Builds the gallery with the app's sample values. The values are found by scanning the sources, so the compiler may reject them. In
    /// this case, the gallery is built without them.
    private func buildWithSamples(
        _ plan: inout PackagePlan, _ planner: PackagePlanner, _ package: PackageFolder, _ environment: [String: String]
    ) throws {
        // The app is built first, so that its own errors aren't attributed to the samples.
        try build(["--target", plan.module], environment)
        do { try build(Self.galleryProduct, environment) } catch is ExitCode {
            plan.files[GallerySamples.path] = nil
            plan.files.merge(planner.gallerySources) { $1 }
            try package.write(plan)
            try build(Self.galleryProduct, environment)
            logMessage(
                "warning: the gallery does not build with the app's static sample values, so it is built without them; the "
                    + "errors above name them")
        }
    }

    /// Builds the package.
    /// - Parameter targetArguments: the arguments that select the product or target to build.
    /// - Throws: the exit status of a failed build. The build has already printed its errors.
    private func build(_ targetArguments: [String], _ environment: [String: String]) throws {
        let words = arguments("build") + targetArguments
        let progress = try BuildProgress(folder: folder, isVerbose: command.building.verbose)
        let status = try swift.run(
            words, environment: environment.merging(progress.variables) { $1 }, output: progress.input)
        progress.finish()
        if status != 0 { throw ExitCode(status) }
    }

    private func runTests(_ environment: [String: String], _ baseline: CutBaseline?, _ plan: PackagePlan) throws {
        let accepted =
            command.building.acceptCuts ? try PruningReport(folder: folder).notRun.map(\.name) : baseline?.notRun ?? []
        var variables = schemeVariables()
        variables["CELLSIM_ACCEPTED_TESTS"] = accepted.joined(separator: "\n")
        let run = TestRun(
            program: "\(buildFolder)/debug/\(plan.module)PackageTests.xctest", folder: folder,
            environment: swift.environment(environment.merging(variables) { $1 }), filter: command.testing.filter,
            limit: try TestRun.limit(ProcessInfo.processInfo.environment))
        let result = try run.run()
        if result.count > 0 {
            logMessage("\(plan.module): \(result.count) \(result.count == 1 ? "test was" : "tests were") run")
        }
        if result.hasFailed { throw ExitCode(1) }
        guard result.count == 0 else { return }
        let files = plan.files.keys.filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }.count
        let reason =
            command.testing.filter.map { "none matches '\($0)'" } ?? "\(files) test files contain no tests"
        logMessage("error: no tests were run: \(reason)")
        throw ExitCode(1)
    }

    /// Returns the environment variables that the project's scheme sets for its tests. Variables that the shell sets take precedence.
    private func schemeVariables() -> [String: String] {
        let environment = ProcessInfo.processInfo.environment
        let (values, notes) = project.testVariables(Set(project.unitTests(of: app).map(\.name)))
        for note in notes { logMessage(note) }
        return values.filter { environment[$0.key] == nil && !$0.key.hasPrefix("CELLSIM_") }
    }

    // MARK: The gallery

    @MainActor private func drawGallery(_ plan: PackagePlan) throws {
        let pictures = command.drawing.output.map(Self.absolute) ?? folder + "/gallery"
        if command.drawing.output != nil { WriteAccess.confine(to: pictures) }
        try WriteAccess.makeFolder(pictures)
        let xibs = plan.documents.filter { $0.path.lowercased().hasSuffix(".xib") }
        let data = try GalleryData(command.drawing.data, xibs: xibs, root: project.root)
        let galleryList = GalleryList(plan.documents, folder: pictures, data: data, samples: !command.drawing.noSamples)
        for message in galleryList.problems + galleryList.notes { logMessage(message) }
        var gallery = GalleryRun(
            program: buildFolder + "/debug/" + PackagePlan.galleryProgram, items: galleryList.items, folder: folder)
        let results = try gallery.results { item, result in
            try StandardOutput.print(result: GalleryLine(item, result).text, Self.tone(result))
        }
        let summary = GallerySummary(list: galleryList, results: results)
        let hasAllClasses = !results.contains { $0.outcome == .withoutClass }
        let tone: ReportTone = summary.hasFailed ? .failed : hasAllClasses ? .passed : .warning
        for line in summary.lines { try StandardOutput.print(result: line, tone) }
        let count = results.filter { $0.outcome != .failed }.map { $0.pictures ?? 1 }.reduce(0, +)
        try StandardOutput.print(result: "pictures: \(count)\(GalleryLine.sampleNote(results)) in \(pictures)", tone)
        if summary.hasFailed { throw ExitCode(1) }
    }

    /// Returns the tone that determines the colour of a result in a terminal.
    private static func tone(_ result: GalleryResult) -> ReportTone {
        switch result.outcome {
        case .drawn: .passed
        case .withoutClass: .warning
        default: .failed
        }
    }
}
