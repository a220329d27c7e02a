/// A rectangle in whole pixels, relative to a picture's top left.
public struct PixelBox: Hashable, Sendable {
    /// The top left corner and the size, in pixels.
    public var x, y, width, height: Int

    /// Creates a box from its top left corner and size, in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The first column to the right of the box.
    public var right: Int { x + width }
    /// The first row below the box.
    public var bottom: Int { y + height }
    /// The number of pixels in the box.
    public var area: Int { width * height }

    /// Returns the intersection of both boxes; nil if they don't overlap.
    public func intersection(_ other: PixelBox) -> PixelBox? {
        let left = max(x, other.x), top = max(y, other.y)
        let width = min(right, other.right) - left, height = min(bottom, other.bottom) - top
        return width > 0 && height > 0 ? PixelBox(x: left, y: top, width: width, height: height) : nil
    }

    /// Returns the smallest box that contains both boxes.
    public func union(_ other: PixelBox) -> PixelBox {
        let left = min(x, other.x), top = min(y, other.y)
        return PixelBox(
            x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }
}

extension PixelBox: Comparable {
    /// Orders boxes from top to bottom, then from left to right.
    public static func < (a: PixelBox, b: PixelBox) -> Bool {
        (a.y, a.x, a.height, a.width) < (b.y, b.x, b.height, b.width)
    }
}

extension PixelBox: CustomStringConvertible {
    /// The description, such as `12,40 96x18`.
    public var description: String { "\(x),\(y) \(width)x\(height)" }
}
