import CellSimGraphics

/// Areas in which the method `antialiasing` tolerates no pixel: a pixel that looks like the smoothing of an edge may
/// belong to another glyph. It is smoothing only where the shapes around it are the same.
enum StrictTiles {
    /// For each tile of `ClusterFinder` 1 where all pixels count; nil for other methods, and where none is strict.
    static func tiles(_ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule) -> [UInt8]? {
        rule.method == .antialiasing ? judged(reference, actual, rule).strict : nil
    }

    /// Counts the pixels under a rule.
    static func tally(
        _ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule
    ) -> (tally: PixelTally, strict: [UInt8]?) {
        guard rule.method == .antialiasing else {
            return (PixelTally(reference, actual, method: rule.method, limit: rule.limit), nil)
        }
        let (all, strict, isAllStrict) = judged(reference, actual, rule)
        if isAllStrict { return (all, strict) }
        let tally = PixelTally(reference, actual, method: rule.method, limit: rule.limit, strict: strict)
        return (tally, strict)
    }

    /// The pixels that count if none smooths an edge, the strict tiles, and whether all differences are in these.
    private static func judged(
        _ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule
    ) -> (all: PixelTally, strict: [UInt8]?, isAllStrict: Bool) {
        let tally = PixelTally(reference, actual, method: .pixel, limit: rule.limit)
        let boxes = tally.finder.clusters().map(\.box)
        let kinds = FindingClassifier(reference: reference, actual: actual).kinds(in: boxes)
        let strict = zip(boxes, kinds).filter { $0.1 != .glyphEdges && $0.1 != .sharpness }.map(\.0)
        let tiles = strict.isEmpty ? nil : tally.finder.marks(of: strict)
        return (tally, tiles, strict.count == boxes.count)
    }

    static func withPointer(_ tiles: [UInt8]?, _ body: (UnsafePointer<UInt8>?) -> Void) {
        guard let tiles else { return body(nil) }
        unsafe tiles.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
}
