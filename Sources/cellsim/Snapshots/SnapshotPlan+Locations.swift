import CellSimHost
import Foundation

/// The part of `SnapshotPlan` that checks folders.
extension SnapshotPlan {
    /// Checks that no file of a run can replace a reference.
    /// - Throws: `InputError`.
    func checkLocations() throws {
        // Links in the folders' paths are followed. The cases' names contain no links.
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
