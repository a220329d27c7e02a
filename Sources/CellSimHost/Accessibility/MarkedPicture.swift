import CellSimGraphics
import CellSimImageCodecs
import Foundation

/// A picture with a box around each accessibility issue.
package struct MarkedPicture {
    package private(set) var bitmap: Bitmap
    private let scale: CGFloat

    package init(_ bitmap: Bitmap, scale: CGFloat) { (self.bitmap, self.scale) = (bitmap, scale) }

    /// Draws a magenta box with a line width of two points around a rectangle in points.
    package mutating func mark(_ rect: CGRect) {
        let lineWidth = max(Int(2 * scale), 1)
        let left = Int((rect.minX * scale).rounded(.down)) - lineWidth,
            right = Int((rect.maxX * scale).rounded(.up)) + lineWidth
        let top = Int((rect.minY * scale).rounded(.down)) - lineWidth,
            bottom = Int((rect.maxY * scale).rounded(.up)) + lineWidth
        for (x, y) in [
            (left..<right, top..<top + lineWidth), (left..<right, bottom - lineWidth..<bottom),
            (left..<left + lineWidth, top..<bottom),
            (right - lineWidth..<right, top..<bottom),
        ] { fill(x, y) }
    }

    private mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
        let (x, y) = (columns.clamped(to: 0..<bitmap.width), rows.clamped(to: 0..<bitmap.height))
        let stride = bitmap.bytesPerRow
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            for row in y {
                for column in x {
                    unsafe bytes.storeBytes(
                        of: UInt32(0xFFFF_00AA).littleEndian, toByteOffset: row * stride + column * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Returns the picture as a PNG file.
    /// - Throws: The encoder's errors.
    package func png() throws -> [UInt8] { try PNG.encode(bitmap, profile: .small) }
}
