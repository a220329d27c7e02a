import CellSimGraphics
import Foundation

/// A rectangle in whole device pixels, relative to the list's top left corner; `right` and `bottom` are exclusive.
struct PixelRect: Hashable, Sendable {
    var left, top, right, bottom: Int

    var width: Int { max(right - left, 0) }
    var height: Int { max(bottom - top, 0) }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func contains(_ other: PixelRect) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }

    func outset(by pixels: Int) -> PixelRect {
        PixelRect(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
    }

    func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }
}

extension PixelRect {
    /// The two halves of the rectangle, split across its longer side; only one part for a single pixel.
    var halves: [PixelRect] {
        var (first, second) = (self, self)
        if width > height {
            first.right = left + width / 2
            second.left = first.right
        } else {
            first.bottom = top + height / 2
            second.top = first.bottom
        }
        return [first, second].filter { !$0.isEmpty }
    }
}

/// Converts device coordinates to 64ths of a pixel, as FreeType uses them.
enum SubPixel {
    static let one = 64

    /// Returns the coordinate rounded to 64ths. Values are clamped to ±4 million pixels; NaN becomes the maximum.
    static func rounded(_ pixels: CGFloat) -> Int {
        let limit: CGFloat = 268_435_456
        let value = pixels * 64
        guard value > -limit else { return -(1 << 28) }
        guard value < limit else { return 1 << 28 }
        return value.isNaN ? 0 : Int(value.rounded())
    }

    static func floor(_ value: Int) -> Int { value >> 6 }
    static func ceil(_ value: Int) -> Int { (value + 63) >> 6 }
    static func isWhole(_ value: Int) -> Bool { value & 63 == 0 }
}

/// A rectangle in 64ths of a device pixel.
struct SubPixelRect: Hashable {
    var left, top, right, bottom: Int

    /// Transforms a rectangle in points by a matrix that only scales, translates or mirrors.
    init(_ rect: CGRect, through t: CGAffineTransform) {
        let (x0, x1) = (SubPixel.rounded(t.a * rect.minX + t.tx), SubPixel.rounded(t.a * rect.maxX + t.tx))
        let (y0, y1) = (SubPixel.rounded(t.d * rect.minY + t.ty), SubPixel.rounded(t.d * rect.maxY + t.ty))
        (left, right, top, bottom) = (min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1))
    }

    init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    var isWhole: Bool { (left | top | right | bottom) & 63 == 0 }

    /// All pixels that the rectangle touches.
    var pixels: PixelRect {
        PixelRect(
            left: SubPixel.floor(left), top: SubPixel.floor(top), right: SubPixel.ceil(right),
            bottom: SubPixel.ceil(bottom))
    }

    /// The pixels that the rectangle covers completely.
    var wholePixels: PixelRect {
        PixelRect(
            left: SubPixel.ceil(left), top: SubPixel.ceil(top), right: SubPixel.floor(right),
            bottom: SubPixel.floor(bottom))
    }

    /// Returns the part of a pixel row or column between two edges, in 64ths.
    static func coverage(of pixel: Int, between low: Int, and high: Int) -> Int {
        max(min(high, (pixel + 1) * 64) - max(low, pixel * 64), 0)
    }

    /// Returns the coverage from 0 to 255 for the covered fractions of both sides in 64ths. Rounds like FreeType: half covered is
    /// 128.
    static func coverage(_ x: Int, _ y: Int) -> UInt8 { UInt8(min(x * y >> 4, 255)) }
}
