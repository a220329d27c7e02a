import UIKit

/// A premultiplied pixel, in the order of its bytes in memory.
struct Pixel: Equatable {
    var blue: UInt8 = 0, green: UInt8 = 0, red: UInt8 = 0, alpha: UInt8 = 0
}

extension Pixel {
    init(_ color: CIColor) {
        func byte(_ value: CGFloat) -> UInt8 { UInt8(min(max(value * color.alpha, 0), 1) * 255 + 0.5) }
        self.init(
            blue: byte(color.blue), green: byte(color.green), red: byte(color.red),
            alpha: UInt8(min(max(color.alpha, 0), 1) * 255 + 0.5))
    }

    /// The luminance, from 0 to 255.
    var luminance: Int { (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19 + 128) >> 8 }

    /// Returns the weighted mean of two pixels. The weight of the second pixel is in 255ths.
    func interpolated(with other: Pixel, _ weight: Int) -> Pixel {
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * (255 - weight) + Int(b) * weight + 127) / 255) }
        return Pixel(
            blue: mix(blue, other.blue), green: mix(green, other.green), red: mix(red, other.red),
            alpha: mix(alpha, other.alpha))
    }
}

extension CGImage {
    /// Returns an image with the pixels that a closure returns for each column and row.
    static func makeImage(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) -> CGImage {
        var bitmap = Bitmap(width: width, height: height)
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            let pixels = unsafe bytes.bindMemory(to: Pixel.self)
            for row in 0..<height {
                for column in 0..<width { unsafe pixels[row * width + column] = pixel(column, row) }
            }
        }
        return CGImage(bitmap: bitmap)
    }

    /// Returns the pixel at a position, which is clamped to the image.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        let index = min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)
        return unsafe bitmap.withUnsafeBytes { unsafe $0.bindMemory(to: Pixel.self)[index] }
    }

    /// Returns the bilinear interpolation of the four pixels around a point.
    func bilinearSample(at x: CGFloat, _ y: CGFloat) -> Pixel {
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (column, row) = (Int(left), Int(top))
        let (wx, wy) = (Int((x - 0.5 - left) * 255), Int((y - 0.5 - top) * 255))
        let upper = pixel(column, row).interpolated(with: pixel(column + 1, row), wx)
        return upper.interpolated(with: pixel(column, row + 1).interpolated(with: pixel(column + 1, row + 1), wx), wy)
    }

    /// Returns an image whose pixels a closure computes from those of this image and of another image of the same size.
    func combined(with other: CGImage?, _ change: (Pixel, Pixel) -> Pixel) -> CGImage {
        .makeImage(width: width, height: height) { change(pixel($0, $1), other?.pixel($0, $1) ?? Pixel()) }
    }
}
