import CellSimGraphics

/// Finds the tiles in which the method `antialiasing` tolerates no differing pixels. A pixel that looks like an antialiased
/// edge may belong to another glyph; it belongs to the same edge only if the shapes around it are the same.
enum StrictTiles {
    /// Returns 1 for each strict tile and 0 for the others; nil for other methods or if there are no strict
    /// tiles.
    static func tiles(_ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule) -> [UInt8]? {
        rule.method == .antialiasing ? classify(reference, actual, rule).strict : nil
    }

    /// Counts the differing pixels under a rule, and returns the strict tiles.
    static func tally(
        _ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule
    ) -> (tally: PixelTally, strict: [UInt8]?) {
        guard rule.method == .antialiasing else {
            return (PixelTally(reference, actual, method: rule.method, limit: rule.limit), nil)
        }
        let (all, strict, isAllStrict) = classify(reference, actual, rule)
        if isAllStrict { return (all, strict) }
        let tally = PixelTally(reference, actual, method: rule.method, limit: rule.limit, strict: strict)
        return (tally, strict)
    }

    /// Returns the pixels that count if no antialiasing is tolerated, the strict tiles, and whether all differences are in
    /// strict tiles.
    private static func classify(
        _ reference: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule
    ) -> (all: PixelTally, strict: [UInt8]?, isAllStrict: Bool) {
        let tally = PixelTally(reference, actual, method: .pixel, limit: rule.limit)
        let boxes = tally.finder.clusters().map(\.box)
        let kinds = FindingClassifier(reference: reference, actual: actual).kinds(in: boxes)
        let strict = zip(boxes, kinds).filter { $0.1 != .glyphEdges && $0.1 != .sharpness }.map(\.0)
        let tiles = strict.isEmpty ? nil : tally.finder.tileFlags(of: strict)
        return (tally, tiles, strict.count == boxes.count)
    }

    static func withPointer(_ tiles: [UInt8]?, _ body: (UnsafePointer<UInt8>?) -> Void) {
        guard let tiles else { return body(nil) }
        unsafe tiles.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
}
