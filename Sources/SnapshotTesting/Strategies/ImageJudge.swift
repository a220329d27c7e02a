import CellSimCompare
import CellSimGraphics
import CellSimImageCodecs
import Foundation
import UIKit

/// Decides whether two images match, and says why not.
struct ImageJudge {
    var precision: Float
    var perceptualPrecision: Float

    /// What is wrong with the new image; nil when it matches.
    func problem(reference: UIImage, new: UIImage) -> String? {
        guard let old = reference.cgImage?.bitmap else { return "Reference image could not be loaded." }
        guard let picture = new.cgImage?.bitmap else { return "Newly-taken snapshot could not be loaded." }
        guard picture.width > 0, picture.height > 0 else { return "Newly-taken snapshot is empty." }
        guard old.width == picture.width, old.height == picture.height else {
            return "Newly-taken snapshot@\(words(new.size)) does not match reference@\(words(reference.size))."
        }
        if old == picture { return nil }
        // Storing divides colours by their opacity and rounds: the new image may equal the reference after that.
        guard let stored = roundTrip(picture) else { return "Newly-taken snapshot could not be loaded." }
        if old == stored { return nil }
        if precision >= 1, perceptualPrecision >= 1 { return "Newly-taken snapshot does not match reference." }
        return perceptualPrecision < 1 ? perceptualProblem(old, stored) : byteProblem(old, stored)
    }

    private func byteProblem(_ old: Bitmap, _ new: Bitmap) -> String? {
        let comparison = Comparison(reference: old, actual: new)
        let bytes = old.width * old.height * 4
        guard comparison.unequalBytes > Int((1 - precision) * Float(bytes)) else { return nil }
        let actual = 1 - Float(comparison.unequalBytes) / Float(bytes)
        return "Actual image precision \(actual) is less than required \(precision)"
    }

    private func perceptualProblem(_ old: Bitmap, _ new: Bitmap) -> String? {
        var rule = ComparisonRule()
        (rule.method, rule.perceptualPrecision) = (.perceptual, Double(perceptualPrecision))
        let comparison = Comparison(reference: old, actual: new, rule: rule)
        let actual = 1 - Float(comparison.differentPixels) / Float(old.width * old.height)
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

    private func words(_ size: CGSize) -> String { "(\(Double(size.width)), \(Double(size.height)))" }

    /// The reference, the new image, and a picture of their differences: of all pixels when there is no reference.
    static func attachments(reference: UIImage, new: UIImage) -> [XCTAttachment] {
        var pictures: [(String, Data?)] = [
            ("reference", ImageData.encode(reference)), ("failure", ImageData.encode(new)),
        ]
        if let picture = new.cgImage?.bitmap, picture.width > 0, picture.height > 0 {
            let old = reference.cgImage?.bitmap ?? Bitmap(width: 0, height: 0)
            let difference = DifferencePicture.make(reference: old, actual: picture)
            pictures.append(("difference", ImageData.encode(UIImage(cgImage: CGImage(bitmap: difference)))))
        }
        return pictures.compactMap { name, data in
            guard let data else { return nil }
            let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
            attachment.name = name
            return attachment
        }
    }
}
