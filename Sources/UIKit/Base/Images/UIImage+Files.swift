import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

extension UIImage {
    /// Creates an image from a PNG, JPEG, WebP or HEIF file, with the orientation of the file; nil for other or invalid
    /// data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from file data. `scale`: pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        do {
            self.init(file: try ImageFile([UInt8](data)), scale: scale)
        } catch {
            return nil
        }
    }

    /// Creates the image from a file; a name that ends in `@2x` or `@3x` before its extension sets the scale.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(data: Data(try FileBytes.read(path)), scale: ImageFileName(path: path).scale)
        } catch {
            return nil
        }
    }

    convenience init(file: ImageFile, scale: CGFloat) {
        self.init(
            cgImage: CGImage(bitmap: file.bitmap), scale: scale, orientation: Orientation(exif: file.orientation) ?? .up
        )
    }

    /// Returns the image as a PNG file; nil for an image without pixels or one too large.
    public func pngData() -> Data? {
        guard let bitmap = cgImage?.bitmap else { return nil }
        do {
            return Data(try PNG.encode(bitmap, metadata: PNGMetadata(scale: Double(scale))))
        } catch {
            return nil
        }
    }

    /// Returns the image as an upright JPEG file; nil for an image without pixels or one too large. Transparent parts
    /// are drawn on white.
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best quality. A difference from Apple's:
    ///   libjpeg writes the files, so the images are similar but not identical.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let upright = imageOrientation == .up ? cgImage : redrawnUpright
        guard let bitmap = upright?.bitmap else { return nil }
        do {
            return Data(try JPEG.encode(bitmap, quality: Double(compressionQuality)))
        } catch {
            return nil
        }
    }

    private var redrawnUpright: CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }

    /// Creates the image of this name from the main bundle; see `init(named:in:compatibleWith:)`.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the image of this name from a bundle: from its folder, the resource folders next to it, and the asset
    /// catalogues of all of these.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageFolder.image(named: name, in: bundle ?? .main) else { return nil }
        self.init(values: found.resolved(for: traitCollection ?? .current).values)
    }

    /// Creates the image of this name from a bundle, for the configuration's traits; its symbol options have no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

extension UIColor {
    /// Creates the colour of this name from the asset catalogues of the main bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the colour of this name from the asset catalogues of a bundle and of the resource folders next to it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageFolder.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(storage: found.storage)
    }
}

extension UIImage.Orientation {
    /// EXIF's number for it, 1 to 8.
    init?(exif: Int) {
        let all: [Self] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
        guard 1...8 ~= exif else { return nil }
        self = all[exif - 1]
    }
}

/// A file name taken to pieces: `star@2x~ipad.png`.
struct ImageFileName {
    /// The name without scale, idiom and extension.
    var name: String
    /// Pixels per point; 1 if the name has no suffix.
    var scale: CGFloat = 1
    var idiom = UIUserInterfaceIdiom.unspecified
    /// In lower case.
    var pathExtension: String

    init(path: String) {
        let file = path.split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? path
        let dot = file.lastIndex(of: ".")
        var stem = dot.map { String(file[..<$0]) } ?? file
        pathExtension = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
        for (suffix, idiom) in [("~iphone", UIUserInterfaceIdiom.phone), ("~ipad", .pad)] where stem.hasSuffix(suffix) {
            stem.removeLast(suffix.count)
            self.idiom = idiom
        }
        for (suffix, scale) in [("@1x", CGFloat(1)), ("@2x", 2), ("@3x", 3)] where stem.hasSuffix(suffix) {
            stem.removeLast(suffix.count)
            self.scale = scale
        }
        name = stem
    }
}
