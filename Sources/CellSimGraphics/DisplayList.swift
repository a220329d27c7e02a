import Foundation

/// What a layer tree draws, in drawing order: a value that knows neither views nor pixels.
///
/// Coordinates are points, y downwards, of the list's own space whose origin is the top left corner; transforms
/// nest through `save`, `concatenate` and `restore`. Recording is finished before rasterising begins, and the
/// list may then be drawn on any thread, in bands and at any scale.
public struct DisplayList: Hashable, Sendable {
    /// The size of the drawing in points.
    public var size: CGSize
    /// The steps in the order in which they are drawn.
    public var commands: [DisplayCommand]

    /// A list of steps; the size is in points.
    public init(size: CGSize, commands: [DisplayCommand] = []) { (self.size, self.commands) = (size, commands) }
}

/// One step of a display list.
public enum DisplayCommand: Hashable, Sendable {
    /// Pushes transform and clip.
    case save
    /// Pops what the matching `save` pushed.
    case restore
    /// Puts a transform before the current one.
    case concatenate(CGAffineTransform)
    /// Narrows the clip to a rectangle with circular corners (all zero: a plain rectangle).
    case clip(CGRect, CornerRadii)
    /// Narrows the clip to a path's inside.
    case clipPath(Path, FillRule = .nonZero)
    /// Narrows the clip to as much as these commands, drawn apart in the current space, let through.
    case clipMask([DisplayCommand], MaskKind)
    /// What follows up to `endGroup` is drawn apart and then put down as a whole with this opacity (0…1), mixed
    /// with what lies below as the blend mode says; the rectangle bounds what the group draws.
    case beginGroup(opacity: CGFloat, bounds: CGRect, blend: BlendMode = .normal)
    /// What the innermost group has drawn so far is kept only as far as these commands, drawn apart in the current
    /// space, let it through. Without effect outside of groups.
    case mask([DisplayCommand], MaskKind)
    /// What follows up to `endGroup` is drawn apart; its coverage, moved by the offset (points, not turned by
    /// the transform) and blurred, is put down in the colour first, then the drawing itself. The rectangle
    /// bounds what is drawn inside, without the shadow. For layers whose shadow has no figure of its own.
    case beginShadow(RGBAColor, offset: CGSize, blurRadius: CGFloat, bounds: CGRect)
    /// Ends the innermost group or shadow group.
    case endGroup
    /// Fills a rectangle with circular corners.
    case fill(CGRect, CornerRadii, Paint)
    /// Fills a path.
    case fillPath(Path, Paint, FillRule)
    /// Draws a line along a path.
    case strokePath(Path, Stroke, RGBAColor)
    /// A border inside the rectangle's edge, as `CALayer.borderWidth` draws it.
    case border(CGRect, CornerRadii, width: CGFloat, RGBAColor)
    /// The blurred shadow of a figure, drawn whole (also where the figure will hide it). `blurRadius` is the
    /// standard deviation of the blur in points, as `CALayer.shadowRadius` is.
    case shadow(Path, RGBAColor, offset: CGSize, blurRadius: CGFloat)
    /// What has been drawn below so far, blurred, takes its own place inside of a rectangle with circular corners.
    /// Pixels outside of the rectangle do not count, and inside of groups all that lies below them does.
    case backdrop(CGRect, CornerRadii, Backdrop)
    /// Glyphs with their run's origin (the baseline's start).
    case glyphs(GlyphRun, origin: CGPoint, RGBAColor)
    /// The part `source` (pixels) of an image stretched into `destination` (points); a tint replaces the image's
    /// colours and keeps its coverage.
    case image(Bitmap, source: CGRect, destination: CGRect, tint: RGBAColor?)
}

/// Which points count as inside of a path.
public enum FillRule: Hashable, Sendable {
    /// Those that the path winds around, whichever way its parts run.
    case nonZero
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// What a figure is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(RGBAColor)
    /// Colours along a line.
    case linearGradient(LinearGradient)
    /// Colours outwards from a centre.
    case radialGradient(RadialGradient)
    /// Colours from one circle to another.
    case circleGradient(CircleGradient)
}

/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
    /// How a line's ends look.
    public enum Cap: Hashable, Sendable {
        /// Cut off at the point itself.
        case butt
        /// A half circle beyond the point.
        case round
        /// Half a line's width beyond the point.
        case square
    }
    /// How a line's corners look.
    public enum Join: Hashable, Sendable {
        /// Pointed, as far as the limit allows, otherwise bevelled.
        case miter
        /// An arc around the corner.
        case round
        /// Cut off.
        case bevel
    }

    /// In points.
    public var width: CGFloat
    /// How its ends look.
    public var cap: Cap
    /// How its corners look.
    public var join: Join
    /// How long a pointed corner may be, as a multiple of the line's width; the rasteriser takes 1 to 1,000.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in points; empty for a whole line.
    public var dash: [CGFloat]
    /// How far into the pattern of dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A line of that width (points), whole unless dashes and gaps (points) are given.
    public init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.dashPhase) = (dash, dashPhase)
    }
}
