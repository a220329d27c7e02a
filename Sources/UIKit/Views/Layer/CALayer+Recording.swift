import CellSimGraphics
import Foundation

/// Records layers and their sublayers in a display list.
extension CALayer {
    /// Records this layer and its sublayers. The recorder's origin is that of the superlayer's coordinates.
    ///
    /// - Parameters:
    ///   - recorder: The display list to record in.
    ///   - superlayerMatrix: The matrix of the enclosing transform layer; nil if there is none.
    func record(into recorder: inout DisplayRecorder, within superlayerMatrix: CATransform3D? = nil) {
        guard !isHidden, opacity > 0 else { return }
        if let matrix = projectionMatrix(within: superlayerMatrix) { return record(in: matrix, into: &recorder) }
        let outerOrigin = recorder.origin
        let isTransformed = !storedAffineTransform.isIdentity
        if isTransformed {
            recorder.append(.save)
            recorder.append(
                .concatenate(
                    transformToSuperlayer.concatenating(
                        CGAffineTransform(translationX: outerOrigin.x, y: outerOrigin.y))))
            recorder.origin = .zero
        } else {
            recorder.origin.x += position.x - anchorPoint.x * bounds.width - bounds.minX
            recorder.origin.y += position.y - anchorPoint.y * bounds.height - bounds.minY
        }
        recordInLayerCoordinates(into: &recorder)
        if isTransformed { recorder.append(.restore) }
        recorder.origin = outerOrigin
    }

    /// Records this layer and its sublayers. The recorder's origin is that of this layer's coordinates.
    func recordInLayerCoordinates(into recorder: inout DisplayRecorder) {
        displayIfNeeded()
        let opacity = CGFloat(opacity) * recorder.opacity
        let outerOpacity = recorder.opacity
        defer { recorder.opacity = outerOpacity }
        if let vibrancy = extras?.vibrancy, !recorder.isVibrant, !recorder.usesLayerRendering {
            return recordVibrancy(vibrancy, into: &recorder)
        }
        guard opacity < 1 else { return recordMasked(into: &recorder) }
        // Without group opacity, the opacity applies to each sublayer separately.
        recorder.opacity = allowsGroupOpacity || storedSublayers.isEmpty ? 1 : opacity
        if recorder.opacity < 1 { return recordMasked(into: &recorder) }
        recorder.append(.beginGroup(opacity: opacity, bounds: recorder.absolute(drawingExtent)))
        recordMasked(into: &recorder)
        recorder.append(.endGroup)
    }

    private func recordVibrancy(_ vibrancy: UIVibrancyEffect, into recorder: inout DisplayRecorder) {
        var content = DisplayRecorder(traits: recorder.traits)
        (content.origin, content.opacity, content.isVibrant) = (recorder.origin, recorder.opacity, true)
        recordInLayerCoordinates(into: &content)
        if content.commands.isEmpty { return }
        vibrancy.record(content.commands, within: drawingExtent, into: &recorder)
    }

    /// Records the layer's own content, in a group if the recorder's opacity is less than 1.
    private func recordWithOpacity(into recorder: inout DisplayRecorder, _ body: (inout DisplayRecorder) -> Void) {
        guard recorder.opacity < 1 else { return body(&recorder) }
        let start = recorder.commands.count
        recorder.append(.beginGroup(opacity: recorder.opacity, bounds: recorder.absolute(drawingExtent)))
        let initialCount = recorder.commands.count
        body(&recorder)
        if recorder.commands.count == initialCount {
            recorder.removeCommands(from: start)
        } else {
            recorder.append(.endGroup)
        }
    }

    private func recordMasked(into recorder: inout DisplayRecorder) {
        let outerTraits = recorder.traits
        if let owner { recorder.traits = owner.traitCollection }
        if let shape = mask?.maskPath(usesLayerRendering: recorder.usesLayerRendering) {
            recorder.append(.save)
            recorder.append(.clipPath(recorder.absolute(shape.path), shape.rule))
            recordUnmasked(into: &recorder)
            recorder.append(.restore)
        } else if let mask {
            recorder.append(.beginGroup(opacity: 1, bounds: recorder.absolute(drawingExtent)))
            recordUnmasked(into: &recorder)
            recorder.append(.mask(recordMask(mask, recorder), .alpha))
            recorder.append(.endGroup)
        } else {
            recordUnmasked(into: &recorder)
        }
        recorder.traits = outerTraits
    }

