import Foundation

/// Geometry of layers, and exceptions for invalid values.
extension CALayer {
    /// Returns the bounds size for which the transformed layer has a frame of the size `frame`. The division comes last, to
    /// minimise rounding errors in the layer's frame. A transform that isn't invertible is applied to `frame` instead.
    static func boundsSize(of frame: CGSize, before affine: CGAffineTransform) -> CGSize {
        let matrix = affine.withExactQuarterTurns
        let (a, b, c, d) = (abs(matrix.a), abs(matrix.b), abs(matrix.c), abs(matrix.d))
        let determinant = abs(matrix.a * matrix.d - matrix.b * matrix.c)
        if b == 0, c == 0, determinant > 0 { return CGSize(width: frame.width / a, height: frame.height / d) }
        if determinant == 0 {
            return CGSize(width: a * frame.width + c * frame.height, height: b * frame.width + d * frame.height)
        }
        return CGSize(
            width: (d * frame.width + c * frame.height) / determinant,
            height: (b * frame.width + a * frame.height) / determinant)
    }

    /// The transform from this layer's coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let (x, y) = (bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
        if storedAffineTransform.isIdentity {
            return CGAffineTransform(translationX: position.x - x, y: position.y - y)
        }
        return CGAffineTransform(translationX: -x, y: -y).concatenating(storedAffineTransform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The radii of the corners on the screen, in points.
    var cornerRadii: CornerRadii {
        if let corners = extras?.cornerConfiguration { return corners.radii(of: self) }
        guard cornerRadius > 0 else { return .zero }
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return CornerRadii(
            topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
            bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
    }
}

extension CGAffineTransform {
    /// The transform with elements near zero replaced by zero. Rotations by quarter turns have rounding errors of about
    /// 6e-17, because π is inexact, which would change frames.
    var withExactQuarterTurns: CGAffineTransform {
        let threshold = max(abs(a), abs(b), abs(c), abs(d)) * 1e-15
        func roundedToZero(_ factor: CGFloat) -> CGFloat { abs(factor) < threshold ? 0 : factor }
        return CGAffineTransform(
            a: roundedToZero(a), b: roundedToZero(b), c: roundedToZero(c), d: roundedToZero(d), tx: tx, ty: ty)
    }
}

extension CALayer {
    /// Restores the previous bounds and raises Core Animation's exception for invalid bounds.
    func reject(_ bounds: inout CGRect, _ old: CGRect) {
        let (origin, size) = (bounds.origin, bounds.size)
        bounds = old
        reject(
            "CALayer bounds", [origin.x, origin.y, size.width, size.height],
            "[\(origin.x) \(origin.y); \(size.width) \(size.height)]")
    }

    /// Restores the previous position and raises Core Animation's exception for an invalid position.
    func reject(_ position: inout CGPoint, _ old: CGPoint) {
        let new = position
        position = old
        reject("CALayer position", [new.x, new.y])
    }

    /// Restores the previous anchor point and raises an exception for an invalid one.
    func rejectAnchor(_ old: CGPoint) {
        let new = anchorPoint
        anchorPoint = old
        reject("CALayer anchorPoint", [new.x, new.y])
    }

    package func rejectTransform(_ values: [CGFloat]) { reject("CALayer transform", values) }

    /// Raises Core Animation's exception for numbers that aren't all finite.
    func reject(_ property: String, _ values: [CGFloat], _ text: String? = nil) {
        let invalidValue = values.contains { $0.isNaN } ? "NaN" : "an infinite number"
        let text = text ?? "[\(values.map { "\($0)" }.joined(separator: " "))]"
        UIKitException.raiseOrRecord("CALayerInvalidGeometry", "\(property) contains \(invalidValue): \(text)")
    }
}

extension UIEdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
