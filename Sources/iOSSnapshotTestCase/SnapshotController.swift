import CellSimCompare
import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation
import SnapshotTesting
import UIKit

/// Records and compares the pictures of a test.
struct SnapshotController {
    var folderName: String
    var name: ReferenceName
    var drawsHierarchy: Bool

    /// Returns the path of the reference in a folder: the first of its possible names for which a file exists, or else the default
    /// name.
    func reference(in directory: String) -> String {
        let folder = (directory as NSString).appendingPathComponent(folderName) as NSString
        let paths = name.variants.map { name in folder.appendingPathComponent(onMain { name.file }) }
        return paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths[0]
    }

    /// Compares a picture with its reference, or records the reference.
    /// - Returns: True if the pictures match; false if the reference was recorded.
    /// - Throws: An error of this module's domain, or `FileOutputError`.
    func compareOrRecord(
        _ image: UIImage, _ decision: RecordDecision, in directory: String, differences: String,
        perPixelTolerance: CGFloat, overallTolerance: CGFloat
    ) throws -> Bool {
        let isRecorded = FileManager.default.fileExists(atPath: reference(in: directory))
        if decision.mode == .all || decision.mode != .never && !isRecorded {
            try record(image, in: directory)
            return false
        }
        do {
            try compare(
                image, in: directory, differences: differences, perPixelTolerance: perPixelTolerance,
                overallTolerance: overallTolerance)
        } catch let error as NSError
            where decision.mode == .failed && error.domain == FBSnapshotTestControllerErrorDomain
        {
            try record(image, in: directory)
            return false
        }
        return true
    }

    /// Writes a reference.
    /// - Throws: An error of this module's domain, or `FileOutputError`. The previous reference is then unchanged.
    func record(_ image: UIImage, in directory: String) throws {
        let path = reference(in: directory)
        guard let data = ImageData.encode(image, profile: .fast), !data.isEmpty else {
            throw NSError.snapshot(
                .pngCreationFailed, "Unable to write reference image to disk.",
                reason: "Failed to create the image data.",
                path: path)
        }
        try ReferenceFile(url: URL(fileURLWithPath: path)).write(data)
    }

    /// Compares a picture with its reference. If they don't match, writes three pictures to `differences`.
    /// - Throws: An error of this module's domain.
    func compare(
        _ image: UIImage, in directory: String, differences: String, perPixelTolerance: CGFloat,
        overallTolerance: CGFloat
    ) throws {
        let path = reference(in: directory)
        guard FileManager.default.fileExists(atPath: path) else {
            throw NSError.snapshot(
                .needsRecord, "Unable to load reference image.",
                reason: "Reference image not found. You need to run the test in record mode", path: path)
        }
        let referenceBitmap: Bitmap
        do {
            referenceBitmap = try PictureFile(path: path).bitmap
        } catch {
            let emptyBitmap = Bitmap(width: 0, height: 0)
            let differencePicture = DifferencePicture.make(
                reference: emptyBitmap, actual: image.cgImage?.bitmap ?? emptyBitmap)
            try save(
                [("failed", image), ("diff", UIImage(cgImage: CGImage(bitmap: differencePicture)))], in: differences)
            throw NSError.snapshot(.unknown, "Unable to load reference image.", reason: "\(error)", path: path)
        }
        try SnapshotController.compare(
            reference: referenceBitmap, image: image, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance,
            path: path, keeping: { try save($0, in: differences) })
    }

    /// Compares a picture with a reference.
    /// - Parameter keeping: Receives three pictures if the pictures don't match.
    /// - Throws: An error of this module's domain if the pictures don't match.
    static func compare(
        reference old: Bitmap, image: UIImage, perPixelTolerance: CGFloat, overallTolerance: CGFloat, path: String,
        keeping: ([(String, UIImage)]) throws -> Void
    ) throws {
        let new = image.cgImage?.bitmap ?? Bitmap(width: 0, height: 0)
        if old == new, old.width > 0 { return }
        var rule = ComparisonRule()
        if perPixelTolerance > 0 { (rule.method, rule.perPixelTolerance) = (.pixel, Double(perPixelTolerance)) }
        rule.precision = 1 - Double(overallTolerance)
        let pictureDifference = PictureDifference(
            reference: old, actual: try SnapshotController.roundTripped(new), rule: rule)
        guard pictureDifference.comparison.verdict == .different else { return }
        let difference = UIImage(cgImage: CGImage(bitmap: pictureDifference.picture))
        let reference = UIImage(cgImage: CGImage(bitmap: old), scale: image.scale, orientation: .up)
        let pictures = [("reference", reference), ("failed", image), ("diff", difference)]
        try keeping(pictures)
        let images = [FBReferenceImageKey: reference, FBCapturedImageKey: image, FBDiffedImageKey: difference]
        guard pictureDifference.comparison.hasSameSize else {
            throw NSError.snapshot(
                .imagesDifferentSizes, "Images different",
                reason: "referenceImage:\(sizeText(reference.size)), image:\(sizeText(image.size))", path: path,
                images: images, difference: pictureDifference)
        }
        let fraction = String(format: "%.2f", Double(overallTolerance) * 100)
        throw NSError.snapshot(
            .imagesDifferent, "Images different",
            reason: "image pixels differed by more than \(fraction)% from the reference image", path: path,
            images: images, difference: pictureDifference)
    }

    /// The `userInfo` key for the failed comparison in an error.
    static let differenceKey = "CellSimPictureDifference"

    /// Returns a picture as it is after it was encoded and decoded, which can only change the colours of translucent pixels.
    private static func roundTripped(_ bitmap: Bitmap) throws -> Bitmap {
        guard bitmap.width > 0, bitmap.height > 0 else { return bitmap }
        return try PNG.decode(PNG.encode(bitmap))
    }

    private static func sizeText(_ size: CGSize) -> String { "{\(Double(size.width)), \(Double(size.height))}" }

    /// Returns the path for a kind of picture (`reference`, `failed` or `diff`).
    func differencePath(_ kind: String, in directory: String) -> String {
        let folder = (directory as NSString).appendingPathComponent(folderName) as NSString
        return folder.appendingPathComponent("\(kind)_\(onMain { name.file })")
    }

    func save(_ pictures: [(String, UIImage)], in directory: String) throws {
        for (kind, image) in pictures {
            guard let data = ImageData.encode(image, profile: .fast) else { continue }
            let path = differencePath(kind, in: directory)
            try WriteAccess.makeFolder((path as NSString).deletingLastPathComponent)
            try AtomicFile.write([UInt8](data), to: path)
        }
    }
}
