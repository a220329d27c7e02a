import CellSimHost

extension PictureSet {
    /// Above this number, pictures are counted.
    private static let maximumLines = 20

    /// The written pictures: a line for each picture, or one line for many. The standard output is omitted.
    var summary: [String] {
        // Rows are drawn on several threads, in any order.
        let paths = paths.filter { $0 != "-" }.sorted()
        guard paths.count > Self.maximumLines, let first = paths.first, let last = paths.last else {
            return paths.map { "wrote \($0)" }
        }
        return ["wrote \(paths.count) pictures, from \(first) to \(last)"]
    }
}
