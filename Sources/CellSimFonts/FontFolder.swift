import Foundation

/// Finds the folder with the font files and reads the manifest in it.
enum FontFolder {
    static let manifestName = "Fonts.json"
    static let resourceFolder = "CellSim_CellSimFonts.resources"

    /// Returns the folders to search, in order. None of them is fixed at build time.
    static func candidates(environment: [String: String], executable: String?) -> [String] {
        let named = environmentFolders(environment)
        if let folder = named.first(where: { hasManifest($0) }) { return [folder] }
        let own = executable.map { executable in
            let folder = parent(of: executable)
            return [child("share/cellsim/Fonts", of: parent(of: folder)), child(resourceFolder, of: folder)]
        }
        // Usually, it is the program's own folder. The list of loaded libraries is read only for tests of apps.
        if let own, own.contains(where: { hasManifest($0) }) { return own }
        return named + (own ?? []) + libraryFolders()
    }

    /// Returns the folders in the environment variable, separated by colons.
    static func environmentFolders(_ environment: [String: String]) -> [String] {
        guard let names = environment["CELLSIM_FONTS"] else { return [] }
        return names.split(separator: ":").map {
            URL(fileURLWithPath: String($0), isDirectory: true).path
        }
    }

    /// Returns the named folders with fonts to register in addition to the bundled ones.
    static func userFolders(_ environment: [String: String]) -> [String] {
        environmentFolders(environment).filter { !hasManifest($0) }
    }

    // Paths are built as text, because `URL` takes half a millisecond at launch.

    /// Returns the path of a name in a folder.
    static func child(_ name: String, of folder: String) -> String {
        folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// Returns the folder of a file with an absolute path.
    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func hasManifest(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: child(manifestName, of: folder))
    }

    /// The library that tests of apps load instead of linking this code.
    private static let libraryName = "libCellSim.so"

    /// Returns the font folders of `make install`, relative to the loaded library.
    private static func libraryFolders() -> [String] {
        guard let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile(),
            let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first(where: {
                $0.hasSuffix("/" + libraryName)
            }), let start = line.firstIndex(of: "/")
        else { return [] }
        let folder = parent(of: parent(of: String(line[start...])))
        return [child(resourceFolder, of: folder), child("share/cellsim/Fonts", of: parent(of: folder))]
    }

    /// Returns the path of the running program with links resolved.
    static func runningExecutable() -> String? {
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
        return Bundle.main.executableURL?.resolvingSymlinksInPath().path
    }

    /// Loads the first candidate that contains a manifest.
    ///
    /// - Throws: `FontLibraryError` if none does, or if the manifest can't be read.
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
    /// None of these folders has a `Fonts.json`.
    case noFonts(searched: [String])
    /// The manifest at this path can't be read, for this reason.
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
