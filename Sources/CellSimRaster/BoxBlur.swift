import Foundation

/// A Gaussian blur of a coverage, approximated by three box means in integer arithmetic.
struct BoxBlur {
    /// Side of the box in pixels; 0 or 1 leaves everything as it is.
    let size: Int

    /// The largest side that is blurred pixel by pixel: that of a standard deviation of 272 pixels.
    static let maximumSize = 512

    init(size: Int) { self.size = size }

    /// - Parameter sigma: the standard deviation in pixels.
    init(sigma: CGFloat) {
        // Three boxes of this side have the variance of the Gaussian: the factor is 3·√(2π)/4.
        self.init(size: Int(saturating: min(max(sigma, 0), 2000) * 1.8799712059732503 + 0.5))
    }

    /// How much smaller a coverage may be blurred without anybody seeing it: a power of two, 1 for blurs of usual sizes.
    var shrinking: Int {
        var times = 1
        while size / times > Self.maximumSize { times *= 2 }
        return times
    }

    /// The same, or the largest blur that is made of what is drawn itself.
    var limited: BoxBlur { BoxBlur(size: min(size, Self.maximumSize)) }

    /// How many pixels the blur spreads to each side.
    var reach: Int { size > 1 ? (size / 2 + 1) * 3 : 0 }

    func apply(to block: PixelBlock) {
        guard size > 1, !block.bounds.isEmpty else { return }
        // An even side has no centre: two boxes lean to opposite sides and the third is one wider.
        let half = size / 2
        let boxes =
            size % 2 == 1
            ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
        let (width, height, stride) = (block.bounds.width, block.bounds.height, block.bytesPerRow)
        var line = [UInt8](repeating: 0, count: max(width, height))
        for (before, after) in boxes {
            for y in 0..<height {
                unsafe mean(block.bytes + y * stride, count: width, step: 1, before: before, after: after, line: &line)
            }
        }
        for (before, after) in boxes {
            for x in 0..<width {
                unsafe mean(block.bytes + x, count: height, step: stride, before: before, after: after, line: &line)
            }
        }
    }

    /// Replaces each value by the mean of those from `before` back to `after` ahead; outside lies 0.
    private func mean(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, before: Int, after: Int, line: inout [UInt8]
    ) {
        let side = UInt64(before + after + 1)
        let reciprocal = ((1 << 32) + side / 2) / side
        unsafe line.withUnsafeMutableBufferPointer { buffer in
            guard let line = buffer.baseAddress else { return }
            var i = 0
            while i < count {
                unsafe line[i] = values[i &* step]
                i &+= 1
            }
            var sum: UInt64 = 0
            i = 0
            while i < after, i < count {
                unsafe sum &+= UInt64(line[i])
                i &+= 1
            }
            i = 0
            while i < count {
                if i &+ after < count { unsafe sum &+= UInt64(line[i &+ after]) }
                unsafe values[i &* step] = UInt8(truncatingIfNeeded: (sum &* reciprocal &+ (1 << 31)) >> 32)
                if i >= before { unsafe sum &-= UInt64(line[i &- before]) }
                i &+= 1
            }
        }
    }
}
