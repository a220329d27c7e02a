import FBSnapshotTestCase
import iOSSnapshotTestCaseCore

/// Tests that common calls in a subclass of FBSnapshotTestCase compile without other imports, and pass.
final class FBSpellings: FBSnapshotTestCase {
    private let folder = NSTemporaryDirectory() + "fb-spellings-\(UUID().uuidString)"

    /// These tests also record in continuous integration.
    override func invokeTest() {
        whileRecordingIsAllowed { super.invokeTest() }
    }

    override func setUp() {
        super.setUp()
        recordMode = false
        fileNameOptions = [.device, .OS, .screenSize, .screenScale]
        usesDrawViewHierarchyInRect = false
        folderName = nil
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder + "_64")
        super.tearDown()
    }

    override func getReferenceImageDirectory(withDefault dir: String?) -> String { folder }

    override func getImageDiffDirectory(withDefault dir: String?) -> String { folder + "_64/differences" }

    private var view: UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        view.backgroundColor = UIColor.blue
        return view
    }

    /// Writes the reference for a later assertion.
    private func record(_ subject: Any, _ identifier: String? = nil) {
        recordMode = true
        XCTAssertNotNil(
            snapshotVerifyViewOrLayer(
                subject, identifier: identifier, suffixes: FBSnapshotTestCaseDefaultSuffixes(), overallTolerance: 0,
                defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil))
        recordMode = false
    }

    func testExample() {
        record(view)
        FBSnapshotVerifyView(view)
        FBSnapshotVerifyLayer(view.layer)
        record(view, "x")
        FBSnapshotVerifyView(view, identifier: "x")
        FBSnapshotVerifyView(view, identifier: "x", suffixes: NSOrderedSet(arrayLiteral: "_64"), perPixelTolerance: 0.1)
        FBSnapshotVerifyView(
            view, identifier: "x", suffixes: ["_64"], perPixelTolerance: 0.02, overallTolerance: 0.05, file: #file,
            line: #line)
        FBSnapshotVerifyLayer(view.layer, identifier: "x", overallTolerance: 0.01)
        let names = (FileManager.default.subpaths(atPath: folder + "_64") ?? []).filter { $0.hasSuffix(".png") }
            .sorted()
        XCTAssertEqual(
            names,
            [
                "CompatibilityTests.FBSpellings/testExample_iPhone_17_5_375x667@2x.png",
                "CompatibilityTests.FBSpellings/testExample_x_iPhone_17_5_375x667@2x.png",
            ])
    }

    func testControllers() {
        let controller = UIViewController()
        controller.view.backgroundColor = .green
        controller.view.bounds = UIScreen.main.bounds
        // swift-format-ignore: NeverForceUnwrap
        record(controller.view!)
        FBSnapshotVerifyViewController(controller)
        FBSnapshotVerifyViewController(controller, identifier: nil, perPixelTolerance: 0.00, overallTolerance: 0.05)
        controller.overrideUserInterfaceStyle = .dark
        FBSnapshotVerifyViewController(controller, identifier: "", suffixes: FBSnapshotTestCaseDefaultSuffixes())
    }

    func testThrowing() throws {
        record(view, "y")
        let references = folder + "_64"
        try referenceImageRecorded(inDirectory: references, identifier: "y")
        try compareSnapshot(
            of: view, referenceImagesDirectory: references, imageDiffDirectory: references, identifier: "y",
            overallTolerance: 0)
        try compareSnapshot(
            of: view.layer, referenceImagesDirectory: references, imageDiffDirectory: references, identifier: "y",
            perPixelTolerance: 0.1, overallTolerance: 0.1)
        XCTAssertThrowsError(try referenceImageRecorded(inDirectory: references, identifier: "none")) {
            XCTAssertEqual(($0 as NSError).code, FBSnapshotTestControllerErrorCode.needsRecord.rawValue)
            XCTAssertEqual(($0 as NSError).domain, FBSnapshotTestControllerErrorDomain)
        }
    }

    @available(*, deprecated)
    func testOlderSpellings() {
        isDeviceAgnostic = true
        agnosticOptions = [.screenScale]
        record(view)
        FBSnapshotVerifyView(view, tolerance: 0.1)
        FBSnapshotVerifyView(view, identifier: nil, tolerance: 0)
        FBSnapshotVerifyLayer(view.layer, suffixes: ["_64"], tolerance: 0)
    }

    func testInAWindow() {
        usesDrawViewHierarchyInRect = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        record(view)
        FBSnapshotVerifyView(view)
        XCTAssertIdentical(UIApplication.shared.keyWindow, window)
        XCTAssertEqual(
            UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows.count },
            [UIApplication.shared.windows.count])
    }
}
