/// Identifies a constraint of a `Solver`. Identifiers are ordered by time of creation and never reused.
public struct ConstraintID: Hashable, Comparable, Sendable {
    let slot: Int32
    let serial: UInt32

    /// Orders by time of creation.
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}

/// Required constraints that conflict.
public struct UnsatisfiableError: Error, Sendable, Equatable {
    /// The constraints of one conflict, oldest first. Removing any of them resolves this conflict.
    public let constraints: [ConstraintID]
}
