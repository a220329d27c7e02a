import Foundation

/// Records views in a display list.
extension UIView {
    /// Returns the drawing commands of the view and its descendants, in points, with the origin at the top left corner of
    /// the frame. Call `layoutIfNeeded()` first: this method doesn't run layout.
    /// - Complexity: linear in the number of layers.
    public func displayList() -> DisplayList { displayList(usesLayerRendering: false) }

    /// Returns the drawing commands, optionally without blurs, vibrancy and the backgrounds of translucent bars.
    package func displayList(usesLayerRendering: Bool) -> DisplayList {
        var recorder = DisplayRecorder(traits: traitCollection)
        recorder.usesLayerRendering = usesLayerRendering
        recorder.reserve(64)
        let frameOrigin = layer.frame.origin
        recorder.origin = CGPoint(x: -frameOrigin.x, y: -frameOrigin.y)
        if !layer.storedAffineTransform.isIdentity {
            recorder.origin = CGPoint(x: -layer.frame.minX, y: -layer.frame.minY)
        }
        layer.record(into: &recorder)
        return DisplayList(size: layer.frame.size, commands: recorder.commands)
    }

    /// Records the view's own content. The output of `draw(_:)` is above the backgrounds of cells and headers, and below
    /// content that UIKit draws in private subviews on Apple's systems.
    func recordOwnContent(into recorder: inout DisplayRecorder) {
        let isAbove = drawsAboveOwnContent
        if !isAbove { recordDrawing(into: &recorder) }
        recordContent(into: &recorder)
        if isAbove { recordDrawing(into: &recorder) }
    }

    /// Records the output of `draw(_:)`, clipped to the bounds, for classes outside UIKit.
    private func recordDrawing(into recorder: inout DisplayRecorder) {
        guard type(of: self) != UIView.self, bounds.width > 0, bounds.height > 0, mayOverrideDraw else { return }
        recordInContext(into: &recorder) { draw(bounds) }
    }

    /// Runs drawing code with a graphics context and this view's traits as the current ones.
    func recordInContext(into recorder: inout DisplayRecorder, _ body: () -> Void) {
        let start = recorder.commands.count
        recorder.append(.save)
        recorder.append(.clip(recorder.absolute(bounds), .zero))
        let initialCount = recorder.commands.count
        traitCollection.performAsCurrent { CGContext.recordDrawing(into: &recorder, bounds: bounds, body) }
        guard recorder.commands.count > initialCount else { return recorder.removeCommands(from: start) }
        recorder.append(.restore)
    }

    /// Whether the class may override `draw(_:)`. UIKit's classes don't use it to draw; labels call it themselves, and
    /// image views never call it.
    private var mayOverrideDraw: Bool {
        if self is UILabel || self is UIImageView { return false }
        let key = ObjectIdentifier(type(of: self))
        if let cachedResult = DrawOverrideCache.overridesByClass[key] { return cachedResult }
        let isOutsideUIKit = !UIKitModules.isDeclared(type(of: self))
        DrawOverrideCache.overridesByClass[key] = isOutsideUIKit
        return isOutsideUIKit
    }
}

/// A cache of whether classes are outside UIKit.
@MainActor private enum DrawOverrideCache {
    static var overridesByClass: [ObjectIdentifier: Bool] = [:]
}
