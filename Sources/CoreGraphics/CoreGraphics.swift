/// As on Apple platforms, `import CoreGraphics` also imports Foundation's value types. This file adds the C functions for
/// geometry types.
@_exported import CellSimFoundation
@_exported import Foundation

@_exported import struct CellSimGraphics.CGAffineTransform
@_exported import struct CellSimGraphics.CGVector

/// The point at the origin, `CGPoint.zero`.
public let CGPointZero = CGPoint.zero
/// The empty size, `CGSize.zero`.
public let CGSizeZero = CGSize.zero
/// The empty rectangle at the origin, `CGRect.zero`.
public let CGRectZero = CGRect.zero

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// Returns a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

extension CGPoint {
    /// Returns whether both are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether both are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether both cover the same area.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
