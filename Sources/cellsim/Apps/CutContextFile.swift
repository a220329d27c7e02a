import CellSimProcess
import CellSimProject
import Foundation

/// The facts about an app with which the adapter decides about cuts; the variable `CELLSIM_CUT_CONTEXT` has the path of
/// this file.
struct CutContextFile: Codable {
    var root: String
    var acceptsAll: Bool
    var accepted: [CutBaseline.Cut]
    var objectiveCNames: [String]
    var missingHeaders: [String]
    var dependencies: [String]?

    static let variable = "CELLSIM_CUT_CONTEXT"

    /// - Parameters:
    ///   - parts: the targets that are built.
    ///   - provided: the modules that can be imported.
    init(
        _ project: AppProject, parts: [AppProject.Target], provided: Set<String>, baseline: CutBaseline?,
        acceptsAll: Bool
    ) {
        let headers = parts.map { ObjectiveCHeaders(of: $0, in: project, provided: provided) }
        (root, self.acceptsAll, accepted) = (project.root, acceptsAll, baseline?.cuts ?? [])
        objectiveCNames = Set(headers.flatMap(\.names)).sorted()
        missingHeaders = Set(headers.flatMap(\.missing)).sorted()
        dependencies = project.dependencyNames
    }

    /// Whether the file of the last run in a folder names other headers or packages: then cuts may have lost their excuse.
    func differs(fromFileIn folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: Self.path(in: folder)),
            let old = try? JSONDecoder().decode(CutContextFile.self, from: data)
        else { return false }
        return (old.objectiveCNames, old.missingHeaders) != (objectiveCNames, missingHeaders)
            || old.dependencies != dependencies
    }

    private static func path(in folder: String) -> String { folder + "/cut-context.json" }

    /// Writes the file into the package's folder.
    /// - Returns: its path.
    func write(in folder: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let path = Self.path(in: folder)
        do { try AtomicFile.write([UInt8](encoder.encode(self)), to: path) } catch {
            throw InvalidInput("\(path): error: cannot be written: \(error)")
        }
        return path
    }
}
