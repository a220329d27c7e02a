/// The terms in messages that differ between table and collection views, and the maximum number of rows.
package struct DataSourceTerminology: Sendable {
    let row: String
    let view: String
    /// The maximum total number of rows. The layout of more rows wouldn't fit in memory.
    let maximum: Int
    package static let table = DataSourceTerminology(row: "row", view: "table view", maximum: 100_000_000)
    package static let collection = DataSourceTerminology(row: "item", view: "collection view", maximum: 10_000_000)
    private static let maximumSections = 10_000_000

    /// Returns the row counts of all sections from a data source. Raises for invalid counts, and replaces them by 0.
    @MainActor package func counts(sections: Int, rows: (Int) -> Int) -> [Int] {
        guard sections >= 0 else {
            ReuseException.raise("Number of sections must not be negative - \(sections) returned by the data source")
            return []
        }
        guard sections <= Self.maximumSections else {
            ReuseException.raise(
                "Number of sections must be at most \(Self.maximumSections) - \(sections) returned by the data source")
            return []
        }
        var total = 0
        return (0..<sections).map { section in
            let count = rows(section)
            guard count >= 0 else {
                ReuseException.raise(
                    "Number of \(row)s in section \(section) must not be negative - \(count) returned by the data source"
                )
                return 0
            }
            guard count <= maximum - total else {
                ReuseException.raise(
                    "Number of \(row)s in section \(section) must be at most \(maximum - total) - \(count) returned by the data source"
                )
                return 0
            }
            total += count
            return count
        }
    }
}
