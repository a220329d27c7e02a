import Foundation

/// Finds the folder of the font files, and reads its manifest.
enum FontFolder {
    static let manifestName = "Fonts.json"
    static let resourceFolder = "CellSim_CellSimFonts.resources"

    /// Returns the folders to search, in order. No path is fixed at build time.
    static func candidates(environment: [String: String], executable: String?) -> [String] {
        let configuredFolders = environmentFolders(environment)
        if let folder = configuredFolders.first(where: { hasManifest($0) }) { return [folder] }
        let executableFolders = executable.map { executable in
            let folder = parent(of: executable)
            return [child("share/cellsim/Fonts", of: parent(of: folder)), child(resourceFolder, of: folder)]
        }
        // Usually, the fonts are next to the program. Only tests of apps have to search the loaded libraries.
        if let executableFolders, executableFolders.contains(where: { hasManifest($0) }) { return executableFolders }
        return configuredFolders + (executableFolders ?? []) + libraryFolders()
    }

    /// Returns the folders in the environment variable `CELLSIM_FONTS`, which are separated by colons.
    static func environmentFolders(_ environment: [String: String]) -> [String] {
        guard let names = environment["CELLSIM_FONTS"] else { return [] }
        return names.split(separator: ":").map {
            URL(fileURLWithPath: String($0), isDirectory: true).path
        }
    }

    /// Returns the folders from the environment that have no manifest. Their fonts are registered in addition to the bundled fonts.
    static func userFolders(_ environment: [String: String]) -> [String] {
        environmentFolders(environment).filter { !hasManifest($0) }
    }

    // Paths are built as strings, because `URL` takes half a millisecond at launch.

    /// Returns the path of an item in a folder.
    static func child(_ name: String, of folder: String) -> String {
        folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// Returns the folder that contains the file at an absolute path.
    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func hasManifest(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: child(manifestName, of: folder))
    }

    /// The library that tests of apps load instead of linking this module.
    private static let libraryName = "libCellSim.so"

    /// Returns the folders in which `make install` installs fonts, relative to the loaded library.
    private static func libraryFolders() -> [String] {
        guard let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile(),
            let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first(where: {
                $0.hasSuffix("/" + libraryName)
            }), let start = line.firstIndex(of: "/")
        else { return [] }
        let folder = parent(of: parent(of: String(line[start...])))
        return [child(resourceFolder, of: folder), child("share/cellsim/Fonts", of: parent(of: folder))]
    }

    /// Returns the path of the running program, with symbolic links resolved.
    static func runningExecutable() -> String? {
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
        return Bundle.main.executableURL?.resolvingSymlinksInPath().path
    }

    /// Loads the first candidate that contains a manifest.
    ///
    /// - Throws: `FontLibraryError` if no candidate contains a manifest, or if the manifest can't be read.
    static func load(from candidates: [String]) throws(FontLibraryError) -> (String, FontManifest) {
        for folder in candidates {
            let file = child(manifestName, of: folder)
            guard FileManager.default.fileExists(atPath: file) else { continue }
            guard let data = FileManager.default.contents(atPath: file) else {
                throw .unreadableManifest(path: file, reason: "it cannot be opened")
            }
            if let manifest = FontManifestReader.manifest([UInt8](data)) { return (folder, manifest) }
            do {
                return (folder, try JSONDecoder().decode(FontManifest.self, from: data))
            } catch {
                throw .unreadableManifest(path: file, reason: "\(error)")
            }
        }
        throw .noFonts(searched: candidates)
    }
}

/// The reasons why no fonts are available.
public enum FontLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// None of these folders contains a `Fonts.json`.
    case noFonts(searched: [String])
    /// The manifest can't be read.
    case unreadableManifest(path: String, reason: String)

    public var description: String {
        switch self {
        case .noFonts(let searched):
            let locations = searched.isEmpty ? "nowhere" : searched.joined(separator: ", ")
            return "no Fonts.json found (searched: \(locations)); name its folder in the environment's CELLSIM_FONTS"
        case .unreadableManifest(let path, let reason):
            return "\(path): error: the font manifest cannot be read: \(reason)"
        }
    }
}
