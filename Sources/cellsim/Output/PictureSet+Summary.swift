import CellSimHost

/// The part of `PictureSet` that summarises the written pictures.
extension PictureSet {
    /// The maximum number of pictures that are listed. If there are more, they are counted.
    private static let maximumLines = 20

    /// The written pictures: one line per picture, or a single line if there are many. Standard output is omitted.
    var summary: [String] {
        // Rows are written by several threads, in any order.
        let paths = paths.filter { $0 != "-" }.sorted()
        guard paths.count > Self.maximumLines, let first = paths.first, let last = paths.last else {
            return paths.map { "wrote \($0)" }
        }
        return ["wrote \(paths.count) pictures, from \(first) to \(last)"]
    }
}
