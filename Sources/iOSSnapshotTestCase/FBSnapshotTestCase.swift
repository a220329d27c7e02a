import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// A test case whose tests compare views and layers with recorded pictures.
///
/// `recordMode` and the other properties are to be set after `super.setUp()`.
open class FBSnapshotTestCase: XCTestCase {
    private var isSetUp = false

    /// Whether pictures are written; tests fail then, to tell so.
    open var recordMode = false { didSet { checkSetUp("recordMode") } }
    /// The folder in which `ReferenceImages` lies when the environment names none.
    open var bundleResourcePath: String? { didSet { checkSetUp("bundleResourcePath") } }
    /// What names of files tell besides the test: by default the scale, as in `@2x`. To be set after `super.setUp()`.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale {
        didSet { checkSetUp("fileNameOptions") }
    }
    /// The folder of the class's references; `Module.Class` when nil.
    open var folderName: String? { didSet { checkSetUp("folderName") } }
    /// Whether views are put into a window to be drawn.
    open var usesDrawViewHierarchyInRect = false { didSet { checkSetUp("usesDrawViewHierarchyInRect") } }

    open override func setUp() {
        super.setUp()
        isSetUp = true
    }

    open override func tearDown() {
        isSetUp = false
        super.tearDown()
    }

    /// `FB_REFERENCE_IMAGE_DIR`, else the default, else `ReferenceImages` in the resources; without a suffix.
    open func getReferenceImageDirectory(withDefault dir: String?) -> String {
        if let given = SnapshotEnvironment.current.values["FB_REFERENCE_IMAGE_DIR"], !given.isEmpty { return given }
        if let dir, !dir.isEmpty { return dir }
        return resourcePath("ReferenceImages")
    }

    /// `IMAGE_DIFF_DIR`, else the default, else `SNAPSHOT_ARTIFACTS`, else a folder for temporary files.
    open func getImageDiffDirectory(withDefault dir: String?) -> String {
        if let given = SnapshotEnvironment.current.values["IMAGE_DIFF_DIR"], !given.isEmpty { return given }
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
