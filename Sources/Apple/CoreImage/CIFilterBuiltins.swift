import Foundation

/// The property that all filters have.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The result; nil if an input is missing or invalid.
    var outputImage: CIImage? { get }
}
/// The inputs of a filter that draws a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes of the code; empty until set.
    var message: Data { get set }
    /// The level of error correction: `L`, `M` (the default), `Q` or `H`.
    var correctionLevel: String { get set }
}
/// The inputs of a filter that draws an Aztec code.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    /// The bytes of the code; empty until set.
    var message: Data { get set }
    /// The minimum percentage of the code for error correction, from 5 to 95; 23 by default.
    var correctionLevel: Float { get set }
    /// The number of layers around the centre, from 1 to 32; 0, the default, selects the minimum that fits the message.
    var layers: Float { get set }
    /// Whether to use the compact centre, for up to four layers; 0, the default, selects the smaller code.
    var compactStyle: Float { get set }
}
/// The inputs of a filter that draws a Code 128 barcode.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The ASCII characters of the code; empty until set.
    var message: Data { get set }
    /// The white pixels on each side, 0 to 100; 7 by default.
    var quietSpace: Float { get set }
    /// The height of the bars in pixels, 1 to 500; 32 by default.
    var barcodeHeight: Float { get set }
}
/// The inputs of a filter that maps brightness to a range of colours.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour for black.
    var color0: CIColor { get set }
    /// The colour for white.
    var color1: CIColor { get set }
}
/// The input of a filter that inverts colours.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}
/// The input of a filter that turns light pixels white and dark pixels transparent.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

extension CIFilter {
    /// Returns a filter that draws a QR code with one pixel per module and a quiet zone of one module.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeFilter(known: "CIQRCodeGenerator") }
    /// Returns a filter that draws an Aztec code with one pixel per module and no quiet zone.
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        AztecCodeFilter(known: "CIAztecCodeGenerator")
    }
    /// Returns a filter that draws a Code 128 barcode with one pixel per module.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128Filter(known: "CICode128BarcodeGenerator")
    }
    /// Returns a filter that maps brightness to a range of colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { ImageFilter(known: "CIFalseColor") }
    /// Returns a filter that inverts colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert { ImageFilter(known: "CIColorInvert") }
    /// Returns a filter that turns light pixels white and dark pixels transparent.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { ImageFilter(known: "CIMaskToAlpha") }
}

/// A filter that draws a code from a message.
private class CodeFilter: CIFilter {
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
}

/// The filter `CIQRCodeGenerator` with typed inputs.
private final class QRCodeFilter: CodeFilter, CIQRCodeGenerator {
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// The filter `CIAztecCodeGenerator` with typed inputs.
private final class AztecCodeFilter: CodeFilter, CIAztecCodeGenerator {
    var correctionLevel: Float {
        get { Float(number("inputCorrectionLevel")) }
        set { setValue(Double(newValue), forKey: "inputCorrectionLevel") }
    }
    var layers: Float {
        get { Float(number("inputLayers")) }
        set { setValue(newValue == 0 ? nil : Double(newValue), forKey: "inputLayers") }
    }
    var compactStyle: Float {
        get { Float(number("inputCompactStyle")) }
        set { setValue(newValue == 0 ? nil : Double(newValue), forKey: "inputCompactStyle") }
    }
}

/// The filter `CICode128BarcodeGenerator` with typed inputs.
private final class Code128Filter: CodeFilter, CICode128BarcodeGenerator {
    var quietSpace: Float {
        get { Float(number("inputQuietSpace")) }
        set { setValue(Double(newValue), forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight")) }
        set { setValue(Double(newValue), forKey: "inputBarcodeHeight") }
    }
}

/// The filters that change the colours of an image, with typed inputs.
private final class ImageFilter: CIFilter, CIFalseColor, CIColorInvert, CIMaskToAlpha {
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}
