/// The order of a list that two sides changed.
struct MergeOrder {
    /// The merged list.
    var keys: [ObjectKey] = []
    /// Whether both sides sorted the same members differently.
    var isConflict = false

    /// Merges the order of three versions of a list.
    ///
    /// Members of both sides keep the order of the side that changed it. A member of one side follows the member that it follows there;
    /// if both sides have members at one position, those with the lower name are first, whichever side they are of.
    ///
    /// - Parameters:
    ///   - kept: The members of the merged list.
    ///   - name: The name of a member.
    init(
        base: [ObjectKey], ours: [ObjectKey], theirs: [ObjectKey], keeping kept: (ObjectKey) -> Bool,
        name: (ObjectKey) -> String
    ) {
        let (ours, theirs) = (ours.filter(kept), theirs.filter(kept))
        let common = Set(ours).intersection(theirs)
        let mine = ours.filter(common.contains), other = theirs.filter(common.contains)
        var spine = mine
        if mine != other {
            let before = base.filter(common.contains), old = Set(before)
            if mine.filter(old.contains) == before {
                spine = other
            } else if other.filter(old.contains) != before {
                isConflict = true
                // The result is independent of the order of the sides.
                spine = mine.map(name).lexicographicallyPrecedes(other.map(name)) ? mine : other
            }
        }
        let runs = [Self.runs(ours, common), Self.runs(theirs, common)]
        for anchor in [nil] + spine.map(Optional.some) {
            if let anchor { keys.append(anchor) }
            let here = runs.compactMap { $0[anchor] }
            keys += here.sorted { name($0[0]) < name($1[0]) }.joined()
        }
    }

    /// The members that the other side lacks, by the common member before them.
    private static func runs(_ list: [ObjectKey], _ common: Set<ObjectKey>) -> [ObjectKey?: [ObjectKey]] {
        var runs: [ObjectKey?: [ObjectKey]] = [:]
        var anchor: ObjectKey?
        for key in list {
            if common.contains(key) { anchor = key } else { runs[anchor, default: []].append(key) }
        }
        return runs
    }
}
