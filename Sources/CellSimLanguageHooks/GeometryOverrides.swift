import Foundation

// Replaces geometry functions of Foundation that differ from Core Graphics. See `FoundationOverrides.swift`.

/// Replaces functions of rectangles.
extension CGRect {
    /// Replaces `intersects(_:)`. As in Core Graphics, rectangles that only touch don't intersect; in Foundation on Linux, they do.
    @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
    public func hookedIntersects(_ rect2: CGRect) -> Bool {
        let (a, b) = (standardized, rect2.standardized)
        return !isNull && !rect2.isNull && a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }
}
