import CellSimProcess
import CellSimProject
import Foundation

/// What the adapter has to know of an app to decide what may be left out; it reads this file by the variable
/// `CELLSIM_CUT_CONTEXT`.
struct CutContextFile: Encodable {
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

    /// Writes the file into the package's folder.
    /// - Returns: its path.
    func write(in folder: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let path = folder + "/cut-context.json"
        do { try AtomicFile.write([UInt8](encoder.encode(self)), to: path) } catch {
            throw InvalidInput("\(path): error: cannot be written: \(error)")
        }
        return path
    }
}
