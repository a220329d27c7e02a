import CellSimGraphics
import Foundation

/// How a renderer draws: scale and opacity.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point.
    public var scale: CGFloat
    public var opaque = false

    /// Which colours pixels can hold.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Kept, without effect: pixels are sRGB of 8 bits, the standard range.
    public var preferredRange = Range.standard
    public var supportsHighDynamicRange: Bool { false }

    /// The scale of `UITraitCollection.current`.
    public override init() {
        scale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 2
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing code of a renderer is handed.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// - Parameter bounds: in points; its origin is the image's top left corner.
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
