import CellSimGraphics
import Foundation

/// Draws linear and radial gradients.
extension Painter {
    /// A linear function of the coordinates of a pixel's centre, in units of 2^-32: `origin` + x·`perColumn` + y·`perRow`.
    private struct Ramp {
        var origin, perColumn, perRow: Int

        /// Creates a ramp.
        /// - Parameter anchor: A pixel near the gradient. Computing the constant there preserves precision far from the device's
        ///   origin.
        init(_ function: (a: CGFloat, b: CGFloat, c: CGFloat), anchor: (x: Int, y: Int)) {
            (perColumn, perRow) = (Self.fixed(function.a), Self.fixed(function.b))
            // The centre of a pixel is half a pixel from its corner.
            let (x, y) = (CGFloat(anchor.x) + 0.5, CGFloat(anchor.y) + 0.5)
            let anchorValue = Self.fixed(function.a * x + function.b * y + function.c)
            origin = anchorValue &- anchor.x &* perColumn &- anchor.y &* perRow
        }

        static func fixed(_ value: CGFloat) -> Int {
            value.isNaN ? 0 : Int((min(max(value, -1024 * 1024), 1024 * 1024) * 4_294_967_296).rounded())
        }
    }

    func linearGradientSource(_ gradient: LinearGradient, area: PixelRect) -> PaintSource? {
        let axis = CGVector(dx: gradient.end.x - gradient.start.x, dy: gradient.end.y - gradient.start.y)
        let square = axis.dx * axis.dx + axis.dy * axis.dy
        let length = square.squareRoot() * lengthScale
        guard let table = GradientTable(stops: gradient.stops, length: length) else { return nil }
        guard square > 0, let last = table.pixels.last else { return table.pixels.last.map { .solid($0) } }
        let inverse = state.transform.inverted()
        // The position between start (0) and end (1), as a linear function of device coordinates.
        let (u, v) = (axis.dx / square, axis.dy / square)
        let function = (
            a: inverse.a * u + inverse.b * v, b: inverse.c * u + inverse.d * v,
            c: (inverse.tx - gradient.start.x) * u + (inverse.ty - gradient.start.y) * v
        )
        guard function.a.isFinite, function.b.isFinite, function.c.isFinite else { return .solid(last) }
        let block = PixelBlock(.color, bounds: area)
        write(Ramp(function, anchor: devicePixel(of: gradient.start)), table.pixels, into: block)
        return .pixels(block)
    }

    private func devicePixel(of point: CGPoint) -> (x: Int, y: Int) {
        let location = point.applying(state.transform)
        return (SubPixel.floor(SubPixel.rounded(location.x)), SubPixel.floor(SubPixel.rounded(location.y)))
    }

    private func write(_ ramp: Ramp, _ table: [UInt32], into block: PixelBlock) {
        let area = block.bounds
        let last = table.count - 1
        unsafe table.withUnsafeBufferPointer { table in
            for y in area.top..<area.bottom {
                var location = ramp.origin &+ area.left &* ramp.perColumn &+ y &* ramp.perRow
                if ramp.perColumn == 0 {
                    let pixel = unsafe table[Self.index(location, last)]
                    block.fill(PixelRect(left: area.left, top: y, right: area.right, bottom: y + 1), with: pixel)
                    continue
                }
                if ramp.perRow == 0, y > area.top {
                    unsafe memcpy(block.row(y), block.row(area.top), area.width * 4)
                    continue
                }
                unsafe block.row(y).withMemoryRebound(to: UInt32.self, capacity: area.width) { row in
                    var x = 0
                    while x < area.width {
                        unsafe row[x] = table[Self.index(location, last)]
                        location &+= ramp.perColumn
                        x &+= 1
                    }
                }
            }
        }
    }

    @inline(__always) private static func index(_ location: Int, _ last: Int) -> Int {
        (min(max(location, 0), 1 << 32) &* last &+ (1 << 31)) >> 32
    }

    func radialGradientSource(_ gradient: RadialGradient, area: PixelRect) -> PaintSource? {
        let length = max(gradient.radiusX, gradient.radiusY) * lengthScale
        guard let table = GradientTable(stops: gradient.stops, length: length), let last = table.pixels.last else {
            return nil
        }
        let inverse = state.transform.inverted()
        let (rx, ry) = (gradient.radiusX, gradient.radiusY)
        guard rx > 0, ry > 0 else { return .solid(last) }
        let anchor = devicePixel(of: gradient.center)
        let rampX = Ramp((inverse.a / rx, inverse.c / rx, (inverse.tx - gradient.center.x) / rx), anchor: anchor)
        let rampY = Ramp((inverse.b / ry, inverse.d / ry, (inverse.ty - gradient.center.y) / ry), anchor: anchor)
        let block = PixelBlock(.color, bounds: area)
        unsafe table.pixels.withUnsafeBufferPointer { table in
            for y in area.top..<area.bottom { unsafe writeRow(y, rampX, rampY, table, into: block) }
        }
        return .pixels(block)
    }

    private func writeRow(
        _ y: Int, _ across: Ramp, _ along: Ramp, _ table: UnsafeBufferPointer<UInt32>, into block: PixelBlock
    ) {
        let area = block.bounds
        let last = table.count - 1
        var u = across.origin &+ area.left &* across.perColumn &+ y &* across.perRow
        var v = along.origin &+ area.left &* along.perColumn &+ y &* along.perRow
        unsafe block.row(y).withMemoryRebound(to: UInt32.self, capacity: area.width) { row in
            var x = 0
            while x < area.width {
                // In units of 2^-20 of the radius, limited to 8 radii, so that a `Double` represents the squares exactly.
                let (p, q) = (min(max(u >> 12, -8 << 20), 8 << 20), min(max(v >> 12, -8 << 20), 8 << 20))
                let distance = Int(Double(p &* p &+ q &* q).squareRoot())
                unsafe row[x] = table[Self.index(distance << 12, last)]
                u &+= across.perColumn
                v &+= along.perColumn
                x &+= 1
            }
        }
    }
}
