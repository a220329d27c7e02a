import CellSimGraphics
import Foundation

/// The options of a renderer: scale and opacity.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point.
    public var scale: CGFloat
    /// Whether the background is black instead of transparent.
    public var opaque = false

    /// The range of the pixels' colours.
    public enum Range: Int, Sendable {
        /// Not set.
        case unspecified = -1
        /// The range of the screen.
        case automatic
        /// Beyond sRGB.
        case extended
        /// sRGB.
        case standard
    }

    /// Stored without effect: pixels are sRGB of 8 bits, the standard range.
    public var preferredRange = Range.standard {
        didSet { if preferredRange != .standard { NoOpMembers.report("UIGraphicsImageRendererFormat.preferredRange") } }
    }
    /// Always false.
    public var supportsHighDynamicRange: Bool { false }

    /// Creates a format with the scale of `UITraitCollection.current`.
    public override init() {
        scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 2
    }

    /// Creates a format with the scale of these traits, or of the current ones if they don't set it.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a new format with the scale of `UITraitCollection.current`.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the same as `default()`.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The argument of a renderer's drawing code.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The destination of the drawing; the current context while the renderer's actions run.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle (points) with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a rectangle's outline, half of it on either side of the edge.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits further drawing to a rectangle (points).
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The renderer's options; you can change them between images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of this size in points, at the current traits' scale.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// Creates a renderer for images of this size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images of this rectangle (points), whose origin is the image's top left corner, at the
    /// current traits' scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer. `bounds`: in points; its origin is the image's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// Returns the image that `actions` draw. Raises for an image that is too large or has an invalid size, and draws
    /// nothing then.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard bounds.isFinite, DrawnPicture.canBe(bounds.size, scale: format.scale) else {
            UIKitException.raiseOrRecord(
                UIKitException.inconsistency,
                "UIGraphicsImageRenderer failed to allocate a bitmap context: size=\(DrawnPicture.text(of: bounds.size)),"
                    + " scale=\(String(format: "%f", Double(format.scale)))")
            return UIImage()
        }
        var recorder = DisplayRecorder(traits: .current)
        recorder.origin = CGPoint(x: -bounds.minX, y: -bounds.minY)
        CGContext.drawing(into: &recorder, bounds: bounds) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return DrawnPicture.make(DisplayList(size: bounds.size, commands: recorder.commands), format) ?? UIImage()
    }

    /// Returns the image that `actions` draw as a PNG file; empty if it cannot be encoded.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// The maximum brightness of an image beyond white.
    public enum DynamicRange: Int, Sendable {
        /// The range of its context.
        case unspecified = -1
        /// No brighter than white.
        case standard
        /// Somewhat brighter.
        case constrainedHigh
        /// As bright as the screen allows.
        case high
    }

    /// Always false: no image is brighter than white.
    public var isHighDynamicRange: Bool { false }
    /// Returns the image unchanged: no image is brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
