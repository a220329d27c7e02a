import Foundation

/// A 3×2 matrix that maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
///
/// Foundation on Linux has no `CGAffineTransform`; names and semantics are those of Core Graphics.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The matrix's members; `tx` and `ty` are the translation, in points.
    public var a, b, c, d, tx, ty: CGFloat

    /// Creates a matrix from its members.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The identity matrix.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a matrix of zeros, as in Core Graphics; it isn't the identity.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Creates a scaling by factors along each axis, about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation by `angle` radians. A positive angle turns clockwise in UIKit's coordinates (y points down).
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the matrix maps every point to itself.
    public var isIdentity: Bool { self == .identity }

    /// Whether the matrix only scales and translates, so that it maps axis-parallel rectangles to axis-parallel ones without rotation.
    public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

    /// Returns a matrix that applies `self` first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the inverse matrix, or the matrix itself if it isn't invertible, as in Core Graphics.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Returns a matrix that first translates by these distances in points, then applies this matrix.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns a matrix that first scales by these factors, then applies this matrix.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns a matrix that first rotates by an angle in radians, then applies this matrix.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    /// Returns the point transformed by the matrix.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed as a vector, without the matrix's translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest axis-parallel rectangle around the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        var (left, top, right, bottom) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
        for corner in corners.dropFirst() {
            left = min(left, corner.x)
            right = max(right, corner.x)
            top = min(top, corner.y)
            bottom = max(bottom, corner.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
