import Foundation

/// The drawing of a layer tree, in drawing order. It is a value independent of views and pixels.
///
/// Coordinates are points, with y downwards, in the list's own space, whose origin is the top left corner. Transforms nest through `save`,
/// `concatenate` and `restore`. Recording ends before rasterising begins. The list can then be drawn on any thread, in bands and at any
/// scale.
public struct DisplayList: Hashable, Sendable {
    /// The size of the drawing in points.
    public var size: CGSize
    /// The commands in drawing order.
    public var commands: [DisplayCommand]

    /// Creates a list of commands; the size is in points.
    public init(size: CGSize, commands: [DisplayCommand] = []) { (self.size, self.commands) = (size, commands) }
}

/// One command of a display list.
public enum DisplayCommand: Hashable, Sendable {
    /// Pushes the transform and the clip.
    case save
    /// Pops the transform and the clip of the matching `save`.
    case restore
    /// Prepends a transform to the current one.
    case concatenate(CGAffineTransform)
    /// Narrows the clip to a rectangle with circular corners (all zero: a plain rectangle).
    case clip(CGRect, CornerRadii)
    /// Narrows the clip to a path's inside.
    case clipPath(Path, FillRule = .nonZero)
    /// Narrows the clip by a mask that these commands draw separately in the current space.
    case clipMask([DisplayCommand], MaskKind)
    /// Begins a group: commands until `endGroup` are drawn separately, then composited as a whole with this opacity (0…1) and blend mode.
    /// The rectangle bounds the group's drawing.
    case beginGroup(opacity: CGFloat, bounds: CGRect, blend: BlendMode = .normal)
    /// Masks the content of the innermost group by a drawing that these commands make separately in the current space.
    /// Has no effect outside groups.
    case mask([DisplayCommand], MaskKind)
    /// Begins a shadow group: commands until `endGroup` are drawn separately. Their coverage is moved by the offset
    /// (points, not rotated by the transform), blurred and drawn in the colour, then the drawing itself is added. The
    /// rectangle bounds the drawing without the shadow. It is used for layers whose shadow has no explicit path.
    case beginShadow(RGBAColor, offset: CGSize, blurRadius: CGFloat, bounds: CGRect)
    /// Draws the commands in their own plane, and the plane in perspective. The rectangle bounds their drawing.
    case projected([DisplayCommand], bounds: CGRect, ProjectiveTransform)
    /// Ends the innermost group or shadow group.
    case endGroup
    /// Fills a rectangle with circular corners.
    case fill(CGRect, CornerRadii, Paint)
    /// Fills a path.
    case fillPath(Path, Paint, FillRule)
    /// Strokes a path.
    case strokePath(Path, Stroke, RGBAColor)
    /// Draws a border inside the rectangle's edge, as `CALayer.borderWidth` does.
    case border(CGRect, CornerRadii, width: CGFloat, RGBAColor)
    /// Draws the whole blurred shadow of a figure, including the part that the figure will hide. `blurRadius` is the standard deviation of
    /// the blur in points, as in `CALayer.shadowRadius`.
    case shadow(Path, RGBAColor, offset: CGSize, blurRadius: CGFloat)
    /// Replaces everything drawn so far in a rectangle with circular corners by its blurred version. Pixels outside the rectangle have no
    /// influence. Inside groups, everything below them is included.
    case backdrop(CGRect, CornerRadii, Backdrop)
    /// Draws glyphs at their run's origin (the start of the baseline).
    case glyphs(GlyphRun, origin: CGPoint, RGBAColor)
    /// Draws the part `source` (pixels) of an image stretched to `destination` (points). A tint replaces the image's colours and keeps its
    /// coverage.
    case image(Bitmap, source: CGRect, destination: CGRect, tint: RGBAColor?)
}

/// The rule that determines the inside of a path.
public enum FillRule: Hashable, Sendable {
    /// The nonzero winding rule.
    case nonZero
    /// The even-odd rule.
    case evenOdd
}

/// The paint of a figure.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(RGBAColor)
    /// A gradient along a line.
    case linearGradient(LinearGradient)
    /// A gradient outwards from a centre.
    case radialGradient(RadialGradient)
    /// A gradient from one circle to another.
    case circleGradient(CircleGradient)
}

/// The style of a line along a path.
public struct Stroke: Hashable, Sendable {
    /// The shape of a line's ends.
    public enum Cap: Hashable, Sendable {
        /// Ends exactly at the point.
        case butt
        /// Ends with a semicircle beyond the point.
        case round
        /// Extends by half the line width beyond the point.
        case square
    }
    /// The shape of a line's corners.
    public enum Join: Hashable, Sendable {
        /// Pointed up to the limit, otherwise bevelled.
        case miter
        /// Rounded.
        case round
        /// Bevelled.
        case bevel
    }

    /// The width in points.
    public var width: CGFloat
    /// The shape of the ends.
    public var cap: Cap
    /// The shape of the corners.
    public var join: Join
    /// The maximum length of a pointed corner as a multiple of the line width; the rasteriser accepts 1 to 1,000.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset in the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a line of this width (points); solid unless dashes and gaps (points) are given.
    public init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.dashPhase) = (dash, dashPhase)
    }
}
