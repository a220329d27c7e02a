import Foundation
import SwiftAdapter

/// The progress of a compiler call. It is stored during the call, so that the next build continues after an interruption.
struct PruningProgress: Codable {
    var record: PruningRecord
    /// The paths of the files that still have to be checked.
    var unchecked: [String]
    /// The cuts in bodies that were made before a declaration changed, by path.
    var early: [String: [Cut]]
    /// The other cuts in bodies, by path.
    var recent: [String: [Cut]]

    /// Reads the progress of an interrupted build of the same sources. Returns nil if the sources changed, because some
    /// cuts may have been caused by an error that is now fixed.
    static func read(_ path: String, key: String, _ sources: [PrunedSource]) -> PruningProgress? {
        guard let data = FileManager.default.contents(atPath: path),
            let progress = try? JSONDecoder().decode(PruningProgress.self, from: data),
            progress.record.version == PruningRecord.version, progress.record.key == key
        else { return nil }
        let digests = Dictionary(progress.record.files.map { ($0.path, $0.digest) }) { first, _ in first }
        let isSame =
            digests.count == sources.count
            && sources.allSatisfy { digests[$0.path] == Fingerprint.of($0.text) }
        return isSame ? progress : nil
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
