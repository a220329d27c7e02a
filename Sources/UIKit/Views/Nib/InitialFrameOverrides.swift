/// Replacements for the frames in documents, which views have before their first layout.
///
/// Interface Builder writes the frame of each view, and code can read it before layout. With the frames of a view that is
/// already laid out, new views are created as if the document had been saved at that size.
@preconcurrency @MainActor package struct InitialFrameOverrides {
    private struct Object: Hashable {
        var file, id: String
    }

    private var frames: [Object: CGRect] = [:]
    /// The initial size of cells that are created in code, in points.
    private let cellSize: CGSize

    /// Records the frames of all views in a hierarchy that were loaded from documents and aren't transformed.
    package init(of view: UIView) {
        cellSize = view.bounds.size
        recordFrames(view)
    }

    private mutating func recordFrames(_ view: UIView) {
        if let identity = view.nibIdentity, view.transform.isIdentity {
            frames[Object(file: identity.file, id: identity.objectID)] = view.frame
        }
        for subview in view.subviews { recordFrames(subview) }
    }

    private static var current: InitialFrameOverrides?

    /// Runs a closure. Views that it loads get these frames, or the document's frames if `frames` is nil.
    package static func withFrames<Result>(_ frames: InitialFrameOverrides?, _ body: () throws -> Result) rethrows
        -> Result
    {
        let previous = current
        current = frames
        defer { current = previous }
        return try body()
    }

    /// Returns the frame that replaces the document's, in the superview's coordinates (points); nil if there is none.
    static func frame(for nib: NibCoder) -> CGRect? {
        guard let current else { return nil }
        let identity = nib.identity
        return current.frames[Object(file: identity.file, id: identity.objectID)]
    }

    /// The initial size of table cells that are created in code, in points.
    package static var defaultCellSize: CGSize { current?.cellSize ?? CGSize(width: 320, height: 44) }
}
