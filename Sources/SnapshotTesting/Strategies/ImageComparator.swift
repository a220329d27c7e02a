import CellSimCompare
import CellSimGraphics
import CellSimImageCodecs
import Foundation
import UIKit

/// Compares two images as an assertion requires, and describes the differences.
struct ImageComparator {
    var precision: Float
    var perceptualPrecision: Float

    /// A description of the differences between two images.
    struct Mismatch {
        var message: String
        /// The differences; nil if one of the images has no pixels.
        var difference: PictureDifference?
    }

    /// Compares two images.
    /// - Returns: nil if they match.
    func mismatch(reference: UIImage, new: UIImage) -> Mismatch? {
        guard let old = reference.cgImage?.bitmap else { return Mismatch("Reference image could not be loaded.") }
        guard let picture = new.cgImage?.bitmap else { return Mismatch("Newly-taken snapshot could not be loaded.") }
        guard picture.width > 0, picture.height > 0 else { return Mismatch("Newly-taken snapshot is empty.") }
        guard old.width == picture.width, old.height == picture.height else {
            return Mismatch(
                "Newly-taken snapshot@\(sizeText(new.size)) does not match reference@\(sizeText(reference.size)).",
                PictureDifference(reference: old, actual: picture))
        }
        if old == picture { return nil }
        // PNG encoding divides colours by their opacity and rounds them, so the new image may only equal the reference after
        // encoding.
        guard let stored = roundTrip(picture) else { return Mismatch("Newly-taken snapshot could not be loaded.") }
        if old == stored { return nil }
        let difference = PictureDifference(reference: old, actual: stored, rule: rule)
        return mismatchMessage(difference.comparison).map { Mismatch($0, difference) }
    }

    private var rule: ComparisonRule {
        var rule = ComparisonRule()
        guard perceptualPrecision < 1 else { return rule }
        (rule.method, rule.perceptualPrecision) = (.perceptual, Double(perceptualPrecision))
        return rule
    }

    private func mismatchMessage(_ comparison: Comparison) -> String? {
        if perceptualPrecision < 1 { return perceptualMismatchMessage(comparison) }
        if precision >= 1 { return "Newly-taken snapshot does not match reference." }
        let bytes = comparison.totalPixels * 4
        guard comparison.unequalBytes > Int((1 - precision) * Float(bytes)) else { return nil }
        let actual = 1 - Float(comparison.unequalBytes) / Float(bytes)
        return "Actual image precision \(actual) is less than required \(precision)"
    }

    private func perceptualMismatchMessage(_ comparison: Comparison) -> String? {
        let actual = 1 - Float(comparison.differentPixels) / Float(comparison.totalPixels)
        guard actual < precision else { return nil }
        let lowest = 1 - min(Float(comparison.largestDeltaE ?? 0) / 100, 1)
        return """
            The percentage of pixels that match \(actual) is less than required \(precision)
            The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)
            """
    }

    private func roundTrip(_ bitmap: Bitmap) -> Bitmap? {
        do {
            return try PNG.decode(PNG.encode(bitmap))
        } catch {
            return nil
        }
    }

    private func sizeText(_ size: CGSize) -> String { "(\(Double(size.width)), \(Double(size.height)))" }

    /// Returns attachments with the reference, the new image and a picture of their differences.
    /// - Parameter difference: The result of comparing the images; nil means that all pixels of the new image differ.
    static func attachments(reference: UIImage, new: UIImage, _ difference: PictureDifference?) -> [XCTAttachment] {
        var attachments = [("reference", reference), ("failure", new)].compactMap { name, image in
            ImageData.encode(image).map { XCTAttachment(png: $0, name: name) }
        }
        if let picture = new.cgImage?.bitmap, picture.width > 0, picture.height > 0 {
            let emptyBitmap = reference.cgImage?.bitmap ?? Bitmap(width: 0, height: 0)
            let difference = difference ?? PictureDifference(reference: emptyBitmap, actual: picture)
            let image = UIImage(cgImage: CGImage(bitmap: difference.picture))
            if let data = ImageData.encode(image) {
                attachments.append(XCTAttachment(png: data, name: "difference", difference: difference))
            }
        }
        return attachments
    }
}

extension ImageComparator.Mismatch {
    fileprivate init(_ message: String, _ difference: PictureDifference? = nil) {
        (self.message, self.difference) = (message, difference)
    }
}
