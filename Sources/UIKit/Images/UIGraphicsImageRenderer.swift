import CellSimGraphics
import Foundation

/// How a renderer draws: scale and opacity.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point.
    public var scale: CGFloat
    /// Whether black lies under everything, in place of transparency.
    public var opaque = false

    /// Which colours pixels can hold.
    public enum Range: Int, Sendable {
        /// Left open.
        case unspecified = -1
        /// As the screen asks for.
        case automatic
        /// Beyond sRGB.
        case extended
        /// sRGB.
        case standard
    }

    /// Kept, without effect: pixels are sRGB of 8 bits, the standard range.
    public var preferredRange = Range.standard {
        didSet { if preferredRange != .standard { KeptMembers.tell("UIGraphicsImageRendererFormat.preferredRange") } }
    }
    /// Always false.
    public var supportsHighDynamicRange: Bool { false }

    /// The scale of `UITraitCollection.current`.
    public override init() {
        scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 2
    }

    /// The scale of these traits, or of the current ones where they leave it open.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A new format with the scale of `UITraitCollection.current`.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The same as `default()`.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing code of a renderer is handed.
public final class UIGraphicsImageRendererContext: NSObject {
    /// Where the drawing goes; the current context while the renderer's actions run.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle (points) in the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Draws a rectangle's outline, half of it to either side of the edge.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits what is drawn from now on to a rectangle (points).
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// How the renderer draws; it may still be changed between pictures.
    public let format: UIGraphicsImageRendererFormat

    /// For images of this size in points, at the current traits' scale.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// For images of this size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// For images of this rectangle (points), whose origin is the image's top left corner, at the current traits'
    /// scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// `bounds`: in points; its origin is the image's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }

    /// The image that `actions` draw. Raises for one that is too large or of a size that is none, and draws nothing then.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard bounds.isFinite, DrawnPicture.canBe(bounds.size, scale: format.scale) else {
            UIKitException.raiseOrRecord(
                ReuseException.inconsistency,
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

    /// What `actions` draw, as a PNG file; empty when it cannot be encoded.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// How much brighter than white a picture may be.
    public enum DynamicRange: Int, Sendable {
        /// As what is around it says.
        case unspecified = -1
        /// No brighter than white.
        case standard
        /// Somewhat brighter.
        case constrainedHigh
        /// As bright as the screen can.
        case high
    }

    /// Whether the picture is brighter than white somewhere: never.
    public var isHighDynamicRange: Bool { false }
    /// The picture as it is: none is brighter than white.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
