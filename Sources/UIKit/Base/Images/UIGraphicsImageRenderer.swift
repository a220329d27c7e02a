// An image renderer with its format and its context.
import CellSimGraphics
import Foundation

/// The format of an image renderer: its scale and opacity.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The scale of the images, in pixels per point.
    public var scale: CGFloat
    /// A Boolean value that indicates whether the background is black instead of transparent.
    public var opaque = false

    /// The colour range of an image.
    public enum Range: Int, Sendable {
        /// An unspecified range.
        case unspecified = -1
        /// The range of the screen.
        case automatic
        /// The extended range, beyond sRGB.
        case extended
        /// The standard range, sRGB.
        case standard
    }

    /// The preferred colour range. Stored without effect: pixels are always 8-bit sRGB.
    public var preferredRange = Range.standard {
        didSet { if preferredRange != .standard { NoOpMembers.report("UIGraphicsImageRendererFormat.preferredRange") } }
    }
    /// A Boolean value that indicates whether images can have a high dynamic range. Always false.
    public var supportsHighDynamicRange: Bool { false }

    /// Creates a format with the scale of `UITraitCollection.current`.
    public override init() {
        scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 2
    }

    /// Creates a format with the scale of traits, or of the current traits if it is unspecified.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a new format with the scale of `UITraitCollection.current`.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a new format with the scale of `UITraitCollection.current`.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing environment that an image renderer passes to its closure.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The graphics context. It is the current context while the closure runs.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle (in points) with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes the outline of a rectangle (in points), centred on its edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips all further drawing to a rectangle (in points).
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that creates images from drawing commands.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The format of the renderer. It can be changed between images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images with a size in points and the scale of the current traits.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// Creates a renderer for images with a size in points and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images of a rectangle (in points), with the scale of the current traits. The rectangle's origin is the top
    /// left corner of the image.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for images of a rectangle, with a format.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle to draw, in points. Its origin is the top left corner of the image.
    ///   - format: The format of the renderer.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Returns the image that a closure draws. If the size is invalid or too large, raises an exception and doesn't call the closure.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard bounds.isFinite, ImageRendering.isValidSize(bounds.size, scale: format.scale) else {
            UIKitException.raiseOrRecord(
                UIKitException.internalInconsistency,
                "UIGraphicsImageRenderer failed to allocate a bitmap context: size=\(ImageRendering.sizeDescription(of: bounds.size)),"
                    + " scale=\(String(format: "%f", Double(format.scale)))")
            return UIImage()
        }
        var recorder = DisplayRecorder(traits: .current)
        recorder.origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
        CGContext.recordDrawing(into: &recorder, bounds: bounds) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setPixels(scale: format.scale, isOpaque: format.opaque)
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return ImageRendering.makeImage(DisplayList(size: bounds.size, commands: recorder.commands), format)
            ?? UIImage()
    }

    /// Returns the image that a closure draws as PNG data, or empty data if it can't be encoded.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// The dynamic range of an image: its brightness relative to white.
    public enum DynamicRange: Int, Sendable {
        /// An unspecified range.
        case unspecified = -1
        /// The standard range, up to the brightness of white.
        case standard
        /// A range that slightly exceeds the brightness of white.
        case constrainedHigh
        /// The full range of the screen.
        case high
    }

    /// A Boolean value that indicates whether the image has a high dynamic range. Always false.
    public var isHighDynamicRange: Bool { false }
    /// Returns the image itself, because it already has the standard dynamic range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
