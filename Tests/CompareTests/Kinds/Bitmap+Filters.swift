import CellSimGraphics
import Foundation

extension Bitmap {
    /// The bytes, four a pixel.
    private var bytes: [UInt8] { unsafe withUnsafeBytes { unsafe Array($0) } }

    private init(width: Int, height: Int, bytes: [UInt8]) {
        self.init(width: width, height: height)
        unsafe withUnsafeMutableBytes { target in
            unsafe bytes.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
        }
    }

    /// Each row and column weighted with a kernel of an odd length, whose weights have the sum 1.
    private func filtered(_ across: [Double], _ down: [Double]) -> Bitmap {
        func pass(_ source: [Double], _ kernel: [Double], _ step: Int, _ count: Int, _ place: (Int) -> Int) -> [Double]
        {
            if kernel.count == 1 { return source }
            let reach = kernel.count / 2
            var target = source
            for index in source.indices {
                let here = place(index)
                var sum = 0.0
                for (offset, weight) in kernel.enumerated() where weight != 0 {
                    let there = min(max(here + offset - reach, 0), count - 1)
                    sum += weight * source[index + (there - here) * step]
                }
                target[index] = sum
            }
            return target
        }
        let (width, height) = (self.width, self.height)
        var values = bytes.map(Double.init)
        values = pass(values, across, 4, width) { $0 / 4 % width }
        values = pass(values, down, 4 * width, height) { $0 / 4 / width }
        return Bitmap(width: width, height: height, bytes: values.map { UInt8(min(max($0.rounded(), 0), 255)) })
    }

    /// Blurred by a Gaussian of that standard deviation, in pixels.
    func blurred(_ deviation: Double) -> Bitmap {
        let reach = Int((deviation * 3).rounded(.up))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let kernel = weights.map { $0 / weights.reduce(0, +) }
        return filtered(kernel, kernel)
    }

    /// Moved to the right and down by less than a pixel, interpolated between neighbours.
    func shifted(_ x: Double, _ y: Double) -> Bitmap { filtered([0, 1 - x, x].reversed(), [0, 1 - y, y].reversed()) }

    /// At another size, interpolated between neighbours.
    func resampled(_ width: Int, _ height: Int) -> Bitmap {
        let source = bytes
        var target = [UInt8](repeating: 0, count: width * height * 4)
        func spot(_ index: Int, _ count: Int, _ other: Int) -> (Int, Int, Double) {
            let at = min(max((Double(index) + 0.5) * Double(other) / Double(count) - 0.5, 0), Double(other - 1))
            return (Int(at), min(Int(at) + 1, other - 1), at - at.rounded(.down))
        }
        for y in 0..<height {
            let (top, bottom, v) = spot(y, height, self.height)
            for x in 0..<width {
                let (left, right, u) = spot(x, width, self.width)
                for channel in 0..<4 {
                    func value(_ x: Int, _ y: Int) -> Double { Double(source[(y * self.width + x) * 4 + channel]) }
                    let above = value(left, top) * (1 - u) + value(right, top) * u
                    let below = value(left, bottom) * (1 - u) + value(right, bottom) * u
                    target[(y * width + x) * 4 + channel] = UInt8((above * (1 - v) + below * v).rounded())
                }
            }
        }
        return Bitmap(width: width, height: height, bytes: target)
    }

    /// With edges as a rasteriser of so many samples a pixel smooths them: coverage comes in so many steps.
    func smoothed(samples: Int) -> Bitmap {
        let source = bytes
        var target = source
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 {
                    var (low, high) = (255, 0)
                    for v in max(0, y - 1)...min(height - 1, y + 1) {
                        for u in max(0, x - 1)...min(width - 1, x + 1) {
                            let value = Int(source[(v * width + u) * 4 + channel])
                            (low, high) = (min(low, value), max(high, value))
                        }
                    }
                    let at = (y * width + x) * 4 + channel, own = Int(source[at])
                    guard high - low > 24, own > low, own < high else { continue }
                    let steps = ((own - low) * samples * 2 + (high - low)) / (2 * (high - low))
                    target[at] = UInt8(low + (high - low) * steps / samples)
                }
            }
        }
        return Bitmap(width: width, height: height, bytes: target)
    }
}
