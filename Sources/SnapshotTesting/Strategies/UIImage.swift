import CellSimCompare
import CellSimImageCodecs
import Foundation
import UIKit

/// Strategies that compare images.
extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A strategy that compares an image's pixels; all of them must be equal.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares an image's pixels.
    /// - Parameters:
    ///   - precision: The fraction that must be equal: of bytes, or of pixels if `perceptualPrecision` is less than 1.
    ///   - perceptualPrecision: The minimum of 1 − ΔE / 100 for each pixel.
    ///   - scale: The number of pixels per point in the reference; nil uses the screen's scale.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Diffing where Value == UIImage {
    /// A format that stores images as PNG; all pixels must be equal.
    public static var image: Diffing { .image() }

    /// Returns a format that stores images as PNG.
    /// - Parameters: As for the strategy `image`.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        Diffing(
            toData: { ImageData.encode($0) ?? ImageData.encode(ImageData.placeholder()) ?? Data() },
            fromData: { data in
                let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? onMain { UIScreen.main.scale }
                return UIImage(data: data, scale: scale) ?? UIImage()
            },
            diff: { old, new in
                let comparator = ImageComparator(precision: precision, perceptualPrecision: perceptualPrecision)
                guard let mismatch = comparator.mismatch(reference: old, new: new) else { return nil }
                return (mismatch.message, ImageComparator.attachments(reference: old, new: new, mismatch.difference))
            })
    }
}

extension UIImage: EmptyFormat {
    var isEmpty: Bool { (cgImage?.width ?? 0) == 0 || (cgImage?.height ?? 0) == 0 }
}

/// Encodes images as PNG files.
package enum ImageData {
    /// Returns a compact PNG that includes the image's view tree, if it has one; nil for an image without pixels.
    package static func encode(_ image: UIImage, profile: PNGProfile = .small) -> Data? {
        guard let bitmap = image.cgImage?.bitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
        do {
            var metadata = PNGMetadata(scale: Double(image.scale))
            metadata.tree = PictureTrees.tree(of: image)
            return Data(try PNG.encode(bitmap, profile: profile, metadata: metadata))
        } catch {
            return nil
        }
    }

    /// Returns the picture for a view without a size: a red image of 400 × 80 points with an explanation.
    static func placeholder() -> UIImage {
        onMain {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
            label.backgroundColor = .red
            label.text =
                "Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test."
            label.textAlignment = .center
            label.numberOfLines = 3
            return ViewSnapshotHost.picture(of: label, scale: UIScreen.main.scale)
        }
    }
}

/// Runs a closure on the main actor from any thread and returns its result.
package func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
        if MainQueue.isCurrent { return MainActor.assumeIsolated { body() } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
    }
}

/// The main dispatch queue. In Swift Testing, a thread other than the first may run it.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
