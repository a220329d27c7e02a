import SnapshotTesting

/// Assertions in the forms that existing test suites use, old and new.
final class AssertionSpellings: CompatibilityCase {
    private func badge(_ color: UIColor = .red) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
        view.backgroundColor = color
        return view
    }

    func testAssertSnapshot() {
        let view = badge()
        for name in ["1", "2", "3", "4", "named"] { record(view, as: .image, named: name) }
        record(badge(), as: .image(size: CGSize(width: 20, height: 20)), named: "sized")
        assertSnapshot(of: view, as: .image)
        assertSnapshot(of: view, as: .image())
        assertSnapshot(of: view, as: .image, record: false)
        assertSnapshot(of: view, as: .image, record: .missing, timeout: 3)
        assertSnapshot(of: view, as: .image, named: "named")
        assertSnapshot(of: badge(), as: .image(size: .init(width: 20, height: 20)), named: "sized", record: nil)
        assertSnapshot(
            of: view, as: Snapshotting<UIView, UIImage>.image, named: "named", record: .never, timeout: 5, file: #file,
            testName: #function, line: #line)
        assertSnapshot(
            of: view, as: .image(precision: 0.98, perceptualPrecision: 0.98, size: nil, traits: .init()),
            named: "named",
            fileID: #fileID, file: #filePath, testName: "testAssertSnapshot()", line: 1, column: 1)
    }

    func testAssertSnapshots() {
        let view = badge()
        for name in ["1", "2", "plain"] { record(view, as: .image, named: name) }
        record(view, as: .recursiveDescription, named: "text")
        assertSnapshots(of: view, as: [.image, .image(precision: 0.9)])
        assertSnapshots(of: view, as: ["plain": .image(perceptualPrecision: 0.9)])
        assertSnapshots(of: view, as: ["text": .recursiveDescription], record: .missing)
        assertSnapshots(
            of: view, as: ["plain": .image], record: false, timeout: 1, file: #file, testName: #function, line: #line)
    }

    func testVerifySnapshot() {
        let view = badge()
        record(view, as: .image, named: "a")
        let directory = folder + "/elsewhere"
        XCTAssertNil(verifySnapshot(of: view, as: .image, named: "a"))
        let failure = verifySnapshot(
            of: view, as: .image, named: "a", record: false, snapshotDirectory: directory, timeout: 5, file: #file,
            testName: #function, line: #line)
        XCTAssertEqual(failure?.hasPrefix("No reference was found on disk."), true)
        XCTAssertNil(verifySnapshot(of: view, as: .image, named: "a", snapshotDirectory: directory))
    }

    @available(*, deprecated)
    func testOlderSpellings() {
        let view = badge()
        for name in ["1", "2", "3", "4", "a", "b"] { record(view, as: .image, named: name) }
        assertSnapshot(matching: view, as: .image)
        assertSnapshot(matching: view, as: .image, record: false)
        assertSnapshot(
            matching: view, as: .image, named: "a", record: false, timeout: 2, file: #file, testName: #function,
            line: #line)
        assertSnapshots(matching: view, as: ["a": .image, "b": .image(precision: 0.5)])
        assertSnapshots(matching: view, as: [.image, .image])
        XCTAssertNil(verifySnapshot(matching: view, as: .image, named: "a"))
        XCTAssertNil(
            verifySnapshot(matching: view, as: .image, named: "a", record: false, snapshotDirectory: nil, timeout: 5))
        let recording: Bool? = nil
        assertSnapshot(of: view, as: .image, named: "a", record: recording)
    }

    @available(*, deprecated)
    func testGlobals() {
        XCTAssertFalse(isRecording)
        isRecording = true
        XCTAssertTrue(SnapshotTesting.record)
        SnapshotTesting.record = false
        XCTAssertFalse(SnapshotTesting.isRecording)
        SnapshotTesting.diffTool = "ksdiff"
        XCTAssertEqual(diffTool(currentFilePath: "a", failedFilePath: "b"), "ksdiff a b")
        SnapshotTesting.diffTool = nil
        XCTAssertTrue(
            diffTool(currentFilePath: "a", failedFilePath: "b").hasPrefix(
                "@\u{2212}\n\"file://a\"\n@+\n\"file://b\"\n\n"))
    }

    @available(*, deprecated)
    func testOlderBaseClass() { XCTAssertTrue(SnapshotTestCase.self == XCTestCase.self) }

    func testWrappersOfProjects() throws {
        record(badge(), as: .image, named: "light")
        record(badge(), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
        assertBothStyles(badge())
        func throwing() throws -> UIView { badge() }
        record(badge(), as: .image, named: "1")
        assertSnapshot(of: try throwing(), as: .image)
    }

    /// A wrapper around the assertion, which passes the caller's file and line.
    private func assertBothStyles(
        _ view: @autoclosure () throws -> UIView, file: StaticString = #file, testName: String = #function,
        line: UInt = #line
    ) rethrows {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let failure = verifySnapshot(
                of: try view(), as: .image(traits: .init(userInterfaceStyle: style)),
                named: style == .dark ? "dark" : "light",
                file: file, testName: "testWrappersOfProjects()", line: line)
            if let failure { XCTFail(failure, file: file, line: line) }
        }
    }
}

/// Records by overriding `invokeTest`, as existing suites do.
final class InvocationScope: XCTestCase {
    override func invokeTest() {
        withSnapshotTesting(record: .never, diffTool: .ksdiff) { super.invokeTest() }
    }

    func testScopeHolds() {
        let missing = verifySnapshot(
            of: "text", as: .lines, named: "none", snapshotDirectory: NSTemporaryDirectory() + "/nowhere")
        XCTAssertEqual(missing?.hasPrefix("No reference was found on disk. New snapshot was not recorded"), true)
    }

    func testScopesMayWait() async {
        await withSnapshotTesting(record: .never) {
            await Task.yield()
            XCTAssertNotNil(
                verifySnapshot(
                    of: "text", as: .lines, named: "none", snapshotDirectory: NSTemporaryDirectory() + "/nowhere"))
        }
        let configuration = SnapshotTestingConfiguration(record: .failed, diffTool: "compare")
        XCTAssertEqual(configuration.record, .failed)
        XCTAssertEqual(configuration.diffTool?(currentFilePath: "1", failedFilePath: "2"), "compare 1 2")
        let customTool = SnapshotTestingConfiguration.DiffTool { "open \($0) \($1)" }
        XCTAssertEqual(customTool(currentFilePath: "1", failedFilePath: "2"), "open 1 2")
    }
}
