/// A kind of change around a visible cell.
public enum CellChange: String, Hashable, Sendable, CaseIterable {
    /// Light to dark, and back.
    case style
    /// The width of the table or collection. Also checks code that reads the document's frames before layout.
    case width
    /// The user's text size.
    case textSize = "text-size"
    /// Left-to-right to right-to-left, and back.
    case direction

    /// The change's name in sentences, such as `text size`.
    public var name: String { self == .textSize ? "text size" : rawValue }
}

/// One change around a cell.
public struct CellTransition: Hashable, Sendable {
    /// The kind of change.
    public let change: CellChange
    /// The setting in which the cell is created, such as `light`, `320 points`, `AX3` or `left-to-right`.
    public let from: String
    /// The setting in which the cell is compared.
    public let to: String
    /// Whether a cell created with its document's frames is compared with one created with the frames of its layout.
    /// The setting doesn't change.
    public let isOfRecordedFrames: Bool

    /// A clause, such as `the style changes from light to dark`.
    public var sentence: String {
        isOfRecordedFrames
            ? "code reads frames before layout (at a width of \(to) they are not the recorded ones)"
            : "the \(change.name) changes from \(from) to \(to)"
    }
}
