import CellSimProcess
import UIKit

/// An image filter. CellSim supports filters that draw codes or change the colour of each pixel. Other filters report that
/// they have no effect, and return their input.
open class CIFilter: NSObject {
    /// The filter's name, such as `CIQRCodeGenerator`.
    public let name: String
    private var values: [String: Any]
    /// Creates a filter with its default values. Core Image returns nil for unknown names; this initialiser never does.
    public init?(name: String) { (self.name, values) = (name, [:]) }
    /// Creates a filter with these values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    /// Creates a supported filter by name.
    init(known name: String) { (self.name, values) = (name, [:]) }

    /// Sets an input, such as `inputMessage`; nil restores the default.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the value of an input, or its default.
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key] ?? Self.defaults(name)[key]
    }
    /// Restores the default of each input.
    open func setDefaults() { values = [:] }

    /// The result; nil if an input is missing or invalid.
    open var outputImage: CIImage? {
        switch name {
        case "CIQRCodeGenerator": return qrCode
        case "CICode128BarcodeGenerator": return code128
        case "CIAztecCodeGenerator": return aztecCode
        case "CIPDF417BarcodeGenerator":
            Notice.report(.once, "CellSim: \(name) draws nothing\(SupportName.suffix("CIPDF417BarcodeGenerator"))")
            return nil
        case "CIFalseColor":
            let (dark, light) = (Pixel(color("inputColor0")), Pixel(color("inputColor1")))
            return inputImage?.mapped { $0.alpha == 0 ? $0 : dark.interpolated(with: light, $0.luminance) }
        case "CIColorInvert":
            return inputImage?.mapped { pixel in
                func inverse(_ part: UInt8) -> UInt8 { pixel.alpha - min(part, pixel.alpha) }
                return Pixel(
                    blue: inverse(pixel.blue), green: inverse(pixel.green), red: inverse(pixel.red),
                    alpha: pixel.alpha)
            }
        case "CIMaskToAlpha":
            return inputImage?.mapped {
                let light = UInt8(min($0.luminance, 255))
                return Pixel(blue: light, green: light, red: light, alpha: light)
            }
        case "CISourceOverCompositing":
            guard let below = value(forKey: kCIInputBackgroundImageKey) as? CIImage else { return inputImage }
            return inputImage?.composited(over: below)
        default:
            Notice.report(.once, "CellSim: the filter \(name) has no effect\(SupportName.suffix("CoreImage"))")
            return inputImage
        }
    }

    private static func defaults(_ name: String) -> [String: Any] {
        switch name {
        case "CIQRCodeGenerator": ["inputCorrectionLevel": "M"]
        case "CIAztecCodeGenerator": ["inputCorrectionLevel": 23.0]
        case "CICode128BarcodeGenerator": ["inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
        case "CIFalseColor":
            [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ]
        default: [:]
        }
    }

    private var inputImage: CIImage? { value(forKey: kCIInputImageKey) as? CIImage }

    private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

    func number(_ key: String) -> Double {
        let value = value(forKey: key)
        if let isOn = value as? Bool { return isOn ? 1 : 0 }
        return (value as? NSNumber)?.doubleValue ?? (value as? Double)
            ?? (value as? Int).map(Double.init)
            ?? (value as? CGFloat).map { Double($0) } ?? (value as? Float).map(Double.init) ?? 0
    }

    private var message: [UInt8]? { (value(forKey: "inputMessage") as? Data).map { Array($0) } }

    private func reject(_ problem: String) -> CIImage? {
        Notice.report(.each, "CellSim: \(name) draws nothing: \(problem)")
        return nil
    }

    /// The QR code with one pixel per module and a quiet zone of one module.
    private var qrCode: CIImage? {
        guard let message else { return nil }
        let letter = value(forKey: "inputCorrectionLevel") as? String ?? ""
        guard let level = QRCode.CorrectionLevel(rawValue: letter) else {
            return reject("inputCorrectionLevel is \"\(letter)\"; set it to \"L\", \"M\", \"Q\" or \"H\"")
        }
        guard let code = QRCode(message, level: level) else {
            return reject(
                "inputMessage has \(message.count) bytes, too many for correction level \(letter); shorten it")
        }
        return CIImage(code.modules.image(quiet: 1), isSharp: true)
    }

    /// The Aztec code with one pixel per module and no quiet zone.
    private var aztecCode: CIImage? {
        guard let message else { return nil }
        var options = AztecCode.Options()
        options.correctionPercentage = min(max(number("inputCorrectionLevel"), 5), 95)
        if value(forKey: "inputLayers") != nil { options.layers = Int(saturating: number("inputLayers")) }
        if value(forKey: "inputCompactStyle") != nil { options.isCompact = number("inputCompactStyle") != 0 }
        if let layers = options.layers, !(1...(options.isCompact == true ? 4 : 32)).contains(layers) {
            return reject("inputLayers is \(layers); set it from 1 to \(options.isCompact == true ? 4 : 32)")
        }
        guard let code = AztecCode(message, options) else {
            return reject("inputMessage has \(message.count) bytes, too many for the code; shorten it, or set less")
        }
        return CIImage(code.modules.image(quiet: 0), isSharp: true)
    }

    private var code128: CIImage? {
        guard let message else { return nil }
        guard let widths = Code128.widths(of: message) else {
            return reject("inputMessage contains bytes that are not ASCII; remove them")
        }
        let height = Int(saturating: min(max(number("inputBarcodeHeight"), 1), 500))
        var grid = ModuleGrid(width: widths.reduce(0, +), height: height)
        var x = 0
        for (index, width) in widths.enumerated() {
            if index.isMultiple(of: 2) {
                for column in x..<x + width {
                    for row in 0..<height { grid[column, row] = true }
                }
            }
            x += width
        }
        let quiet = Int(saturating: min(max(number("inputQuietSpace"), 0), 100))
        return CIImage(grid.image(quiet: quiet), isSharp: true)
    }
}

extension ModuleGrid {
    /// Returns an image with one pixel per module, black on white, with a white margin of `quiet` pixels.
    func image(quiet: Int) -> CGImage {
        CGImage.makeImage(width: width + 2 * quiet, height: height + 2 * quiet) { column, row in
            let (x, y) = (column - quiet, row - quiet)
            let isDark = x >= 0 && x < width && y >= 0 && y < height && self[x, y]
            let level: UInt8 = isDark ? 0 : 255
            return Pixel(blue: level, green: level, red: level, alpha: 255)
        }
    }
}