    private func recordUnmasked(into recorder: inout DisplayRecorder) {
        let isInShadowGroup = recordShadow(into: &recorder)
        recordContentAndSublayers(into: &recorder)
        if isInShadowGroup { recorder.append(.endGroup) }
    }

    /// Returns the drawing commands of a mask, in the coordinates of the masked layer.
    private func recordMask(_ mask: CALayer, _ parent: DisplayRecorder) -> [DisplayCommand] {
        var recorder = DisplayRecorder(traits: parent.traits)
        (recorder.origin, recorder.usesLayerRendering) = (parent.origin, parent.usesLayerRendering)
        mask.record(into: &recorder)
        return recorder.commands
    }

    private func recordContentAndSublayers(into recorder: inout DisplayRecorder) {
        if self is CATransformLayer {
            for sublayer in drawingOrder { sublayer.record(into: &recorder) }
            return
        }
        let corners = corners(usesLayerRendering: recorder.usesLayerRendering)
        let radii = corners.radii
        recordWithOpacity(into: &recorder) { recorder in
            if let pattern = owner?.dynamicBackgroundColor?.pattern {
                return record(pattern.image, opacity: pattern.alpha, clippedTo: corners, into: &recorder)
            }
            guard let color = resolvedBackgroundColor(for: recorder.traits) else { return }
            if corners.areContinuous { return recorder.fill(corners.outline(of: bounds), color: color) }
            let backgroundRadii = radii.isZero ? owner?.backgroundCorners ?? radii : radii
            recorder.fill(bounds, radii: backgroundRadii, color: color)
        }
        let isClipped = masksToBounds
        if isClipped {
            recorder.append(.save)
            recorder.append(
                corners.areContinuous
                    ? .clipPath(recorder.absolute(corners.outline(of: bounds)))
                    : .clip(recorder.absolute(bounds), radii))
        }
        recordWithOpacity(into: &recorder) { recorder in
            recordContents(into: &recorder)
            recordContent(into: &recorder)
            owner?.recordOwnContent(into: &recorder)
        }
        if let replicator = self as? CAReplicatorLayer {
            replicator.recordInstances(into: &recorder) { recordSublayers(into: &$0) }
        } else {
            recordSublayers(into: &recorder)
        }
        owner?.recordOverlay(into: &recorder)
        if isClipped { recorder.append(.restore) }
        if borderWidth > 0, let color = borderColor?.rgba {
            recordWithOpacity(into: &recorder) { recorder in
                if corners.strokesBorder {
                    let center = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
                    return recorder.stroke(corners.outline(of: center), Stroke(width: borderWidth), color: color)
                }
                if corners.areContinuous {
                    return recorder.fill(corners.border(of: bounds, width: borderWidth), color: color, rule: .evenOdd)
                }
                recorder.border(bounds, radii: radii, width: borderWidth, color: color)
            }
        }
    }

    private func recordSublayers(into recorder: inout DisplayRecorder) {
        for sublayer in drawingOrder { sublayer.record(into: &recorder) }
    }

    /// Returns the background colour for the given traits: a view's dynamic colour, or otherwise the layer's own.
    private func resolvedBackgroundColor(for traits: UITraitCollection) -> RGBAColor? {
        if let dynamicColor = owner?.dynamicBackgroundColor {
            return dynamicColor.resolvedColor(with: traits).cgColor.rgba
        }
        return storedBackground?.rgba
    }

    private var drawingOrder: [CALayer] {
        guard storedSublayers.contains(where: { $0.zPosition != 0 }) else { return storedSublayers }
        return storedSublayers.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
    }

