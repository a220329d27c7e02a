import CellSimGraphics
import Foundation

/// An immutable image: pixels, a symbol or a vector drawing, with a scale and rendering options.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// The rendering of an image: with its own colours, or as a mask filled with the tint.
    public enum RenderingMode: Int, Sendable {
        /// The context decides: symbols and images in bars and system buttons are masks; others keep their colours.
        case automatic
        /// With the image's own colours, or the colour of `withTintColor`.
        case alwaysOriginal
        /// As a mask filled with the tint.
        case alwaysTemplate
    }

    /// The way in which the middle of a resizable image fills the available size.
    public enum ResizingMode: Int, Sendable {
        /// Tiles the middle; stretches it if it is at most one point.
        case tile
        /// Stretches the middle.
        case stretch
    }

    /// The orientation of the stored pixels.
    public enum Orientation: Int, Sendable {
        /// Not rotated or mirrored.
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
        /// The vector drawing of an image from a PDF or SVG file.
        var vector: VectorDrawing?
        /// The number of pixels per point.
        var scale: CGFloat = 1
        /// The size in points.
        package var size = CGSize.zero
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentInsets = UIEdgeInsets.zero
        var tint: UIColor?
        var flipsForRightToLeft = false
        /// The glyph of a symbol image.
        var symbol: SymbolGlyph?
        var configuration: SymbolConfiguration?
        /// The baseline, set by `withBaselineOffset` and `imageWithoutBaseline`; symbols have their own.
        var baseline = Baseline.own
        /// The asset with the variants for other traits.
        var asset: UIImageAsset?
        package var name: String?
        /// The frames of an animated image. The other values describe the first frame.
        var animation: ImageAnimation?
        /// Whether the image is a placeholder for an image that was not found.
        package var isPlaceholder = false
    }

    enum Baseline: Hashable, Sendable {
        case own, none
        /// The distance from the lower edge upwards, in points.
        case at(CGFloat)
    }

    private let coreFoundationTag = CoreFoundationTag()
    package let values: Values

    package init(values: Values) { self.values = values }

    /// Creates an empty image without a size.
    public override convenience init() { self.init(values: Values()) }

    /// Creates an image with a scale of 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The orientation of the stored pixels.
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

    /// Returns whether another image is drawn identically in every context.
    package func isDrawn(like other: UIImage) -> Bool {
        if self === other { return true }
        let (a, b) = (values, other.values)
        return a.size == b.size && a.scale == b.scale && a.orientation == b.orientation
            && a.renderingMode == b.renderingMode && a.capInsets == b.capInsets && a.resizingMode == b.resizingMode
            && a.tint == b.tint && a.alignmentInsets == b.alignmentInsets
            && a.flipsForRightToLeft == b.flipsForRightToLeft
            && a.symbol == b.symbol && a.configuration == b.configuration && a.image == b.image && a.vector == b.vector
            && a.isPlaceholder == b.isPlaceholder
    }

    /// The name under which the image was found; nil if it was not found by name.
    package var assetOrSymbolName: String? { values.name ?? values.symbol?.name }

    /// Returns the effective point size of a symbol image: the font size of its configuration, combined with another
    /// one, times the factor of its symbol scale. Nil for other images.
    package func symbolPointSize(with other: SymbolConfiguration?, _ traits: UITraitCollection) -> CGFloat? {
        guard isSymbolImage else { return nil }
        let configuration = symbolConfiguration ?? SymbolConfiguration(textStyle: .body)
        let filled = configuration.fillingUnspecifiedValues(from: other)
        return filled.fontSize(traits) * filled.scale.factor
    }

    /// The size in points.
    open var size: CGSize { values.size }
    /// The number of pixels per point.
    open var scale: CGFloat { values.scale }
    /// The pixels as stored, without applying the orientation; nil for symbols and images without pixels. Images from
    /// PDF and SVG files return their pixels at `scale`.
    open var cgImage: CGImage? { values.image ?? values.vector?.pixels(scale: values.scale, size: values.size) }
    /// The orientation of the pixels.
    open var imageOrientation: Orientation { values.orientation }
    /// Whether the image is drawn with its colours or as a mask.
    open var renderingMode: RenderingMode { values.renderingMode }
    /// The parts at the edges that keep their size when the image is stretched, in points.
    open var capInsets: UIEdgeInsets { values.capInsets }
    /// The way in which the middle between the caps fills the available size. Images without caps are always stretched.
    open var resizingMode: ResizingMode { values.resizingMode }
    /// The insets from the edges to the rectangle that layout aligns, in points.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }
    /// The size and weight of a symbol image; nil if the context decides.
    open var symbolConfiguration: SymbolConfiguration? { values.configuration }
    /// The variants for other traits; nil for an image without any.
    open var imageAsset: UIImageAsset? { values.asset }
    /// A Boolean value that indicates whether image views mirror the image in right-to-left interfaces.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    /// A Boolean value that indicates whether the image is a symbol rather than pixels.
    open var isSymbolImage: Bool { values.symbol != nil }

    /// Returns a copy with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// Returns a copy whose visible pixels are drawn in `color`.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns a copy with this rendering mode, drawn in `color` unless the mode is `.alwaysTemplate` and the context
    /// has a tint.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// Returns a copy with other alignment insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// Returns a copy that keeps the size of its corners when stretched.
    /// - Parameter capInsets: The widths of the edges that are not stretched, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy that keeps the size of its corners, with a resizing mode for the middle.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns a copy that stretches the one-point column and row after the caps.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Returns a copy that is mirrored in right-to-left interfaces.
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
