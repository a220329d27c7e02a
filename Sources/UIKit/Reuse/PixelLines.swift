import Foundation

/// The lines of whole pixels that a stretch of content touches.
enum PixelLines {
    /// Farther than any content reaches, and still an `Int`.
    private static let maximum: CGFloat = 1e15

    /// - Parameters:
    ///   - low: points; infinite ends are ends beyond all content, and what is no number touches nothing.
    static func between(_ low: CGFloat, _ high: CGFloat, scale: CGFloat) -> Range<Int> {
        guard !low.isNaN, !high.isNaN else { return 0..<0 }
        func line(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(saturating: min(max((value * scale).rounded(rule), -maximum), maximum))
        }
        let (top, bottom) = (line(low, .down), line(high, .up))
        return top..<max(bottom, top)
    }
}
