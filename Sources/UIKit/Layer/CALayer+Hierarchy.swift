import Foundation

extension CALayer {
    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayerStore.count)) }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        sublayerStore.insert(layer, at: min(Int(index), sublayerStore.count))
        layer.superlayer = self
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = sublayerStore.firstIndex { $0 === sibling } ?? sublayerStore.count
        insertSublayer(layer, at: UInt32(index))
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let index = (sublayerStore.firstIndex { $0 === sibling } ?? sublayerStore.count - 1) + 1
        insertSublayer(layer, at: UInt32(index))
    }

    public func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        if let index = parent.sublayerStore.lastIndex(where: { $0 === self }) { parent.sublayerStore.remove(at: index) }
        superlayer = nil
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in sublayerStore { layer.superlayer = nil }
        sublayerStore = []
        for layer in layers { addSublayer(layer) }
    }

    /// Puts a subview's layer where the view stands among its siblings, before layers that the view added itself
    /// after them.
    func adopt(_ layer: CALayer, forSubviewAt index: Int, of view: UIView) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        if index + 1 < view.subviews.count,
            let place = sublayerStore.firstIndex(where: { $0 === view.subviews[index + 1].layer })
        {
            sublayerStore.insert(layer, at: place)
        } else {
            sublayerStore.append(layer)
        }
    }
}
