/// A rule that determines which pixels count as different and how many of them are tolerated.
public struct ComparisonRule: Hashable, Sendable {
    /// The method of comparing two pixels.
    public enum Method: String, Hashable, Sendable, CaseIterable {
        /// Every difference counts.
        case exact
        /// A pixel counts as different if a channel differs by more than the tolerance.
        case pixel
        /// A pixel counts as different if its CIE Lab distance (ΔE 1976) exceeds the limit that follows from the perceptual
        /// precision.
        case perceptual
        /// Like `pixel`, but antialiased edge pixels don't count if the shapes around them are the same.
        case antialiasing
        /// Tolerates different letter shapes, for comparison with pictures from Apple's simulator. See ``SimulatorComparison``.
        case simulator
    }

    /// The method of comparing pixels. By default, every difference counts.
    public var method: Method = .exact
    /// The fraction of pixels that must match, from 0 to 1.
    public var precision = 1.0
    /// The minimum of 1 − ΔE / 100 for matching pixels, from 0 to 1; for the method `perceptual`.
    public var perceptualPrecision = 1.0
    /// The tolerated difference of a channel as a fraction of its range, from 0 to 1; for `pixel` and `antialiasing`.
    public var perPixelTolerance = 0.0
    /// The number of pixels per point in both pictures; for the method `simulator`.
    public var scale = 2
    /// Whether the reference's file is in Display P3; for the method `simulator`. Its rounding is up to three levels of sRGB.
    package var isReferenceDisplayP3 = false
    /// The number of differing pixels that is always tolerated, regardless of the precision.
    public var maximumDifferentPixels = 0
    /// The areas that are not compared.
    public var ignored: [PixelBox] = []

    /// Creates a rule for exact comparison.
    public init() {}

    /// Returns whether the rule tolerates a number of differing pixels.
    public func allows(different: Int, of total: Int) -> Bool {
        if different <= maximumDifferentPixels { return true }
        guard total > 0 else { return false }
        return Double(total - different) / Double(total) >= precision
    }

    /// The limit for two pixels: a channel difference from 0 to 256, or ΔE.
    var limit: Double {
        switch method {
        case .exact, .simulator: 0
        case .pixel, .antialiasing: perPixelTolerance * 256
        case .perceptual: (1 - perceptualPrecision) * 100
        }
    }

    /// The limit for 16-bit channels whose 8-bit values are equal, in 16-bit steps. Such differences are invisible, so the
    /// method `perceptual` counts them only if it tolerates nothing.
    var limitFor16BitChannels: Double {
        switch method {
        case .exact: 0
        case .simulator: 65535
        case .pixel, .antialiasing: limit * 257
        case .perceptual: limit > 0 ? 65535 : 0
        }
    }
}
