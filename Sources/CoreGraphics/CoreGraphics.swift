/// As on Apple's systems, `import CoreGraphics` brings the values of Foundation; those of geometry lie below.
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
