import CellSimAutoLayout

/// An index of constraints by the view that they, or one of their layout guides, refer to. It contains serial numbers and
/// retains neither views nor constraints. Serial numbers of removed constraints may remain in it.
struct ConstraintIndex {
    private var serialsByView: [ObjectIdentifier: [Int]] = [:]
    private let ownerChangeCount: Int

    @MainActor init(_ constraints: [NSLayoutConstraint]) {
        ownerChangeCount = UILayoutGuide.ownerChangeCount
        for constraint in constraints {
            let (first, second) = (constraint.firstTarget?.owningView, constraint.secondTarget?.owningView)
            if let first { serialsByView[ObjectIdentifier(first), default: []].append(constraint.activationSerial) }
            if let second, second !== first {
                serialsByView[ObjectIdentifier(second), default: []].append(constraint.activationSerial)
            }
        }
    }

    /// Whether no layout guide has moved to another view since the index was created.
    @MainActor var isValid: Bool { ownerChangeCount == UILayoutGuide.ownerChangeCount }

    /// Collects the serial numbers of constraints that refer to a view or one of its descendants.
    @MainActor func collectSerials(_ view: UIView, into result: inout Set<Int>) {
        result.formUnion(serialsByView[ObjectIdentifier(view)] ?? [])
        for subview in view.subviews { collectSerials(subview, into: &result) }
    }
}

extension ViewLayoutState {
    /// Returns the index of the constraint with a serial number.
    @MainActor func index(ofConstraint serial: Int) -> Int? {
        var (low, high) = (0, constraints.count)
        while low < high {
            let middle = (low + high) / 2
            if constraints[middle].activationSerial < serial { low = middle + 1 } else { high = middle }
        }
        return low < constraints.count && constraints[low].activationSerial == serial ? low : nil
    }

    /// Returns the constraints that refer to a view or one of its descendants, in order.
    /// - Complexity: O(v + c · log n) for v views with c constraints, and O(n) for the first call after a constraint was
    ///   added.
    @MainActor mutating func constraintsReferencing(treeOf view: UIView) -> [NSLayoutConstraint] {
        let index = constraintIndex.flatMap { $0.isValid ? $0 : nil } ?? ConstraintIndex(constraints)
        constraintIndex = index
        var serials: Set<Int> = []
        index.collectSerials(view, into: &serials)
        return serials.sorted().compactMap { self.index(ofConstraint: $0).map { constraints[$0] } }
    }
}
