import Foundation

/// A Gaussian blur of a coverage mask, approximated by three box blurs in integer arithmetic.
///
/// The outermost pixels of a box have fractional weights, so that the variance equals the Gaussian's. For standard deviations
/// of at least 1.2 pixels, an edge differs from a Gaussian blur by at most 2.5 levels.
struct BoxBlur {
    /// The width of the nearest box in whole pixels; 0 and 1 have no effect. Backdrop blurs use these boxes.
    let size: Int
    /// The standard deviation in 64ths of a pixel.
    private let sigmaIn64ths: Int

    /// The maximum box width at full resolution, which corresponds to a standard deviation of 272 pixels.
    static let maximumSize = 512
    private static let maximumSigmaIn64ths = 272 * 64

    private init(size: Int, spread: Int) { (self.size, self.sigmaIn64ths) = (size, spread) }

    /// Creates a blur.
    /// - Parameter sigma: The standard deviation in pixels.
    init(sigma: CGFloat) {
        let sigma = min(max(sigma, 0), 2000)
        // Three boxes of this width have the variance of the Gaussian: the factor is 3·√(2π)/4.
        self.init(size: Int(saturating: sigma * 1.8799712059732503 + 0.5), spread: Int(saturating: sigma * 64 + 0.5))
    }

    /// The factor by which a mask can be downscaled without a visible effect: a power of two; 1 for common sizes.
    var reductionFactor: Int {
        var times = 1
        while size / times > Self.maximumSize { times *= 2 }
        return times
    }

    /// Returns the blur for a drawing that is downscaled by a factor.
    func scaledDown(by factor: Int) -> BoxBlur { BoxBlur(size: size / factor, spread: sigmaIn64ths / factor) }

    /// The blur, limited to the maximum size at full resolution.
    var limited: BoxBlur {
        BoxBlur(size: min(size, Self.maximumSize), spread: min(sigmaIn64ths, Self.maximumSigmaIn64ths))
    }

    /// The number of whole pixels on each side of a box's centre, and the weight of the adjacent pixels in 256ths.
    private var box: (half: Int, edge: Int) {
        // The variance of 2h + 1 whole pixels is ((2h + 1)² - 1) / 12; the required variance of one box is spread² / (3 · 64²).
        let square = sigmaIn64ths * sigmaIn64ths
        var half = 0
        while ((2 * half + 3) * (2 * half + 3) - 1) * 1024 <= square { half += 1 }
        let wholePixelVariance = half * (half + 1) * (2 * half + 1) / 3
        let remainingVariance = square * (2 * half + 1) - wholePixelVariance * 12288
        let weight = 2 * ((half + 1) * (half + 1) * 12288 - square)
        return (half, (max(remainingVariance, 0) * 256 + weight / 2) / weight)
    }

    /// The number of pixels by which the blur extends the mask on each side.
    var outset: Int {
        let (half, edge) = box
        let blurExtent = half == 0 && edge == 0 ? 0 : (half + 1) * 3
        return max(blurExtent, size > 1 ? (size / 2 + 1) * 3 : 0)
    }

    func apply(to block: PixelBlock) {
        let box = box
        guard box.half > 0 || box.edge > 0, !block.bounds.isEmpty else { return }
        let (width, height, stride) = (block.bounds.width, block.bounds.height, block.bytesPerRow)
        // Values beyond the ends are zero.
        let margin = box.half + 1
        var line = [UInt8](repeating: 0, count: max(width, height) + 2 * margin)
        for _ in 0..<3 {
            for y in 0..<height {
                unsafe mean(block.bytes + y * stride, count: width, step: 1, box, line: &line)
            }
        }
        for i in line.indices { line[i] = 0 }
        for _ in 0..<3 {
            for x in 0..<width { unsafe mean(block.bytes + x, count: height, step: stride, box, line: &line) }
        }
    }

    /// Replaces each value by the weighted mean of the surrounding values.
    /// - Parameter line: A buffer for the values, with zeros before and after them.
    private func mean(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ box: (half: Int, edge: Int), line: inout [UInt8]
    ) {
        let (margin, edge) = (box.half + 1, UInt64(box.edge))
        let total = UInt64(2 * box.half + 1) * 256 + 2 * edge
        let reciprocal = ((1 << 32) + total / 2) / total
        unsafe line.withUnsafeMutableBufferPointer { buffer in
            guard let line = buffer.baseAddress else { return }
            var i = 0
            while i < count {
                unsafe line[i &+ margin] = values[i &* step]
                i &+= 1
            }
            // Initialises the sum for the window before the first pixel.
            var sum: UInt64 = 0
            i = 0
            while i < 2 &* box.half &+ 1 {
                unsafe sum &+= UInt64(line[i])
                i &+= 1
            }
            i = 0
            while i < count {
                let (first, beyond) = unsafe (UInt64(line[i]), UInt64(line[i &+ 2 &* margin]))
                unsafe sum &+= UInt64(line[i &+ 2 &* margin &- 1])
                sum &-= first
                let weighted = sum &* 256 &+ (first &+ beyond) &* edge
                unsafe values[i &* step] = UInt8(truncatingIfNeeded: (weighted &* reciprocal &+ (1 << 31)) >> 32)
                i &+= 1
            }
        }
    }
}
