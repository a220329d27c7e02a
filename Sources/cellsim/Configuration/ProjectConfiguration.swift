import CellSimHost
import CellSimSystem

/// What a `cellsim.yml` says to the commands that take documents one by one: all but its cases, which are not read.
struct ProjectConfiguration {
    let path: String
    /// Folders with images and asset catalogues.
    let assets: [String]
    /// Folders with fonts that documents may name.
    let fonts: [String]
    /// The system of what does not say its own.
    let system: SystemVersion?

    /// - Parameter isNamed: Whether the user named the file.
    /// - Throws: `InputError` with the line.
    init(path: String, isNamed: Bool) throws {
        self.path = path
        do {
            let root = try ConfigurationReader(try ConfigurationReader.root(path: path), path: path, place: .file)
            assets = try CaseEntry.folders("assets", root, path.parentFolder)
            fonts = try CaseEntry.folders("fonts", root, path.parentFolder)
            system = try SnapshotPlan.system(root)
        } catch let error as InputError {
            guard !isNamed else { throw error }
            var error = error
            error.message += " (found above the document; --no-config leaves it out)"
            throw error
        }
    }
}
