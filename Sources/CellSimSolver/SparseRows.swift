/// A coefficient with its unknown: the index of a variable, or the complement (`~slot`) of a constraint's residual. Rows of
/// the tableau contain only residuals, and use slots without complement.
struct Entry: BitwiseCopyable {
    var reference: Int32
    var coefficient: Double
}

/// Sparse rows of entries in one memory pool. A row that outgrows its segment moves to the end of the pool. If the pool
/// would have to grow and more than half of it is gaps, it is compacted instead.
struct SparseRows {
    struct Segment: BitwiseCopyable {
        var offset = 0
        var count: Int32 = 0
        var capacity: Int32 = 0
    }

    private(set) var segments = Block<Segment>()
    private(set) var entries = Block<Entry>(capacity: 32)
    private var gapCount = 0

    var rowCount: Int { segments.count }

    func copy() -> SparseRows {
        var result = self
        result.segments = segments.copy()
        result.entries = entries.copy()
        return result
    }

    func deallocate() {
        segments.deallocate()
        entries.deallocate()
    }

    mutating func reserveCapacity(rows: Int, entries count: Int) {
        segments.reserve(rows)
        entries.reserve(count)
    }

    /// Increases the number of rows to `count`; new rows are empty.
    mutating func extend(to count: Int) { segments.extend(to: count, with: Segment()) }

    @_transparent func count(_ row: Int) -> Int { Int(segments[row].count) }

    /// Returns the offset of the row's first entry in the pool. It becomes invalid if any row's capacity changes.
    @_transparent func start(_ row: Int) -> Int { segments[row].offset }

    @_transparent func setCount(_ row: Int, _ count: Int) { segments[row].count = Int32(truncatingIfNeeded: count) }

    /// Reserves memory for `needed` entries of the row and keeps the existing ones.
    mutating func reserve(_ row: Int, _ needed: Int) {
        let segment = segments[row]
        guard needed > Int(segment.capacity) else { return }
        let available = needed + needed / 4 + 1
        if entries.count + available > entries.capacity && gapCount * 2 > entries.count { compact(extra: available) }
        let old = segments[row]
        let offset = entries.count
        entries.reserve(offset + available)
        entries.count = offset + available
        let pool = entries
        var index = 0
        while index < Int(old.count) {
            pool[offset + index] = pool[old.offset + index]
            index += 1
        }
        gapCount += Int(old.capacity)
        segments[row] = Segment(offset: offset, count: old.count, capacity: Int32(available))
    }

    /// Empties the row and releases its memory to the pool.
    mutating func release(_ row: Int) {
        gapCount += Int(segments[row].capacity)
        segments[row] = Segment()
    }

    /// Removes the last row, which must have been released.
    mutating func removeLast() { segments.count -= 1 }

    mutating func swap(_ a: Int, _ b: Int) {
        let segment = segments[a]
        segments[a] = segments[b]
        segments[b] = segment
    }

    /// Empties all rows.
    mutating func removeAll() {
        segments.count = 0
        entries.count = 0
        gapCount = 0
    }

    private mutating func compact(extra: Int) {
        var compacted = Block<Entry>(capacity: entries.count - gapCount + extra * 2 + 32)
        let old = entries
        var row = 0
        while row < segments.count {
            let segment = segments[row]
            let offset = compacted.count
            var index = 0
            while index < Int(segment.count) {
                compacted[offset + index] = old[segment.offset + index]
                index += 1
            }
            compacted.count = offset + index
            segments[row] = Segment(offset: offset, count: segment.count, capacity: segment.count)
            row += 1
        }
        old.deallocate()
        entries = compacted
        gapCount = 0
    }
}
