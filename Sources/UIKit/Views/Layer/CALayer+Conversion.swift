import Foundation

/// Coordinate conversion, hit testing and copying of layers.
extension CALayer {
    /// The root of the layer tree, and the transform from this layer's coordinates to the root's.
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

    /// Converts a point from the coordinates of another layer in the same tree.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    /// Converts a point to the coordinates of another layer in the same tree.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    /// Converts a rectangle from the coordinates of another layer, and returns its bounding box.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    /// Converts a rectangle to the coordinates of another layer, and returns its bounding box.
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

    /// Copies the geometry and style of another layer.
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
