import CellSimGraphics
import Foundation

/// Insets from the edges of a rectangle, in points. Negative values extend the rectangle.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The insets of the edges, in points.
    public var top, left, bottom, right: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets that are zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// The insets that are zero.
    public static let zero = UIEdgeInsets()
}

/// Insets from the edges of a rectangle, in points. Leading and trailing depend on the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The insets of the edges, in points. Leading is the edge at which reading starts.
    public var top, leading, bottom, trailing: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets that are zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The insets that are zero.
    public static let zero = NSDirectionalEdgeInsets()
}

/// An offset in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The horizontal and the vertical distance, in points. Positive values are to the right and downwards.
    public var horizontal, vertical: CGFloat

    /// Creates an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// Creates an offset that is zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// The offset that is zero.
    public static let zero = UIOffset()
}

extension UIEdgeInsets {
    /// Creates insets from directional insets.
    package init(_ insets: NSDirectionalEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, left: rightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: rightToLeft ? insets.leading : insets.trailing)
    }

    /// Returns the difference of the insets and other insets.
    package func reduced(by others: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - others.top, left: left - others.left, bottom: bottom - others.bottom,
            right: right - others.right)
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates directional insets from absolute insets.
    package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: rightToLeft ? insets.left : insets.right)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards by insets, in points.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all = UIRectEdge(rawValue: 15)
}

/// A set of edges of a rectangle. Leading and trailing depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge, at which reading starts.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge, at which reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners. All bits are set, as in UIKit.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
