import Foundation
import SwiftAdapter
import SwiftPruner

/// The folder for the adapted copies of a module's sources.
///
/// With an output file map it is next to the module's objects and is kept, so that the next build writes only what changed.
/// Without one it belongs to this process, because several compilers may run at once, and `remove` deletes it.
struct CopyFolder {
    let path: String
    /// Whether the folder is removed when this process ends.
    let isPrivate: Bool

    /// Creates the folder.
    /// - Parameter map: the path of the output file map.
    /// - Throws: `UnusableFolder` if the folder cannot be created, or is not a folder.
    init(map: String?) throws {
        guard let map else {
            let temporary = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
            // The compiler resolves relative paths in overlays against the overlay file.
            let parent = URL(fileURLWithPath: temporary).path
            var template = Array((parent + "/cellsim-swiftc-XXXXXX").utf8CString)
            guard unsafe mkdtemp(&template) != nil else {
                throw UnusableFolder(path: parent, reason: unsafe String(cString: strerror(errno)))
            }
            path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            isPrivate = true
            return
        }
        path = CopyFolder.path(for: map)
        isPrivate = false
        var status = stat()
        // A symbolic link would lead out of the build folder.
        if unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
            throw UnusableFolder(path: path, reason: "it is not a folder; remove it")
        }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Returns the path of the folder next to an output file map. The package manager gives each module's map its own folder;
    /// other build systems may put the maps of several modules into one folder, under other names.
    private static func path(for map: String) -> String {
        let name = ((map as NSString).lastPathComponent as NSString).deletingPathExtension
        let hasOwnFolder = ["output-file-map", CompilerArguments.linkedMapName].contains(name)
        return map.parentFolder + (hasOwnFolder ? "/adapted" : "/\(name).build/adapted")
    }

    /// Removes the folder if it belongs to this process.
    func remove() {
        if isPrivate { try? FileManager.default.removeItem(atPath: path) }
    }

    /// The error if a folder cannot be used.
    struct UnusableFolder: LocalizedError {
        var path: String
        var reason: String
        var errorDescription: String? { "\(path): \(reason)" }
    }
}
