import CellSimHost
import Foundation

/// The part of `SnapshotPlan` that checks output folders.
extension SnapshotPlan {
    /// Checks that no picture of a run can replace a reference.
    /// - Throws: `InputError` for the first case whose picture would replace a reference.
    func checkLocations() throws {
        // Symbolic links in the folders' paths are resolved. The names of cases contain no links.
        let (references, artifacts) = (SnapshotPlan.resolvedPath(references), SnapshotPlan.resolvedPath(artifacts))
        guard (artifacts + "/").hasPrefix(references + "/") || (references + "/").hasPrefix(artifacts + "/") else {
            return
        }
        var owners: [String: String] = [:]
        for snapshotCase in cases { owners["\(references)/\(snapshotCase.name).png"] = snapshotCase.name }
        for snapshotCase in cases {
            for folder in ["actual", "difference"] {
                guard let owner = owners["\(artifacts)/\(folder)/\(snapshotCase.name).png"] else { continue }
                throw InputError(
                    path: path, line: snapshotCase.line,
                    "the picture of the case '\(snapshotCase.name)' would replace the reference of '\(owner)': "
                        + "'references' and 'artifacts' must be separate folders")
            }
        }
    }

    private static func resolvedPath(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
