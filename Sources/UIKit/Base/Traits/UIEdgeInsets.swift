import CellSimGraphics
import Foundation

/// Insets from the edges of a rectangle, in points; negative values extend outwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of each edge, in points.
    public var top, left, bottom, right: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

/// Insets from the edges of a rectangle, in points; leading and trailing follow the interface's direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of each edge, in points; leading is the edge where reading begins.
    public var top, leading, bottom, trailing: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}

/// An offset in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The distances to the right and downwards, in points.
    public var horizontal, vertical: CGFloat

    /// Creates an offset, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// Creates an offset of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// An offset of zero.
    public static let zero = UIOffset()
}

extension UIEdgeInsets {
    /// Creates insets from directional insets for a layout direction.
    package init(_ insets: NSDirectionalEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, left: rightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: rightToLeft ? insets.leading : insets.trailing)
    }

    /// Returns the insets minus other insets at each edge.
    package func reduced(by others: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - others.top, left: left - others.left, bottom: bottom - others.bottom,
            right: right - others.right)
    }
}

extension NSDirectionalEdgeInsets {
    /// Creates directional insets from absolute insets for a layout direction.
    package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: rightToLeft ? insets.left : insets.right)
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards by `insets`, in points.
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

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all = UIRectEdge(rawValue: 15)
}

/// A set of edges of a rectangle; leading and trailing follow the interface's direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the smallest x and y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the largest x and y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners; all bits are set, as in UIKit.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
