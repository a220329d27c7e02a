import CellSimImageCodecs
import FBSnapshotTestCase
import Foundation
@_spi(Internals) import SnapshotTesting
import UIKit
import XCTest

/// Tests direct uses of `FBSnapshotTestController`.
final class FBSnapshotTestControllerTests: XCTestCase {
    private func square(_ color: UIColor, side: CGFloat = 10) -> UIImage {
        onMain {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
    }

    private func errorCode(_ body: () throws -> Void) -> Int? {
        do {
            try body()
            return nil
        } catch {
            XCTAssertEqual((error as NSError).domain, FBSnapshotTestControllerErrorDomain)
            return (error as NSError).code
        }
    }

    func testPicturesAreCompared() {
        let controller = FBSnapshotTestController(testClass: nil)
        let (red, blue) = (square(.red), square(.blue))
        XCTAssertNil(errorCode { try controller.compareReferenceImage(red, to: square(.red), overallTolerance: 0) })
        XCTAssertEqual(
            errorCode { try controller.compareReferenceImage(red, to: blue, overallTolerance: 0.5) },
            FBSnapshotTestControllerErrorCode.imagesDifferent.rawValue)
        XCTAssertEqual(
            errorCode { try controller.compareReferenceImage(red, to: square(.red, side: 9), overallTolerance: 0) },
            FBSnapshotTestControllerErrorCode.imagesDifferentSizes.rawValue)
        XCTAssertNil(
            errorCode {
                try controller.compareReferenceImage(red, to: blue, perPixelTolerance: 1, overallTolerance: 0)
            })
    }

    func testMissingReferencePathsFollowOptions() {
        let controller = FBSnapshotTestController(testClass: nil)
        controller.referenceImagesDirectory = "/dev/null/"
        let selector = Selector("testName:")
        for option in [FBSnapshotTestCaseFileNameIncludeOption.none, .device, .OS, .screenSize, .screenScale] {
            controller.fileNameOptions = option
            do {
                _ = try controller.referenceImage(for: selector, identifier: "")
                XCTFail("a missing reference image must throw an error")
            } catch {
                let name = FBFileNameIncludeNormalizedFileNameFromOption("\(selector)", option)
                let path = (error as NSError).userInfo[FBReferenceImageFilePathKey] as? String
                XCTAssertEqual(path, "/dev/null/\(name).png")
                XCTAssertEqual((error as NSError).code, FBSnapshotTestControllerErrorCode.needsRecord.rawValue)
            }
        }
        XCTAssertTrue(FBSnapshotTestCaseIs64Bit())
    }

    func testViewsAreRecordedAndCompared() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("controller-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let controller = FBSnapshotTestController(testClass: FBSnapshotTestControllerTests.self)
        controller.referenceImagesDirectory = folder.path
        controller.imageDiffDirectory = folder.appendingPathComponent("differences").path
        let view = onMain { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        onMain { view.backgroundColor = .green }
        try SnapshotEnvironment.$current.withValue(SnapshotEnvironment([:])) {
            controller.recordMode = true
            try controller.compareSnapshot(of: view, selector: Selector("testView"), identifier: nil)
            controller.recordMode = false
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let reference = try XCTUnwrap(files.first { $0.hasSuffix(".png") })
            let tree = try PNGViewTreeChunk.text(
                in: [UInt8](Data(contentsOf: folder.appendingPathComponent(reference))))
            let text = String(decoding: tree, as: UTF8.self)
            XCTAssertTrue(text.contains("UIView\t\t\t0 0 8 8\tbackground\t"), text)
            try controller.compareSnapshot(of: view, selector: Selector("testView"), identifier: nil)
            onMain { view.backgroundColor = .black }
            XCTAssertEqual(
                errorCode { try controller.compareSnapshot(of: view, selector: Selector("testView"), identifier: nil) },
                FBSnapshotTestControllerErrorCode.imagesDifferent.rawValue)
        }
        XCTAssertEqual(
            try controller.referenceImage(for: Selector("testView"), identifier: nil).size.width, 8)
    }

    func testSnapshotTestingModesApplyInScope() {
        withSnapshotTesting(record: .never, diffTool: "tool") {
            XCTAssertEqual(_record, .never)
            XCTAssertEqual(_diffTool(currentFilePath: "a", failedFilePath: "b"), "tool a b")
        }
    }
}
