/// The API of Core Image, for source compatibility. Filters return their input unchanged and report this on
/// standard error.
import CellSimProcess
@_exported import CoreGraphics
import UIKit

/// An image.
open class CIImage: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// The pixels, if it has any.
    public let cgImage: CGImage?
    /// Matches Apple's API of this name.
    open var extent: CGRect { cgImage.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero }
    /// Creates an instance.
    public init(cgImage image: CGImage) { cgImage = image }
    /// Creates an instance.
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// Creates an instance.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// Returns the same image.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    /// Returns the part inside a rectangle.
    open func cropped(to rect: CGRect) -> CIImage { cgImage?.cropping(to: rect).map { CIImage(cgImage: $0) } ?? self }
    /// Returns the same image.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        CIFilter.tell(filterName)
        return self
    }
}
/// A colour.
open class CIColor: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Matches Apple's API of this name.
    public let red, green, blue, alpha: CGFloat
    /// Creates an instance.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates the colour that a `UIColor` has in the light appearance.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        unsafe _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
/// A vector of numbers.
open class CIVector: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Matches Apple's API of this name.
    public let x, y, z, w: CGFloat
    /// Creates an instance.
    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
/// Matches Apple's API of this name.
public let kCIInputImageKey = "inputImage"
/// Matches Apple's API of this name.
public let kCIOutputImageKey = "outputImage"
/// Matches Apple's API of this name.
public let kCIInputRadiusKey = "inputRadius"
/// Matches Apple's API of this name.
public let kCIInputIntensityKey = "inputIntensity"
/// Matches Apple's API of this name.
public let kCIInputColorKey = "inputColor"
/// Matches Apple's API of this name.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// Matches Apple's API of this name.
public let kCIInputBrightnessKey = "inputBrightness"
/// Matches Apple's API of this name.
public let kCIInputContrastKey = "inputContrast"
/// Matches Apple's API of this name.
public let kCIInputSaturationKey = "inputSaturation"
/// Matches Apple's API of this name.
public let kCIInputEVKey = "inputEV"
/// Matches Apple's API of this name.
public let kCIInputScaleKey = "inputScale"
/// Matches Apple's API of this name.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// Matches Apple's API of this name.
public let kCIInputCenterKey = "inputCenter"
/// Matches Apple's API of this name.
public let kCIInputAngleKey = "inputAngle"
/// Matches Apple's API of this name.
public let kCIInputWidthKey = "inputWidth"
/// Matches Apple's API of this name.
public let kCIInputSharpnessKey = "inputSharpness"
/// Matches Apple's API of this name.
public let kCIInputMaskImageKey = "inputMaskImage"
/// Matches Apple's API of this name.
public let kCIInputTransformKey = "inputTransform"
/// Matches Apple's API of this name.
public let kCIInputExtentKey = "inputExtent"
/// An image filter. It returns its input unchanged.
open class CIFilter: NSObject {
    /// Matches Apple's API of this name.
    public let name: String
    private var values: [String: Any]
    /// Creates an instance.
    public init?(name: String) { (self.name, values) = (name, [:]) }
    /// Creates an instance.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }
    /// Matches Apple's API of this name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Matches Apple's API of this name.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Does nothing.
    open func setDefaults() {}
    /// Matches Apple's API of this name.
    open var outputImage: CIImage? {
        Self.tell(name)
        return values[kCIInputImageKey] as? CIImage
    }
    /// Reports once that a filter changes nothing.
    static func tell(_ name: String) {
        Notice.tell(.once, "CellSim: the filter \(name) has no effect\(SupportName.suffix("CoreImage"))")
    }
}
/// Draws images.
open class CIContext: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Creates an instance.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// Matches Apple's API of this name.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.cgImage?.cropping(to: fromRect)
    }
}
/// An option of a context. Stored without effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Matches Apple's APIs of these names.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow"),
        useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer"),
        workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace"),
        outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace"),
        cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
extension UIImage {
    /// Always nil: images contain only pixels.
    public var ciImage: CIImage? { nil }
    /// Creates an image from the pixels.
    public convenience init(ciImage: CIImage) {
        let empty = CGImage(bitmap: Bitmap(width: 1, height: 1))
        self.init(cgImage: ciImage.cgImage ?? empty, scale: 1, orientation: .up)
    }
}
