import CellSimGraphics
import Foundation

/// An immutable image with a scale and drawing options. Its content is a bitmap, a symbol or a vector drawing.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// The rendering mode of an image: with its own colours, or as a template that is filled with the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// The context determines the mode: symbols, and images in bars and system buttons, are templates; other images keep their
        /// colours.
        case automatic
        /// The image is drawn with its own colours, or the colour of `withTintColor`.
        case alwaysOriginal
        /// The image is drawn as a template, filled with the tint colour.
        case alwaysTemplate
    }

    /// The way in which the centre of a resizable image is resized.
    public enum ResizingMode: Int, Sendable {
        /// The centre is tiled. A centre of at most one point is stretched.
        case tile
        /// The centre is stretched.
        case stretch
    }

    /// The orientation of the stored pixels.
    public enum Orientation: Int, Sendable {
        /// The pixels are displayed as stored.
        case up
        /// The pixels are rotated by 180° for display.
        case down
        /// The pixels are rotated by 90° anticlockwise for display.
        case left
        /// The pixels are rotated by 90° clockwise for display.
        case right
        /// The pixels are mirrored horizontally for display.
        case upMirrored
        /// The pixels are mirrored vertically for display.
        case downMirrored
        /// The pixels are mirrored at the diagonal from the top left corner for display.
        case leftMirrored
        /// The pixels are mirrored at the diagonal from the top right corner for display.
        case rightMirrored
    }

    package struct Values: Sendable {
        package init() {}

        var image: CGImage?
        /// Renders an image from Core Image for a size; nil for an image with fixed pixels.
        package var renderer: Renderer?
        /// The vector drawing from a PDF or SVG file.
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
        /// The baseline, which `withBaselineOffset` and `imageWithoutBaseline` set. Symbols have their own baseline.
        var baseline = Baseline.own
        /// The asset with the variants of the image for other traits.
        var asset: UIImageAsset?
        package var name: String?
        /// The animation of an animated image. The other values describe its first frame.
        var animation: ImageAnimation?
        /// Whether the image is a placeholder for a missing image.
        package var isPlaceholder = false
    }

    enum Baseline: Hashable, Sendable {
        case own, none
        /// The distance from the bottom edge up to the baseline, in points.
        case at(CGFloat)
    }

    private let coreFoundationTag = CoreFoundationTag()
    package let values: Values

    package init(values: Values) { self.values = values }

    /// Creates an empty image of size zero.
    public override convenience init() { self.init(values: Values()) }

    /// Creates an image from pixels, with a scale of 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from pixels, with a scale and an orientation.
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

    /// Returns whether another image is drawn identically in all contexts.
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

    /// The name with which the image was loaded, or `nil` if it was not loaded by name.
    package var assetOrSymbolName: String? { values.name ?? values.symbol?.name }

    /// Returns the effective point size of a symbol image, or `nil` for other images: the font size of its configuration, completed with
    /// another configuration, multiplied by the factor of the symbol scale.
    package func symbolPointSize(with other: SymbolConfiguration?, _ traits: UITraitCollection) -> CGFloat? {
        guard isSymbolImage else { return nil }
        let configuration = symbolConfiguration ?? SymbolConfiguration(textStyle: .body)
        let filled = configuration.fillingUnspecifiedValues(from: other)
        return filled.fontSize(traits) * filled.scale.factor
    }

    /// The size of the image, in points.
    open var size: CGSize { values.size }
    /// The scale of the image, in pixels per point.
    open var scale: CGFloat { values.scale }
    /// The stored pixels without the orientation, or `nil` for symbols and empty images. Images from PDF and SVG files are rendered at
    /// `scale`.
    open var cgImage: CGImage? { values.image ?? values.vector?.pixels(scale: values.scale, size: values.size) }
    /// The orientation of the stored pixels.
    open var imageOrientation: Orientation { values.orientation }
    /// The rendering mode of the image.
    open var renderingMode: RenderingMode { values.renderingMode }
    /// The insets of the caps, which keep their size when the image is resized, in points.
    open var capInsets: UIEdgeInsets { values.capInsets }
    /// The way in which the centre between the caps is resized. Images without caps are always stretched.
    open var resizingMode: ResizingMode { values.resizingMode }
    /// The insets of the alignment rectangle, which layout uses, in points.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }
    /// The configuration of a symbol image, or `nil` if the context determines it.
    open var symbolConfiguration: SymbolConfiguration? { values.configuration }
    /// The asset with the variants for other traits, or `nil` for an image without variants.
    open var imageAsset: UIImageAsset? { values.asset }
    /// A Boolean value that indicates whether image views mirror the image in right-to-left interfaces.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    /// A Boolean value that indicates whether the image is a symbol.
    open var isSymbolImage: Bool { values.symbol != nil }

    /// Returns a copy of the image with a rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// Returns a copy of the image that is filled with a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns a copy of the image with a rendering mode, filled with a colour. With `.alwaysTemplate`, the tint colour of the context
    /// takes precedence.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// Returns a copy of the image with alignment insets, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// Returns a copy of the image with cap insets. The centre is tiled.
    /// - Parameter capInsets: The insets of the caps, which are not stretched, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy of the image with cap insets and a resizing mode for the centre.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// Returns a copy of the image with a left and a top cap. The column and the row of one point after the caps are stretched.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Returns a copy of the image that is mirrored in right-to-left interfaces.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns a Boolean value that indicates whether the pixels, the size and the drawing options are equal.
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
