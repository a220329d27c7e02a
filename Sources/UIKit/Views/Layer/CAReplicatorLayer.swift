import CellSimGraphics
import Foundation

/// A layer that draws copies of its sublayers.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the original; at most 10,000 are drawn.
    open var instanceCount = 1
    /// The delay between the animations of copies, in seconds. Stored without effect.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { reportNoOp("CAReplicatorLayer.instanceDelay", instanceDelay != 0) }
    }
    /// The transform of each copy relative to the previous one, about the centre of the bounds. Only its affine part is used.
    open var instanceTransform = CATransform3DIdentity
    /// A Boolean value that indicates whether copies are not flattened. Stored without effect.
    open var preservesDepth = false {
        didSet { reportNoOp("CAReplicatorLayer.preservesDepth", preservesDepth) }
    }
    /// The colour by which the original's colours are multiplied; nil for opaque white. Only its opacity has an effect.
    open var instanceColor: CGColor? {
        didSet {
            guard let color = instanceColor?.rgba else { return }
            let isWhite = (color.red, color.green, color.blue) == (255, 255, 255)
            reportNoOp("CAReplicatorLayer.instanceColor", !isWhite)
        }
    }
    /// The change of red from each copy to the next. Stored without effect.
    open var instanceRedOffset: Float = 0 {
        didSet { reportNoOp("CAReplicatorLayer.instanceRedOffset", instanceRedOffset != 0) }
    }
    /// The change of green from each copy to the next. Stored without effect.
    open var instanceGreenOffset: Float = 0 {
        didSet { reportNoOp("CAReplicatorLayer.instanceGreenOffset", instanceGreenOffset != 0) }
    }
    /// The change of blue from each copy to the next. Stored without effect.
    open var instanceBlueOffset: Float = 0 {
        didSet { reportNoOp("CAReplicatorLayer.instanceBlueOffset", instanceBlueOffset != 0) }
    }
    /// The change of opacity from each copy to the next.
    open var instanceAlphaOffset: Float = 0

    /// The transforms, in the layer's coordinates, and opacities of the copies, in drawing order.
    var instances: [(transform: CGAffineTransform, opacity: CGFloat)] {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let step = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(instanceTransform.affineTransform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let alpha = (instanceColor?.rgba.alpha).map { CGFloat($0) / 255 } ?? 1
        var transform = CGAffineTransform.identity
        return (0..<min(max(instanceCount, 0), 10_000)).map { index in
            defer { transform = transform.concatenating(step) }
            return (transform, min(max(alpha + CGFloat(index) * CGFloat(instanceAlphaOffset), 0), 1))
        }
    }

    /// Records the sublayers of each copy.
    func recordInstances(into recorder: inout DisplayRecorder, _ recordSublayers: (inout DisplayRecorder) -> Void) {
        let outerOrigin = recorder.origin
        for (transform, opacity) in instances where opacity > 0 {
            recorder.append(.save)
            recorder.append(
                .concatenate(
                    CGAffineTransform(translationX: -outerOrigin.x, y: -outerOrigin.y).concatenating(transform)
                        .concatenating(CGAffineTransform(translationX: outerOrigin.x, y: outerOrigin.y))))
            if opacity < 1 { recorder.append(.beginGroup(opacity: opacity, bounds: recorder.absolute(sublayerExtent))) }
            recordSublayers(&recorder)
            if opacity < 1 { recorder.append(.endGroup) }
            recorder.append(.restore)
        }
    }
}
