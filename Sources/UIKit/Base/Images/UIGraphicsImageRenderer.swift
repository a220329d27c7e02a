// The image renderer with its format and context.
import CellSimGraphics
import Foundation

/// The options of an image renderer: scale and opacity.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point.
    public var scale: CGFloat
    /// A Boolean value that indicates whether the background is black instead of transparent.
    public var opaque = false

    /// The colour range of the pixels.
    public enum Range: Int, Sendable {
        /// No specified range.
        case unspecified = -1
        /// The range of the screen.
        case automatic
        /// A range beyond sRGB.
        case extended
        /// The range of sRGB.
        case standard
    }

    /// The preferred colour range. Stored without effect: pixels are 8-bit sRGB, the standard range.
    public var preferredRange = Range.standard {
        didSet { if preferredRange != .standard { NoOpMembers.report("UIGraphicsImageRendererFormat.preferredRange") } }
    }
    /// A Boolean value that indicates whether images can have a high dynamic range: always false.
    public var supportsHighDynamicRange: Bool { false }

    /// Creates a format with the scale of `UITraitCollection.current`.
    public override init() {
        scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 2
    }

    /// Creates a format with the scale of these traits or, if unspecified, of the current traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a new format with the scale of `UITraitCollection.current`.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a new format, like `default()`.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing environment that a renderer passes to its closure.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw in; it is the current context while the closure runs.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle (points) with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Strokes a rectangle's outline, centred on its edge.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Restricts further drawing to a rectangle (points).
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Creates images by drawing.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The renderer's options; they can be changed between images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of this size in points, at the current traits' scale.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// Creates a renderer for images of this size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images of a rectangle (points), whose origin is the image's top left corner, at the
    /// current traits' scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer with a format.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle to draw in points; its origin is the image's top left corner.
    ///   - format: The options of the renderer.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Returns the image that a closure draws. Raises without drawing if the image is too large or its size is invalid.
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
        CGContext.drawing(into: &recorder, bounds: bounds) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setPixels(scale: format.scale, isOpaque: format.opaque)
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return ImageRendering.make(DisplayList(size: bounds.size, commands: recorder.commands), format) ?? UIImage()
    }

    /// Returns the image that a closure draws, as PNG data; empty if it cannot be encoded.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// The dynamic range of an image: its brightness beyond white.
    public enum DynamicRange: Int, Sendable {
        /// The range of the context.
        case unspecified = -1
        /// At most as bright as white.
        case standard
        /// Somewhat brighter than white.
        case constrainedHigh
        /// As bright as the screen allows.
        case high
    }

    /// A Boolean value that indicates whether the image has a high dynamic range: always false.
    public var isHighDynamicRange: Bool { false }
    /// Returns a copy in the standard dynamic range: the image itself.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
