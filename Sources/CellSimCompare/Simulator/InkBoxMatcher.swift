/// Matches the marks of two pictures by position.
struct InkBoxMatcher {
    let reference, actual: [InkBox]
    /// The number of pixels per point, which is the tolerance for a box.
    let scale: Int

    /// Marks at the same position in both pictures. Different letter shapes can join or split words, so several marks may match
    /// one mark in the other picture.
    struct Pair {
        var reference, actual: InkBox
    }

    /// The pairs, and the marks that exist in only one picture.
    struct Result {
        var pairs: [Pair] = []
        var missing: [InkBox] = []
        var extra: [InkBox] = []
    }

    func match() -> Result {
        var sets = DisjointSets(reference.count + actual.count)
        for (index, mark) in reference.enumerated() {
            let searchBox = mark.box.expanded(by: scale)
            for (other, candidate) in actual.enumerated()
            where searchBox.intersection(candidate.box) != nil && !isNested(mark, candidate) {
                sets.join(index, reference.count + other)
            }
        }
        var groups: [Int: (reference: InkBox?, actual: InkBox?)] = [:]
        for (index, mark) in reference.enumerated() {
            add(mark, to: &groups[sets.root(index), default: (nil, nil)].reference)
        }
        for (index, mark) in actual.enumerated() {
            add(mark, to: &groups[sets.root(reference.count + index), default: (nil, nil)].actual)
        }
        var result = Result()
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            switch (group.reference, group.actual) {
            case (let old?, let new?): result.pairs.append(Pair(reference: old, actual: new))
            case (let old?, nil): result.missing.append(old)
            case (nil, let new?): result.extra.append(new)
            case (nil, nil): break
            }
        }
        matchMoved(&result)
        return result
    }

    private func add(_ mark: InkBox, to sum: inout InkBox?) {
        if sum == nil { sum = mark } else { sum?.add(mark) }
    }

    /// Returns whether one mark is a frame around the other. Several lines of text whose letters touch can be one mark. Such a mark
    /// is not a frame around a line in the other picture, because none of its parts is as wide as the mark itself.
    private func isNested(_ a: InkBox, _ b: InkBox) -> Bool {
        let (outer, inner) = a.box.area >= b.box.area ? (a, b) : (b, a)
        let (large, small) = (outer.box, inner.box)
        guard large.height >= small.height * 2, large.height >= 20 * scale, large.width >= small.width + 8 * scale
        else { return false }
        return outer.columns.contains { $0.count + 2 * scale >= large.width }
    }

    /// Pairs marks that moved: a mark that is missing in one picture and has the same size at another position. The nearest
    /// candidate is used.
    private func matchMoved(_ result: inout Result) {
        var missing: [InkBox] = []
        for old in result.missing {
            let candidates = result.extra.indices.filter { index in
                let new = result.extra[index].box
                return abs(new.width - old.box.width) <= 2 * scale && abs(new.height - old.box.height) <= 2 * scale
            }
            let nearest = candidates.min {
                distance(result.extra[$0].box, old.box) < distance(result.extra[$1].box, old.box)
            }
            guard let nearest else {
                missing.append(old)
                continue
            }
            result.pairs.append(Pair(reference: old, actual: result.extra.remove(at: nearest)))
        }
        result.missing = missing
    }

    private func distance(_ a: PixelBox, _ b: PixelBox) -> Int { abs(a.x - b.x) + abs(a.y - b.y) }
}

extension PixelBox {
    /// Returns the box enlarged by a number of pixels on each side.
    func expanded(by pixels: Int) -> PixelBox {
        PixelBox(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
    }
}
