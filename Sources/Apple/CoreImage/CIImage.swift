import UIKit

/// An image with a position: pixels, a transform and a visible rectangle. The y axis points upwards.
open class CIImage: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    /// The original pixels; nil if the image was transformed or filtered, as in Core Image.
    public let cgImage: CGImage?
    private let source: CGImage
    /// The transform from the pixels of `source`, with y upwards, to the image's coordinates.
    private let matrix: CGAffineTransform
    /// Whether enlarged pixels keep sharp edges, as in barcodes.
    private let isSharp: Bool
    /// The rectangle that the image fills. The area outside is transparent.
    public let extent: CGRect

    /// Creates an image whose extent begins at 0, 0 and has the image's size in pixels.
    public convenience init(cgImage image: CGImage) { self.init(image, isSharp: false, original: image) }
    /// Creates an image from the pixels of a UIKit image; nil for an image without pixels.
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// Creates an image from a file's content; nil for an unknown format.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// Creates an image from a file; nil for an unreadable file or an unknown format.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    init(
        _ source: CGImage, isSharp: Bool, matrix: CGAffineTransform = .identity, extent: CGRect? = nil,
        original: CGImage? = nil
    ) {
        (self.source, self.isSharp, self.matrix, cgImage) = (source, isSharp, matrix, original)
        self.extent = extent ?? CGRect(x: 0, y: 0, width: source.width, height: source.height)
    }

    /// Returns the image with its coordinates transformed.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        if matrix.isIdentity { return self }
        return CIImage(
            source, isSharp: isSharp, matrix: self.matrix.concatenating(matrix), extent: extent.applying(matrix))
    }
    /// Returns the part inside a rectangle, with unchanged coordinates.
    open func cropped(to rect: CGRect) -> CIImage {
        let croppedExtent = extent.intersection(rect)
        return CIImage(source, isSharp: isSharp, matrix: matrix, extent: croppedExtent.isNull ? .zero : croppedExtent)
    }
    /// Returns the image drawn over another one.
    open func composited(over dest: CIImage) -> CIImage {
        let area = extent.union(dest.extent)
        guard let above = pixels(in: area), let below = dest.pixels(in: area) else { return self }
        return .positioned(
            above.combined(with: below) { above, below in
                let rest = 255 - above.alpha
                func over(_ a: UInt8, _ b: UInt8) -> UInt8 {
                    UInt8(min(Int(a) + (Int(b) * Int(rest) + 127) / 255, 255))
                }
                return Pixel(
                    blue: over(above.blue, below.blue), green: over(above.green, below.green),
                    red: over(above.red, below.red), alpha: over(above.alpha, below.alpha))
            }, in: area, isSharp: isSharp)
    }
    /// Returns the filtered image. If the filter isn't supported, reports this and returns the image unchanged.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }
    /// Returns the image filtered with default values.
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns an image that is placed in a rectangle, enlarged to whole pixels.
    static func positioned(_ image: CGImage, in rect: CGRect, isSharp: Bool) -> CIImage {
        let area = rect.integral
        return CIImage(
            image, isSharp: isSharp, matrix: CGAffineTransform(translationX: area.minX, y: area.minY), extent: area)
    }

    /// Returns the image with each pixel changed by a closure.
    func mapped(_ change: (Pixel) -> Pixel) -> CIImage {
        CIImage(
            source.combined(with: nil) { pixel, _ in change(pixel) }, isSharp: isSharp, matrix: matrix, extent: extent)
    }

    /// Returns the pixels inside the extent, scaled to a width and a height in pixels; nil if the extent or the result is empty.
    func pixels(width: Int, height: Int) -> CGImage? {
        guard extent.width > 0, extent.height > 0 else { return nil }
        let scaled = transformed(by: CGAffineTransform(translationX: -extent.minX, y: -extent.minY))
            .transformed(
                by: CGAffineTransform(scaleX: CGFloat(width) / extent.width, y: CGFloat(height) / extent.height))
        return scaled.pixels(in: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Returns the pixels of a rectangle in the image's coordinates, which is enlarged to whole pixels.
    func pixels(in rect: CGRect) -> CGImage? {
        let (area, limit) = (rect.integral, CGFloat(16_384))
        guard area.width >= 1, area.height >= 1, area.width <= limit, area.height <= limit, area.minX.isFinite,
            area.minY.isFinite, abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12
        else { return nil }
        let inverse = matrix.inverted()
        let isSharp = isSharp || matrix.isIntegralTranslation
        return CGImage.makeImage(width: Int(area.width), height: Int(area.height)) { column, row in
            let samplePoint = CGPoint(x: area.minX + CGFloat(column) + 0.5, y: area.maxY - CGFloat(row) - 0.5)
            guard extent.contains(samplePoint) else { return Pixel() }
            let point = samplePoint.applying(inverse)
            let (x, y) = (point.x, CGFloat(source.height) - point.y)
            return isSharp
                ? source.pixel(Int(x.rounded(.down)), Int(y.rounded(.down))) : source.bilinearSample(at: x, y)
        }
    }
}

extension CGAffineTransform {
    fileprivate var isIntegralTranslation: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}
