import CellSimCompare
import FBSnapshotTestCase
import Foundation
import SnapshotTesting
import TestFixtures
import UIKit
import XCTest

@testable import UIKitViews
@testable import iOSSnapshotTestCase

/// Tests the references, names, tolerances and messages of `FBSnapshotTestCase`.
final class FBSnapshotTestCaseTests: FBSnapshotTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var values: [String: String] = [:]

    override func setUp() {
        super.setUp()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fb-\(UUID().uuidString)")
        values = [
            "FB_REFERENCE_IMAGE_DIR": folder.appendingPathComponent("ReferenceImages").path,
            "IMAGE_DIFF_DIR": folder.appendingPathComponent("Differences").path,
        ]
    }

    override func tearDown() {
        do { try FileManager.default.removeItem(at: folder) } catch { print("nothing was recorded") }
        super.tearDown()
    }

    private func view(_ color: UIColor, _ width: CGFloat = 10) -> UIView {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 8))
            view.backgroundColor = color
            return view
        }
    }

    private func verify(
        _ subject: Any, _ identifier: String? = nil, perPixel: CGFloat = 0, overall: CGFloat = 0
    ) -> String? {
        SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) {
            snapshotVerifyViewOrLayer(
                subject, identifier: identifier, suffixes: FBSnapshotTestCaseDefaultSuffixes(),
                perPixelTolerance: perPixel,
                overallTolerance: overall, defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil)
        }
    }

    private func record(_ subject: Any, _ identifier: String? = nil) {
        recordMode = true
        XCTAssertEqual(
            verify(subject, identifier),
            "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot comparison!"
        )
        recordMode = false
    }

    private var files: [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".png") }.sorted()
    }

    private let references = "ReferenceImages_64/FBSnapshotTestCaseTests.FBSnapshotTestCaseTests"

    private let recordedMessage =
        "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual snapshot comparison!"

    /// `cellsim test --record` and `cellsim app --record` set this variable.
    func testEnvironmentModeOverridesRecordMode() {
        values["CELLSIM_RECORD"] = "missing"
        XCTAssertEqual(verify(view(.red)), recordedMessage)
        XCTAssertNil(verify(view(.red)))
        XCTAssertTrue(verify(view(.blue))?.hasPrefix("Snapshot comparison failed") ?? false)
        recordMode = true
        XCTAssertTrue(verify(view(.blue))?.hasPrefix("Snapshot comparison failed") ?? false)
        values["CELLSIM_RECORD"] = "never"
        XCTAssertTrue(verify(view(.blue))?.hasPrefix("Snapshot comparison failed") ?? false)
        recordMode = false
        values["CELLSIM_RECORD"] = "failed"
        XCTAssertEqual(verify(view(.blue)), recordedMessage)
        XCTAssertNil(verify(view(.blue)))
        values["CELLSIM_RECORD"] = "all"
        XCTAssertEqual(verify(view(.blue)), recordedMessage)
        values["CI"] = "1"
        let forbidden = verify(view(.red)) ?? ""
        XCTAssertTrue(forbidden.hasPrefix("Snapshot comparison failed"), forbidden)
        XCTAssertTrue(forbidden.contains("because CI is set"), forbidden)
    }

    func testEnvironmentModeOverridesControllerRecordMode() throws {
        let controller = FBSnapshotTestController(testClass: FBSnapshotTestCaseTests.self)
        controller.referenceImagesDirectory = folder.path
        controller.imageDiffDirectory = folder.path
        func compare(_ mode: String, _ color: UIColor) throws {
            try SnapshotEnvironment.$current.withValue(SnapshotEnvironment(["CELLSIM_RECORD": mode])) {
                try controller.compareSnapshot(of: view(color), selector: Selector("testIt"), identifier: nil)
            }
        }
        try compare("missing", .red)
        try compare("never", .red)
        XCTAssertThrowsError(try compare("never", .blue))
        try compare("all", .blue)
        controller.recordMode = true
        XCTAssertThrowsError(try compare("never", .red))
        try compare("never", .blue)
    }

    func testRecordsByModuleClassSelectorAndScale() {
        record(view(.red))
        record(view(.red), "_default")
        XCTAssertNil(verify(view(.red)))
        XCTAssertEqual(
            files,
            [
                "\(references)/testRecordsByModuleClassSelectorAndScale@2x.png",
                "\(references)/testRecordsByModuleClassSelectorAndScale__default@2x.png",
            ])
    }

    func testNamesFollowOptions() {
        fileNameOptions = [.device, .OS, .screenSize, .screenScale]
        folderName = "Cells"
        record(view(.red), "a b.c-d+e=f")
        XCTAssertEqual(
            files, ["ReferenceImages_64/Cells/testNamesFollowOptions_a_b_c_d+e=f_iPhone_17_5_375x667@2x.png"])
    }

    func testAPathWithASlashPutsTheSuffixBelowIt() {
        values["FB_REFERENCE_IMAGE_DIR"] = folder.appendingPathComponent("ReferenceImages").path + "/"
        record(view(.red))
        XCTAssertEqual(
            files,
            [
                "ReferenceImages/_64/FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/testAPathWithASlashPutsTheSuffixBelowIt@2x.png"
            ])
    }

    func testAMissingReferenceHasToBeRecorded() {
        let path = folder.appendingPathComponent("\(references)/testAMissingReferenceHasToBeRecorded@2x.png").path
        XCTAssertEqual(
            verify(view(.red)),
            "Snapshot comparison failed: Error Domain=FBSnapshotTestControllerErrorDomain Code=1 \"Unable to load reference image.\" "
                + "UserInfo={NSLocalizedFailureReason=Reference image not found. You need to run the test in record mode, "
                + "FBReferenceImageFilePathKey=\(path)}")
        XCTAssertThrowsError(try referenceImageRecorded(inDirectory: folder.path, identifier: nil))
    }

    func testAMismatchLeavesThreePictures() throws {
        record(view(.red))
        let message = try XCTUnwrap(verify(view(.blue)))
        XCTAssertTrue(message.contains("Code=4 \"Images different\""), message)
        XCTAssertTrue(message.contains("image pixels differed by more than 0.00% from the reference image"), message)
        let name = "testAMismatchLeavesThreePictures@2x.png"
        XCTAssertEqual(
            files.filter { $0.hasPrefix("Differences") },
            ["diff", "failed", "reference"].map {
                "Differences/FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/\($0)_\(name)"
            })
    }

    func testSizesAreComparedFirst() throws {
        record(view(.red))
        let message = try XCTUnwrap(verify(view(.red, 12), overall: 1))
        assertContains(message, "Code=3")
        assertContains(message, "referenceImage:{10.0, 8.0}, image:{12.0, 8.0}")
    }

    func testPixelAndOverallTolerance() {
        func color(_ red: CGFloat) -> UIColor { UIColor(red: red, green: 0, blue: 0, alpha: 1) }
        record(view(color(100.0 / 255)))
        let similar = view(color(110.0 / 255))
        XCTAssertNotNil(verify(similar))
        XCTAssertNotNil(verify(similar, perPixel: 0.03))
        XCTAssertNil(verify(similar, perPixel: 0.04), "a tolerance of 0.04 allows a difference of 10 steps of 255")
        let halfGreen = onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 8))
            view.backgroundColor = color(100.0 / 255)
            let subview = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 8))
            subview.backgroundColor = .green
            view.addSubview(subview)
            return view
        }
        XCTAssertNotNil(verify(halfGreen, overall: 0.49))
        XCTAssertNil(verify(halfGreen, overall: 0.5))
    }

    /// Reports count the pixels that exceed the tolerances of the failed comparison.
    func testReportsUseTheTolerancesOfTheTest() throws {
        func color(_ red: CGFloat) -> UIColor { UIColor(red: red, green: 0, blue: 0, alpha: 1) }
        record(view(color(100.0 / 255)))
        let other = view(color(103.0 / 255))
        onMain {
            let part = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 8))
            part.backgroundColor = .green
            other.addSubview(part)
        }
        values["SNAPSHOT_ARTIFACTS"] = folder.path
        XCTAssertNotNil(verify(other, perPixel: 0.02))
        let reportCase = try XCTUnwrap(ResultsFolder(path: folder.path).report().cases.first)
        XCTAssertEqual(
            [reportCase.differentPixels, reportCase.totalPixels], [160, 320],
            "the report counts pixels at two pixels per point")
        XCTAssertEqual(reportCase.boxes.map { [$0.x, $0.y, $0.width, $0.height] }, [[0, 0, 10, 16]])
    }

    func testReferencesOfThrowingTestsAreFound() throws {
        record(view(.red))
        let plain = folder.appendingPathComponent("\(references)/testReferencesOfThrowingTestsAreFound@2x.png")
        for ending in ["AndReturnError_", "WithCompletionHandler_"] {
            let other = folder.appendingPathComponent(
                "\(references)/testReferencesOfThrowingTestsAreFound\(ending)@2x.png")
            try FileManager.default.moveItem(at: plain, to: other)
            XCTAssertNil(verify(view(.red)))
            try FileManager.default.moveItem(at: other, to: plain)
        }
    }

    func testRecordingMayBeForbidden() throws {
        values["SNAPSHOT_TESTING_FORBID_RECORDING"] = "1"
        recordMode = true
        let message = try XCTUnwrap(verify(view(.red)))
        XCTAssertTrue(message.contains("Code=1"), message)
        XCTAssertTrue(message.hasSuffix("\n\nRecording is forbidden by SNAPSHOT_TESTING_FORBID_RECORDING=1."), message)
        XCTAssertEqual(files, [])
    }

    func testLayersAndWindows() {
        let green = view(.green)
        let layer = onMain { green.layer }
        record(layer)
        XCTAssertNil(verify(layer))
        usesDrawViewHierarchyInRect = true
        XCTAssertNil(verify(view(.green)))
        XCTAssertEqual(
            verify("text")?.hasPrefix(
                "Snapshot comparison failed: Error Domain=FBSnapshotTestControllerErrorDomain Code=0"), true)
        XCTAssertNotNil(verify(view(.green, 0)))
    }

    func testComparingThrows() throws {
        let location = folder.appendingPathComponent("given").path
        func compare(_ color: UIColor) throws {
            try SnapshotEnvironment.$current.withValue(SnapshotEnvironment([:])) {
                try compareSnapshot(
                    of: view(color), referenceImagesDirectory: location, imageDiffDirectory: folder.path,
                    identifier: nil,
                    overallTolerance: 0)
            }
        }
        XCTAssertThrowsError(try compare(.red)) { XCTAssertEqual(($0 as NSError).code, 1) }
        recordMode = true
        try compare(.red)
        recordMode = false
        try compare(.red)
        XCTAssertThrowsError(try compare(.blue)) { error in
            let info = (error as NSError).userInfo
            XCTAssertEqual((error as NSError).domain, FBSnapshotTestControllerErrorDomain)
            for key in [FBReferenceImageKey, FBCapturedImageKey, FBDiffedImageKey] {
                XCTAssertTrue(info[key] is UIImage, key)
            }
        }
    }

    /// A controller's view outside windows has the status bar's height as its safe area, and no other.
    func testControllersOutsideWindowsHaveTheStatusBarsSafeArea() {
        final class InsetView: UIView {
            var insets: [UIEdgeInsets] = []
            override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets) }
        }
        final class InsetController: UIViewController {
            override func loadView() { view = InsetView() }
        }
        let controller = onMain { InsetController() }
        onMain { controller.view.frame = UIScreen.main.bounds }
        record(onMain { controller.view as UIView })
        SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) {
            StatusBar.$height.withValue(20) { FBSnapshotVerifyViewController(controller) }
        }
        onMain {
            let view = controller.view as? InsetView
            XCTAssertEqual(view?.insets, [UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .zero])
            view?.insets = []
        }
        // The window scene of an app with scenes owns the status bar.
        let key = "UIApplicationSceneManifest_Generation"
        onMain { AppLaunch.infoDictionary[key] = true }
        defer { onMain { AppLaunch.infoDictionary[key] = nil } }
        SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) {
            StatusBar.$height.withValue(20) { FBSnapshotVerifyViewController(controller) }
        }
        onMain { XCTAssertEqual((controller.view as? InsetView)?.insets, []) }
    }
}
