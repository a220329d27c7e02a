import Foundation

/// The drawing commands for a layer tree, in drawing order. A display list is a value that doesn't depend on views or pixels.
///
/// Coordinates are in points from the top left corner, with the y axis pointing down. Transforms nest through `save`,
/// `concatenate` and `restore`. A complete list can be drawn on any thread, in bands and at any scale.
public struct DisplayList: Hashable, Sendable {
    /// The size of the drawing in points.
    public var size: CGSize
    /// The commands in drawing order.
    public var commands: [DisplayCommand]

    /// Creates a list with a size in points.
    public init(size: CGSize, commands: [DisplayCommand] = []) { (self.size, self.commands) = (size, commands) }
}

/// A command in a display list.
public enum DisplayCommand: Hashable, Sendable {
    /// Saves the transform and the clip.
    case save
    /// Restores the transform and the clip of the matching `save`.
    case restore
    /// Prepends a transform to the current transform.
    case concatenate(CGAffineTransform)
    /// Intersects the clip with a rectangle that can have circular corners.
    case clip(CGRect, CornerRadii)
    /// Intersects the clip with the interior of a path.
    case clipPath(Path, FillRule = .nonZero)
    /// Intersects the clip with a mask, which the commands draw separately in the current space.
    case clipMask([DisplayCommand], MaskKind)
    /// Begins a group. The commands until `endGroup` are drawn separately and then composited with an opacity from 0 to 1 and a
    /// blend mode. The rectangle bounds the drawing of the group.
    case beginGroup(opacity: CGFloat, bounds: CGRect, blend: BlendMode = .normal)
    /// Masks the content of the innermost group with a mask, which the commands draw separately in the current space. The
    /// command has no effect outside of groups.
    case mask([DisplayCommand], MaskKind)
    /// Begins a shadow group, which is used for layers whose shadow has no explicit path. The commands until `endGroup` are
    /// drawn separately. Their coverage is moved by the offset (in points, independent of the transform), blurred and drawn in
    /// the colour; then the drawing itself is added. The rectangle bounds the drawing without its shadow.
    case beginShadow(RGBAColor, offset: CGSize, blurRadius: CGFloat, bounds: CGRect)
    /// Draws the commands in a plane of their own, and the plane in perspective. The rectangle bounds the drawing.
    case projected([DisplayCommand], bounds: CGRect, ProjectiveTransform)
    /// Ends the innermost group or shadow group.
    case endGroup
    /// Fills a rectangle that can have circular corners.
    case fill(CGRect, CornerRadii, Paint)
    /// Fills a path.
    case fillPath(Path, Paint, FillRule)
    /// Strokes a path.
    case strokePath(Path, Stroke, RGBAColor)
    /// Draws a border inside the edge of a rectangle, like `CALayer.borderWidth`.
    case border(CGRect, CornerRadii, width: CGFloat, RGBAColor)
    /// Draws the entire blurred shadow of a path, including the part that the path will hide. `blurRadius` is the standard
    /// deviation of the blur in points, like `CALayer.shadowRadius`.
    case shadow(Path, RGBAColor, offset: CGSize, blurRadius: CGFloat)
    /// Blurs the content below a rectangle that can have circular corners. Pixels outside the rectangle don't contribute to the
    /// blur. In groups, the content includes everything below the groups.
    case backdrop(CGRect, CornerRadii, Backdrop)
    /// Draws glyphs. The origin is the start of the baseline.
    case glyphs(GlyphRun, origin: CGPoint, RGBAColor)
    /// Draws the part `source` of an image, in pixels, scaled to `destination`, in points. A tint replaces the colours of the
    /// image but keeps its alpha.
    case image(Bitmap, source: CGRect, destination: CGRect, tint: RGBAColor?)
}

/// The rule that determines the interior of a path.
public enum FillRule: Hashable, Sendable {
    /// The nonzero winding rule.
    case nonZero
    /// The even-odd rule.
    case evenOdd
}

/// The paint that fills a shape.
public enum Paint: Hashable, Sendable {
    /// A single colour.
    case color(RGBAColor)
    /// A gradient along a line.
    case linearGradient(LinearGradient)
    /// A gradient from a centre outwards.
    case radialGradient(RadialGradient)
    /// A gradient from one circle to another.
    case circleGradient(CircleGradient)
}

/// The style of a stroked path.
public struct Stroke: Hashable, Sendable {
    /// The shape of the ends of open paths.
    public enum Cap: Hashable, Sendable {
        /// The line ends at the endpoint.
        case butt
        /// The line ends with a semicircle around the endpoint.
        case round
        /// The line extends beyond the endpoint by half its width.
        case square
    }
    /// The shape of the corners.
    public enum Join: Hashable, Sendable {
        /// Pointed corners, which are bevelled beyond the miter limit.
        case miter
        /// Rounded corners.
        case round
        /// Bevelled corners.
        case bevel
    }

    /// The width in points.
    public var width: CGFloat
    /// The shape of the ends.
    public var cap: Cap
    /// The shape of the corners.
    public var join: Join
    /// The maximum ratio of a corner's miter length to the line width. The rasteriser supports values from 1 to 1,000.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset in the dash pattern at which the path begins, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke with a width in points. It is solid unless `dash` contains the lengths of dashes and gaps, in points.
    public init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.dashPhase) = (dash, dashPhase)
    }
}
