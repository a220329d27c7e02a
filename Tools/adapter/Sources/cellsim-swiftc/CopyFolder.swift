import Foundation
import SwiftAdapter
import SwiftPruner

/// The folder of a module's copies.
///
/// With a map of outputs it is next to the module's objects and stays there, so that the next build writes only what changed.
/// Without one, it belongs to this process alone: any number of compilers may run at once. `remove` removes it.
struct CopyFolder {
    let path: String
    /// Whether the folder is removed with this process.
    let isPrivate: Bool

    /// - Parameter map: the path of the map of outputs.
    /// - Throws: `Unusable` if the folder cannot be created, or is not a folder.
    init(map: String?) throws {
        guard let map else {
            let temporary = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
            // The compiler resolves paths in overlays against their file.
            let parent = URL(fileURLWithPath: temporary).path
            var template = Array((parent + "/cellsim-swiftc-XXXXXX").utf8CString)
            guard unsafe mkdtemp(&template) != nil else {
                throw Unusable(path: parent, reason: unsafe String(cString: strerror(errno)))
            }
            path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            isPrivate = true
            return
        }
        path = CopyFolder.path(for: map)
        isPrivate = false
        var status = stat()
        // A link leads out of the build's folder.
        if unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
            throw Unusable(path: path, reason: "it is not a folder; remove it")
        }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// The package manager gives each module a folder of its own for its map. Other build systems may put maps of several
    /// modules into one folder, under other names.
    private static func path(for map: String) -> String {
        let name = ((map as NSString).lastPathComponent as NSString).deletingPathExtension
        let isAlone = ["output-file-map", CompilerArguments.linkedMap].contains(name)
        return map.parentFolder + (isAlone ? "/adapted" : "/\(name).build/adapted")
    }

    /// Removes the folder if it is this process's own.
    func remove() {
        if isPrivate { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Why a folder cannot be used.
    struct Unusable: LocalizedError {
        var path: String
        var reason: String
        var errorDescription: String? { "\(path): \(reason)" }
    }
}
