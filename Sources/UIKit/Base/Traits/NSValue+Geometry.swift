import CellSimFoundation
import Foundation

// Geometric values in `NSValue`, and their string representation in UIKit.

/// Stores geometric values in `NSValue`.
extension NSValue {
    /// Creates a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that contains a vector.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    /// Creates a value that contains an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }
    /// Creates a value that contains edge insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
    /// The vector in the value.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
    /// The offset in the value.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
    /// The edge insets in the value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

/// A container for a three-dimensional transform, which is associated with an `NSValue`, because `NSValue` can't store it.
private final class TransformBox: NSObject {
    let transform: CATransform3D
    init(_ transform: CATransform3D) { self.transform = transform }
    /// The key of the associated object: an address that no object has.
    static var key: UnsafeRawPointer? { unsafe UnsafeRawPointer(bitPattern: UInt.max - 7) }
}

extension NSValue {
    /// Creates a value that contains a three-dimensional transform. `isEqual` compares only the translations.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(point: CGPoint(x: transform.m41, y: transform.m42))
        guard let key = unsafe TransformBox.key else { return }
        unsafe objc_setAssociatedObject(self, key, TransformBox(transform), .OBJC_ASSOCIATION_RETAIN)
    }
    /// The three-dimensional transform in the value, or the identity if the value has another type.
    public var caTransform3DValue: CATransform3D {
        guard let key = unsafe TransformBox.key else { return CATransform3DIdentity }
        return unsafe (objc_getAssociatedObject(self, key) as? TransformBox)?.transform ?? CATransform3DIdentity
    }
    /// Creates a value that contains an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
    }
    /// The affine transform in the value, or the identity if the value has another type.
    public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }
}

extension NSCoder {
    /// Returns a string for a point, for example `{1, 2}`.
    public class func string(for point: CGPoint) -> String { GeometryText.format([point.x, point.y]) }
    /// Returns a string for a size, for example `{1, 2}`.
    public class func string(for size: CGSize) -> String { GeometryText.format([size.width, size.height]) }
    /// Returns a string for a vector, for example `{1, 2}`.
    public class func string(for vector: CGVector) -> String { GeometryText.format([vector.dx, vector.dy]) }
    /// Returns a string for an offset, for example `{1, 2}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.format([offset.horizontal, offset.vertical])
    }
    /// Returns a string for a rectangle, for example `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns a string for edge insets, for example `{1, 2, 3, 4}`: top, left, bottom, right.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.format([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// Returns a string for an affine transform, for example `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map(GeometryText.formatNumber).joined(separator: ", ") + "]"
    }

    /// Returns the point for a string from `string(for:)`, or zero for other strings.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.parse(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Returns the size for a string from `string(for:)`, or zero for other strings.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.parse(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Returns the vector for a string from `string(for:)`, or zero for other strings.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.parse(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// Returns the rectangle for a string from `string(for:)`, or zero for other strings.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.parse(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the edge insets for a string from `string(for:)`, or zero for other strings.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.parse(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
    /// Returns the offset for a string from `string(for:)`, or zero for other strings.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.parse(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// Returns the affine transform for a string from `string(for:)`, or the identity for other strings.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.parse(string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
}

/// Functions that format and parse numbers between braces.
private enum GeometryText {
    static func formatNumber(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    static func format(_ numbers: [CGFloat]) -> String { "{" + numbers.map(formatNumber).joined(separator: ", ") + "}" }

    /// Returns the numbers in a string, or `nil` if it doesn't consist of exactly `count` numbers.
    static func parse(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], \t\n".contains($0) }
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == parts.count && numbers.count == count ? numbers.map { CGFloat($0) } : nil
    }
}
