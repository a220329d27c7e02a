import CellSimDocuments
import CellSimHost
import Foundation

/// Updates the frames of a merged document by layout, for views whose layout is known to match Interface Builder's.
struct MergedFrames {
    /// Returns the frames that differ from those in the merged document, keyed by view identifier.
    ///
    /// The frame of a view is updated only if CellSim computes the stored frames in both versions, because its layout then matches
    /// Interface Builder's. Other views keep the merged frame.
    /// - Throws: `DocumentError`, or `InvalidDocument` if a document can't be laid out.
    @MainActor static func changed(
        ours: DocumentText, theirs: DocumentText, merged: DocumentText
    ) throws -> [String: DocumentFrame] {
        let stored = merged.layoutFrames
        guard !stored.isEmpty else { return [:] }
        let versions = try [ours, theirs].map { ($0.layoutFrames, try computedFrames($0)) }
        let computed = try computedFrames(merged)
        return stored.reduce(into: [:]) { changed, view in
            guard let frame = computed[view.key], !frame.isNear(view.value) else { return }
            let versionsWithView = versions.filter { $0.0[view.key] != nil }
            let matchesLayout = versionsWithView.allSatisfy { frames, computed in
                guard let storedFrame = frames[view.key], let computedFrame = computed[view.key] else { return false }
                return storedFrame.isNear(computedFrame)
            }
            if matchesLayout, !versionsWithView.isEmpty { changed[view.key] = frame }
        }
    }

    @MainActor private static func computedFrames(_ document: DocumentText) throws -> [String: DocumentFrame] {
        try DesignFrames.frames(of: Data(document.bytes), path: document.path).mapValues {
            DocumentFrame(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }
}
