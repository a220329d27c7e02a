import CellSimGraphics
import Foundation

/// The projection of three-dimensional transforms.
extension CATransform3D {
    /// The projection of the plane z = 0 onto the screen.
    var projection: ProjectiveTransform {
        ProjectiveTransform(
            CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42), p: m14, q: m24, r: m44)
    }

    /// Whether the front of the plane z = 0 faces the viewer. Mirroring alone doesn't turn the front away.
    fileprivate var isFrontFacing: Bool {
        let isMirrored = determinant < 0
        return isMirrored ? projection.determinant <= 0 : projection.determinant >= 0
    }

    private var determinant: CGFloat {
        // Laplace expansion: the sum of the products of the 2 × 2 minors of the first two rows and their complementary
        // minors of the last two rows.
        let upperMinors: [CGFloat] = [
            m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21,
            m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23,
        ]
        let lowerMinors: [CGFloat] = [
            m33 * m44 - m34 * m43, m34 * m42 - m32 * m44, m32 * m43 - m33 * m42,
            m31 * m44 - m34 * m41, m33 * m41 - m31 * m43, m31 * m42 - m32 * m41,
        ]
        return zip(upperMinors, lowerMinors).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

/// Draws layers with three-dimensional transforms.
extension CALayer {
    /// Returns the matrix from this layer's coordinates to those of the superlayer or, within transform layers, to those of
    /// the outermost one's superlayer. Returns nil if an affine transform is sufficient.
    ///
    /// - Parameter superlayerMatrix: The matrix from the superlayer to that space.
    func projectionMatrix(within superlayerMatrix: CATransform3D?) -> CATransform3D? {
        let sublayerTransform = superlayer?.extras?.sublayerTransform
        let isTransformed =
            extras?.nonAffineTransform != nil || sublayerTransform.map { !CATransform3DIsIdentity($0) } ?? false
        guard isTransformed || superlayerMatrix != nil || hasSublayersIn3D else { return nil }
        let ownAnchor = anchor
        var matrix = CATransform3DConcat(CATransform3DMakeTranslation(-ownAnchor.x, -ownAnchor.y, 0), transform)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        if let superlayer, let sublayerTransform, !CATransform3DIsIdentity(sublayerTransform) {
            let center = superlayer.anchor
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
            matrix = CATransform3DConcat(matrix, sublayerTransform)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        return superlayerMatrix.map { CATransform3DConcat(matrix, $0) } ?? matrix
    }

    /// The anchor point in the layer's own coordinates.
    private var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// Whether this is a transform layer with sublayers that aren't all in its plane.
    private var hasSublayersIn3D: Bool {
        guard self is CATransformLayer else { return false }
        if let sublayerTransform = extras?.sublayerTransform, !CATransform3DIsIdentity(sublayerTransform) {
            return true
        }
        return storedSublayers.contains {
            $0.extras?.nonAffineTransform != nil || $0.zPosition != 0 || $0.hasSublayersIn3D
        }
    }

    /// Records the layer in perspective. The sublayers of a transform layer are recorded separately, farthest first.
    func record(in matrix: CATransform3D, into recorder: inout DisplayRecorder) {
        if self is CATransformLayer {
            let outerOpacity = recorder.opacity
            recorder.opacity *= CGFloat(opacity)
            for sublayer in sublayersByDepth(matrix) { sublayer.record(into: &recorder, within: matrix) }
            recorder.opacity = outerOpacity
            return
        }
        guard isDoubleSided || matrix.isFrontFacing else { return }
        let outerOrigin = recorder.origin
        let projection = matrix.projection.concatenating(
            CGAffineTransform(translationX: outerOrigin.x, y: outerOrigin.y))
        if let affineTransform = projection.affineEquivalent {
            recorder.append(.save)
            recorder.append(.concatenate(affineTransform))
            recorder.origin = .zero
            recordInLayerCoordinates(into: &recorder)
            recorder.append(.restore)
            recorder.origin = outerOrigin
            return
        }
        var content = DisplayRecorder(traits: recorder.traits)
        (content.opacity, content.isVibrant) = (recorder.opacity, recorder.isVibrant)
        content.usesLayerRendering = recorder.usesLayerRendering
        recordInLayerCoordinates(into: &content)
        if content.commands.isEmpty { return }
        recorder.append(.projected(content.commands, bounds: drawingExtent, projection))
    }

    /// Returns the sublayers sorted by the depth of their centres, farthest from the viewer first.
    private func sublayersByDepth(_ matrix: CATransform3D) -> [CALayer] {
        storedSublayers.enumerated().map { index, sublayer in
            let m = sublayer.projectionMatrix(within: matrix) ?? matrix
            let center = CGPoint(x: sublayer.bounds.midX, y: sublayer.bounds.midY)
            let divisor = m.projection.divisor(at: center)
            return (layer: sublayer, depth: (m.m13 * center.x + m.m23 * center.y + m.m43) / divisor, index: index)
        }.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.layer)
    }

    /// Returns the bounding rectangle of the layer's drawing, in the coordinates of its superlayer or of the enclosing
    /// space.
    func drawnBoundsInSuperlayer(within superlayerMatrix: CATransform3D? = nil) -> CGRect {
        guard let matrix = projectionMatrix(within: superlayerMatrix) else {
            return drawingExtent.applying(transformToSuperlayer)
        }
        guard self is CATransformLayer else { return matrix.projection.bounds(of: drawingExtent) }
        return storedSublayers.reduce(.null) {
            $1.isHidden ? $0 : $0.union($1.drawnBoundsInSuperlayer(within: matrix))
        }
    }
}
