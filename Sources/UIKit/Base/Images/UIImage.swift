import CellSimGraphics
import Foundation

/// Pixels with their scale. Immutable.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// The rendering of an image: with its colours, or as a mask filled with the tint.
    public enum RenderingMode: Int, Sendable {
        /// The context decides: symbols and images of bars and system buttons are masks, others have their colours.
        case automatic
        /// With its own colours, or in the colour of `withTintColor`.
        case alwaysOriginal
        /// As a mask in the tint.
        case alwaysTemplate
    }

    /// The way in which the middle of a resizable image fills the available size.
    public enum ResizingMode: Int, Sendable {
        /// Repeated; stretched if the middle is at most a point.
        case tile
        /// Stretched.
        case stretch
    }

    /// The orientation of the stored pixels.
    public enum Orientation: Int, Sendable {
        /// As they are stored.
        case up
        /// Rotated by 180°.
        case down
        /// Rotated by 90° anticlockwise.
        case left
        /// Rotated by 90° clockwise.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored vertically.
        case downMirrored
        /// Mirrored at the diagonal from the upper left corner.
        case leftMirrored
        /// Mirrored at the diagonal from the upper right corner.
        case rightMirrored
    }

    package struct Values: Sendable {
        package init() {}

        var image: CGImage?
        /// The figures of an image out of a PDF or SVG file.
        var vector: VectorDrawing?
        /// Pixels a point.
        var scale: CGFloat = 1
        /// In points.
        package var size = CGSize.zero
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentInsets = UIEdgeInsets.zero
        var tint: UIColor?
        var flipsForRightToLeft = false
        /// The drawing of a symbol image.
        var symbol: SymbolGlyph?
        var configuration: SymbolConfiguration?
        /// Set by `withBaselineOffset` and `imageWithoutBaseline`; symbols have one of their own.
        var baseline = Baseline.own
        /// The asset with the variants for other traits.
        var asset: UIImageAsset?
        package var name: String?
        /// The frames of an animated image, whose first one the rest of the values are.
        var animation: ImageAnimation?
        /// Whether the image replaces a picture that was not found.
        package var isStandIn = false
    }

    enum Baseline: Hashable, Sendable {
        case own, none
        /// In points from the lower edge upwards.
        case at(CGFloat)
    }

    private let coreFoundationTag = CoreFoundationTag()
    package let values: Values

    package init(values: Values) { self.values = values }

    /// Creates an image without a size.
    public override convenience init() { self.init(values: Values()) }

    /// Creates an image whose points are its pixels.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from pixels. `scale`: pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        var size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        if [.left, .right, .leftMirrored, .rightMirrored].contains(orientation) {
            size = CGSize(width: size.height, height: size.width)
        }
        var values = Values()
        (values.image, values.scale, values.size, values.orientation) = (cgImage, scale, size, orientation)
        self.init(values: values)
    }

    func with(_ change: (inout Values) -> Void) -> UIImage {
        var changed = values
        change(&changed)
        return UIImage(values: changed)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other image looks the same as this one everywhere it could replace it.
    package func isDrawn(like other: UIImage) -> Bool {
        if self === other { return true }
        let (a, b) = (values, other.values)
        return a.size == b.size && a.scale == b.scale && a.orientation == b.orientation
            && a.renderingMode == b.renderingMode && a.capInsets == b.capInsets && a.resizingMode == b.resizingMode
            && a.tint == b.tint && a.alignmentInsets == b.alignmentInsets
            && a.flipsForRightToLeft == b.flipsForRightToLeft
            && a.symbol == b.symbol && a.configuration == b.configuration && a.image == b.image && a.vector == b.vector
            && a.isStandIn == b.isStandIn
    }

    /// The name it was found by, if it was found by one.
    package var knownName: String? { values.name ?? values.symbol?.name }

    /// The font size of the text next to a symbol image, with another configuration applied, times the factor of its scale,
    /// in points; nil for other images.
    package func symbolPointSize(with other: SymbolConfiguration?, _ traits: UITraitCollection) -> CGFloat? {
        guard isSymbolImage else { return nil }
        let configuration = symbolConfiguration ?? SymbolConfiguration(textStyle: .body)
        let filled = configuration.filled(from: other)
        return filled.fontSize(traits) * filled.scale.factor
    }

    /// The size in points.
    open var size: CGSize { values.size }
    /// The number of pixels per point.
    open var scale: CGFloat { values.scale }
    /// The pixels as stored, not turned upright; nil for symbols and images without pixels. Images from PDF and SVG
    /// files return their pixels at `scale`.
    open var cgImage: CGImage? { values.image ?? values.vector?.pixels(scale: values.scale, size: values.size) }
    /// The orientation of the pixels.
    open var imageOrientation: Orientation { values.orientation }
    /// Whether the image is drawn with its colours or as a mask.
    open var renderingMode: RenderingMode { values.renderingMode }
    /// The parts at the edges that keep their size when the image is stretched, in points.
    open var capInsets: UIEdgeInsets { values.capInsets }
    /// The way in which the middle between the caps fills the available size; images without caps are always stretched.
    open var resizingMode: ResizingMode { values.resizingMode }
    /// The insets of the rectangle that layout aligns, in points.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }
    /// The size and weight of a symbol image; nil if its context decides.
    open var symbolConfiguration: SymbolConfiguration? { values.configuration }
    /// The variants for other traits; nil for an image without any.
    open var imageAsset: UIImageAsset? { values.asset }
    /// Whether image views mirror it in right-to-left interfaces.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    /// Whether it is drawn as a symbol and not from pixels.
    open var isSymbolImage: Bool { values.symbol != nil }

    /// Returns the same image with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// Returns an image whose visible pixels are drawn in `color`.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns an image with this rendering mode, drawn in `color` unless the mode is `.alwaysTemplate` and the context
    /// has a tint.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// Returns the same image with other insets for layout, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// Returns an image that keeps the size of its corners when stretched.
    /// - Parameter capInsets: in points, the parts that are not stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns such an image with a resizing mode for the middle.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns an image that stretches the one-point column and row after the caps.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Returns the same image, drawn mirrored in right-to-left interfaces.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns whether the pixels, the size and all drawing options are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        let (a, b) = (values, other.values)
        return a.image == b.image && a.scale == b.scale && a.size == b.size && a.orientation == b.orientation
            && a.renderingMode == b.renderingMode && a.capInsets == b.capInsets && a.tint == b.tint
            && a.symbol == b.symbol && a.vector == b.vector && (a.image != nil || a.vector != nil || a.name == b.name)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.size.width)
        hasher.combine(values.size.height)
        hasher.combine(values.scale)
        return hasher.finalize()
    }

    open override var description: String {
        let name = values.name.map { " named(\($0))" } ?? ""
        return "<UIImage\(name) {\(ColorValue.shortText(size.width)), \(ColorValue.shortText(size.height))}>"
    }
}
