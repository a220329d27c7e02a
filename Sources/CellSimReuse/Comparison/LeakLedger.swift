import CellSimGraphics

/// One leak of one pair.
struct Leak {
    var key: LeakKey
    var cause: Difference
}

/// What is told once: a property of an object.
struct LeakKey: Hashable {
    var place: LeakLocation
    var property: String

    @MainActor init(_ difference: Difference, in capture: CellCapture, names: ObjectNames) {
        place = LeakLocation(difference, in: capture, names: names)
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

    /// Counts the leaks of a pair. The example kept of each is a pair whose picture it changes, if there is one, with
    /// as few other leaks as can be.
    mutating func note(
        _ leaks: [Leak], of pair: RecordPair, _ pictures: PairPictures, _ consequences: [String], drawsOtherwise: Bool
    ) {
        for leak in leaks {
            let canShow = drawsOtherwise && leak.cause.kind.canShow
            let make = {
                Self.example(leak.cause, pair, pictures, canShow: canShow, consequences, otherLeaks: leaks.count - 1)
            }
            guard var entry = entries[leak.key] else {
                entries[leak.key] = Entry(kind: leak.cause.kind, node: leak.cause.node, pairCount: 1, example: make())
                continue
            }
            entry.pairCount += 1
            let rank = Self.rank(entry.example)
            // Pictures are drawn only where they may make a better example.
            if (canShow ? 0 : 1, leaks.count - 1) < rank {
                let other = make()
                if Self.rank(other) < rank { entry.example = other }
            }
            entries[leak.key] = entry
        }
    }

    /// The lower the better.
    private static func rank(_ example: ReuseExample) -> (Int, Int) {
        (example.differentPixels > 0 ? 0 : 1, example.otherLeaks)
    }

    private static func example(
        _ cause: Difference, _ pair: RecordPair, _ pictures: PairPictures, canShow: Bool, _ consequences: [String],
        otherLeaks: Int
    ) -> ReuseExample {
        ReuseExample(
            leakingRecord: pair.leaking, shownRecord: pair.shown, expected: cause.expected.words(besides: cause.actual),
            actual: cause.actual.words(besides: cause.expected),
            consequences: cause.kind.canShow ? consequences : [], otherLeaks: otherLeaks, fresh: pictures.fresh,
            reused: pictures.reused, differentPixels: canShow ? pictures.comparison.differentPixels : 0)
    }

    /// Those that change the picture first, then in the order of the views and their properties.
    var findings: [ReuseFinding] {
        func rank(_ key: LeakKey, _ entry: Entry) -> (Int, Int, String, String) {
            (entry.example.differentPixels > 0 ? 0 : 1, entry.node, key.place.path, key.property)
        }
        return entries.sorted { rank($0.key, $0.value) < rank($1.key, $1.value) }.map { key, entry in
            ReuseFinding(
                place: key.place, property: key.property, kind: entry.kind, pairCount: entry.pairCount,
                example: entry.example)
        }
    }
}
