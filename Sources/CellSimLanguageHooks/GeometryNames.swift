import Foundation

// Functions of Foundation's geometry that differ from Core Graphics'. See `FoundationNames.swift` for how they take the place
// of Foundation's own.

extension CGRect {
    /// Core Graphics' result of `intersects(_:)`: rectangles that only touch don't intersect. In Linux's Foundation, they do.
    @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
    public func hookedIntersects(_ rect2: CGRect) -> Bool {
        let (a, b) = (standardized, rect2.standardized)
        return !isNull && !rect2.isNull && a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }
}
