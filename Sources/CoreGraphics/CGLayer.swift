import CellSimGraphics
import Foundation

/// A drawing that is recorded once and can be drawn many times.
public final class CGLayer {
    /// The context that draws the layer's content. Its axes have the directions of the axes of the context passed to `init`.
    public let context: CGContext?
    /// The size in points.
    public let size: CGSize

    /// Creates an empty layer; `nil` if the size isn't finite and positive.
    /// - Parameter auxiliaryInfo: has no effect, as in Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        self.context = CGContext(
            DisplayRecorder(surroundings: context.recorder.traitContext), bounds: CGRect(origin: .zero, size: size))
    }
}

extension CGContext {
    /// Draws a layer's content stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard NumericValidation.validate(rect), let content = layer.context else { return }
        let figure = CGRect(origin: .zero, size: layer.size)
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        clip(to: figure)
        let origin = recorder.origin
        recordCastingShadow(within: figure) { recorder in
            recorder.append(.beginGroup(opacity: state.alpha, bounds: recorder.absolute(figure)))
            recorder.append(.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y)))
            recorder.append(content.closedCommands)
            recorder.append(.endGroup)
        }
        restoreGState()
    }

    /// Draws a layer's content at its own size with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
