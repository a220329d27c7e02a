import CellSimProcess
import Foundation

/// The files that a report may embed or attach. For reports from other machines, only files in certain folders are read.
struct ReportFiles {
    private let folders: [ConfinedFolder]?

    /// Creates a list of allowed folders.
    /// - Parameter folders: The allowed folders; nil allows all. Unreadable folders are ignored.
    init(folders: [String]? = nil) {
        self.folders = folders?.compactMap { path in
            do { return try ConfinedFolder(path: path) } catch { return nil }
        }
    }

    /// Returns the bytes of a PNG file, or nil if it can't be read. The case's own message contains the reason.
    func picture(_ path: String?) -> [UInt8]? {
        guard let path, let bytes = bytes(path), bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return bytes
    }

    /// Returns the size of an allowed file in bytes; nil for other files.
    func size(_ path: String?) -> Int? {
        guard let path, contains(path) else { return nil }
        do {
            return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        } catch { return nil }
    }

    /// Returns whether a file may be embedded in a report or attached to it.
    func contains(_ path: String) -> Bool { folders?.contains { $0.hasFile(path) } ?? true }

    private func bytes(_ path: String) -> [UInt8]? {
        guard let folders else {
            do { return try PictureFile.read(path) } catch { return nil }
        }
        for folder in folders {
            do { return try folder.read(folder.location(of: path)).bytes } catch { continue }
        }
        return nil
    }
}
