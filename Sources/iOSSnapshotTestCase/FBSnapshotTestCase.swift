import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// A test case that compares views and layers with recorded pictures.
///
/// Set `recordMode` and the other properties after `super.setUp()`.
open class FBSnapshotTestCase: XCTestCase {
    private var isSetUp = false

    /// A Boolean value that indicates whether to write references. Tests in record mode fail, as a reminder to disable it.
    open var recordMode = false { didSet { checkSetUp("recordMode") } }
    /// The folder that contains `ReferenceImages`, unless an environment variable specifies another folder.
    open var bundleResourcePath: String? { didSet { checkSetUp("bundleResourcePath") } }
    /// The properties that are added to file names; by default, the scale, such as `@2x`. Set it after `super.setUp()`.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale {
        didSet { checkSetUp("fileNameOptions") }
    }
    /// The folder for the references of the class; nil for `Module.Class`.
    open var folderName: String? { didSet { checkSetUp("folderName") } }
    /// A Boolean value that indicates whether views are added to a window before they are drawn.
    open var usesDrawViewHierarchyInRect = false { didSet { checkSetUp("usesDrawViewHierarchyInRect") } }

    open override func setUp() {
        super.setUp()
        isSetUp = true
    }

    open override func tearDown() {
        isSetUp = false
        super.tearDown()
    }

    /// Returns the folder of references without its suffix: `FB_REFERENCE_IMAGE_DIR`, or else the default, or `ReferenceImages` in
    /// the resources.
    open func getReferenceImageDirectory(withDefault dir: String?) -> String {
        if let configuredPath = SnapshotEnvironment.current.values["FB_REFERENCE_IMAGE_DIR"], !configuredPath.isEmpty {
            return configuredPath
        }
        if let dir, !dir.isEmpty { return dir }
        return resourcePath("ReferenceImages")
    }

    /// Returns the folder for pictures of failures: `IMAGE_DIFF_DIR`, or else the default, `SNAPSHOT_ARTIFACTS`, or a temporary
    /// folder.
    open func getImageDiffDirectory(withDefault dir: String?) -> String {
        if let configuredPath = SnapshotEnvironment.current.values["IMAGE_DIFF_DIR"], !configuredPath.isEmpty {
            return configuredPath
        }
        if let dir, !dir.isEmpty { return dir }
        return SnapshotEnvironment.current.artifacts.path
    }

    private func checkSetUp(_ property: String) {
        if !isSetUp { XCTFail("'\(property)' must be set after 'super.setUp()'") }
    }

    var controller: SnapshotController { controller(identifier: nil) }

    func controller(identifier: String?) -> SnapshotController {
        let selector = name.split(separator: ".").last.map(String.init) ?? name
        return SnapshotController(
            folderName: folderName ?? String(reflecting: type(of: self)),
            name: ReferenceName(selector: selector, identifier: identifier, options: fileNameOptions),
            drawsHierarchy: usesDrawViewHierarchyInRect)
    }
}
