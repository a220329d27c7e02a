import CellSimGraphics

/// Where the method `antialiasing` lets no pixel pass: a pixel that looks like the smoothing of an edge may belong to
/// another glyph. It is smoothing only where the shapes around it are the same.
enum StrictTiles {
    /// For each tile of `ClusterFinder` 1 where all pixels count; nil for other methods, and where none is strict.
    static func tiles(_ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule) -> [UInt8]? {
        guard rule.method == .antialiasing else { return nil }
        let tally = PixelTally(reference, actual, method: .pixel, limit: rule.limit)
        let boxes = tally.finder.clusters().map(\.box)
        let kinds = FindingClassifier(reference: reference, actual: actual).kinds(in: boxes)
        let strict = zip(boxes, kinds).filter { $0.1 != .glyphEdges && $0.1 != .sharpness }.map(\.0)
        return strict.isEmpty ? nil : tally.finder.marks(of: strict)
    }

    static func withPointer(_ tiles: [UInt8]?, _ body: (UnsafePointer<UInt8>?) -> Void) {
        guard let tiles else { return body(nil) }
        unsafe tiles.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
}
