/// A model of a table's registrations and reuse pools without views: rows have fixed heights, cells are serial numbers.
struct ReuseModel {
    struct Row: Equatable {
        var key: Int
        var height: Int
        var identifier: Int
    }

    var rows: [Row]
    let viewport: Int
    var offset = 0
    /// The serial numbers in each reuse pool, by identifier. The last one is dequeued first.
    var pools: [[Int]]
    /// The registered template of each identifier (`nil` for none), and the template that each cell was created from.
    var templates: [Int?]
    var templateOfCell: [Int] = []
    /// The visible serial numbers by row.
    var visibleCells: [Int: Int] = [:]
    var created = 0
    var reused = 0
    var dequeued = 0

    init(rows: [Row], viewport: Int, identifiers: Int) {
        (self.rows, self.viewport) = (rows, viewport)
        pools = Array(repeating: [], count: identifiers)
        templates = Array(repeating: 0, count: identifiers)
    }

    /// The top of each row, and the bottom of the last one.
    var tops: [Int] {
        var tops = [0]
        for row in rows { tops.append(tops[tops.count - 1] + row.height) }
        return tops
    }
    var contentHeight: Int { tops[rows.count] }
    var visibleRows: [Int] {
        let tops = self.tops
        return rows.indices.filter { tops[$0] < tops[$0 + 1] && tops[$0] < offset + viewport && tops[$0 + 1] > offset }
    }

    mutating func layout() {
        let rowsToShow = self.visibleRows
        for row in visibleCells.keys.sorted() where !rowsToShow.contains(row) { recycle(row) }
        if let first = visibleCells.keys.min() {
            for row in rowsToShow.reversed() where row < first { show(row) }
        }
        for row in rowsToShow where visibleCells[row] == nil { show(row) }
    }

    mutating func reload(_ newRows: [Row]) {
        for row in visibleCells.keys.sorted() { recycle(row) }
        rows = newRows
        clampOffset()
        layout()
    }

    /// Updates rows. Deletions use old row indices, and insertions new ones. Cells of removed rows are added to the pool at the end.
    mutating func update(delete: Set<Int>, insert: [Int: Row], reload: Set<Int>) {
        var (next, moved, removedCells): ([Row], [Int: Int], [(Int, Int)]) = ([], [:], [])
        var survivors = rows.indices.filter { !delete.contains($0) }.makeIterator()
        let count = rows.count - delete.count + insert.count
        for index in 0..<count {
            if let row = insert[index] {
                next.append(row)
            } else if let old = survivors.next() {
                next.append(rows[old])
                if let serial = visibleCells[old], !reload.contains(old) { moved[index] = serial }
            }
        }
        for row in visibleCells.keys.sorted() where delete.contains(row) || reload.contains(row) {
            removedCells.append((rows[row].identifier, visibleCells[row] ?? -1))
        }
        rows = next
        visibleCells = moved
        clampOffset()
        layout()
        for (identifier, serial) in removedCells { pools[identifier].append(serial) }
    }

    mutating func move(from: Int, to: Int) {
        var order = Array(rows.indices)
        order.insert(order.remove(at: from), at: to)
        let (oldRows, oldShown) = (rows, visibleCells)
        (rows, visibleCells) = (order.map { oldRows[$0] }, [:])
        for (row, old) in order.enumerated() { if let serial = oldShown[old] { visibleCells[row] = serial } }
        layout()
    }

    /// Returns a cell from the pool, or a new one from the template; `nil` without a template.
    mutating func dequeue(_ identifier: Int) -> Int? {
        dequeued += 1
        if let serial = pools[identifier].popLast() {
            reused += 1
            return serial
        }
        guard let template = templates[identifier] else { return nil }
        templateOfCell.append(template)
        created += 1
        return created - 1
    }

    mutating func clampOffset() { offset = min(offset, max(contentHeight - viewport, 0)) }

    private mutating func recycle(_ row: Int) {
        guard let serial = visibleCells.removeValue(forKey: row) else { return }
        pools[rows[row].identifier].append(serial)
    }

    private mutating func show(_ row: Int) {
        visibleCells[row] = dequeue(rows[row].identifier)
    }
}

/// A seeded random number generator.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
    mutating func pick(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
}
