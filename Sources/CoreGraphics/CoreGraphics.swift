/// As on Apple's systems, `import CoreGraphics` brings the values of Foundation; those of geometry lie below.
@_exported import CellSimFoundation
@_exported import Foundation

@_exported import struct CellSimGraphics.CGAffineTransform
@_exported import struct CellSimGraphics.CGVector

extension CGPoint {
    /// Whether both are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether both cover the same.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
