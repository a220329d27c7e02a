import Foundation

/// The weights of a few neighbouring source pixels in one target pixel, along one axis.
///
/// When a picture shrinks, a target pixel is the mean of the source pixels below it (a box as wide as its
/// footprint); otherwise the two nearest are mixed. Weights are multiples of 1/256 whose sum is one, so products of
/// the weights of both axes are exact and a plain colour is unchanged.
struct ResamplingKernel {
    /// The centre is at one of 2^6 positions inside a source pixel.
    static let phaseBits = 6

    let taps: Int
    /// `taps` weights for each phase, in 65536ths.
    let weights: [Int32]

    /// - Parameter footprint: Source pixels per target pixel; up to 64.
    init(footprint: CGFloat) {
        let phases = 1 << Self.phaseBits
        // Lengths in 4096ths of a source pixel.
        let unit = 4096
        let width = footprint > 1 ? Int(saturating: (footprint * CGFloat(unit)).rounded()) : unit
        taps = (width + unit - 1) / unit + 1
        var weights: [Int32] = []
        for phase in 0..<phases {
            let centre = (2 * phase + 1) * unit / (2 * phases)
            // pixman starts at the pixel that contains centre - (taps - 1) / 2, less the smallest step.
            let first = Self.floorDivide(centre - 1 - (taps - 1) * unit / 2, unit) * unit
            let raw = (0..<taps).map { tap in
                let low = first + tap * unit
                return max(min(low + unit, centre + width / 2) - max(low, centre - width / 2), 0)
            }
            weights += Self.normalised(raw).map { Int32($0 << 8) }
        }
        self.weights = weights
    }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

    /// Shares of 256 whose sum is 256: cumulated, so that rounding never adds up.
    private static func normalised(_ raw: [Int]) -> [Int] {
        let total = raw.reduce(0, +)
        var (sum, given) = (0, 0)
        return raw.map { value in
            sum += value
            let upTo = (sum * 256 + total / 2) / total
            defer { given = upTo }
            return upTo - given
        }
    }
}
