import Foundation

/// Records views in a display list.
extension UIView {
    /// Returns the drawing of the view and its descendants as a value. It uses the view's own coordinates (points,
    /// origin at the top left corner of the bounds). It does not run layout: lay out first.
    /// - Complexity: linear in the number of layers.
    public func displayList() -> DisplayList { displayList(omitsVisualEffects: false) }

    /// Returns the same drawing, with or without blurs, vibrancy and the surfaces of translucent bars.
    package func displayList(omitsVisualEffects: Bool) -> DisplayList {
        var recorder = DisplayRecorder(traits: traitCollection)
        recorder.omitsVisualEffects = omitsVisualEffects
        recorder.reserve(64)
        let frameOrigin = layer.frame.origin
        recorder.origin = CGPoint(x: -frameOrigin.x, y: -frameOrigin.y)
        if !layer.storedAffineTransform.isIdentity {
            recorder.origin = CGPoint(x: -layer.frame.minX, y: -layer.frame.minY)
        }
        layer.record(into: &recorder)
        return DisplayList(size: layer.frame.size, commands: recorder.commands)
    }

    /// Records the view's own content. `draw(_:)` is below content for which UIKit uses private subviews on Apple's
    /// systems, and above the backgrounds of cells and headers.
    func recordOwnContent(into recorder: inout DisplayRecorder) {
        let isAbove = drawsAboveOwnContent
        if !isAbove { recordDrawing(into: &recorder) }
        recordContent(into: &recorder)
        if isAbove { recordDrawing(into: &recorder) }
    }

    /// Records what `draw(_:)` of a class outside UIKit draws, clipped to the bounds.
    private func recordDrawing(into recorder: inout DisplayRecorder) {
        guard type(of: self) != UIView.self, bounds.width > 0, bounds.height > 0, mayOverrideDraw else { return }
        recordInContext(into: &recorder) { draw(bounds) }
    }

    /// Runs drawing code with a current context and with this view's traits.
    func recordInContext(into recorder: inout DisplayRecorder, _ body: () -> Void) {
        let start = recorder.commands.count
        recorder.append(.save)
        recorder.append(.clip(recorder.absolute(bounds), .zero))
        let initialCount = recorder.commands.count
        traitCollection.performAsCurrent { CGContext.recordDrawing(into: &recorder, bounds: bounds, body) }
        guard recorder.commands.count > initialCount else { return recorder.removeCommands(from: start) }
        recorder.append(.restore)
    }

    /// Whether `draw(_:)` may be overridden. UIKit's own classes draw differently, labels call it themselves, and image
    /// views never call it.
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
