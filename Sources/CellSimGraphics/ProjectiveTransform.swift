import Foundation

/// A projective transform: a 3×3 matrix that maps a point of a plane to its image in perspective. The image of (x, y) is
/// the result of `affine`, divided by p·x + q·y + r.
public struct ProjectiveTransform: Hashable, Sendable {
    /// The part of the matrix that computes the numerators.
    public var affine: CGAffineTransform
    /// The part of the matrix that computes the divisor: its gradients along x and y, and its value at the origin. Without
    /// perspective, these are 0, 0 and 1.
    public var p, q, r: CGFloat

    /// Creates a transform from the two parts of its matrix.
    public init(_ affine: CGAffineTransform, p: CGFloat = 0, q: CGFloat = 0, r: CGFloat = 1) {
        (self.affine, self.p, self.q, self.r) = (affine, p, q, r)
    }

    /// The affine transform with the same effect; nil for perspective transforms, and for planes behind the viewer.
    public var affineEquivalent: CGAffineTransform? {
        // The rounding error of a half turn doesn't count as perspective.
        guard r > 0, abs(p) < r * 1e-12, abs(q) < r * 1e-12 else { return nil }
        let t = affine
        return CGAffineTransform(a: t.a / r, b: t.b / r, c: t.c / r, d: t.d / r, tx: t.tx / r, ty: t.ty / r)
    }

    /// Returns the divisor for a point, which is positive in front of the viewer.
    public func divisor(at point: CGPoint) -> CGFloat { p * point.x + q * point.y + r }

    /// Returns the image of a point. The result is undefined if the divisor is not positive.
    public func applied(to point: CGPoint) -> CGPoint {
        let (numerators, divisor) = (point.applying(affine), divisor(at: point))
        return CGPoint(x: numerators.x / divisor, y: numerators.y / divisor)
    }

    /// Returns a transform that applies this transform first, then an affine transform.
    public func concatenating(_ m: CGAffineTransform) -> ProjectiveTransform {
        let t = affine
        return ProjectiveTransform(
            CGAffineTransform(
                a: t.a * m.a + t.b * m.c + p * m.tx, b: t.a * m.b + t.b * m.d + p * m.ty,
                c: t.c * m.a + t.d * m.c + q * m.tx, d: t.c * m.b + t.d * m.d + q * m.ty,
                tx: t.tx * m.a + t.ty * m.c + r * m.tx, ty: t.tx * m.b + t.ty * m.d + r * m.ty),
            p: p, q: q, r: r)
    }

    /// The determinant of the matrix: positive if the image preserves the orientation of the plane, negative if it is mirrored,
    /// and 0 if the plane is seen edge-on.
    public var determinant: CGFloat {
        let t = affine
        return t.a * (t.d * r - q * t.ty) - t.c * (t.b * r - p * t.ty) + t.tx * (t.b * q - p * t.d)
    }

    /// The inverse, which maps the image to the plane. Its divisor is positive for points in front of the viewer. It is nil if
    /// the plane is seen edge-on.
    public var inverted: ProjectiveTransform? {
        let (t, determinantValue) = (affine, determinant)
        guard abs(determinantValue) > 1e-12, determinantValue.isFinite else { return nil }
        return ProjectiveTransform(
            CGAffineTransform(
                a: (t.d * r - q * t.ty) / determinantValue, b: (p * t.ty - t.b * r) / determinantValue,
                c: (q * t.tx - t.c * r) / determinantValue,
                d: (t.a * r - p * t.tx) / determinantValue, tx: (t.c * t.ty - t.d * t.tx) / determinantValue,
                ty: (t.b * t.tx - t.a * t.ty) / determinantValue),
            p: (t.b * q - p * t.d) / determinantValue, q: (p * t.c - t.a * q) / determinantValue,
            r: (t.a * t.d - t.b * t.c) / determinantValue)
    }

    /// Returns the corners of the part of a rectangle that is in front of the viewer, in points of the plane.
    public func visibleCorners(of rect: CGRect) -> [CGPoint] {
        let rect = rect.standardized
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let minimumDivisor = (corners.map { divisor(at: $0) }.max() ?? 0) / 1000
        guard minimumDivisor > 0 else { return [] }
        var visible: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            let (divisorMargin, nextDivisorMargin) = (
                divisor(at: corner) - minimumDivisor, divisor(at: next) - minimumDivisor
            )
            if divisorMargin >= 0 { visible.append(corner) }
            if (divisorMargin >= 0) != (nextDivisorMargin >= 0) {
                let fraction = divisorMargin / (divisorMargin - nextDivisorMargin)
                visible.append(
                    CGPoint(x: corner.x + (next.x - corner.x) * fraction, y: corner.y + (next.y - corner.y) * fraction))
            }
        }
        return visible
    }

    /// Returns the bounding box of a rectangle's image; the null rectangle if the rectangle is behind the viewer.
    public func bounds(of rect: CGRect) -> CGRect {
        visibleCorners(of: rect).reduce(CGRect.null) { box, corner in
            box.union(CGRect(origin: applied(to: corner), size: .zero))
        }
    }
}
