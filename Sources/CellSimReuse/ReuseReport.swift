import CellSimGraphics

/// The result of showing records in reused cells.
public struct ReuseReport: Sendable {
    /// The number of records.
    public let recordCount: Int
    /// The indexes of the records that were shown, from 0.
    public let sample: [Int]
    /// The number of pairs of a record and the record displayed before it.
    public let pairCount: Int
    /// The number of pairs in which something leaked.
    public let leakingPairCount: Int
    /// The number of checked changes of each kind, with all records of the sample.
    public let changeCounts: [CellChange: Int]
    /// The number of changes after which a property kept a previous value.
    public let leakingChangeCount: Int
    /// The findings: for each property of each view, one for records and one for changes. Those that change the picture come first.
    public let findings: [ReuseFinding]
    /// Records whose frames weren't checked. Their constraints are ambiguous, so the previous layout determines the frames.
    public let ambiguousRecords: [Int]
    /// Properties that differ between two new cells with the same record and therefore can't be checked.
    public let nondeterministicProperties: [NondeterministicProperty]

    /// Whether nothing leaked.
    public var isSafe: Bool { findings.isEmpty }

    /// Returns the fraction of pairs or changes in which a finding leaked, such as `4 of 12 pairs` or `1 of 2 changes of style`.
    public func frequency(_ finding: ReuseFinding) -> String {
        guard finding.change != nil else { return "\(finding.pairCount) of \(pairCount) pairs" }
        return CellChange.allCases.compactMap { change in
            finding.changeCounts[change].map { "\($0) of \(changeCounts[change] ?? 0) changes of \(change.name)" }
        }.joined(separator: " and ")
    }
}

/// A property that keeps its value from a previous record, or from before a change.
public struct ReuseFinding: Sendable {
    /// The view or constraint with the property.
    public let location: LeakLocation
    /// The property's name; `drawing` for pixels that no property explains.
    public let property: String
    /// The kind of property: text, appearance, layout and so on.
    public let kind: DifferenceKind
    /// The number of pairs or changes in which it leaked.
    public let pairCount: Int
    /// The number of changes of each kind in which it leaked.
    public let changeCounts: [CellChange: Int]
    /// A pair with as few other leaks as possible, preferably one in which the picture changed.
    public let example: ReuseExample

    /// The change of the example; nil if another record was displayed before.
    public var change: CellChange? { example.transition?.change }
}

/// One pair of records, or one change, in which something leaked.
public struct ReuseExample: Sendable {
    /// The record displayed before, whose value remained. After a change, it is the displayed record.
    public let leakingRecord: Int
    /// The record displayed afterwards.
    public let shownRecord: Int
    /// The change; nil if another record was displayed before.
    public let transition: CellTransition?
    /// The property's value in a new cell, and in the reused or changed one.
    public let expected, actual: String
    /// The effects on layout, such as `the cell is 96 points high instead of 80`.
    public let consequences: [String]
    /// The number of other leaks in the same pair. They may cause the differences in the picture and in the layout.
    public let otherLeaks: Int
    /// The pictures of a new cell and of the reused or changed one.
    public let fresh, reused: Bitmap
    /// The number of pixels that differ, including those that only one of the pictures has.
    public let differentPixels: Int
}

/// A property that differs between two new cells with the same record.
public struct NondeterministicProperty: Hashable, Sendable {
    /// The view or constraint with the property.
    public let location: LeakLocation
    /// The property's name.
    public let property: String
    /// The index of the record that both cells show, from 0.
    public let record: Int
    /// The property's value in each cell, as text.
    public let first, second: String
}
