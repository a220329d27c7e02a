import CellSimGraphics
import CellSimRaster
import CellSimVectorImages
import Foundation
import Synchronization

/// A vector image from a PDF or SVG file, with a cache of its rendered pixels.
final class VectorDrawing: Hashable, @unchecked Sendable {
    // Unchecked: the lock guards the mutable state.
    let image: VectorImage
    /// Whether the image is drawn as vectors when it is stretched. Otherwise, its pixels are stretched, like those of the bitmaps that
    /// Xcode creates at build time.
    let preservesVector: Bool
    private let lock = NSLock()
    private var imagesByScale: [CGFloat: CGImage] = [:]
    /// The maximum number of scales with cached pixels.
    static let maximumCachedScaleCount = 4

    init(image: VectorImage, isPreserved: Bool) { (self.image, self.preservesVector) = (image, isPreserved) }

    /// Returns the pixels of the image at a scale. They are rendered once and cached.
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - size: The size of the image in points, which differs from the file's size if that is in pixels.
    func pixels(scale: CGFloat, size: CGSize) -> CGImage? {
        lock.withLock {
            if let cachedImage = imagesByScale[scale] { return cachedImage }
            guard size.width * scale * size.height * scale <= CGFloat(64 << 20) else { return nil }
            let displayList = DisplayList(size: size, commands: commands(in: CGRect(origin: .zero, size: size)))
            let newImage = CGImage(bitmap: Rasterizer(scale: scale).render(displayList))
            if imagesByScale.count >= Self.maximumCachedScaleCount { imagesByScale = [:] }
            imagesByScale[scale] = newImage
            return newImage
        }
    }

    /// Returns the commands that draw the image, stretched to fill a rectangle (in points).
    func commands(in rect: CGRect, mirrored: Bool = false) -> [DisplayCommand] {
        let (sx, sy) = (rect.width / image.size.width, rect.height / image.size.height)
        let matrix =
            mirrored
            ? CGAffineTransform(a: -sx, b: 0, c: 0, d: sy, tx: rect.maxX, ty: rect.minY)
            : CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY)
        return [.save, .concatenate(matrix)] + image.commands + [.restore]
    }

    static func == (a: VectorDrawing, b: VectorDrawing) -> Bool {
        a === b || (a.preservesVector == b.preservesVector && a.image == b.image)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(image.size.width)
        hasher.combine(image.size.height)
        hasher.combine(image.commands.count)
    }
}

/// A cache of vector images by file contents, because apps display the same icon in many cells.
final class VectorImageCache: Sendable {
    static let shared = VectorImageCache()
    private let cache = Mutex<(images: [Data: VectorImage], bytes: Int)>(([:], 0))
    /// The maximum total size of the cached files, in bytes. The cache is emptied before it exceeds this size.
    private static let maximumBytes = 16 << 20

    /// Returns the image in the contents of a file. It is parsed once and cached.
    /// - Throws: `VectorImageError` if the file doesn't contain a supported image.
    func image(_ data: Data) throws -> VectorImage {
        if let image = cache.withLock({ $0.images[data] }) { return image }
        let image = try VectorImage.read(data)
        cache.withLock { contents in
            if contents.bytes + data.count > Self.maximumBytes { contents = ([:], 0) }
            contents.images[data] = image
            contents.bytes += data.count
        }
        return image
    }
}

extension UIImage {
    /// Returns the scale at which vectors are rasterised: the scale of the traits or, if unspecified, of the main screen.
    static func pixelScale(_ traits: UITraitCollection) -> CGFloat {
        traits.displayScale > 0 ? traits.displayScale : UITraitCollection.standard.displayScale
    }

    /// Creates an image from a vector drawing.
    convenience init(vector: VectorDrawing, pixelsPerPoint: CGFloat, name: String? = nil) {
        var values = Values()
        values.vector = vector
        values.size = CGSize(
            width: vector.image.size.width / pixelsPerPoint, height: vector.image.size.height / pixelsPerPoint)
        values.scale = UIImage.pixelScale(.current)
        values.name = name
        self.init(values: values)
    }

    /// Records the image as vectors, which are sharp at all sizes.
    func recordVector(
        _ vector: VectorDrawing, into recorder: inout DisplayRecorder, in rect: CGRect, tint: RGBAColor?, mirrored: Bool
    ) {
        let target = recorder.absolute(rect)
        let commands = vector.commands(in: target, mirrored: mirrored)
        guard let tint else { return recorder.append(commands) }
        recorder.append(.beginGroup(opacity: 1, bounds: target))
        recorder.append(.fill(target, .zero, .color(tint)))
        recorder.append(.mask(commands, .alpha))
        recorder.append(.endGroup)
    }
}
