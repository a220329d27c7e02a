import Foundation

/// The weights of neighbouring source pixels for a target pixel along one axis.
///
/// If an image is downscaled, a target pixel is the mean of the source pixels it covers (box filter); otherwise the two
/// nearest pixels are interpolated. Weights are multiples of 1/256 with a sum of one. Therefore products of weights of both
/// axes are exact, and a uniform colour is unchanged.
struct ResamplingKernel {
    /// The number of bits for the position of the centre inside a source pixel.
    static let phaseBits = 6

    let taps: Int
    /// The weights in units of 1/65,536: `taps` weights for each phase.
    let weights: [Int32]

    /// Creates the weights.
    /// - Parameter footprint: The number of source pixels per target pixel, at most 64.
    init(footprint: CGFloat) {
        let phases = 1 << Self.phaseBits
        // Lengths are in 4096ths of a source pixel.
        let unit = 4096
        let width = footprint > 1 ? Int(saturating: (footprint * CGFloat(unit)).rounded()) : unit
        taps = (width + unit - 1) / unit + 1
        var weights: [Int32] = []
        for phase in 0..<phases {
            let centre = (2 * phase + 1) * unit / (2 * phases)
            // pixman starts at the pixel that contains centre - (taps - 1) / 2, minus the smallest step.
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

    /// Returns integers with a sum of 256. Cumulative sums keep rounding errors from accumulating.
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
