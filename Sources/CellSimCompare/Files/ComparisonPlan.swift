import Foundation

/// The pairs of pictures to compare at two paths: files, or folders of PNGs.
public struct ComparisonPlan: Hashable, Sendable {
    /// Two files to compare.
    public struct Pair: Hashable, Sendable {
        /// The file's name, or its path relative to the two folders.
        public var name: String
        /// The paths of the two files. When folders are compared, one of the files may be missing.
        public var reference, actual: String

        /// Creates a named pair of files.
        public init(name: String, reference: String, actual: String) {
            (self.name, self.reference, self.actual) = (name, reference, actual)
        }
    }

    /// The pairs to compare. For folders, they are sorted by name.
    public var pairs: [Pair]
    /// A Boolean value that indicates whether the paths are folders.
    public var comparesFolders: Bool

    /// Creates a plan. Two files form one pair. For two folders, each PNG in one or both of them forms a pair, sorted by path.
    /// - Throws: `PictureFile.ReadError` if one path is a file and the other a folder, or if a path doesn't exist.
    public init(reference: String, actual: String) throws {
        let first = try ComparisonPlan.isFolder(reference), second = try ComparisonPlan.isFolder(actual)
        guard first == second else {
            throw PictureFile.ReadError(
                path: first ? actual : reference, kind: .unreadable,
                reason: "a file cannot be compared with a folder (\(first ? reference : actual))")
        }
        comparesFolders = first
        guard comparesFolders else {
            let name = URL(fileURLWithPath: actual).lastPathComponent
            pairs = [Pair(name: name, reference: reference, actual: actual)]
            return
        }
        let names = try Set(ComparisonPlan.pngFiles(below: reference) + ComparisonPlan.pngFiles(below: actual))
        pairs = names.sorted().map {
            Pair(name: $0, reference: ComparisonPlan.join(reference, $0), actual: ComparisonPlan.join(actual, $0))
        }
    }

    private static func isFolder(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PictureFile.ReadError(path: path, kind: .missing, reason: "no such file or folder")
        }
        return isFolder.boolValue
    }

    private static func pngFiles(below folder: String) throws -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
                $0.lowercased().hasSuffix(".png")
            }
        } catch {
            throw PictureFile.ReadError(path: folder, kind: .unreadable, reason: "the folder cannot be read")
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
