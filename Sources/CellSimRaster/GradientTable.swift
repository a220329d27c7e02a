import CellSimGraphics
import Foundation

/// The colours of a gradient at evenly spaced positions. They are interpolated before premultiplication, as in Core Graphics.
struct GradientTable {
    let pixels: [UInt32]

    /// Creates a table; nil if there are no colours.
    /// - Parameter length: The gradient's length in device pixels. The table has about twice as many entries.
    init?(stops: [GradientStop], length: CGFloat) {
        guard !stops.isEmpty else { return nil }
        let sorted = Self.ordered(stops)
        var count = 256
        while count < 8192, CGFloat(count) < 2 * length { count *= 2 }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(count)
        var next = 0
        for index in 0..<count {
            let location = index * 65536 / (count - 1)
            while next < sorted.count, sorted[next].location <= location { next += 1 }
            let after = sorted[min(next, sorted.count - 1)]
            let before = sorted[max(next - 1, 0)]
            let fraction =
                after.location > before.location
                ? max(location - before.location, 0) * 65536 / (after.location - before.location) : 0
            pixels.append(Self.mix(before.color, after.color, min(fraction, 65536)).premultipliedPixel)
        }
        self.pixels = pixels
    }

    /// Returns the stops with nondecreasing locations in 65536ths.
    private static func ordered(_ stops: [GradientStop]) -> [(location: Int, color: RGBAColor)] {
        var last = 0
        return stops.map { stop in
            let location = stop.location.isNaN ? 0 : min(max(stop.location, 0), 1)
            last = max(last, Int((location * 65536).rounded()))
            return (last, stop.color)
        }
    }

    private static func mix(_ a: RGBAColor, _ b: RGBAColor, _ fraction: Int) -> RGBAColor {
        func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Int(a) * (65536 - fraction) + Int(b) * fraction + 32768) >> 16)
        }
        return RGBAColor(
            red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
            alpha: mixed(a.alpha, b.alpha))
    }
}
