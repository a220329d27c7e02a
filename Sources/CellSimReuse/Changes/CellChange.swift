/// A kind of environment change that affects a visible cell.
public enum CellChange: String, Hashable, Sendable, CaseIterable {
    /// The interface style: light to dark, and dark to light.
    case style
    /// The width of the table or collection view. Also detects code that reads the document's frames before layout.
    case width
    /// The user's preferred text size.
    case textSize = "text-size"
    /// The layout direction: left-to-right to right-to-left, and the reverse.
    case direction

    /// The name of the change for use in sentences, such as `text size`.
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
    /// A Boolean value that indicates whether a cell created with its document's frames is compared with one created
    /// with the final frames. In this case, the environment doesn't change.
    public let comparesRecordedFrames: Bool

    /// A clause that describes the transition, such as `the style changes from light to dark`.
    public var sentence: String {
        comparesRecordedFrames
            ? "code reads frames before layout (at a width of \(to) they are not the recorded ones)"
            : "the \(change.name) changes from \(from) to \(to)"
    }
}
