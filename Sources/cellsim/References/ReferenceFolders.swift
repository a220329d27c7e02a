import CellSimCompare
import Foundation

/// Folders of references, and which files in them are used.
struct ReferenceFolders {
    /// A reference file, and its path for messages.
    struct File {
        var shown: String
        var location: ReferenceLocations.Location
    }

    /// The reasons why references of a run are not checked, one per line.
    private(set) var refusals: [String] = []
    /// By their paths without links.
    private var used: Set<String> = []
    private var files: [String: File] = [:]
    private var folders: Set<String> = []

    /// The files that nothing uses, in the order of their paths.
    var unused: [File] { files.filter { !used.contains($0.key) }.map(\.value).sorted { $0.shown < $1.shown } }

    /// Notes references that a run used.
    /// - Returns: their paths on this machine.
    @discardableResult mutating func add(
        used references: [(path: String, root: String?)], _ locations: ReferenceLocations
    )
        -> [String]
    {
        references.compactMap { path, root in
            do {
                let location = try locations.location(of: path, root: root, followsLast: false)
                used.insert(location.path)
                // A link counts as used if its target is used.
                used.insert(try locations.location(of: path, root: root).path)
                return locations.isHere(path) ? path : location.path
            } catch {
                let line = "\(error)"
                if !refusals.contains(line) { refusals.append(line) }
                return nil
            }
        }
    }

    /// Finds the references below a folder. Hidden files and files with other names are not references.
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

    /// The folder of all references of a test target: the parent of the test file's folder if it has one of the usual
    /// names; otherwise the reference's own.
    static func folder(around reference: String) -> String {
        let own = reference.parentFolder
        let above = own.parentFolder
        return ReferenceLocations.isFolderName((above as NSString).lastPathComponent) ? above : own
    }
}
