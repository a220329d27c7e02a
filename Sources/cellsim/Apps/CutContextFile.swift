import CellSimProcess
import CellSimProject
import Foundation

/// A file with information about an app that the adapter uses when it cuts code. The environment variable `CELLSIM_CUT_CONTEXT` contains
/// its path.
struct CutContextFile: Codable {
    var root: String
    var acceptsAll: Bool
    var accepted: [CutBaseline.Cut]
    var objectiveCNames: [String]
    var missingHeaders: [String]
    var dependencies: [String]?

    static let variable = "CELLSIM_CUT_CONTEXT"

    /// Collects the information about an app.
    /// - Parameters:
    ///   - project: the project.
    ///   - parts: the targets that are built.
    ///   - provided: the modules that can be imported.
    ///   - baseline: the accepted cuts, or nil if there is no file.
    ///   - acceptsAll: whether all cuts are accepted.
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

    /// Returns whether the file of the last run contains other headers or packages. Cuts may be unnecessary then.
    func differs(fromFileIn folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: Self.path(in: folder)),
            let old = try? JSONDecoder().decode(CutContextFile.self, from: data)
        else { return false }
        return (old.objectiveCNames, old.missingHeaders) != (objectiveCNames, missingHeaders)
            || old.dependencies != dependencies
    }

    private static func path(in folder: String) -> String { folder + "/cut-context.json" }

    /// Writes the file to the package's folder.
    /// - Returns: the path of the file.
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
