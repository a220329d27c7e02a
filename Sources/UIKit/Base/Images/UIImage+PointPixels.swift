import CellSimGraphics
import Foundation

/// Images that are rendered when they are drawn, such as barcodes from Core Image.
extension UIImage {
    /// Renders an image with a width and a height in pixels; nil if it can't.
    package typealias Renderer = @Sendable (_ width: Int, _ height: Int) -> CGImage?

    /// The maximum width and height of a rendered image, in pixels.
    private static let maximumRenderedLength: CGFloat = 4096

    /// Returns the image as UIKit draws images from Core Image: rendered with one pixel per point, then enlarged to the pixels of the
    /// screen. Returns nil for other images, and if the size is too large.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - traits: The traits with the screen's scale.
    func pointPixels(size: CGSize, _ traits: UITraitCollection) -> Bitmap? {
        let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
        let factor = max(Int(saturating: UIImage.pixelScale(traits).rounded()), 1)
        guard let renderer = values.renderer, imageOrientation == .up, scale == 1, capInsets == .zero,
            max(width, height) * CGFloat(factor) <= Self.maximumRenderedLength,
            let image = renderer(Int(width), Int(height))
        else { return nil }
        return image.bitmap.enlarged(by: factor)
    }
}

extension Bitmap {
    /// The weight of the neighbouring pixel at the edges of an enlarged pixel, in 255ths.
    private static let neighborWeight = 31

    /// Returns the picture with each pixel enlarged to a square. The colours of adjacent squares are mixed in the pixels on both sides of
    /// their common edge, which is therefore two pixels wide.
    /// - Parameter factor: The number of pixels per side of a square.
    /// - Complexity: Linear in the number of pixels of the result.
    func enlarged(by factor: Int) -> Bitmap {
        guard factor > 1, width > 0, height > 0 else { return self }
        var result = Bitmap(width: width * factor, height: height * factor)
        let (columns, rows) = (Self.samples(width, factor), Self.samples(height, factor))
        let (sourceRowBytes, rowBytes) = (bytesPerRow, result.bytesPerRow)
        unsafe withUnsafeBytes { source in
            unsafe result.withUnsafeMutableBytes { target in
                for (y, row) in rows.enumerated() {
                    for (x, column) in columns.enumerated() {
                        for channel in 0..<4 {
                            func mixed(_ row: Int) -> Int {
                                let own = unsafe Int(source[row * sourceRowBytes + column.own * 4 + channel])
                                let other = unsafe Int(source[row * sourceRowBytes + column.neighbor * 4 + channel])
                                return own * (255 - Self.neighborWeight) + other * Self.neighborWeight
                            }
                            let value =
                                mixed(row.own) * (255 - Self.neighborWeight) + mixed(row.neighbor) * Self.neighborWeight
                            unsafe target[y * rowBytes + x * 4 + channel] = UInt8(value / (255 * 255))
                        }
                    }
                }
            }
        }
        return result
    }

    /// Returns the enlarged pixel and the adjacent pixel for each position along an axis. Both are the same inside a square.
    private static func samples(_ length: Int, _ factor: Int) -> [(own: Int, neighbor: Int)] {
        (0..<length * factor).map { location in
            let own = location / factor
            switch location % factor {
            case 0: return (own, max(own - 1, 0))
            case factor - 1: return (own, min(own + 1, length - 1))
            default: return (own, own)
            }
        }
    }
}
