import Foundation

/// Conversion of points and rectangles between layers.
extension CALayer {
    /// The transform from this layer's coordinates to its outermost ancestor's.
    private var transformToRoot: (transform: CGAffineTransform, root: CALayer) {
        var (transform, layer) = (CGAffineTransform.identity, self)
        while let parent = layer.superlayer {
            transform = transform.concatenating(layer.transformToSuperlayer)
            layer = parent
        }
        return (transform, layer)
    }

    private func transform(to other: CALayer?) -> CGAffineTransform {
        guard let other else {
            return transformToRoot.transform.concatenating(transformToRoot.root.transformToSuperlayer)
        }
        return transformToRoot.transform.concatenating(other.transformToRoot.transform.inverted())
    }

    /// Converts a point from another layer in the same tree to this layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    /// Converts a point from this layer to another layer in the same tree.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    /// Returns the bounding box of another layer's rectangle in this layer's coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    /// Returns the bounding box of this layer's rectangle in another layer's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    func topmostLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let localPoint = point.applying(transformToSuperlayer.inverted())
        let isInside = contains(localPoint)
        if masksToBounds, !isInside { return nil }
        let sublayersByZPosition = storedSublayers.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        for (_, sublayer) in sublayersByZPosition.reversed() {
            if let hit = sublayer.hitTest(localPoint) { return hit }
        }
        return isInside ? self : nil
    }

    /// Copies another layer's geometry and style.
    func copyAppearance(looksOf other: CALayer) {
        (bounds, position, anchorPoint, zPosition) = (other.bounds, other.position, other.anchorPoint, other.zPosition)
        (storedAffineTransform, contentsScale, storedBackground) = (
            other.storedAffineTransform, other.contentsScale, other.storedBackground
        )
        (cornerRadius, maskedCorners) = (other.cornerRadius, other.maskedCorners)
        (borderWidth, borderColor, opacity, isHidden) = (
            other.borderWidth, other.borderColor, other.opacity, other.isHidden
        )
        (isOpaque, masksToBounds) = (other.isOpaque, other.masksToBounds)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath, contents) = (other.shadowRadius, other.shadowPath, other.contents)
        (contentsGravity, name) = (other.contentsGravity, other.name)
    }
}
