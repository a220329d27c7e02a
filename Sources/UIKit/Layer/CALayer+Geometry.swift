import Foundation

extension CALayer {
    /// The rectangle the layer covers in its superlayer's coordinates (points).
    public var frame: CGRect {
        get {
            let size = bounds.size
            let (left, top) = (-anchorPoint.x * size.width, -anchorPoint.y * size.height)
            if affine.isIdentity {
                return CGRect(x: position.x + left, y: position.y + top, width: size.width, height: size.height)
            }
            let turned = CGRect(x: left, y: top, width: size.width, height: size.height).applying(affine)
            return turned.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let size = affine.isIdentity ? newValue.size : Self.size(of: newValue.size, before: affine)
            bounds = CGRect(origin: bounds.origin, size: size)
            if affine.isIdentity {
                position = CGPoint(
                    x: newValue.origin.x + anchorPoint.x * size.width, y: newValue.origin.y + anchorPoint.y * size.height)
            } else {
                let moved = frame
                position.x += newValue.midX - moved.midX
                position.y += newValue.midY - moved.midY
            }
        }
    }

    private static func size(of frame: CGSize, before affine: CGAffineTransform) -> CGSize {
        let rect = CGRect(origin: .zero, size: frame).applying(affine.inverted())
        return CGSize(width: abs(rect.width), height: abs(rect.height))
    }

    public func affineTransform() -> CGAffineTransform { affine }
    public func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

    /// From this layer's coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let (x, y) = (bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
        if affine.isIdentity { return CGAffineTransform(translationX: position.x - x, y: position.y - y) }
        return CGAffineTransform(translationX: -x, y: -y).concatenating(affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var cornerRadii: CornerRadii {
        guard cornerRadius > 0 else { return .zero }
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return CornerRadii(
            topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
            bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
    }
}
