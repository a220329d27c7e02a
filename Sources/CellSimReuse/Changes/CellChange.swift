/// What changes around a cell that is shown.
public enum CellChange: String, Hashable, Sendable, CaseIterable {
    /// Light to dark, and back.
    case style
    /// The width of the table or collection. Frames that a document records count too: code reads them before layout.
    case width
    /// The text size that the user chose.
    case textSize = "text-size"
    /// From left to right to from right to left, and back.
    case direction

    /// As in `text size`.
    public var name: String { self == .textSize ? "text size" : rawValue }
}

/// One change of what surrounds a cell.
public struct CellTransition: Hashable, Sendable {
    /// What changes.
    public let change: CellChange
    /// The setting that the cell is made in, as in `light`, `320 points`, `AX3` or `left-to-right`.
    public let from: String
    /// The setting that it is shown in.
    public let to: String
    /// Whether nothing changes, but the cell is made with the frames that its document records. It is compared with one
    /// that is made with the frames of the layout.
    public let isOfRecordedFrames: Bool

    /// As in `the style changes from light to dark`.
    public var sentence: String {
        isOfRecordedFrames
            ? "code reads frames before layout, which at a width of \(to) are not the recorded ones"
            : "the \(change.name) changes from \(from) to \(to)"
    }
}
