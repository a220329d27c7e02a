import CellSimProcess
import Foundation

/// The files that a page shows and build servers attach. For reports from other machines, only files below certain folders are read.
struct ReportFiles {
    private let folders: [ConfinedFolder]?

    /// - Parameter folders: nil for all folders; unreadable folders count as empty.
    init(folders: [String]? = nil) {
        self.folders = folders?.compactMap { path in
            do { return try ConfinedFolder(path: path) } catch { return nil }
        }
    }

    /// A file's bytes if it is a PNG. If it cannot be read, the case's own message reports that.
    func picture(_ path: String?) -> [UInt8]? {
        guard let path, let bytes = bytes(path), bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return bytes
    }

    /// The size of a file that may be shown, in bytes; nil for others.
    func size(_ path: String?) -> Int? {
        guard let path, hold(path) else { return nil }
        do {
            return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        } catch { return nil }
    }

    /// Whether a file may be shown and attached to a report.
    func hold(_ path: String) -> Bool { folders?.contains { $0.hasFile(path) } ?? true }

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
