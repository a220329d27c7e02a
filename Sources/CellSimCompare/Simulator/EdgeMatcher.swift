/// Matches the straight edges of two pictures.
struct EdgeMatcher {
    let reference, actual: [StraightEdge]
    /// The number of pixels per point, which is the tolerance for the position and the ends of an edge.
    let scale: Int

    /// The edges that have no counterpart within a tolerance of one point, and the pairs among them.
    struct Result {
        var moved: [(reference: StraightEdge, actual: StraightEdge)] = []
        var missing: [StraightEdge] = []
        var extra: [StraightEdge] = []

        /// Returns the result without the edges that have a property. A pair is removed if both of its edges have it.
        func removing(_ isExcluded: (StraightEdge) -> Bool) -> Result {
            Result(
                moved: moved.filter { !isExcluded($0.reference) || !isExcluded($0.actual) },
                missing: missing.filter { !isExcluded($0) }, extra: extra.filter { !isExcluded($0) })
        }
    }

    func match() -> Result {
        var result = Result()
        result.missing = unmatched(reference, by: actual)
        result.extra = unmatched(actual, by: reference)
        var missing: [StraightEdge] = []
        for old in result.missing {
            let candidates = result.extra.indices.filter { haveSameExtent(old, result.extra[$0]) }
            let nearest = candidates.min {
                abs(result.extra[$0].position - old.position) < abs(result.extra[$1].position - old.position)
            }
            guard let nearest else {
                missing.append(old)
                continue
            }
            result.moved.append((old, result.extra.remove(at: nearest)))
        }
        result.missing = missing
        return result
    }

    /// Returns whether two edges have the same direction and overlap by at least four fifths of the longer one.
    private func haveSameExtent(_ a: StraightEdge, _ b: StraightEdge) -> Bool {
        guard a.isHorizontal == b.isHorizontal else { return false }
        let shared = a.range.clamped(to: b.range).count
        return shared * 5 >= max(a.range.count, b.range.count) * 4
    }

    /// Returns the edges that are missing in the other picture. An edge is missing if the gaps exceed two points plus a tenth of its
    /// length.
    private func unmatched(_ edges: [StraightEdge], by others: [StraightEdge]) -> [StraightEdge] {
        var lines: [Line: [Range<Int>]] = [:]
        for other in others {
            lines[Line(isHorizontal: other.isHorizontal, position: other.position), default: []].append(other.range)
        }
        return edges.filter { edge in
            var covered = [Bool](repeating: false, count: edge.range.count)
            for location in edge.position - scale...edge.position + scale {
                for range in lines[Line(isHorizontal: edge.isHorizontal, position: location)] ?? [] {
                    for offset in range.clamped(to: edge.range) { covered[offset - edge.range.lowerBound] = true }
                }
            }
            let gaps = covered.count { !$0 }
            return gaps > 2 * scale + edge.range.count / 10
        }
    }

    private struct Line: Hashable {
        var isHorizontal: Bool
        var position: Int
    }
}
