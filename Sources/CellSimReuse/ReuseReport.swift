import CellSimGraphics

/// The result of a `ReuseCheck`.
public struct ReuseReport: Sendable {
    /// The total number of records.
    public let recordCount: Int
    /// The indices of the records that were shown.
    public let sample: [Int]
    /// The number of checked pairs, each of a record and the one displayed before it.
    public let pairCount: Int
    /// The number of pairs with a leak.
    public let leakingPairCount: Int
    /// The number of checked changes of each kind, for all records of the sample.
    public let changeCounts: [CellChange: Int]
    /// The number of changes after which a property kept its previous value.
    public let leakingChangeCount: Int
    /// The findings, one for records and one for changes per property of a view. Those that change the picture come first.
    public let findings: [ReuseFinding]
    /// The records whose frames weren't compared, because their constraints are ambiguous and the frames depend on the
    /// previous layout.
    public let ambiguousRecords: [Int]
    /// The properties that can't be checked because they differ between two new cells with the same record.
    public let nondeterministicProperties: [NondeterministicProperty]

    /// A Boolean value that indicates whether there are no leaks.
    public var isSafe: Bool { findings.isEmpty }

    /// Returns the fraction of pairs or changes with a leak, such as `4 of 12 pairs` or `1 of 2 changes of style`.
    public func frequency(_ finding: ReuseFinding) -> String {
        guard finding.change != nil else { return "\(finding.pairCount) of \(pairCount) pairs" }
        return CellChange.allCases.compactMap { change in
            finding.changeCounts[change].map { "\($0) of \(changeCounts[change] ?? 0) changes of \(change.name)" }
        }.joined(separator: " and ")
    }
}

/// A property that kept its value from the previous record, or from before a change.
public struct ReuseFinding: Sendable {
    /// The view or constraint that has the property.
    public let location: LeakLocation
    /// The name of the property; `drawing` for pixels that differ although no property does.
    public let property: String
    /// The kind of difference, such as text or layout.
    public let kind: DifferenceKind
    /// The number of pairs or changes in which the property leaked.
    public let pairCount: Int
    /// The number of changes of each kind after which the property leaked.
    public let changeCounts: [CellChange: Int]
    /// A pair or change with as few other leaks as possible, preferably one in which the picture differs.
    public let example: ReuseExample

    /// The kind of change in the example; nil if the example is a pair of records.
    public var change: CellChange? { example.transition?.change }
}

/// A pair of records, or a change, in which a property leaked.
public struct ReuseExample: Sendable {
    /// The record from which the value remained. After a change, it is the displayed record.
    public let leakingRecord: Int
    /// The record that the cell displays.
    public let shownRecord: Int
    /// The change; nil if the example is a pair of records.
    public let transition: CellTransition?
    /// The property's values in the new cell (`expected`) and in the reused or changed cell (`actual`).
    public let expected, actual: String
    /// The consequences for the layout, such as `the cell is 96 points high instead of 80`.
    public let consequences: [String]
    /// The number of other leaks in the same pair or change, which may contribute to the differences in picture and layout.
    public let otherLeaks: Int
    /// The pictures of the new cell (`fresh`) and of the reused or changed cell (`reused`).
    public let fresh, reused: Bitmap
    /// The number of differing pixels, including those that exist in only one of the pictures.
    public let differentPixels: Int
}

/// A property that differs between two new cells with the same record.
public struct NondeterministicProperty: Hashable, Sendable {
    /// The view or constraint that has the property.
    public let location: LeakLocation
    /// The name of the property.
    public let property: String
    /// The index of the record that both cells show.
    public let record: Int
    /// Descriptions of the property's value in each cell.
    public let first, second: String
}
