/// A kind of environment change that affects a visible cell.
public enum CellChange: String, Hashable, Sendable, CaseIterable {
    /// The interface style, light or dark, in both directions.
    case style
    /// The width of the table or collection. Also checks code that reads the document's frames before layout.
    case width
    /// The user's text size.
    case textSize = "text-size"
    /// The layout direction, in both directions.
    case direction

    /// The change's name in sentences, such as `text size`.
    public var name: String { self == .textSize ? "text size" : rawValue }
}

/// A transition of a cell from one environment to another.
public struct CellTransition: Hashable, Sendable {
    /// The kind of change.
    public let change: CellChange
    /// The initial environment, such as `light`, `320 points`, `AX3` or `left-to-right`.
    public let from: String
    /// The environment in which the cell is compared.
    public let to: String
    /// Whether a cell created with its document's frames is compared with one created with the final frames. The
    /// environment doesn't change.
    public let comparesRecordedFrames: Bool

    /// The transition as a clause, such as `the style changes from light to dark`.
    public var sentence: String {
        comparesRecordedFrames
            ? "code reads frames before layout (at a width of \(to) they are not the recorded ones)"
            : "the \(change.name) changes from \(from) to \(to)"
    }
}
