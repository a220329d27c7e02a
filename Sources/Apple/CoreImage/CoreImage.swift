/// Core Image's names. Pictures are handed on: filters change nothing, and say so on the standard error.
import CellSimProcess
@_exported import CoreGraphics
import UIKit

/// A picture.
open class CIImage: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// The pixels, where it has some.
    public let cgImage: CGImage?
    /// As Apple's of this name.
    open var extent: CGRect { cgImage.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero }
    /// Creates one.
    public init(cgImage image: CGImage) { cgImage = image }
    /// Creates one.
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// Creates one.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// The same picture.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    /// The part inside of a rectangle.
    open func cropped(to rect: CGRect) -> CIImage { cgImage?.cropping(to: rect).map { CIImage(cgImage: $0) } ?? self }
    /// The same picture.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        CIFilter.tell(filterName)
        return self
    }
}
/// A colour.
open class CIColor: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// As Apple's of this name.
    public let red, green, blue, alpha: CGFloat
    /// Creates one.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// The colour of a view's, as it is in the light appearance.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        unsafe _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
/// Some numbers.
open class CIVector: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// As Apple's of this name.
    public let x, y, z, w: CGFloat
    /// Creates one.
    public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
}
/// As Apple's of this name.
public let kCIInputImageKey = "inputImage"
/// As Apple's of this name.
public let kCIOutputImageKey = "outputImage"
/// As Apple's of this name.
public let kCIInputRadiusKey = "inputRadius"
/// As Apple's of this name.
public let kCIInputIntensityKey = "inputIntensity"
/// As Apple's of this name.
public let kCIInputColorKey = "inputColor"
/// As Apple's of this name.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// As Apple's of this name.
public let kCIInputBrightnessKey = "inputBrightness"
/// As Apple's of this name.
public let kCIInputContrastKey = "inputContrast"
/// As Apple's of this name.
public let kCIInputSaturationKey = "inputSaturation"
/// As Apple's of this name.
public let kCIInputEVKey = "inputEV"
/// As Apple's of this name.
public let kCIInputScaleKey = "inputScale"
/// As Apple's of this name.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// As Apple's of this name.
public let kCIInputCenterKey = "inputCenter"
/// As Apple's of this name.
public let kCIInputAngleKey = "inputAngle"
/// As Apple's of this name.
public let kCIInputWidthKey = "inputWidth"
/// As Apple's of this name.
public let kCIInputSharpnessKey = "inputSharpness"
/// As Apple's of this name.
public let kCIInputMaskImageKey = "inputMaskImage"
/// As Apple's of this name.
public let kCIInputTransformKey = "inputTransform"
/// As Apple's of this name.
public let kCIInputExtentKey = "inputExtent"
/// Changes a picture: not at all; what comes out is what came in.
open class CIFilter: NSObject {
    /// As Apple's of this name.
    public let name: String
    private var values: [String: Any]
    /// Creates one.
    public init?(name: String) { (self.name, values) = (name, [:]) }
    /// Creates one.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }
    /// As Apple's of this name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// As Apple's of this name.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Does nothing.
    open func setDefaults() {}
    /// As Apple's of this name.
    open var outputImage: CIImage? {
        Self.tell(name)
        return values[kCIInputImageKey] as? CIImage
    }
    /// Reports once that a filter changes nothing.
    static func tell(_ name: String) {
        Notice.tell(.once, "CellSim: the filter \(name) changes nothing\(SupportName.suffix("CoreImage"))")
    }
}
/// Draws pictures.
open class CIContext: NSObject, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Creates one.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// As Apple's of this name.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.cgImage?.cropping(to: fromRect)
    }
}
/// What a context is made with. Kept without effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's of these names.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow"),
        useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer"),
        workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace"),
        outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace"),
        cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
extension UIImage {
    /// Always nil: pictures are held as pixels.
    public var ciImage: CIImage? { nil }
    /// The picture's pixels.
    public convenience init(ciImage: CIImage) {
        let empty = CGImage(bitmap: Bitmap(width: 1, height: 1))
        self.init(cgImage: ciImage.cgImage ?? empty, scale: 1, orientation: .up)
    }
}
