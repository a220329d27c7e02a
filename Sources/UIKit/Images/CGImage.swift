import CellSimGraphics
import Foundation

/// An image's pixels.
public final class CGImage: Hashable, Sendable {
    /// The pixels: premultiplied, blue-green-red-alpha in memory.
    public let bitmap: Bitmap

    /// An image of these pixels. Core Graphics' class has no such initialiser.
    public init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
