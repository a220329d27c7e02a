import CellSimCompare
import Foundation

/// The files in folders of references, and the files that runs used.
struct ReferenceFolders {
    /// A reference file and its path for messages.
    struct File {
        var displayPath: String
        var location: ReferenceLocations.Location
    }

    /// The reasons why references of a run are not checked, one per line.
    private(set) var rejections: [String] = []
    /// The used files' paths with links resolved.
    private var usedPaths: Set<String> = []
    private var files: [String: File] = [:]
    private var folders: Set<String> = []

    /// The unused files, sorted by path.
    var unused: [File] {
        files.filter { !usedPaths.contains($0.key) }.map(\.value).sorted { $0.displayPath < $1.displayPath }
    }

    /// Records the references that a run used.
    /// - Returns: the paths of the references on this machine.
    @discardableResult mutating func add(
        used references: [(path: String, root: String?)], _ locations: ReferenceLocations
    )
        -> [String]
    {
        references.compactMap { path, root in
            do {
                let location = try locations.location(of: path, root: root, followsLast: false)
                usedPaths.insert(location.path)
                // A symbolic link is used if its target is used.
                usedPaths.insert(try locations.location(of: path, root: root).path)
                return locations.isLocalPath(path) ? path : location.path
            } catch {
                let line = "\(error)"
                if !rejections.contains(line) { rejections.append(line) }
                return nil
            }
        }
    }

    /// Finds the references in a folder and its subfolders. Hidden files, and files whose names aren't those of references, are ignored.
    mutating func add(folder: String, _ locations: ReferenceLocations, _ includes: (ReferenceName.Kind) -> Bool) {
        guard folders.insert(folder).inserted else { return }
        for name in FileManager.default.subpaths(atPath: folder) ?? [] {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard !name.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.first == UInt8(ascii: ".") }),
                unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR,
                let location = try? locations.location(of: path, followsLast: false), includes(location.kind)
            else { continue }
            files[location.path] = File(displayPath: path, location: location)
        }
    }

    /// Returns the folder with all references of a test target. If the folder above the reference's own folder has one of the standard
    /// names, it is that folder, otherwise the reference's own folder.
    static func rootFolder(around reference: String) -> String {
        let ownFolder = reference.parentFolder
        let parentFolder = ownFolder.parentFolder
        return ReferenceLocations.isFolderName((parentFolder as NSString).lastPathComponent) ? parentFolder : ownFolder
    }
}
