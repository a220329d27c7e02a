import Foundation

/// Reads and writes the pixels of a bitmap.
extension Bitmap {
    /// Creates a bitmap that is filled with a colour. The size is in pixels.
    public init(width: Int, height: Int, color: RGBAColor) {
        self.init(width: width, height: height)
        var pixel = color.premultipliedPixel
        unsafe withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress, bytes.count > 0 else { return }
            unsafe memcpy(start, &pixel, 4)
            var filledCount = 4
            while filledCount < bytes.count {
                let count = min(filledCount, bytes.count - filledCount)
                unsafe memcpy(start + filledCount, start, count)
                filledCount += count
            }
        }
    }

    /// Creates a bitmap from red, green, blue and alpha bytes that aren't premultiplied, in rows from the top.
    /// - Precondition: `source` has four bytes for each of the `width` × `height` pixels.
    public init(width: Int, height: Int, straightRGBA source: [UInt8]) {
        precondition(source.count == width * height * 4, "a bitmap must have four bytes per pixel")
        self.init(width: width, height: height)
        unsafe withUnsafeMutableBytes { target in
            unsafe source.withUnsafeBytes { source in
                var i = 0
                while i < source.count {
                    let alpha = unsafe UInt32(source[i + 3])
                    unsafe target[i] = UInt8(truncatingIfNeeded: multiplied(UInt32(source[i + 2]), alpha))
                    unsafe target[i + 1] = UInt8(truncatingIfNeeded: multiplied(UInt32(source[i + 1]), alpha))
                    unsafe target[i + 2] = UInt8(truncatingIfNeeded: multiplied(UInt32(source[i]), alpha))
                    unsafe target[i + 3] = UInt8(truncatingIfNeeded: alpha)
                    i += 4
                }
            }
        }
    }

    /// The red, green, blue and alpha bytes, not premultiplied, in rows from the top.
    public var straightRGBA: [UInt8] {
        unsafe withUnsafeBytes { source in
            unsafe [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                var i = 0
                while i < source.count {
                    let alpha = unsafe UInt32(source[i + 3])
                    unsafe target[i] = unpremultiplied(source[i + 2], alpha)
                    unsafe target[i + 1] = unpremultiplied(source[i + 1], alpha)
                    unsafe target[i + 2] = unpremultiplied(source[i], alpha)
                    unsafe target[i + 3] = source[i + 3]
                    i += 4
                }
                count = source.count
            }
        }
    }

    /// Returns the premultiplied pixel in column `x` and row `y`, counted from the top left, as `0xAARRGGBB`.
    public func premultipliedPixel(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
        return unsafe withUnsafeBytes {
            unsafe $0.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self).littleEndian
        }
    }

    /// Returns the colour, not premultiplied, of the pixel in column `x` and row `y`, counted from the top left.
    public func color(x: Int, y: Int) -> RGBAColor {
        RGBAColor(premultipliedPixel: premultipliedPixel(x: x, y: y))
    }

    /// A Boolean value that indicates whether all pixels are opaque.
    public var isOpaque: Bool {
        unsafe withUnsafeBytes { bytes in
            let pixels = unsafe bytes.bindMemory(to: UInt32.self)
            var (i, commonBits) = (0, UInt32.max)
            while i < pixels.count {
                unsafe commonBits &= pixels[i].littleEndian
                i += 1
            }
            return commonBits >> 24 == 255
        }
    }

    /// Returns a copy of the given columns and rows, clipped to the bitmap.
    public func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
        let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
        var part = Bitmap(width: columns.count, height: rows.count)
        part.copyPixels(from: self, columns: columns, rows: rows, toX: 0, toY: 0)
        return part
    }

    /// Copies another bitmap into this one, with its top left corner at (`x`, `y`), clipped to this bitmap. Nothing is blended.
    public mutating func replace(with other: Bitmap, atX x: Int, y: Int) {
        let columns = max(0, -x)..<max(min(other.width, width - x), max(0, -x))
        let rows = max(0, -y)..<max(min(other.height, height - y), max(0, -y))
        copyPixels(from: other, columns: columns, rows: rows, toX: x + columns.lowerBound, toY: y + rows.lowerBound)
    }

    /// Copies the pixels of an area inside both bitmaps.
    private mutating func copyPixels(from other: Bitmap, columns: Range<Int>, rows: Range<Int>, toX: Int, toY: Int) {
        guard !columns.isEmpty, !rows.isEmpty else { return }
        let stride = bytesPerRow
        unsafe withUnsafeMutableBytes { target in
            unsafe other.withUnsafeBytes { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                for row in rows {
                    let target = unsafe to + (toY + row - rows.lowerBound) * stride + toX * 4
                    unsafe memcpy(target, from + row * other.bytesPerRow + columns.lowerBound * 4, columns.count * 4)
                }
            }
        }
    }
}

/// Converts colours from and to premultiplied pixels.
extension RGBAColor {
    /// The colour as a premultiplied pixel `0xAARRGGBB`, with components rounded to nearest.
    public var premultipliedPixel: UInt32 {
        let a = UInt32(alpha)
        return a << 24 | multiplied(UInt32(red), a) << 16 | multiplied(UInt32(green), a) << 8
            | multiplied(UInt32(blue), a)
    }

    /// Creates a colour from a premultiplied pixel `0xAARRGGBB`.
    public init(premultipliedPixel pixel: UInt32) {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
        let a = pixel >> 24
        self.init(
            red: unpremultiplied(byte(16), a), green: unpremultiplied(byte(8), a), blue: unpremultiplied(byte(0), a),
            alpha: byte(24))
    }
}

/// Returns the product of two fractions in units of 1/255, rounded to nearest, as in compositing.
@inline(__always) func multiplied(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ t >> 8) >> 8
}

/// Returns a premultiplied component divided by its alpha, rounded to nearest; 0 if the alpha is 0.
@inline(__always) func unpremultiplied(_ component: UInt8, _ alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(truncatingIfNeeded: min((UInt32(component) &* 255 &+ alpha / 2) / alpha, 255))
}
