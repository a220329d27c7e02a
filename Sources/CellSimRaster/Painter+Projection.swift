import CellSimGraphics
import Foundation

/// Draws content in perspective.
extension Painter {
    /// Draws the commands into an offscreen block, then draws the block in perspective. Beyond the maximum nesting depth, draws
    /// nothing.
    func drawProjected(_ commands: [DisplayCommand], bounds: CGRect, _ projection: ProjectiveTransform) {
        let map = projection.concatenating(state.transform)
        guard outerDepth + groups.count < GroupNesting.maximum, let inverse = map.inverted else { return }
        let area = pixels(around: map.bounds(of: bounds)).intersection(state.clip.area)
        let scale = sourceScale(map, bounds)
        guard !area.isEmpty, scale > 0 else { return }
        // A transparent border smooths the edges of the picture.
        let inner = pixels(around: bounds.applying(CGAffineTransform(scaleX: scale, y: scale))).outset(by: 2)
        let drawing = PixelBlock(.color, bounds: inner)
        let painter = Painter(target: drawing, scale: scale)
        painter.outlines = outlines
        painter.outerDepth = outerDepth + groups.count
        painter.draw(DisplayList(size: .zero, commands: commands))
        let picture = PixelBlock(.color, bounds: area)
        for y in area.top..<area.bottom {
            let row = unsafe picture.row(y)
            for x in area.left..<area.right {
                let pixel = drawing.averagePixel(of: inverse, scale: scale, x: x, y: y)
                let first = (x - area.left) * 4
                unsafe (row[first], row[first + 1]) = (pixel.x, pixel.y)
                unsafe (row[first + 2], row[first + 3]) = (pixel.z, pixel.w)
            }
        }
        paint(.pixels(picture), area: area)
    }

    /// Returns the number of pixels per point for the offscreen drawing: enough for the most magnified visible corner. It doesn't
    /// depend on the drawn rows, so bands match.
    private func sourceScale(_ map: ProjectiveTransform, _ bounds: CGRect) -> CGFloat {
        let scales = map.visibleCorners(of: bounds).flatMap { corner in
            let (image, divisor) = (map.applied(to: corner), map.divisor(at: corner))
            let t = map.affine
            return [
                hypot(t.a - image.x * map.p, t.b - image.y * map.p) / divisor,
                hypot(t.c - image.x * map.q, t.d - image.y * map.q) / divisor,
            ]
        }
        let largest = min(scales.max() ?? 0, 4 * lengthScale)
        guard largest.isFinite, bounds.width > 0, bounds.height > 0 else { return 0 }
        return min(largest, 4096 / max(bounds.width, bounds.height))
    }
}

extension PixelBlock {
    /// Returns the average colour of the drawing at four points of a device pixel.
    fileprivate func averagePixel(of inverse: ProjectiveTransform, scale: CGFloat, x: Int, y: Int) -> SIMD4<UInt8> {
        var sum = SIMD4<UInt32>(repeating: 0)
        for index in 0..<4 {
            let point = CGPoint(
                x: CGFloat(x) + (index & 1 == 0 ? 0.25 : 0.75), y: CGFloat(y) + (index & 2 == 0 ? 0.25 : 0.75))
            guard inverse.divisor(at: point) > 0 else { continue }
            let location = inverse.applied(to: point)
            // In 256ths of a pixel, relative to pixel centres.
            let (u, v) = (location.x * scale * 256 - 128, location.y * scale * 256 - 128)
            guard abs(u) < 1e9, abs(v) < 1e9 else { continue }
            sum &+= bilinearSample(Int(u.rounded(.down)), Int(v.rounded(.down)))
        }
        // Each of the four samples has weights with a sum of 65536.
        let half = SIMD4<UInt32>(repeating: 1 << 17)
        return SIMD4<UInt8>(truncatingIfNeeded: (sum &+ half) &>> SIMD4(repeating: 18))
    }

    private func bilinearSample(_ u: Int, _ v: Int) -> SIMD4<UInt32> {
        let (left, top) = (u >> 8, v >> 8)
        let (wx, wy) = (UInt32(u & 255), UInt32(v & 255))
        let upper = pixel(left, top) &* (256 - wx) &+ pixel(left + 1, top) &* wx
        let lower = pixel(left, top + 1) &* (256 - wx) &+ pixel(left + 1, top + 1) &* wx
        return upper &* (256 - wy) &+ lower &* wy
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt32> {
        guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else {
            return SIMD4(repeating: 0)
        }
        let row = unsafe row(y)
        let first = (x - bounds.left) * 4
        return unsafe SIMD4(
            UInt32(row[first]), UInt32(row[first + 1]), UInt32(row[first + 2]), UInt32(row[first + 3]))
    }
}
