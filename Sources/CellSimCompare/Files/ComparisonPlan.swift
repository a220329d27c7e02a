import Foundation

/// Which pictures of two places belong together.
public struct ComparisonPlan: Hashable, Sendable {
    /// Two files to compare.
    public struct Pair: Hashable, Sendable {
        /// The file's name, or its path below both folders.
        public var name: String
        /// Paths of the two files; of two folders' pairs either may be missing.
        public var reference, actual: String

        /// A pair of files under a name.
        public init(name: String, reference: String, actual: String) {
            (self.name, self.reference, self.actual) = (name, reference, actual)
        }
    }

    /// What to compare; in two folders, in order of the names.
    public var pairs: [Pair]
    /// Whether two folders are compared.
    public var isFolder: Bool

    /// Two files are one pair; of two folders, the PNGs below either, in order of their paths.
    /// - Throws: `PictureFile.Problem` when one is a file and the other a folder, or one is missing.
    public init(reference: String, actual: String) throws {
        let first = try ComparisonPlan.isFolder(reference), second = try ComparisonPlan.isFolder(actual)
        guard first == second else {
            throw PictureFile.Problem(
                path: first ? actual : reference, kind: .unreadable,
                reason: "a file cannot be compared with a folder (\(first ? reference : actual))")
        }
        isFolder = first
        guard isFolder else {
            let name = URL(fileURLWithPath: actual).lastPathComponent
            pairs = [Pair(name: name, reference: reference, actual: actual)]
            return
        }
        let names = try Set(ComparisonPlan.pictures(below: reference) + ComparisonPlan.pictures(below: actual))
        pairs = names.sorted().map {
            Pair(name: $0, reference: ComparisonPlan.join(reference, $0), actual: ComparisonPlan.join(actual, $0))
        }
    }

    private static func isFolder(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PictureFile.Problem(path: path, kind: .missing, reason: "no such file or folder")
        }
        return isFolder.boolValue
    }

    private static func pictures(below folder: String) throws -> [String] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
                $0.lowercased().hasSuffix(".png")
            }
        } catch {
            throw PictureFile.Problem(path: folder, kind: .unreadable, reason: "the folder cannot be read")
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
