import Foundation

/// The weights of neighbouring source pixels for a target pixel, along one axis.
///
/// If an image is reduced, a target pixel is the mean of the source pixels that it covers (a box filter); otherwise the
/// two nearest pixels are interpolated. Weights are multiples of 1/256 and sum up to one, so that products of the
/// weights of both axes are exact and a uniform colour is unchanged.
struct ResamplingKernel {
    /// The number of bits of the centre's position in a source pixel.
    static let phaseBits = 6

    let taps: Int
    /// `taps` weights for each phase, in 65536ths.
    let weights: [Int32]

    /// Creates the weights.
    /// - Parameter footprint: Source pixels per target pixel, at most 64.
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

    /// Returns integers whose sum is 256, from cumulative sums so that rounding errors don't accumulate.
    private static func normalised(_ lengths: [Int]) -> [Int] {
        let total = lengths.reduce(0, +)
        var (sum, assigned) = (0, 0)
        return lengths.map { value in
            sum += value
            let cumulated = (sum * 256 + total / 2) / total
            defer { assigned = cumulated }
            return cumulated - assigned
        }
    }
}
