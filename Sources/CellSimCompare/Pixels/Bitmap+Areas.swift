import CellSimCPixels
import CellSimGraphics
import Glibc

/// Copies, compares and inspects areas of a picture.
extension Bitmap {
    /// Returns the top left part of the picture with a size in pixels.
    func cropped(width: Int, height: Int) -> Bitmap {
        if width == self.width, height == self.height { return self }
        var part = Bitmap(width: width, height: height)
        part.copy(PixelBox(x: 0, y: 0, width: width, height: height), from: self)
        return part
    }

    /// Returns a transparent picture with a size in pixels that contains this picture at its top left.
    func extended(width: Int, height: Int) -> Bitmap {
        if width == self.width, height == self.height { return self }
        var larger = Bitmap(width: width, height: height)
        larger.copy(PixelBox(x: 0, y: 0, width: self.width, height: self.height), from: self)
        return larger
    }

    /// Returns the picture with the contents of the boxes replaced by those of another picture of the same size.
    func replacing(_ boxes: [PixelBox], from other: Bitmap) -> Bitmap {
        var result = self
        let bounds = PixelBox(x: 0, y: 0, width: width, height: height)
        for box in boxes {
            if let part = box.intersection(bounds) { result.copy(part, from: other) }
        }
        return result
    }

    /// Copies an area, which must be inside both pictures, row by row.
    private mutating func copy(_ box: PixelBox, from other: Bitmap) {
        let step = bytesPerRow, otherStep = other.bytesPerRow
        unsafe withUnsafeMutableBytes { to in
            unsafe other.withUnsafeBytes { from in
                guard let to = to.baseAddress, let from = from.baseAddress else { return }
                for y in box.y..<box.bottom {
                    unsafe memcpy(to + y * step + box.x * 4, from + y * otherStep + box.x * 4, box.width * 4)
                }
            }
        }
    }

    /// A Boolean value that indicates whether all pixels are opaque.
    var hasOpaquePixelsOnly: Bool {
        unsafe withUnsafeBytes { bytes in
            unsafe cellsim_is_opaque(bytes.bindMemory(to: UInt8.self).baseAddress, width * height) != 0
        }
    }

    /// Returns the four bytes of a pixel in memory order.
    func pixel(x: Int, y: Int) -> UInt32 {
        unsafe withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }
    }

    /// Returns whether a box has the same pixels as a box of the same size at another position in another picture.
    func hasSamePixels(in box: PixelBox, as other: Bitmap, x: Int, y: Int) -> Bool {
        unsafe withUnsafeBytes { a in
            unsafe other.withUnsafeBytes { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                for row in 0..<box.height {
                    let offset = (box.y + row) * bytesPerRow + box.x * 4
                    let otherOffset = (y + row) * other.bytesPerRow + x * 4
                    if unsafe memcmp(a + offset, b + otherOffset, box.width * 4) != 0 { return false }
                }
                return true
            }
        }
    }
}
