/// The frames that views have before their first layout, instead of the frames in their document.
///
/// Interface Builder writes the frame of each view, and code can read it before layout. With the frames of a laid-out
/// view, a document's views are created as if it had been saved at that view's size.
@preconcurrency @MainActor package struct InitialFrameOverrides {
    private struct Object: Hashable {
        var file, id: String
    }

    private var frames: [Object: CGRect] = [:]
    /// The size of a cell created in code.
    private let cellSize: CGSize

    /// Records the frames of a view and its descendants that come from documents, except transformed views.
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

    /// Runs a closure in which created views get these frames, or their document's if nil.
    package static func withFrames<Result>(_ frames: InitialFrameOverrides?, _ body: () throws -> Result) rethrows
        -> Result
    {
        let previous = current
        current = frames
        defer { current = previous }
        return try body()
    }

    /// Returns the frame for an element's view, in its superview's coordinates; nil to use the document's frame.
    static func frame(for nib: NibCoder) -> CGRect? {
        guard let current else { return nil }
        let identity = nib.identity
        return current.frames[Object(file: identity.file, id: identity.objectID)]
    }

    /// The initial size of table cells created in code, in points.
    package static var defaultCellSize: CGSize { current?.cellSize ?? CGSize(width: 320, height: 44) }
}
