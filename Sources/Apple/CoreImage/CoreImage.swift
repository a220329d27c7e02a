/// The Core Image API. Filters that draw codes and change colours work; other filters return their input unchanged and
/// report this on standard error.
@_exported import CoreGraphics
import UIKit

/// A colour with red, green, blue and alpha components.
open class CIColor: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// Apple's `red`, `green`, `blue`, `alpha`.
    public let red, green, blue, alpha: CGFloat
    /// Creates an instance.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates an opaque colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// Creates a colour with these components.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    /// Creates the colour that a `UIColor` has in the light appearance.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        unsafe _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
extension CIColor {
    /// Opaque colours, and the transparent one.
    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1),
        gray = CIColor(red: 0.5, green: 0.5, blue: 0.5), red = CIColor(red: 1, green: 0, blue: 0),
        green = CIColor(red: 0, green: 1, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1),
        cyan = CIColor(red: 0, green: 1, blue: 1), magenta = CIColor(red: 1, green: 0, blue: 1),
        yellow = CIColor(red: 1, green: 1, blue: 0), clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
/// A vector of numbers.
open class CIVector: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// Apple's `x`, `y`, `z`, `w`.
    public let x, y, z, w: CGFloat
    /// Creates an instance.
    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
/// Apple's `kCIInputImageKey`.
public let kCIInputImageKey = "inputImage"
/// Apple's `kCIOutputImageKey`.
public let kCIOutputImageKey = "outputImage"
/// Apple's `kCIInputRadiusKey`.
public let kCIInputRadiusKey = "inputRadius"
/// Apple's `kCIInputIntensityKey`.
public let kCIInputIntensityKey = "inputIntensity"
/// Apple's `kCIInputColorKey`.
public let kCIInputColorKey = "inputColor"
/// Apple's `kCIInputBackgroundImageKey`.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// Apple's `kCIInputBrightnessKey`.
public let kCIInputBrightnessKey = "inputBrightness"
/// Apple's `kCIInputContrastKey`.
public let kCIInputContrastKey = "inputContrast"
/// Apple's `kCIInputSaturationKey`.
public let kCIInputSaturationKey = "inputSaturation"
/// Apple's `kCIInputEVKey`.
public let kCIInputEVKey = "inputEV"
/// Apple's `kCIInputScaleKey`.
public let kCIInputScaleKey = "inputScale"
/// Apple's `kCIInputAspectRatioKey`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// Apple's `kCIInputCenterKey`.
public let kCIInputCenterKey = "inputCenter"
/// Apple's `kCIInputAngleKey`.
public let kCIInputAngleKey = "inputAngle"
/// Apple's `kCIInputWidthKey`.
public let kCIInputWidthKey = "inputWidth"
/// Apple's `kCIInputSharpnessKey`.
public let kCIInputSharpnessKey = "inputSharpness"
/// Apple's `kCIInputMaskImageKey`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// Apple's `kCIInputTransformKey`.
public let kCIInputTransformKey = "inputTransform"
/// Apple's `kCIInputExtentKey`.
public let kCIInputExtentKey = "inputExtent"
/// Draws images.
open class CIContext: NSObject, @unchecked Sendable {
    // Unchecked: an open class without state.
    /// Creates an instance.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// Returns the pixels of a rectangle in the image's coordinates; nil if the rectangle is empty or has a side of
    /// more than 16,384 pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels(in: fromRect) }
}
/// An option of a context. Stored without effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's options of this kind.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow"),
        useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer"),
        workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace"),
        outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace"),
        cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
extension UIImage {
    /// Always nil: images contain only pixels.
    public var ciImage: CIImage? { nil }
    /// Creates an image from the pixels of the image's extent.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image from the pixels of the image's extent, with `scale` pixels per point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let pixels = ciImage.pixels(in: ciImage.extent) ?? CGImage(bitmap: Bitmap(width: 1, height: 1))
        self.init(cgImage: pixels, scale: scale, orientation: orientation)
    }
}
