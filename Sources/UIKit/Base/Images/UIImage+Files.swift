import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Loads images from files and bundles, and encodes them as PNG or JPEG.
extension UIImage {
    /// Creates an image from PNG, JPEG, WebP or HEIF data, with the orientation in the file. Returns `nil` for other or invalid data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from file data with a scale.
    ///
    /// - Parameters:
    ///   - data: The contents of a PNG, JPEG, WebP or HEIF file.
    ///   - scale: The number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        do {
            self.init(file: try ImageFile([UInt8](data)), scale: scale)
        } catch {
            return nil
        }
    }

    /// Creates an image from a file. The suffix `@2x` or `@3x` of the file name determines the scale.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(data: Data(try FileReader.read(path)), scale: ImageFileName(path: path).scale)
        } catch {
            return nil
        }
    }

    convenience init(file: ImageFile, scale: CGFloat) {
        self.init(
            cgImage: CGImage(bitmap: file.bitmap), scale: scale, orientation: Orientation(exif: file.orientation) ?? .up
        )
    }

    /// Returns the image as PNG data, or `nil` if the image has no pixels or is too large.
    public func pngData() -> Data? {
        guard let bitmap = cgImage?.bitmap else { return nil }
        do {
            return Data(try PNG.encode(bitmap, metadata: PNGMetadata(scale: Double(scale))))
        } catch {
            return nil
        }
    }

    /// Returns the upright image as JPEG data, or `nil` if the image has no pixels or is too large. Transparent areas become white.
    /// - Parameter compressionQuality: The quality from 0 (smallest file) to 1 (best quality). CellSim uses libjpeg, so the results are
    ///   similar but not identical to UIKit's.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let upright = imageOrientation == .up ? cgImage : uprightImage
        guard let bitmap = upright?.bitmap else { return nil }
        do {
            return Data(try JPEG.encode(bitmap, quality: Double(compressionQuality)))
        } catch {
            return nil
        }
    }

    private var uprightImage: CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }

    /// Creates an image from its name in the main bundle. See `init(named:in:compatibleWith:)`.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates an image from its name in a bundle. The bundle's folder, the resource folders next to it and their asset catalogues are
    /// searched.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let image = ImageFolder.image(named: name, in: bundle ?? .main) else { return nil }
        self.init(values: image.resolved(for: traitCollection ?? .current).values)
    }

    /// Creates an image from its name in a bundle, with the traits of a configuration. Symbol configurations have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

extension UIColor {
    /// Creates a colour from its name in the asset catalogues of the main bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a colour from its name in the asset catalogues of a bundle and of the resource folders next to it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = ImageFolder.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(storage: color.storage)
    }
}

extension UIImage.Orientation {
    /// Creates an orientation from its EXIF value (1 to 8).
    init?(exif: Int) {
        let orientations: [Self] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        guard 1...8 ~= exif else { return nil }
        self = orientations[exif - 1]
    }
}

/// The components of an image's file name, such as `star@2x~ipad.png`.
struct ImageFileName {
    /// The name without the scale, idiom and extension.
    var name: String
    /// The scale in pixels per point, or 1 if the name doesn't contain a scale.
    var scale: CGFloat = 1
    var idiom = UIUserInterfaceIdiom.unspecified
    /// The extension, in lowercase.
    var pathExtension: String

    init(path: String) {
        let file = path.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? path
        let dot = file.lastIndex(of: ".")
        var baseName = dot.map { String(file[..<$0]) } ?? file
        pathExtension = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
        for (suffix, idiom) in [("~iphone", UIUserInterfaceIdiom.phone), ("~ipad", .pad)]
        where baseName.hasSuffix(suffix) {
            baseName.removeLast(suffix.count)
            self.idiom = idiom
        }
        for (suffix, scale) in [("@1x", CGFloat(1)), ("@2x", 2), ("@3x", 3)] where baseName.hasSuffix(suffix) {
            baseName.removeLast(suffix.count)
            self.scale = scale
        }
        name = baseName
    }
}
