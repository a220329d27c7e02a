import CellSimDesignCanvas
import CellSimInterfaceBuilder
import Foundation

/// Computes the frames of a document's views on Interface Builder's canvas.
package enum DesignFrames {
    /// Lays out a document at its design size.
    /// - Parameters:
    ///   - data: The content of the document.
    ///   - path: The document's path, for messages.
    /// - Returns: The frames, keyed by view identifier, in points and in the parent's coordinates.
    /// - Throws: `DocumentError`, or `InvalidDocument` for a document that can't be laid out.
    @MainActor package static func frames(of data: Data, path: String) throws -> [String: CGRect] {
        let document = try IBDocument(data: data, path: path)
        try InvalidDocument.checkLimits(document.diagnostics)
        return try DesignCanvas.withDesignMetrics {
            let canvas = try DesignCanvas(document, imageFolders: [])
            var frames: [String: CGRect] = [:]
            var pendingViews = InspectionTree(canvas.instance).roots()
            while let view = pendingViews.popLast() {
                frames[view.id] = view.frame
                pendingViews += view.children
            }
            return frames
        }
    }
}
