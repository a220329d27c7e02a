import CellSimAutoLayout

/// The constraints of a view's list that refer to a view or one of its guides. Holds neither views nor constraints: the serial
/// numbers of constraints that were released since it was made are no longer in the list.
struct ConstraintIndex {
    private var serials: [ObjectIdentifier: [Int]] = [:]
    private let ownerChanges: Int

    @MainActor init(_ constraints: [NSLayoutConstraint]) {
        ownerChanges = UILayoutGuide.ownerChanges
        for constraint in constraints {
            let (first, second) = (constraint.first?.owningView, constraint.second?.owningView)
            if let first { serials[ObjectIdentifier(first), default: []].append(constraint.serial) }
            if let second, second !== first { serials[ObjectIdentifier(second), default: []].append(constraint.serial) }
        }
    }

    /// Whether no guide has been removed from its view since.
    @MainActor var isValid: Bool { ownerChanges == UILayoutGuide.ownerChanges }

    /// Adds the serial numbers of the constraints that name a view or one below it.
    @MainActor func collect(_ view: UIView, into found: inout Set<Int>) {
        found.formUnion(serials[ObjectIdentifier(view)] ?? [])
        for subview in view.subviews { collect(subview, into: &found) }
    }
}

extension ViewLayoutState {
    /// The index of a constraint in the list, by its serial number.
    @MainActor func index(ofConstraint serial: Int) -> Int? {
        var (low, high) = (0, constraints.count)
        while low < high {
            let middle = (low + high) / 2
            if constraints[middle].serial < serial { low = middle + 1 } else { high = middle }
        }
        return low < constraints.count && constraints[low].serial == serial ? low : nil
    }

    /// Returns the constraints of the list, in order, that refer to a view or one of its descendants, and perhaps to other views.
    /// - Complexity: O(the views + their constraints · log n), and O(n) for the first call after a constraint was added.
    @MainActor mutating func constraintsNaming(treeOf view: UIView) -> [NSLayoutConstraint] {
        let index = constraintIndex.flatMap { $0.isValid ? $0 : nil } ?? ConstraintIndex(constraints)
        constraintIndex = index
        var serials: Set<Int> = []
        index.collect(view, into: &serials)
        return serials.sorted().compactMap { self.index(ofConstraint: $0).map { constraints[$0] } }
    }
}
