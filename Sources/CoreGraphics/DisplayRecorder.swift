import CellSimGraphics
import Foundation

/// Collects the commands of a display list while the layer tree is traversed.
///
/// Drawing methods take points in the current layer's coordinates. The recorder converts them to the list's coordinates.
public struct DisplayRecorder {
    /// The commands recorded so far, in drawing order and in the display list's coordinates (points).
    public private(set) var commands: [DisplayCommand] = []
    /// The environment in which dynamic colours are resolved, such as UIKit's traits.
    package var traitContext: AnyObject?
    /// The current layer's origin in the coordinates of the commands.
    public var origin = CGPoint.zero
    /// The opacity from 0 to 1 that layers without group opacity apply to each of their parts.
    package var opacity: CGFloat = 1
    /// Whether only the opacity of the recorded content is used, and not its colours.
    package var isVibrant = false
    /// Whether layers are drawn as `CALayer.render(in:)` does on Apple platforms, without the render server: it omits blurs,
    /// vibrancy and the surfaces of translucent bars, and has its own corners.
    package var usesLayerRendering = false

    /// Creates an empty recorder whose origin is the display list's origin.
    package init(surroundings: AnyObject?) { self.traitContext = surroundings }

    /// Adds a command unchanged. It must already be in the list's coordinates.
    public mutating func append(_ command: DisplayCommand) { commands.append(command) }
    /// Adds commands unchanged.
    public mutating func append(_ newCommands: [DisplayCommand]) { commands += newCommands }
    /// Removes the commands at and after an index.
    package mutating func removeCommands(from index: Int) { commands.removeSubrange(index...) }
    /// Reserves capacity for a total number of commands.
    public mutating func reserve(_ count: Int) { commands.reserveCapacity(count) }

    /// Converts a rectangle of the current layer to the list's coordinates.
    public func absolute(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
    /// Converts a point of the current layer to the list's coordinates.
    public func absolute(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
    /// Converts a path of the current layer to the list's coordinates.
    public func absolute(_ path: Path) -> Path {
        origin == .zero ? path : path.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    /// Fills a rectangle with rounded corners. Transparent colours and empty rectangles add no command.
    public mutating func fill(_ rect: CGRect, radii: CornerRadii = .zero, color: RGBAColor) {
        guard color.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        commands.append(.fill(absolute(rect), radii, .color(color)))
    }

    /// Fills a path. Transparent colours and empty paths add no command.
    public mutating func fill(_ path: Path, color: RGBAColor, rule: FillRule = .nonZero) {
        guard color.alpha > 0, !path.isEmpty else { return }
        commands.append(.fillPath(absolute(path), .color(color), rule))
    }

    /// Strokes a path. Transparent colours, empty paths and a line width of 0 add no command.
    public mutating func stroke(_ path: Path, _ stroke: Stroke, color: RGBAColor) {
        guard color.alpha > 0, !path.isEmpty, stroke.width > 0 else { return }
        commands.append(.strokePath(absolute(path), stroke, color))
    }

    /// Draws a border of `width` points inside the edges of a rectangle.
    public mutating func border(_ rect: CGRect, radii: CornerRadii = .zero, width: CGFloat, color: RGBAColor) {
        guard color.alpha > 0, width > 0 else { return }
        commands.append(.border(absolute(rect), radii, width: width, color))
    }

    /// Draws the shadow of a path. `offset` and `blurRadius` (the standard deviation of the blur) are in points.
    public mutating func shadow(_ path: Path, color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        commands.append(.shadow(absolute(path), color, offset: offset, blurRadius: blurRadius))
    }

    /// Draws the part `source` (in pixels) of an image stretched to `rect`; a tint replaces its colours.
    public mutating func image(_ bitmap: Bitmap, source: CGRect, in rect: CGRect, tint: RGBAColor? = nil) {
        commands.append(.image(bitmap, source: source, destination: absolute(rect), tint: tint))
    }

    /// Draws the body's commands clipped to a rounded rectangle.
    public mutating func clipped(to rect: CGRect, radii: CornerRadii = .zero, _ body: (inout DisplayRecorder) -> Void) {
        commands.append(.save)
        commands.append(.clip(absolute(rect), radii))
        body(&self)
        commands.append(.restore)
    }
}
