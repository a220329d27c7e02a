/// Frames that views have before their first layout, in place of those that documents record.
///
/// Interface Builder writes the frame of each view that it laid out, and code reads these frames until layout. With the
/// frames of a view that was laid out, a document is made as if it had been saved at that view's size.
@preconcurrency @MainActor package struct RecordedFrames {
    private struct Object: Hashable {
        var file, id: String
    }

    private var frames: [Object: CGRect] = [:]
    /// The size of a cell that code makes.
    private let cellSize: CGSize

    /// The frames of a view and all views inside it that documents made. Transformed views are left out.
    package init(of view: UIView) {
        cellSize = view.bounds.size
        add(view)
    }

    private mutating func add(_ view: UIView) {
        if let identity = view.nibIdentity, view.transform.isIdentity {
            frames[Object(file: identity.file, id: identity.objectID)] = view.frame
        }
        for subview in view.subviews { add(subview) }
    }

    private static var current: RecordedFrames?

    /// Runs `body`; the views that it makes get these frames. For nil they get those of their documents.
    package static func using<Result>(_ frames: RecordedFrames?, _ body: () throws -> Result) rethrows -> Result {
        let before = current
        current = frames
        defer { current = before }
        return try body()
    }

    /// The frame for an element's view, in its superview's coordinates; nil for that of the document.
    static func frame(for nib: NibCoder) -> CGRect? {
        guard let current else { return nil }
        let identity = nib.identity
        return current.frames[Object(file: identity.file, id: identity.objectID)]
    }

    /// The size that table cells made by code begin with, in points.
    static var madeCellSize: CGSize { current?.cellSize ?? CGSize(width: 320, height: 44) }
}
