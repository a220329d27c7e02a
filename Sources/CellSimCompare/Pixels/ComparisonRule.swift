/// Determines what counts as a difference and how much of it is tolerated.
public struct ComparisonRule: Hashable, Sendable {
    /// The method of comparing two pixels.
    public enum Method: String, Hashable, Sendable, CaseIterable {
        /// Any difference counts.
        case exact
        /// A channel must differ by more than the tolerance.
        case pixel
        /// The distance in CIE Lab (ΔE of 1976) must exceed the limit of the perceptual precision.
        case perceptual
        /// As `pixel`, but antialiased edge pixels don't count if the shapes around them are the same.
        case antialiasing
        /// Letters may have other shapes, as in a simulator's pictures. See ``SimulatorComparison``.
        case simulator
    }

    /// The method of comparing pixels; by default any difference counts.
    public var method: Method = .exact
    /// The fraction of pixels that must match, 0 to 1.
    public var precision = 1.0
    /// The minimum of 1 − ΔE / 100 for two pixels, 0 to 1; for the method `perceptual`.
    public var perceptualPrecision = 1.0
    /// The fraction of a channel's range by which it may differ, 0 to 1; for `pixel` and `antialiasing`.
    public var perPixelTolerance = 0.0
    /// The number of pixels per point of both pictures; for the method `simulator`.
    public var scale = 2
    /// The number of differing pixels that is tolerated regardless of the precision.
    public var maximumDifferentPixels = 0
    /// Areas that aren't compared.
    public var ignored: [PixelBox] = []

    /// Creates a rule for exact comparison.
    public init() {}

    /// Returns whether this number of differing pixels is tolerated.
    public func allows(different: Int, of total: Int) -> Bool {
        if different <= maximumDifferentPixels { return true }
        guard total > 0 else { return false }
        return Double(total - different) / Double(total) >= precision
    }

    /// The limit for the method: channel steps (as a fraction of 256), or ΔE.
    var limit: Double {
        switch method {
        case .exact, .simulator: 0
        case .pixel, .antialiasing: perPixelTolerance * 256
        case .perceptual: (1 - perceptualPrecision) * 100
        }
    }

    /// The limit for 16-bit channels whose 8-bit values are equal, in 16-bit steps. Such a difference is invisible, so
    /// the method `perceptual` counts it only if it tolerates nothing.
    var deepLimit: Double {
        switch method {
        case .exact: 0
        case .simulator: 65535
        case .pixel, .antialiasing: limit * 257
        case .perceptual: limit > 0 ? 65535 : 0
        }
    }
}
