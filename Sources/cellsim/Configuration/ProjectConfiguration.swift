import CellSimHost
import CellSimSystem

/// The settings in a `cellsim.yml` that also apply to commands for single documents. The cases aren't read.
struct ProjectConfiguration {
    let path: String
    /// The folders with images and asset catalogues.
    let assets: [String]
    /// The folders with fonts that documents may use.
    let fonts: [String]
    /// The iOS version for documents, or nil if the file doesn't set it.
    let system: SystemVersion?

    /// Reads a configuration file.
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - isNamed: whether the path was specified on the command line.
    /// - Throws: `InputError` with the line of the mistake.
    init(path: String, isNamed: Bool) throws {
        self.path = path
        do {
            let root = try ConfigurationReader(try ConfigurationReader.root(path: path), path: path, location: .file)
            assets = try CaseEntry.folders("assets", root, path.parentFolder)
            fonts = try CaseEntry.folders("fonts", root, path.parentFolder)
            system = try SnapshotPlan.system(root)
        } catch let error as InputError {
            guard !isNamed else { throw error }
            var error = error
            error.message += " (found above the document; use --no-config to ignore this file)"
            throw error
        }
    }
}
