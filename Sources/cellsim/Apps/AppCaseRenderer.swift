import ArgumentParser
import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimProcess
import CellSimProject
import CellSimSystem
import Foundation

/// Draws cases of `cellsim.yml` in a program that contains the classes of an app.
struct AppCaseRenderer {
    /// The outcome of a case: the resources that are missing in the picture, or the error because of which it couldn't be drawn.
    typealias Outcome = Result<[ReportCase.MissingResource], any Error>

    /// The path of the app's project, workspace or folder.
    var project: String
    /// The name of the app, if the project contains several.
    var target: String?

    /// Builds the app, and draws the cases to the paths of the plan.
    /// - Returns: the outcomes, keyed by the names of the cases, and the exit status of the build, which depends on the code that was
    ///   cut.
    /// - Throws: an error if the project can't be read or the build fails.
    @MainActor func draw(
        _ cases: [SnapshotPlan.Case], _ plan: SnapshotPlan
    ) throws -> (outcomes: [String: Outcome], status: Int32) {
        var words = [project, "--gallery", "--no-samples"]
        if let target { words += ["--target", target] }
        let command = try AppCommand.parse(words)
        var outcomes: [String: Outcome] = [:]
        var names: [String] = [], items: [GalleryItem] = []
        for one in cases {
            do {
                items.append(try item(one, plan))
                names.append(one.name)
            } catch { outcomes[one.name] = .failure(error) }
        }
        var status: Int32 = 0
        do {
            let found = try ProjectReader.read(project, manifests: ManifestProgram.run)
            for note in found.notes { logMessage(note) }
            let app = try found.app(named: target)
            try AppRun(command: command, project: found, app: app).run { program, folder in
                var run = GalleryRun(program: program, items: items, folder: folder)
                _ = try run.results { _, result in outcomes[names[result.index]] = Self.outcome(result, names) }
            }
        } catch let code as ExitCode {
            // If there is no program, no case was drawn.
            guard outcomes.count == cases.count else { throw code }
            status = code.rawValue
        } catch let error as ProjectError { throw InvalidInput(error) }
        return (outcomes, status)
    }

    @MainActor private func item(_ one: SnapshotPlan.Case, _ plan: SnapshotPlan) throws -> GalleryItem {
        if one.isUnresolved { throw SnapshotRun.unresolvedDocumentError(one) }
        let document = try IBDocument(input: one.document)
        let (appearance, path) = (one.appearance, plan.actualPath(one))
        try WriteAccess.makeFolder(path.parentFolder)
        try InputRegistry.checkOutput(path)
        var item = GalleryItem(document: one.document, object: "", kind: .view, title: one.name, picture: path)
        item.pictured = one.pictureCase
        item.look = CodableAppearance(
            appearance.appearance(for: document), language: appearance.language ?? AppearanceOverrides.defaultLanguage,
            system: appearance.system ?? AppearanceOverrides.defaultSystem)
        item.hasTree = plan.hasTrees
        return item
    }

    private static func outcome(_ result: GalleryResult, _ names: [String]) -> Outcome {
        let name = names[result.index]
        if result.outcome == .failed {
            return .failure(InputError(path: name, result.reason ?? "the app did not draw it"))
        }
        if let reason = result.reason { logMessage("\(name): warning: drawn without a class of its own: \(reason)") }
        return .success(
            (result.lacks ?? []).compactMap { one in
                ReportCase.MissingResource.Kind(rawValue: one.kind).map {
                    ReportCase.MissingResource($0, one.words, file: one.file, line: one.line > 0 ? one.line : nil)
                }
            })
    }
}
