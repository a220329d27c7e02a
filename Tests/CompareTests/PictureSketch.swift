import CellSimGraphics

/// Draws small test pictures from filled boxes.
struct PictureSketch {
    var bitmap: Bitmap

    /// Creates a picture of one opaque colour.
    /// - Parameter color: the colour as 0xRRGGBB.
    init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFFFF) {
        bitmap = Bitmap(width: width, height: height)
        fill(0, 0, width, height, color)
    }

    /// Fills a box.
    /// - Parameter color: an opaque colour, or a premultiplied one as 0xAARRGGBB if `alpha` is less than 255.
    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32, alpha: UInt32 = 255) {
        let bytesPerRow = bitmap.bytesPerRow
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            for row in y..<y + height {
                for column in x..<x + width {
                    unsafe bytes.storeBytes(
                        of: color | alpha << 24, toByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Returns the picture with a change.
    func with(_ change: (inout PictureSketch) -> Void) -> Bitmap {
        var copy = self
        change(&copy)
        return copy.bitmap
    }
}