    /// Records the shadow of the shadow path or of an opaque background. If there is neither, begins a group that casts the
    /// shadow of the layer's drawing, and returns true: the caller must end the group.
    private func recordShadow(into recorder: inout DisplayRecorder) -> Bool {
        guard shadowOpacity > 0, !masksToBounds, var color = shadowColor?.rgba, color.alpha > 0 else { return false }
        color.alpha = UInt8(saturating: CGFloat(color.alpha) * CGFloat(min(shadowOpacity, 1)))
        let isOpaque = resolvedBackgroundColor(for: recorder.traits)?.alpha == 255
        let usesLayerRendering = recorder.usesLayerRendering
        // `render(in:)` ignores the shadow path. Sources: ten pictures of two apps by github.com/Digitaler-Impfnachweis/covpass-ios
        // (iOS 15), and measurements on macOS in pull request 115 of github.com/gnustep/libs-quartzcore.
        let path = usesLayerRendering ? nil : shadowPath?.path
        if let shadowOutline = path
            ?? (isOpaque ? corners(usesLayerRendering: usesLayerRendering).outline(of: bounds) : nil)
        {
            recorder.shadow(shadowOutline, color: color, offset: shadowOffset, blurRadius: shadowRadius)
            return false
        }
        recorder.append(
            .beginShadow(
                color, offset: shadowOffset, blurRadius: shadowRadius,
                bounds: recorder.absolute(drawingExtentWithoutShadow)))
        return true
    }

    private func recordContents(into recorder: inout DisplayRecorder) {
        guard let image = contents as? CGImage, image.width > 0, image.height > 0 else { return }
        let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
        let source = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        recorder.image(image.bitmap, source: source, in: contentsGravity.contentRect(size, in: bounds))
    }

    /// The path of a mask that is a single opaque shape, in the masked layer's coordinates; nil for other masks. Clipping to
    /// a path is faster than drawing the mask.
    fileprivate func maskPath(usesLayerRendering: Bool) -> (path: Path, rule: FillRule)? {
        guard !isHidden, opacity >= 1, storedSublayers.isEmpty, mask == nil, shadowOpacity == 0, borderWidth == 0,
            contents == nil, owner.map({ type(of: $0) == UIView.self }) ?? true
        else { return nil }
        let hasOpaqueBackground = resolvedBackgroundColor(for: owner?.traitCollection ?? .current)?.isOpaque ?? false
        if let shape = self as? CAShapeLayer {
            guard storedBackground == nil, owner == nil, shape.fillColor?.rgba.isOpaque ?? false,
                shape.strokeColor == nil
            else { return nil }
            let rule = shape.fillRule == .evenOdd ? FillRule.evenOdd : .nonZero
            return ((shape.path?.path ?? Path()).applying(transformToSuperlayer), rule)
        }
        guard hasOpaqueBackground, type(of: self) == CALayer.self else { return nil }
        let outline = corners(usesLayerRendering: usesLayerRendering).outline(of: bounds)
        return (outline.applying(transformToSuperlayer), .nonZero)
    }

    /// The bounding box of the drawing of the layer and its sublayers, in the layer's coordinates.
    var drawingExtent: CGRect {
        guard shadowOpacity > 0, !masksToBounds else { return drawingExtentWithoutShadow }
        let shadowExtent = shadowRadius * 3 + max(abs(shadowOffset.width), abs(shadowOffset.height))
        let shadowBounds = shadowPath?.path.controlBounds ?? bounds
        return drawingExtentWithoutShadow.union(shadowBounds).insetBy(dx: -shadowExtent, dy: -shadowExtent)
    }

    /// The bounding box `drawingExtent` without the layer's own shadow.
    private var drawingExtentWithoutShadow: CGRect {
        guard !masksToBounds else { return bounds }
        var extent = bounds.union(drawingBounds ?? bounds).union(sublayerExtent)
        if let replicator = self as? CAReplicatorLayer {
            for instance in replicator.instances { extent = extent.union(sublayerExtent.applying(instance.transform)) }
        }
        return extent
    }

    /// The bounding box of the drawing of the sublayers, in the layer's coordinates; null if there are none.
    var sublayerExtent: CGRect {
        storedSublayers.reduce(.null) { rect, sublayer in
            sublayer.isHidden ? rect : rect.union(sublayer.drawnBoundsInSuperlayer())
        }
    }
}

extension CALayerContentsGravity {
    /// Returns the frame of contents with a natural size in bounds, in points.
    func contentRect(_ size: CGSize, in bounds: CGRect) -> CGRect {
        var size = size
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(sx, sy) : max(sx, sy)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        var rect = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        if [.left, .topLeft, .bottomLeft].contains(self) { rect.origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(self) { rect.origin.x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(self) { rect.origin.y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(self) { rect.origin.y = bounds.maxY - size.height }
        return rect
    }
}
