import CellSimCompare
import CellSimGraphics
import CellSimImageCodecs
import Foundation
import SnapshotTesting
import UIKit

/// Compares pictures of views and layers with a folder of references, or records them, without a test case.
open class FBSnapshotTestController {
    /// A Boolean value that indicates whether pictures are recorded as references instead of compared.
    open var recordMode = false
    /// The folder of the bundle's resources; nil for the bundle of the test class.
    open var bundleResourcePath: String?
    /// The device properties that are added to file names.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// A Boolean value that indicates whether views are drawn in a window.
    open var usesDrawViewHierarchyInRect = false
    /// The folder that contains the reference folders; nil if there are no references.
    open var referenceImagesDirectory: String?
    /// The folder for pictures of failures.
    open var imageDiffDirectory: String
    /// The path of the reference folder, relative to `referenceImagesDirectory`.
    open var folderName: String

    /// Creates a controller. The name of its folder is that of a class, or empty.
    public init(testClass: AnyClass?) {
        folderName = testClass.map { NSStringFromClass($0) } ?? ""
        imageDiffDirectory = NSTemporaryDirectory()
    }

    private func controller(_ selector: Selector, _ identifier: String?) -> SnapshotController {
        SnapshotController(
            folderName: folderName,
            name: ReferenceName(
                selector: "\(selector)", identifier: identifier, options: fileNameOptions),
            drawsHierarchy: usesDrawViewHierarchyInRect)
    }

    private func directory() throws -> String {
        if let referenceImagesDirectory { return referenceImagesDirectory }
        throw NSError.snapshot(
            .needsRecord, "Unable to load reference image.", reason: "referenceImagesDirectory is not set", path: "")
    }

    /// Compares a layer with its reference, or records the reference.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain`.
    open func compareSnapshot(of layer: CALayer, selector: Selector, identifier: String?) throws {
        try compareSnapshot(ofViewOrLayer: layer, selector: selector, identifier: identifier, overallTolerance: 0)
    }

    /// Compares a view with its reference, or records the reference.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain`.
    open func compareSnapshot(of view: UIView, selector: Selector, identifier: String?) throws {
        try compareSnapshot(ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: 0)
    }

    /// Compares a view or layer with its reference, or records the reference.
    /// - Parameters:
    ///   - perPixelTolerance: The fraction of a channel's range by which a pixel may differ.
    ///   - overallTolerance: The fraction of pixels that may differ.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain`.
    open func compareSnapshot(
        ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat
    ) throws {
        let image = try SubjectRenderer.makeImage(of: viewOrLayer, drawsHierarchy: usesDrawViewHierarchyInRect)
        let (controller, directory) = (controller(selector, identifier), try directory())
        let decision = RecordDecision(recordMode: recordMode)
        if decision.requestedMode == .all, let prohibition = decision.prohibition {
            throw NSError.snapshot(
                .unknown, "Unable to write reference image to disk.", reason: prohibition,
                path: controller.reference(in: directory))
        }
        _ = try controller.compareOrRecord(
            image, decision, in: directory, differences: imageDiffDirectory, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance)
    }

    /// Returns the reference of a test.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain` whose `userInfo` contains the path of the file. Its code is
    ///   `needsRecord` if the file doesn't exist, and `unknown` if it isn't an image.
    open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
        let path = controller(selector, identifier).reference(in: try directory())
        guard FileManager.default.fileExists(atPath: path) else {
            throw NSError.snapshot(
                .needsRecord, "Unable to load reference image.",
                reason: "Reference image not found. You need to run the test in record mode", path: path)
        }
        guard let bitmap = try? PictureFile(path: path).bitmap else {
            throw NSError.snapshot(
                .unknown, "Unable to load reference image.", reason: "The file is not an image.", path: path)
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: onMain { UIScreen.main.scale }, orientation: .up)
    }

    /// Compares two pictures.
    /// - Parameters: The same as for views.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain` if the pictures differ.
    open func compareReferenceImage(
        _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        let emptyBitmap = Bitmap(width: 0, height: 0)
        try SnapshotController.compare(
            reference: referenceImage.cgImage?.bitmap ?? emptyBitmap, image: image,
            perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, path: "", keeping: { _ in })
    }

    /// Writes the pictures of a failure to `imageDiffDirectory`: the reference, the new picture and their difference.
    open func saveFailedReferenceImage(
        _ referenceImage: UIImage, test testImage: UIImage, selector: Selector, identifier: String?
    ) throws {
        let emptyBitmap = Bitmap(width: 0, height: 0)
        let difference = DifferencePicture.make(
            reference: referenceImage.cgImage?.bitmap ?? emptyBitmap, actual: testImage.cgImage?.bitmap ?? emptyBitmap)
        try controller(selector, identifier).save(
            [
                ("reference", referenceImage), ("failed", testImage),
                ("diff", UIImage(cgImage: CGImage(bitmap: difference))),
            ], in: imageDiffDirectory)
    }
}
