import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

extension UIImage {
    /// The picture in a PNG, JPEG, WebP or HEIF file, turned as the file says; nil when the data is none of these or broken.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// `scale`: pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        do {
            self.init(file: try ImageFile([UInt8](data)), scale: scale)
        } catch {
            return nil
        }
    }

    /// The image in a file; a name that ends in `@2x` or `@3x` before its extension tells the scale.
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

    /// The image as a PNG file; nil for an image without pixels or one too large.
    public func pngData() -> Data? {
        guard let bitmap = cgImage?.bitmap else { return nil }
        do {
            return Data(try PNG.encode(bitmap, metadata: PNGMetadata(scale: Double(scale))))
        } catch {
            return nil
        }
    }

    /// The image as a JPEG file, turned upright; nil for an image without pixels or one too large. What is not opaque is
    /// drawn on white.
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture. A difference from Apple's: the files
    ///   are libjpeg's, the pictures alike but not the same.
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

    /// The image of that name in the main bundle; see `init(named:in:compatibleWith:)`.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The image of that name in a bundle: in its folder, in the resource folders beside it, and in the asset
    /// catalogues of all of these.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageFolder.image(named: name, in: bundle ?? .main) else { return nil }
        self.init(values: found.resolved(for: traitCollection ?? .current).values)
    }

    /// The image of that name in a bundle, for the configuration's traits; what it says of symbols has no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

extension UIColor {
    /// The colour of that name in the asset catalogues of the main bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour of that name in the asset catalogues of a bundle and of the resource folders beside it.
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
    /// Without scale, idiom and extension.
    var name: String
    /// Pixels a point; 1 where the name says nothing.
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
