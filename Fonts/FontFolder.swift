import Foundation

/// Finds the folder with the font files and reads its manifest.
enum FontFolder {
    static let manifestName = "Fonts.json"
    static let resourceFolder = "CellSim_CellSimFonts.resources"

    /// The folders asked, in order. None of them is fixed when the program is built.
    static func candidates(environment: [String: String], executable: URL?) -> [URL] {
        let named = named(environment)
        if let folder = named.first(where: { hasManifest($0) }) { return [folder] }
        let own = executable.map { executable in
            let folder = executable.deletingLastPathComponent()
            return [
                folder.deletingLastPathComponent().appendingPathComponent("share/cellsim/Fonts", isDirectory: true),
                folder.appendingPathComponent(resourceFolder, isDirectory: true),
            ]
        }
        // The program's own, nearly always: the list of loaded libraries is read for tests of apps alone.
        if let own, own.contains(where: { hasManifest($0) }) { return own }
        return named + (own ?? []) + besideLibrary()
    }

    /// The folders that the environment names, separated by colons.
    static func named(_ environment: [String: String]) -> [URL] {
        (environment["CELLSIM_FONTS"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0), isDirectory: true)
        }
    }

    /// Those of them that hold fonts for the program to take besides its own.
    static func given(_ environment: [String: String]) -> [URL] { named(environment).filter { !hasManifest($0) } }

    private static func hasManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(manifestName).path)
    }

    /// The library that tests of apps load instead of linking this code.
    private static let libraryName = "libCellSim.so"

    /// Where this code is in that library: what `make install` puts beside it.
    private static func besideLibrary() -> [URL] {
        guard let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile(),
            let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first(where: {
                $0.hasSuffix("/" + libraryName)
            }), let start = line.firstIndex(of: "/")
        else { return [] }
        let folder = URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
            .deletingLastPathComponent()
        return [
            folder.appendingPathComponent(resourceFolder, isDirectory: true),
            folder.deletingLastPathComponent().appendingPathComponent("share/cellsim/Fonts", isDirectory: true),
        ]
    }

    /// The running program's file with its links followed.
    static func runningExecutable() -> URL? {
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            return URL(fileURLWithPath: path)
        }
        return Bundle.main.executableURL?.resolvingSymlinksInPath()
    }

    /// The first candidate that holds a manifest.
    ///
    /// - Throws: `FontLibraryError` when none does, or when the manifest cannot be read.
    static func load(from candidates: [URL]) throws(FontLibraryError) -> (URL, FontManifest) {
        for folder in candidates {
            let file = folder.appendingPathComponent(manifestName)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            do {
                let data = try Data(contentsOf: file)
                if let manifest = FontManifestReader.manifest([UInt8](data)) { return (folder, manifest) }
                return (folder, try JSONDecoder().decode(FontManifest.self, from: data))
            } catch {
                throw .unreadableManifest(path: file.path, reason: "\(error)")
            }
        }
        throw .noFonts(searched: candidates.map(\.path))
    }
}

/// Why no font can be drawn.
public enum FontLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
    case noFonts(searched: [String])
    case unreadableManifest(path: String, reason: String)

    public var description: String {
        switch self {
        case .noFonts(let searched):
            let places = searched.isEmpty ? "nowhere" : searched.joined(separator: ", ")
            return "no Fonts.json found (searched: \(places)); name its folder in the environment's CELLSIM_FONTS"
        case .unreadableManifest(let path, let reason):
            return "\(path): error: the font manifest cannot be read: \(reason)"
        }
    }
}
