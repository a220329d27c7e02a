/// Names one constraint of a `Solver`. Ordered by time of creation; never used again after removal.
public struct ConstraintID: Hashable, Comparable, Sendable {
    let slot: Int32
    let serial: UInt32

    /// Orders by time of creation.
    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}

/// Required constraints that cannot hold together.
public struct Unsatisfiable: Error, Sendable, Equatable {
    /// The constraints of one contradiction, oldest first. Without any one of them this contradiction is gone.
    public let constraints: [ConstraintID]
}
