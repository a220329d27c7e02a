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
    /// How many changes were looked at of each kind, with all records of the sample.
    public let changeCounts: [CellChange: Int]
    /// After how many changes something kept an earlier value.
    public let leakingChangeCount: Int
    /// One for each property of each view, once for records and once for each kind of change, those that change the picture first.
    public let findings: [ReuseFinding]
    /// Records with which frames were not judged, for constraints leave them open: what was shown before decides then.
    public let ambiguousRecords: [Int]
    /// Properties that two new cells with the same record do not agree in, so that nothing can be said of them.
    public let nondeterministicProperties: [NondeterministicProperty]

    /// Whether nothing leaked.
    public var isSafe: Bool { findings.isEmpty }

    /// In how many of the pairs or changes a finding leaked, as in `4 of 12 pairs` or `1 of 2 changes of style`.
    public func frequency(_ finding: ReuseFinding) -> String {
        guard let change = finding.change else { return "\(finding.pairCount) of \(pairCount) pairs" }
        return "\(finding.pairCount) of \(changeCounts[change] ?? 0) changes of \(change.name)"
    }
}

/// A property that keeps what an earlier record, or what surrounded the cell earlier, has set.
public struct ReuseFinding: Sendable {
    /// The view or constraint that the property is of.
    public let place: LeakLocation
    /// The property's name; `drawing` for pixels that no property explains.
    public let property: String
    /// What sort of property it is: one of text, look, layout and so on.
    public let kind: DifferenceKind
    /// What changed around the cell; nil where a record followed another one.
    public let change: CellChange?
    /// In how many pairs, or after how many changes, it leaked.
    public let pairCount: Int
    /// A pair in which the picture changed, if there is one, and with as few other leaks as can be.
    public let example: ReuseExample
}

/// One pair of records, or one change, in which something leaked.
public struct ReuseExample: Sendable {
    /// The record shown before, whose traces remained. After a change it is the shown one.
    public let leakingRecord: Int
    /// The record shown afterwards, from which the leak is.
    public let shownRecord: Int
    /// The change; nil where a record followed another one.
    public let transition: CellTransition?
    /// The property's value in a new cell, and in the one used again or changed.
    public let expected, actual: String
    /// What follows for layout, as in `the cell is 96 points high instead of 80`.
    public let consequences: [String]
    /// How many other properties leak in the same pair: pictures and consequences may be theirs.
    public let otherLeaks: Int
    /// What a new cell shows, and the one used again or changed.
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
