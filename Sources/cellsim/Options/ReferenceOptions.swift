import ArgumentParser
import Foundation

/// The options for the folders and types of references.
struct ReferenceOptions: ParsableArguments {
    @Option(
        name: .customLong("references"),
        help: ArgumentHelp("Another folder of references; repeatable.", valueName: "folder"))
    var folders: [String] = []

    @Option(
        name: .customLong("text-ending"),
        help: ArgumentHelp("The extension of your own text references, as in html; repeatable.", valueName: "ending"))
    var endings: [String] = []

    /// Returns the locations where references can be written.
    /// - Throws: `InvalidInput` if a path isn't a folder.
    func locations(plan: SnapshotPlan? = nil) throws -> ReferenceLocations {
        try ReferenceLocations(named: folders + ReferenceOptions.fromEnvironment, alsoTexts: endings, plan: plan)
    }

    /// The existing reference folders according to the environment variables of tests.
    private static var fromEnvironment: [String] {
        let values = ProcessInfo.processInfo.environment
        let images = values["FB_REFERENCE_IMAGE_DIR"].map { $0.isEmpty ? [] : [$0, $0 + "_64"] } ?? []
        let testFolders = values["SNAPSHOT_TESTING_DIRECTORY"].map { $0.isEmpty ? [] : [$0] } ?? []
        return (testFolders + images).filter { path in
            var isFolder: ObjCBool = false
            return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
