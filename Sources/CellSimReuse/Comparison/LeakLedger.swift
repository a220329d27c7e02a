import CellSimGraphics

/// What is told once: a property of an object.
struct LeakKey: Hashable {
    var place: LeakPlace
    var property: String

    @MainActor init(_ difference: Difference, in capture: CellCapture, names: ObjectNames) {
        place = LeakPlace(difference, in: capture, names: names)
        property = difference.property
    }
}

/// The leaks found so far, one entry a property.
@MainActor struct LeakLedger {
    private struct Entry {
        var kind: DifferenceKind
        /// The view's place in the cell, for the order.
        var node: Int
        var pairCount = 0
        var example: ReuseExample
    }

    private var entries: [LeakKey: Entry] = [:]

    /// Counts a leak; the first pair whose picture it changes is kept as the example.
    mutating func note(
        _ cause: Difference, _ key: LeakKey, _ pair: RecordPair, _ pictures: PairPictures, _ consequences: [String],
        drawsOtherwise: Bool
    ) {
        let canShow = drawsOtherwise && cause.kind.canShow
        let known = entries[key]
        var entry = known ?? Entry(
            kind: cause.kind, node: cause.node, example: example(cause, pair, pictures, consequences, canShow: canShow))
        if let known, known.example.differentPixels == 0, canShow, pictures.comparison.differentPixels > 0 {
            entry.example = example(cause, pair, pictures, consequences, canShow: true)
        }
        entry.pairCount += 1
        entries[key] = entry
    }

    private func example(
        _ cause: Difference, _ pair: RecordPair, _ pictures: PairPictures, _ consequences: [String], canShow: Bool
    ) -> ReuseExample {
        ReuseExample(
            leakingRecord: pair.leaking, shownRecord: pair.shown, expected: cause.expected.words, actual: cause.actual.words,
            consequences: cause.kind.canShow ? consequences : [], fresh: pictures.fresh, reused: pictures.reused,
            differentPixels: canShow ? pictures.comparison.differentPixels : 0)
    }

    /// Those that change the picture first, then in the order of the views and their properties.
    var findings: [ReuseFinding] {
        func rank(_ key: LeakKey, _ entry: Entry) -> (Int, Int, String, String) {
            (entry.example.differentPixels > 0 ? 0 : 1, entry.node, key.place.path, key.property)
        }
        return entries.sorted { rank($0.key, $0.value) < rank($1.key, $1.value) }.map { key, entry in
            ReuseFinding(
                place: key.place, property: key.property, kind: entry.kind, pairCount: entry.pairCount, example: entry.example)
        }
    }
}
