/// The terms in messages that differ between table and collection views, and the maximum number of rows.
package struct DataSourceTerminology: Sendable {
    let rowTerm: String
    let viewTerm: String
    /// The maximum number of rows in total. Larger counts are errors, because their layout would not fit in memory.
    let maximumRows: Int
    package static let table = DataSourceTerminology(rowTerm: "row", viewTerm: "table view", maximumRows: 100_000_000)
    package static let collection = DataSourceTerminology(
        rowTerm: "item", viewTerm: "collection view", maximumRows: 10_000_000)
    private static let maximumSections = 10_000_000

    /// Returns the numbers of rows per section from a data source. Raises for invalid numbers and counts them as 0.
    @MainActor package func validatedRowCounts(sections: Int, rows: (Int) -> Int) -> [Int] {
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
                    "Number of \(rowTerm)s in section \(section) must not be negative - \(count) returned by the data source"
                )
                return 0
            }
            guard count <= maximumRows - total else {
                ReuseException.raise(
                    "Number of \(rowTerm)s in section \(section) must be at most \(maximumRows - total) - \(count) returned by the data source"
                )
                return 0
            }
            total += count
            return count
        }
    }
}
