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
        var arguments = [project, "--gallery", "--no-samples"]
        if let target { arguments += ["--target", target] }
        let command = try AppCommand.parse(arguments)
        var outcomes: [String: Outcome] = [:]
        var names: [String] = [], items: [GalleryItem] = []
        for snapshotCase in cases {
            do {
                items.append(try item(snapshotCase, plan))
                names.append(snapshotCase.name)
            } catch { outcomes[snapshotCase.name] = .failure(error) }
        }
        var status: Int32 = 0
        do {
            let appProject = try ProjectReader.read(project, manifests: ManifestProgram.run)
            for note in appProject.notes { logMessage(note) }
            let app = try appProject.app(named: target)
            try AppRun(command: command, project: appProject, app: app).run { program, folder in
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

    @MainActor private func item(_ snapshotCase: SnapshotPlan.Case, _ plan: SnapshotPlan) throws -> GalleryItem {
        if snapshotCase.isUnresolved { throw SnapshotRun.unresolvedDocumentError(snapshotCase) }
        let document = try IBDocument(input: snapshotCase.document)
        let (appearance, path) = (snapshotCase.appearance, plan.actualPath(snapshotCase))
        try WriteAccess.makeFolder(path.parentFolder)
        try InputRegistry.checkOutput(path)
        var item = GalleryItem(
            document: snapshotCase.document, object: "", kind: .view, title: snapshotCase.name, picture: path)
        item.pictured = snapshotCase.pictureCase
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
            (result.lacks ?? []).compactMap { resource in
                ReportCase.MissingResource.Kind(rawValue: resource.kind).map {
                    ReportCase.MissingResource(
                        $0, resource.words, file: resource.file, line: resource.line > 0 ? resource.line : nil)
                }
            })
    }
}
