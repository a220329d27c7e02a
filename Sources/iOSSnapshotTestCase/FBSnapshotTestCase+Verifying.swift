import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// Compares views, layers and view controllers with references.
extension FBSnapshotTestCase {
    /// Compares a view with its reference, or records the reference.
    /// - Parameters:
    ///   - identifier: Distinguishes the pictures in a test.
    ///   - suffixes: The suffixes of the reference folder, in the order in which they are tried.
    ///   - perPixelTolerance: The fraction of a channel's range by which a pixel may differ.
    ///   - overallTolerance: The fraction of pixels that may differ.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// Compares a layer with its reference, or records the reference.
    /// - Parameters: The same as for views.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    /// Compares a view controller's view with its reference. The view has the screen's size, and has appeared. In apps
    /// without scenes, a view outside windows has the status bar's height as its safe area at the top, as on iOS.
    /// - Parameters: The same as for views.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let view: UIView = onMain {
            viewController.view.bounds = UIScreen.main.bounds
            viewController.viewWillAppear(false)
            viewController.viewDidAppear(false)
            return viewController.view
        }
        let isOutside =
            onMain { view.window == nil && !UIApplication.shared.usesScenes } && !usesDrawViewHierarchyInRect
        onMain { if isOutside { view.setSafeAreaOutsideWindows(top: StatusBar.height) } }
        defer { onMain { if isOutside { view.setSafeAreaOutsideWindows(top: nil) } } }
        verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
    }

    private func verify(
        _ subject: Any, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixelTolerance: CGFloat,
        _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt
    ) {
        let locations = VerificationLocations(
            references: defaultDirectory(file.description), differences: nil, source: file.description, line: Int(line))
        let problem = verify(
            subject, identifier, suffixes, Tolerances(perPixel: perPixelTolerance, overall: overallTolerance), locations
        )
        assert(problem == nil, message: problem ?? "", file: file, line: line)
    }

    /// Records a test failure with a message if an assertion is false.
    public func assert(_ assertion: Bool, message: String, file: StaticString, line: UInt) {
        if !assertion { XCTFail(SnapshotFailure.escaped(message), file: file, line: line) }
    }

    /// Compares a view or layer with the reference in the first folder that contains one, or records the reference.
    /// - Returns: A description of the failure; nil if the pictures match.
    public func snapshotVerifyViewOrLayer(
        _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat, defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
    ) -> String? {
        verify(
            viewOrLayer, identifier, suffixes, Tolerances(perPixel: perPixelTolerance, overall: overallTolerance),
            VerificationLocations(references: defaultReferenceDirectory, differences: defaultImageDiffDirectory))
    }

    private struct Tolerances { var perPixel, overall: CGFloat }

    /// The default folders for references and difference pictures, and the location of the assertion.
    private struct VerificationLocations {
        var references, differences, source: String?
        var line: Int?
    }

    private func verify(
        _ subject: Any, _ identifier: String?, _ suffixes: NSOrderedSet, _ tolerances: Tolerances,
        _ locations: VerificationLocations
    ) -> String? {
        let directory = getReferenceImageDirectory(withDefault: locations.references)
        let directories = suffixes.array.compactMap { ($0 as? String).map { directory + $0 } }
        guard let first = directories.first else { return "Suffixes set cannot be empty []" }
        let decision = RecordDecision(recordMode: recordMode)
        let referenceFolder =
            decision.requestedMode == .all ? first : directories.first { hasReference(in: $0, identifier) } ?? first
        let record = ResultRecorder(
            controller: controller(identifier: identifier), references: referenceFolder,
            differences: getImageDiffDirectory(withDefault: locations.differences), source: locations.source,
            line: locations.line)
        do {
            if try compare(subject, record, tolerances.perPixel, tolerances.overall) { return nil }
            return
                "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot comparison!"
        } catch {
            let note = decision.prohibition.map { "\n\n" + $0 }
            return "Snapshot comparison failed: \((error as NSError).snapshotErrorDescription)" + (note ?? "")
        }
    }

    /// Compares a view with its reference, or records the reference.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain`.
    public func compareSnapshot(
        of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
    }

    /// Compares a layer with its reference, or records the reference.
    /// - Throws: An error of `FBSnapshotTestControllerErrorDomain`.
    public func compareSnapshot(
        of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
    ) throws {
        try compare(
            layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance)
    }

    private func compare(
        _ subject: Any, _ references: String, _ differences: String, _ identifier: String?, _ perPixel: CGFloat,
        _ overall: CGFloat
    ) throws {
        let record = ResultRecorder(
            controller: controller(identifier: identifier), references: references, differences: differences)
        _ = try compare(subject, record, perPixel, overall)
    }

    /// Compares a view or layer with its reference, or records the reference.
    /// - Returns: True if the pictures match; false if the reference was recorded.
    private func compare(_ subject: Any, _ record: ResultRecorder, _ perPixel: CGFloat, _ overall: CGFloat) throws
        -> Bool
    {
        var newImage: UIImage?
        do {
            let image = try picture(of: subject)
            newImage = image
            let matches = try record.controller.compareOrRecord(
                image, RecordDecision(recordMode: recordMode), in: record.references,
                differences: record.differences, perPixelTolerance: perPixel, overallTolerance: overall)
            record.record(matches ? .same : .recorded, nil)
            return matches
        } catch {
            record.record(error as NSError, newImage)
            throw error
        }
    }

    /// Checks that the test has a reference.
    /// - Throws: An error with the code `needsRecord` if the reference doesn't exist.
    public func referenceImageRecorded(inDirectory directory: String, identifier: String?) throws {
        guard !hasReference(in: directory, identifier) else { return }
        throw NSError.snapshot(
            .needsRecord, "Unable to load reference image.",
            reason: "Reference image not found. You need to run the test in record mode",
            path: controller(identifier: identifier).reference(in: directory))
    }

    private func hasReference(in directory: String, _ identifier: String?) -> Bool {
        FileManager.default.fileExists(atPath: controller(identifier: identifier).reference(in: directory))
    }
}

/// The status bar of the simulated screen.
enum StatusBar {
    /// The height in points; 0 for a screen that no device has.
    @TaskLocal static var height = SimulatedScreen.main.safeArea.top
}
