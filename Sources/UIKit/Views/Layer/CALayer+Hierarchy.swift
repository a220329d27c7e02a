import Foundation

/// Adds, removes and lays out sublayers.
extension CALayer {
    // MARK: Layout of layers without a view

    /// Schedules `layoutSublayers()` for the next layout.
    func markForLayout() {
        isMarkedForLayout = true
        superlayer?.markAncestorsForLayout()
    }

    /// Marks this layer and its ancestors, up to the one of the nearest view, as having sublayers that need layout, and
    /// notifies the view.
    func markAncestorsForLayout() {
        var current: CALayer? = self
        while let layer = current {
            layer.hasMarkedSublayers = true
            if let owner = layer.owner { return owner.markDescendantNeedsLayout() }
            current = layer.superlayer
        }
    }

    /// Lays out a layer without a view, and its marked descendants.
    func layoutIfMarked() {
        if isMarkedForLayout {
            isMarkedForLayout = false
            layoutSublayers()
        }
        layoutMarkedSublayers()
    }

    /// Lays out the marked sublayers. Layers with a view are skipped, because the view lays them out.
    func layoutMarkedSublayers() {
        guard hasMarkedSublayers else { return }
        hasMarkedSublayers = false
        for sublayer in storedSublayers where sublayer.owner == nil { sublayer.layoutIfMarked() }
    }

    /// The maximum depth of the layer tree. Layout, traits, touches and drawing are recursive; UIKit's would overflow the
    /// stack long before 20,000 levels.
    static let maximumDepth = 1_000

    /// Returns whether a layer can become a sublayer. Raises for this layer, for its ancestors, and if the tree would become
    /// too deep.
    func validateSublayer(_ layer: CALayer) -> Bool {
        var depth = 1
        var current: CALayer? = self
        while let ancestor = current {
            if ancestor === layer {
                rejectCycle(of: layer)
                return false
            }
            depth += 1
            current = ancestor.superlayer
        }
        if !layer.storedSublayers.isEmpty { depth += layer.sublayerDepth(atMost: Self.maximumDepth) }
        guard depth > Self.maximumDepth else { return true }
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "\(layer.owner == nil ? "Layers" : "Views") cannot be more than \(Self.maximumDepth) levels deep: layout and drawing could not"
                + " follow them")
        return false
    }

    func rejectCycle(of layer: CALayer) {
        UIKitException.raiseOrRecord("CALayerInvalid", "layer \(layer) is a part of cycle in its layer tree")
    }

    /// Returns the number of levels of descendants, counted up to the limit.
    private func sublayerDepth(atMost limit: Int) -> Int {
        var (level, levels) = (storedSublayers, 0)
        while !level.isEmpty, levels <= limit {
            levels += 1
            level = level.flatMap(\.storedSublayers)
        }
        return levels
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in storedSublayers { layer.superlayer = nil }
        storedSublayers = []
        for layer in layers { addSublayer(layer) }
    }

    /// Inserts the layer of a subview below the layer of the next subview, or on top if there is none.
    func insertLayer(_ layer: CALayer, forSubviewAt index: Int, of view: UIView) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        if index + 1 < view.subviews.count,
            let sublayerIndex = storedSublayers.firstIndex(where: { $0 === view.subviews[index + 1].layer })
        {
            storedSublayers.insert(layer, at: sublayerIndex)
        } else {
            storedSublayers.append(layer)
        }
    }
}
