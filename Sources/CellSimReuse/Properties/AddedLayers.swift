import Foundation
import UIKit

/// Reads the layers that code added to a view's layer, without the layers of subviews.
@MainActor enum AddedLayers {
    static func values(of view: UIView) -> [PropertyValue] {
        guard view.layer.sublayers?.count ?? 0 > view.subviews.count else { return [] }
        let subviewLayers = Set(view.subviews.map { ObjectIdentifier($0.layer) })
        return (view.layer.sublayers ?? []).filter { !subviewLayers.contains(ObjectIdentifier($0)) }.map(value)
    }

    private static func value(of layer: CALayer) -> PropertyValue {
        var parts: [PropertyValue] = [
            .object(layer), .rect(layer.frame), .flag(layer.isHidden), .number(layer.opacity),
        ]
        parts += [
            .color(layer.backgroundColor), .number(layer.cornerRadius), .number(layer.borderWidth),
            .color(layer.borderColor), .path(layer.shadowPath),
        ]
        if let gradient = layer as? CAGradientLayer {
            parts += (gradient.colors ?? []).map { .color($0 as? CGColor) }
        }
        if let shape = layer as? CAShapeLayer {
            parts += [.color(shape.fillColor), .color(shape.strokeColor), .number(shape.lineWidth), .path(shape.path)]
        }
        return .list(parts)
    }
}
