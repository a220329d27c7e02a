import ArgumentParser
import CellSimHost
import CellSimProcess
import CellSimProject
import Foundation

/// One run of `cellsim app`: the package is written and built, then tests are run or the gallery is drawn.
struct AppRun {
    let command: AppCommand
    let project: AppProject
    let app: AppProject.Target
    private let folder: String
    private let swift: SwiftSurroundings

    init(command: AppCommand, project: AppProject, app: AppProject.Target) throws {
        (self.command, self.project, self.app) = (command, project, app)
        swift = try SwiftSurroundings()
        folder =
            command.scratchPath.map(Self.absolute)
            ?? PackageFolder.usual(for: project, cache: SwiftSurroundings.cacheFolder())
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

    func run() throws {
        let others = project.apps.filter { $0.name != app.name }.map(\.name)
        if command.target == nil, !others.isEmpty {
            complain("note: target '\(app.name)' is built; --target names another: \(others.joined(separator: ", "))")
        }
        let package = PackageFolder(folder)
        let lock = try RunLock(folder)
        defer { lock.close() }
        let purpose = purpose()
        let choice = PackageChoice(project, swift: swift, folder: folder)
        let (planner, packages) = try choice.planner(for: purpose, app)
        let plan = planner.plan(for: purpose, packages: packages)
        for note in plan.notes { complain(note) }
        try package.write(plan)
        complain("building \(plan.module): \(plan.sourceCount) sources, \(plan.xibs.count) XIBs, in \(folder)")
        try build(isForTests: purpose != .gallery)
        try ProductResources(folder: folder).link()
        if purpose == .gallery, command.record != nil { complain("note: --record has no effect: no tests are run") }
        if purpose == .gallery { try drawGallery(plan) } else { try runTests() }
    }

    /// The tests that were asked for or that compare snapshots; else the gallery.
    private func purpose() -> PackagePlan.Purpose {
        if let tests = command.tests { return .testFolder(Self.absolute(tests)) }
        if command.gallery { return .gallery }
        let compared = project.snapshotTests(of: app)
        if !compared.isEmpty { return .tests(compared.map(\.name)) }
        let others = project.tests(of: app).map(\.name)
        if !others.isEmpty {
            complain(
                "note: no test of \(others.joined(separator: ", ")) compares snapshots, so the gallery is drawn; "
                    + "--tests DIR runs those of a folder")
        }
        return .gallery
    }

    // MARK: Swift

    private func arguments(_ name: String) -> [String] {
        [name, "--package-path", folder, "--scratch-path", folder + "/.build"]
    }

    /// - Throws: the exit status of a build that fails; it has told why.
    private func build(isForTests: Bool) throws {
        let words =
            arguments("build") + (isForTests ? ["--build-tests"] : ["--product", PackagePlan.gallery])
        let status = try swift.run(words, environment: ["CELLSIM_PRUNE": "1"], output: .standardError)
        if status != 0 { throw ExitCode(status) }
    }

    private func runTests() throws {
        let filter = command.filter.map { ["--filter", $0] } ?? []
        let status = try swift.run(
            arguments("test") + ["--skip-build"] + filter, environment: ["CELLSIM_PRUNE": "1"],
            output: .standardOutput)
        if status != 0 { throw ExitCode(status) }
    }

    // MARK: The gallery

    private func drawGallery(_ plan: PackagePlan) throws {
        let pictures = command.output.map(Self.absolute) ?? folder + "/gallery"
        do { try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true) } catch {
            throw InvalidInput("\(pictures): error: cannot be made: \(error.localizedDescription)")
        }
        let list = GalleryList(plan.xibs, folder: pictures)
        for problem in list.problems { complain(problem) }
        let gallery = GalleryRun(
            program: folder + "/.build/debug/" + PackagePlan.gallery, items: list.items, folder: folder)
        let results = try gallery.results { item, result in
            try AtomicFile.print(Array((Self.line(item, result) + "\n").utf8))
        }
        func count(_ outcome: GalleryResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
        let total =
            "\(results.count) views: \(count(.drawn)) drawn with their own classes, \(count(.withoutClass)) without, "
            + "\(count(.failed)) failed; in \(pictures)\n"
        try AtomicFile.print(Array(total.utf8))
        if count(.failed) > 0 || !list.problems.isEmpty { throw ExitCode(1) }
    }

    private static func line(_ item: GalleryItem, _ result: GalleryResult) -> String {
        let name = (item.document as NSString).lastPathComponent + ": " + item.customClass
        let size = "\(number(result.width)) × \(number(result.height))"
        switch result.outcome {
        case .drawn: return "\(name), \(size)"
        case .withoutClass: return "\(name), \(size), without its class"
        default: return "\(name) failed: \(result.reason ?? "")"
        }
    }

    private static func number(_ value: Double?) -> String {
        let value = value ?? 0
        return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
    }
}
