import CellSimGraphics
import Foundation

/// Pixels with the scale at which they count as points. Immutable.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// How an image is drawn: with its colours, or as a mask filled with the tint.
    public enum RenderingMode: Int, Sendable {
        /// As the place asks: symbols and images of bars and system buttons as masks, others with their colours.
        case automatic
        /// With its own colours, or in the colour of `withTintColor`.
        case alwaysOriginal
        /// As a mask in the tint.
        case alwaysTemplate
    }

    /// How the middle of a resizable image fills the room.
    public enum ResizingMode: Int, Sendable {
        /// Repeated; stretched where the middle is a point or less.
        case tile
        /// Stretched.
        case stretch
    }

    /// How the pixels lie in the picture.
    public enum Orientation: Int, Sendable {
        /// As they are stored.
        case up
        /// Turned by half.
        case down
        /// Turned by a quarter against the clock.
        case left
        /// Turned by a quarter clockwise.
        case right
        /// Left and right exchanged.
        case upMirrored
        /// Above and below exchanged.
        case downMirrored
        /// Mirrored at the diagonal from the upper left corner.
        case leftMirrored
        /// Mirrored at the diagonal from the upper right corner.
        case rightMirrored
    }

    struct Values: Sendable {
        var image: CGImage?
        /// The figures of an image out of a PDF or SVG file.
        var vector: VectorDrawing?
        /// Pixels a point.
        var scale: CGFloat = 1
        /// In points.
        var size = CGSize.zero
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
        /// Where the variants for other traits are.
        var asset: UIImageAsset?
        var name: String?
        /// The frames of an animated image, whose first one the rest of the values are.
        var animation: ImageAnimation?
        /// Whether the image stands for a picture that was not found.
        var isStandIn = false
    }

    enum Baseline: Hashable, Sendable {
        case own, none
        /// In points from the lower edge upwards.
        case at(CGFloat)
    }

    private let coreFoundationTag = CoreFoundationTag()
    let values: Values

    init(values: Values) { self.values = values }

    /// An image of no size.
    public override convenience init() { self.init(values: Values()) }

    /// An image whose points are its pixels.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// `scale`: pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        var size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        if [.left, .right, .leftMirrored, .rightMirrored].contains(orientation) {
            size = CGSize(width: size.height, height: size.width)
        }
        self.init(values: Values(image: cgImage, scale: scale, size: size, orientation: orientation))
    }

    func with(_ change: (inout Values) -> Void) -> UIImage {
        var changed = values
        change(&changed)
        return UIImage(values: changed)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other image is drawn alike wherever it is put in this one's place.
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

    /// The size of the font beside which a symbol image stands with another configuration's help, times the factor of its
    /// scale, in points; nil for other images.
    package func symbolPointSize(with other: SymbolConfiguration?, _ traits: UITraitCollection) -> CGFloat? {
        guard isSymbolImage else { return nil }
        let configuration = symbolConfiguration ?? SymbolConfiguration(textStyle: .body)
        let filled = configuration.filled(from: other)
        return filled.fontSize(traits) * filled.scale.factor
    }

    /// In points.
    open var size: CGSize { values.size }
    /// Pixels a point.
    open var scale: CGFloat { values.scale }
    /// The pixels as stored, not turned upright; nil for symbols and images without pixels. Images out of PDF and SVG
    /// files give their pixels at `scale`.
    open var cgImage: CGImage? { values.image ?? values.vector?.pixels(scale: values.scale, size: values.size) }
    /// How the pixels are turned when they are drawn.
    open var imageOrientation: Orientation { values.orientation }
    /// Whether the image is drawn with its colours or as a mask.
    open var renderingMode: RenderingMode { values.renderingMode }
    /// The parts at the edges that keep their size when the image is stretched, in points.
    open var capInsets: UIEdgeInsets { values.capInsets }
    /// How the middle between the caps fills the room; without caps images are always stretched.
    open var resizingMode: ResizingMode { values.resizingMode }
    /// How far inside of the image the rectangle lies that layout aligns, in points.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }
    /// Size and weight of a symbol image; nil where they are left to the place it stands in.
    open var symbolConfiguration: SymbolConfiguration? { values.configuration }
    /// Where the variants for other traits are; nil for an image that has none.
    open var imageAsset: UIImageAsset? { values.asset }
    /// Whether image views mirror it where the interface runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    /// Whether it is drawn as a symbol rather than from pixels.
    open var isSymbolImage: Bool { values.symbol != nil }

    /// The same image drawn in another mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// An image whose covered pixels are drawn in `color`.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The same with a mode: the colour counts unless it is `.alwaysTemplate` and the place has a tint.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// The same image with other insets for layout, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// An image that keeps the size of its corners when stretched.
    /// - Parameter capInsets: in points, the parts that are not stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same with a mode for the middle.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
    }

    /// An image whose one-point column and row after the caps are stretched.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The same image, drawn mirrored where the interface runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Equal when the pixels, the size and everything that changes how they are drawn are equal.
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
