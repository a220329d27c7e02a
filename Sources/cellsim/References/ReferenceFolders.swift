import CellSimCompare
import Foundation

/// The files in folders of references, and the files that runs used.
struct ReferenceFolders {
    /// A reference file and its path for messages.
    struct File {
        var shown: String
        var location: ReferenceLocations.Location
    }

    /// The reasons why references of a run can't be checked, one for each line.
    private(set) var refusals: [String] = []
    /// The paths of the used files, with symbolic links resolved.
    private var used: Set<String> = []
    private var files: [String: File] = [:]
    private var folders: Set<String> = []

    /// The unused reference files, sorted by path.
    var unused: [File] { files.filter { !used.contains($0.key) }.map(\.value).sorted { $0.shown < $1.shown } }

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
                used.insert(location.path)
                // A symbolic link is used if its target is used.
                used.insert(try locations.location(of: path, root: root).path)
                return locations.isLocalPath(path) ? path : location.path
            } catch {
                let line = "\(error)"
                if !refusals.contains(line) { refusals.append(line) }
                return nil
            }
        }
    }

    /// Finds the references in a folder and its subfolders. Hidden files, and files whose names aren't those of references, are ignored.
    mutating func add(folder: String, _ locations: ReferenceLocations, _ isWanted: (ReferenceName.Kind) -> Bool) {
        guard folders.insert(folder).inserted else { return }
        for name in FileManager.default.subpaths(atPath: folder) ?? [] {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard !name.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.first == UInt8(ascii: ".") }),
                unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR,
                let location = try? locations.location(of: path, followsLast: false), isWanted(location.kind)
            else { continue }
            files[location.path] = File(shown: path, location: location)
        }
    }

    /// Returns the folder with all references of a test target. If the folder above the reference's own folder has one of the standard
    /// names, it is that folder, otherwise the reference's own folder.
    static func folder(around reference: String) -> String {
        let own = reference.parentFolder
        let above = own.parentFolder
        return ReferenceLocations.isFolderName((above as NSString).lastPathComponent) ? above : own
    }
}
