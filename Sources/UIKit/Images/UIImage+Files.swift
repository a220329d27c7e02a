import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

extension UIImage {
    /// The pixels of a PNG or JPEG file; nil when the data is neither or broken.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// `scale`: pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        do {
            self.init(cgImage: CGImage(bitmap: try UIImage.decode(data)), scale: scale, orientation: .up)
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

    /// The pixels of a PNG or JPEG file.
    /// - Throws: `ImageFormatError` for data that is neither or broken.
    static func decode(_ data: Data) throws -> Bitmap {
        let bytes = [UInt8](data)
        return JPEG.isJPEG(bytes) ? try JPEG.decode(bytes) : try PNG.decode(bytes)
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
