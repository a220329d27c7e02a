import Foundation
import UIKit

/// Strategies that compare layers as images.
extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A strategy that compares a layer's pixels; all of them must be equal.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares a layer's pixels.
    /// - Parameters:
    ///   - precision: The fraction of pixels that must be equal; see `Diffing.image`.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - traits: Traits that override the current ones.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
        ).pullback { layer in
            return onMain {
                let outer = UITraitCollection.current
                UITraitCollection.current = UITraitCollection(traitsFrom: [outer, traits])
                defer { UITraitCollection.current = outer }
                return LayerPicture.make(layer, scale: UITraitCollection.current.displayScale)
            }
        }
    }
}

/// Draws layers that don't belong to a view.
package enum LayerPicture {
    /// Returns a picture of the layer, whose size is that of its bounds.
    @MainActor package static func make(_ layer: CALayer, scale: CGFloat) -> UIImage {
        let size = layer.bounds.size
        guard size.width > 0, size.height > 0 else { return UIImage() }
        let host = UIView(frame: CGRect(origin: .zero, size: size))
        let (superlayer, location) = (layer.superlayer, layer.position)
        let index = superlayer?.sublayers?.firstIndex { $0 === layer }
        layer.position = CGPoint(x: size.width * layer.anchorPoint.x, y: size.height * layer.anchorPoint.y)
        host.layer.addSublayer(layer)
        let picture = ViewSnapshotHost.picture(
            of: host, scale: scale > 0 ? scale : UIScreen.main.scale, usesLayerRendering: true)
        layer.removeFromSuperlayer()
        layer.position = location
        if let superlayer, let index { superlayer.insertSublayer(layer, at: UInt32(index)) }
        return picture
    }
}
