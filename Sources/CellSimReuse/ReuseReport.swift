import CellSimGraphics

/// What showing records in cells used again has brought to light.
public struct ReuseReport: Sendable {
    /// How many records there are, and which of them were shown.
    public let recordCount: Int
    /// The records that were shown, by their numbers from 0.
    public let sample: [Int]
    /// How many pairs of a record and the one shown before it were looked at, and in how many something leaked.
    public let pairCount: Int
    /// In how many pairs something leaked.
    public let leakingPairCount: Int
    /// One for each property of each view, those that change the picture first.
    public let findings: [ReuseFinding]
    /// Records with which frames were not judged, for constraints leave them open: what was shown before decides then.
    public let ambiguousRecords: [Int]
    /// Properties that two new cells with the same record do not agree in, so that nothing can be said of them.
    public let nondeterministicProperties: [NondeterministicProperty]

    /// Whether nothing leaked.
    public var isSafe: Bool { findings.isEmpty }
}

/// A property that keeps what an earlier record set.
public struct ReuseFinding: Sendable {
    /// The view or constraint that the property is of.
    public let place: LeakLocation
    /// The property's name; `drawing` for pixels that no property explains.
    public let property: String
    /// What sort of property it is: one of text, look, layout and so on.
    public let kind: DifferenceKind
    /// In how many pairs it leaked.
    public let pairCount: Int
    /// A pair in which the picture changed, if there is one, and with as few other leaks as can be.
    public let example: ReuseExample
}

/// One pair of records in which something leaked.
public struct ReuseExample: Sendable {
    /// The record shown before, whose traces remained.
    public let leakingRecord: Int
    /// The record shown afterwards, from which the leak is.
    public let shownRecord: Int
    /// The property's value in a new cell, and in the one used again.
    public let expected, actual: String
    /// What follows for layout, as in `the cell is 96 points high instead of 80`.
    public let consequences: [String]
    /// How many other properties leak in the same pair: pictures and consequences may be theirs.
    public let otherLeaks: Int
    /// What a new cell shows, and the one used again.
    public let fresh, reused: Bitmap
    /// How many pixels differ; those that only one of the pictures has count too.
    public let differentPixels: Int
}

/// A property that differs between two new cells showing the same record.
public struct NondeterministicProperty: Hashable, Sendable {
    /// The view or constraint that the property is of.
    public let place: LeakLocation
    /// The property's name.
    public let property: String
    /// The record that both cells show, by its number from 0.
    public let record: Int
    /// The property's value in either cell, in words.
    public let first, second: String
}
