import CellSimGraphics

/// A leak in a pair of records, or after a change.
struct Leak {
    var key: LeakKey
    var cause: Difference
}

/// The key of a leak: a property of an object. Leaks with the same key are reported once.
struct LeakKey: Hashable {
    var location: LeakLocation
    var property: String

    /// The path; empty for a named constraint, whose path contains the constant, which differs from leak to leak.
    private var path: String {
        let isNamed = location.outlet != nil || location.objectID != nil
        return location.className == "NSLayoutConstraint" && isNamed ? "" : location.path
    }

    static func == (a: LeakKey, b: LeakKey) -> Bool {
        a.property == b.property && a.path == b.path && a.location.outlet == b.location.outlet
            && a.location.objectID == b.location.objectID && a.location.className == b.location.className
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(property)
        hasher.combine(path)
        hasher.combine(location.outlet)
    }

    @MainActor init(_ difference: Difference, in capture: CellCapture, names: ObjectNames) {
        location = LeakLocation(difference, in: capture, names: names)
        property = difference.property
    }
}

/// Collects the leaks of all pairs and changes, with one entry per property.
@MainActor struct LeakCollector {
    private struct Entry {
        var kind: DifferenceKind
        /// The index of the view in the cell, for sorting.
        var node: Int
        var pairCount = 0
        var changeCounts: [CellChange: Int] = [:]
        var example: ReuseExample

        mutating func recordOccurrence(_ context: LeakContext) {
            pairCount += 1
            if let change = context.transition?.change { changeCounts[change, default: 0] += 1 }
        }
    }

    /// The key of an entry. Leaks after other records and leaks after changes are separate findings.
    private struct EntryKey: Hashable {
        var leak: LeakKey
        var followsChange: Bool
    }

    private var entries: [EntryKey: Entry] = [:]

    /// Records the leaks of a pair or change. The example of each entry is the pair or change with the fewest other leaks,
    /// preferably one in which the picture differs.
    mutating func record(
        _ leaks: [Leak], of context: LeakContext, _ pictures: PairPictures, _ consequences: [String],
        hasDifferentDrawing: Bool
    ) {
        for leak in leaks {
            let key = EntryKey(leak: leak.key, followsChange: context.transition != nil)
            let canShow = hasDifferentDrawing && leak.cause.kind.affectsAppearance
            let makeExample = {
                Self.makeExample(
                    leak.cause, context, pictures, canShow: canShow, consequences, otherLeaks: leaks.count - 1)
            }
            guard var entry = entries[key] else {
                var first = Entry(kind: leak.cause.kind, node: leak.cause.node, example: makeExample())
                first.recordOccurrence(context)
                entries[key] = first
                continue
            }
            entry.recordOccurrence(context)
            let rank = Self.rank(entry.example)
            // Draw the pictures only if this may be a better example.
            if (canShow ? 0 : 1, leaks.count - 1) < rank {
                let other = makeExample()
                if Self.rank(other) < rank { entry.example = other }
            }
            entries[key] = entry
        }
    }

    /// Returns the rank of an example. A lower rank is better.
    private static func rank(_ example: ReuseExample) -> (Int, Int) {
        (example.differentPixels > 0 ? 0 : 1, example.otherLeaks)
    }

    private static func makeExample(
        _ cause: Difference, _ context: LeakContext, _ pictures: PairPictures, canShow: Bool, _ consequences: [String],
        otherLeaks: Int
    ) -> ReuseExample {
        ReuseExample(
            leakingRecord: context.leaking, shownRecord: context.shown, transition: context.transition,
            expected: cause.expected.description(besides: cause.actual),
            actual: cause.actual.description(besides: cause.expected),
            consequences: cause.kind.affectsAppearance ? consequences : [], otherLeaks: otherLeaks,
            fresh: pictures.fresh,
            reused: pictures.reused, differentPixels: canShow ? pictures.comparison.differentPixels : 0)
    }

    /// The findings. Those that change the picture come first, then the order is that of the views and their properties.
    var findings: [ReuseFinding] {
        func rank(_ key: EntryKey, _ entry: Entry) -> (Int, Int, String, String, Int) {
            (
                entry.example.differentPixels > 0 ? 0 : 1, entry.node, key.leak.location.path, key.leak.property,
                key.followsChange ? 1 : 0
            )
        }
        return entries.sorted { rank($0.key, $0.value) < rank($1.key, $1.value) }.map { key, entry in
            ReuseFinding(
                location: key.leak.location, property: key.leak.property, kind: entry.kind, pairCount: entry.pairCount,
                changeCounts: entry.changeCounts, example: entry.example)
        }
    }
}
