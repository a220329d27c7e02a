/// Finds changes in the order of views whose parent is the same in both trees.
extension CauseFinder {
    /// Returns the changes of views whose order, or position in a stack, changed.
    ///
    /// - Complexity: O(*n* log *n*) for *n* siblings, plus a comparison with each sibling for each view whose position changed.
    func orderChanges() -> [Candidate] {
        let families = Dictionary(grouping: actual.views.indices.filter { match.oldIndices[$0] != nil }) {
            match.newParents[$0] ?? -1
        }
        return families.sorted { $0.key < $1.key }.flatMap { parent, all -> [Candidate] in
            guard parent >= 0, let oldParent = match.oldIndices[parent] else { return [] }
            let siblings = all.compactMap { index in
                match.oldIndices[index].flatMap { match.oldParents[$0] == oldParent ? (new: index, old: $0) : nil }
            }
            let hasMoved = CauseFinder.isOutsideLongestIncreasingSubsequence(siblings.map(\.old))
            let isStack = actual.views[parent].values["axis"] != nil && !moved.isEmpty
            return siblings.indices.compactMap { hasMoved[$0] ? orderChange($0, siblings, isStack) : nil }
        }
    }

    private func orderChange(_ position: Int, _ siblings: [(new: Int, old: Int)], _ isStack: Bool) -> Candidate? {
        let sibling = siblings[position], view = actual.views[sibling.new]
        // Collect the views that changed sides, and the areas where both views overlap.
        var overlaps: [[Double]] = [], others: [(position: Int, isBehind: Bool)] = []
        for (index, other) in siblings.enumerated() where (index < position) != (other.old < sibling.old) {
            others.append((index, index < position))
            overlaps += [
                CauseFinder.overlap(view.frame, actual.views[other.new].frame),
                CauseFinder.overlap(reference.views[sibling.old].frame, reference.views[other.old].frame),
            ].compactMap { $0 }
        }
        guard !overlaps.isEmpty || isStack, let other = others.last(where: \.isBehind) ?? others.first else {
            return nil
        }
        let name = CauseFinder.name(actual.views[siblings[other.position].new])
        let relation = isStack ? (other.isBehind ? "after" : "before") : other.isBehind ? "in front of" : "behind"
        var candidate = Candidate(
            cause: cause("\(CauseFinder.name(view)) is now \(relation) \(name)", actual, [view.id]))
        (candidate.frames, candidate.affectsLayout, candidate.views) = (overlaps, isStack, [sibling.new])
        return candidate
    }

    private static func overlap(_ first: [Double], _ second: [Double]) -> [Double]? {
        let (left, top) = (max(first[0], second[0]), max(first[1], second[1]))
        let width = min(first[0] + first[2], second[0] + second[2]) - left
        let height = min(first[1] + first[3], second[1] + second[3]) - top
        return width > 0 && height > 0 ? [left, top, width, height] : nil
    }

    /// Returns, for each number, whether it is outside the longest increasing subsequence. Moving only these views is the
    /// smallest number of moves.
    private static func isOutsideLongestIncreasingSubsequence(_ numbers: [Int]) -> [Bool] {
        // `ends` contains, for each length, the position of the last number in the best subsequence, and `previous` the
        // predecessor of each number.
        var ends: [Int] = [], previous = [Int](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var isOutside = [Bool](repeating: true, count: numbers.count), position = ends.last ?? -1
        while position >= 0 {
            isOutside[position] = false
            position = previous[position]
        }
        return isOutside
    }
}
