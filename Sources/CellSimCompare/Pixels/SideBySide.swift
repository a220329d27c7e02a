import CellSimGraphics
import CellSimImageCodecs
import Foundation

/// Pictures next to each other in one.
public enum SideBySide {
    /// The free columns between two pictures.
    public static let gap = 16

    /// From left to right, aligned at the top; what no picture covers is transparent.
    public static func make(_ pictures: [Bitmap]) -> Bitmap {
        let width = pictures.reduce(0) { $0 + $1.width } + gap * max(0, pictures.count - 1)
        var sheet = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
        var x = 0
        for picture in pictures {
            sheet.place(picture, x: x)
            x += picture.width + gap
        }
        return sheet
    }

    /// Writes them as PNG; folders on the way are made.
    /// - Throws: `FileOutputError`, `ImageFormatError` for no pictures, or the error of making a folder.
    public static func write(_ pictures: [Bitmap], to path: String) throws {
        try DifferencePicture.write(make(pictures), to: path)
    }
}

extension Bitmap {
    /// Copies a picture to the top edge, from column `x` on, where it fits.
    fileprivate mutating func place(_ picture: Bitmap, x: Int) {
        let step = bytesPerRow
        unsafe withUnsafeMutableBytes { to in
            unsafe picture.withUnsafeBytes { from in
                guard let to = to.baseAddress, let from = from.baseAddress else { return }
                for y in 0..<picture.height {
                    unsafe memcpy(to + y * step + x * 4, from + y * picture.bytesPerRow, picture.bytesPerRow)
                }
            }
        }
    }
}
