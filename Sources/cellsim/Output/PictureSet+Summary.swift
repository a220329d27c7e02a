import CellSimHost

/// The part of `PictureSet` that summarises written pictures.
extension PictureSet {
    /// The maximum number of pictures that are listed individually.
    private static let maximumLines = 20

    /// The lines about the written pictures: one for each picture, or a single line for a large number of pictures. A picture on standard
    /// output is omitted.
    var summary: [String] {
        // Several threads write rows, so the order varies.
        let paths = paths.filter { $0 != "-" }.sorted()
        guard paths.count > Self.maximumLines, let first = paths.first, let last = paths.last else {
            return paths.map { "wrote \($0)" }
        }
        return ["wrote \(paths.count) pictures, from \(first) to \(last)"]
    }
}
