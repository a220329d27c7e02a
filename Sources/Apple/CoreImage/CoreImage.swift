/// The Core Image API. Filters that draw codes and change colours work; other filters return their input unchanged and
/// report this on standard error.
@_exported import CoreGraphics
import UIKit

/// A colour with red, green, blue and alpha components.
open class CIColor: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// The components, from 0 to 1.
    public let red, green, blue, alpha: CGFloat
    /// Creates a colour from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates an opaque colour from its components, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// Creates a colour with the components of a Core Graphics colour.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    /// Creates a colour with the components of a `UIColor` in light mode.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        unsafe _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
extension CIColor {
    /// Predefined colours.
    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1),
        gray = CIColor(red: 0.5, green: 0.5, blue: 0.5), red = CIColor(red: 1, green: 0, blue: 0),
        green = CIColor(red: 0, green: 1, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1),
        cyan = CIColor(red: 0, green: 1, blue: 1), magenta = CIColor(red: 1, green: 0, blue: 1),
        yellow = CIColor(red: 1, green: 1, blue: 0), clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
/// A vector of numbers.
open class CIVector: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// The elements of the vector.
    public let x, y, z, w: CGFloat
    /// Creates a vector with its elements.
    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
/// The key for the input image.
public let kCIInputImageKey = "inputImage"
/// The key for the output image.
public let kCIOutputImageKey = "outputImage"
/// The key for a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key for the intensity of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key for a colour.
public let kCIInputColorKey = "inputColor"
/// The key for the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key for the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key for the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key for the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key for the exposure value.
public let kCIInputEVKey = "inputEV"
/// The key for a scale.
public let kCIInputScaleKey = "inputScale"
/// The key for an aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key for a centre.
public let kCIInputCenterKey = "inputCenter"
/// The key for an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key for a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key for the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key for a mask image.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key for a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key for a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// A context that renders images.
open class CIContext: NSObject, @unchecked Sendable {
    // Unchecked: an open class without state.
    /// Creates a context. The options have no effect.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// Returns the pixels of a rectangle in the image's coordinates; nil if the rectangle is empty or has a side of
    /// more than 16,384 pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels(in: fromRect) }
}
/// An option of a context. Stored without effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The options that CellSim declares.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow"),
        useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer"),
        workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace"),
        outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace"),
        cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
extension UIImage {
    /// Always nil: images contain only pixels.
    public var ciImage: CIImage? { nil }
    /// Creates an image from the part of a Core Image image inside its extent. It is rendered when it is drawn, with one pixel per point,
    /// and then enlarged, as in UIKit.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image from the pixels inside a Core Image image's extent, with `scale` pixels per point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let pixels = ciImage.pixels(in: ciImage.extent) ?? CGImage(bitmap: Bitmap(width: 1, height: 1))
        var values = UIImage(cgImage: pixels, scale: scale, orientation: orientation).values
        values.renderer = { ciImage.pixels(width: $0, height: $1) }
        self.init(values: values)
    }
}
