import CellSimGraphics
import CellSimImageCodecs
import Foundation

/// Combines several pictures side by side in one picture.
public enum SideBySide {
    /// The gap between two pictures, in pixels.
    public static let gap = 16

    /// Returns the pictures from left to right, aligned at the top. Uncovered areas are transparent.
    public static func make(_ pictures: [Bitmap]) -> Bitmap {
        let width = pictures.reduce(0) { $0 + $1.width } + gap * max(0, pictures.count - 1)
        var sheet = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
        var x = 0
        for picture in pictures {
            sheet.drawAtTop(picture, x: x)
            x += picture.width + gap
        }
        return sheet
    }

    /// Writes the combined picture as PNG. Creates missing folders.
    /// - Throws: `FileOutputError`, `ImageFormatError` for an empty array, or an error from creating a folder.
    public static func write(_ pictures: [Bitmap], to path: String) throws {
        try DifferencePicture.write(make(pictures), to: path)
    }
}

extension Bitmap {
    /// Copies a picture to the top edge, starting at column `x`. It must fit.
    fileprivate mutating func drawAtTop(_ picture: Bitmap, x: Int) {
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
