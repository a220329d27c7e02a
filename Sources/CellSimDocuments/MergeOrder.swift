/// Merges the order of a list that both sides may have changed.
struct MergeOrder {
    /// The merged list.
    var keys: [ObjectKey] = []
    /// A Boolean value that indicates whether both sides reordered the common members in different ways.
    var isConflict = false

    /// Merges the order of three versions of a list.
    ///
    /// Members of both sides keep the order of the side that changed it. A member of only one side follows the same common member as
    /// on that side. If both sides add members at the same position, those with the lower name come first, regardless of the
    /// side.
    ///
    /// - Parameters:
    ///   - base: The list in the common ancestor.
    ///   - ours: Our list.
    ///   - theirs: Their list.
    ///   - isKept: Returns whether a member is in the merged list.
    ///   - name: Returns the name of a member.
    init(
        base: [ObjectKey], ours: [ObjectKey], theirs: [ObjectKey], keeping isKept: (ObjectKey) -> Bool,
        name: (ObjectKey) -> String
    ) {
        let (ours, theirs) = (ours.filter(isKept), theirs.filter(isKept))
        let common = Set(ours).intersection(theirs)
        let mine = ours.filter(common.contains), other = theirs.filter(common.contains)
        var commonOrder = mine
        if mine != other {
            let before = base.filter(common.contains), old = Set(before)
            if mine.filter(old.contains) == before {
                commonOrder = other
            } else if other.filter(old.contains) != before {
                isConflict = true
                // The result doesn't depend on which side is ours.
                commonOrder = mine.map(name).lexicographicallyPrecedes(other.map(name)) ? mine : other
            }
        }
        let runs = [Self.uniqueRuns(ours, common), Self.uniqueRuns(theirs, common)]
        for anchor in [nil] + commonOrder.map(Optional.some) {
            if let anchor { keys.append(anchor) }
            let addedRuns = runs.compactMap { $0[anchor] }
            keys += addedRuns.sorted { name($0[0]) < name($1[0]) }.joined()
        }
    }

    /// Returns the runs of members that the other side doesn't have, keyed by the preceding common member.
    private static func uniqueRuns(_ list: [ObjectKey], _ common: Set<ObjectKey>) -> [ObjectKey?: [ObjectKey]] {
        var runs: [ObjectKey?: [ObjectKey]] = [:]
        var anchor: ObjectKey?
        for key in list {
            if common.contains(key) { anchor = key } else { runs[anchor, default: []].append(key) }
        }
        return runs
    }
}
