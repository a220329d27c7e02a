import CellSimCompare
import CellSimGraphics
import CellSimImageCodecs
import Foundation
import SnapshotTesting
import UIKit

/// Records and compares pictures of views and layers in a folder of references, without a test case.
open class FBSnapshotTestController {
    /// Whether pictures are recorded as references instead of compared with them.
    open var recordMode = false
    /// The folder of the bundle's resources; nil means the test class's bundle.
    open var bundleResourcePath: String?
    /// The device properties in file names.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// Whether views are drawn in a window.
    open var usesDrawViewHierarchyInRect = false
    /// The folder that contains the reference folders; nil if tests have no references.
    open var referenceImagesDirectory: String?
    /// The folder for the pictures of failures.
    open var imageDiffDirectory: String
    /// The reference folder, relative to `referenceImagesDirectory`.
    open var folderName: String

    /// Creates a controller whose folder name is the name of a class, or empty if it is nil.
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

    /// Compares a layer with its reference, or records it.
    /// - Throws: an error of `FBSnapshotTestControllerErrorDomain`.
    open func compareSnapshot(of layer: CALayer, selector: Selector, identifier: String?) throws {
        try compareSnapshot(ofViewOrLayer: layer, selector: selector, identifier: identifier, overallTolerance: 0)
    }

    /// Compares a view with its reference, or records it.
    /// - Throws: an error of `FBSnapshotTestControllerErrorDomain`.
    open func compareSnapshot(of view: UIView, selector: Selector, identifier: String?) throws {
        try compareSnapshot(ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: 0)
    }

    /// Compares a view or layer with its reference, or records it.
    /// - Parameters:
    ///   - perPixelTolerance: the fraction of a channel's range by which it may differ.
    ///   - overallTolerance: the fraction of pixels that may differ.
    /// - Throws: an error of `FBSnapshotTestControllerErrorDomain`.
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
    /// - Throws: an error of `FBSnapshotTestControllerErrorDomain` whose `userInfo` has the file's path: `needsRecord` for a missing file,
    ///   `unknown` if the file is not an image.
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
    /// - Parameters: as for views.
    /// - Throws: an error of `FBSnapshotTestControllerErrorDomain` if they differ.
    open func compareReferenceImage(
        _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        let emptyBitmap = Bitmap(width: 0, height: 0)
        try SnapshotController.compare(
            reference: referenceImage.cgImage?.bitmap ?? emptyBitmap, image: image,
            perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, path: "", keeping: { _ in })
    }

    /// Writes the pictures of a failure to `imageDiffDirectory`: both images and their difference.
    open func saveFailedReferenceImage(
        _ referenceImage: UIImage, test testImage: UIImage, selector: Selector, identifier: String?
    ) throws {
        let nothing = Bitmap(width: 0, height: 0)
        let difference = DifferencePicture.make(
            reference: referenceImage.cgImage?.bitmap ?? nothing, actual: testImage.cgImage?.bitmap ?? nothing)
        try controller(selector, identifier).save(
            [
                ("reference", referenceImage), ("failed", testImage),
                ("diff", UIImage(cgImage: CGImage(bitmap: difference))),
            ], in: imageDiffDirectory)
    }
}
