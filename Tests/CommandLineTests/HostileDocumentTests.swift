import TestFixtures
import XCTest

/// Tests hostile documents: each results in a message with its position and exit code 3, and no other document is affected.
final class HostileDocumentTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func xib(_ objects: String) -> String {
        Fixture.text("hostile/document.xib", replacing: ["objects": objects])
    }

    private let frame = #"<rect key="frame" x="0" y="0" width="120" height="80"/>"#

    /// Checks that every command rejects the document with a message.
    private func assertRejected(
        _ text: String, saying expectedMessage: String, by commands: [String] = ["render", "inspect", "lint"],
        name: String = "Bad.xib",
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try cellsim.write(text, to: name)
        for command in commands {
            let outcome = try cellsim.run(command, name)
            XCTAssertEqual(outcome.code, 3, "\(command): \(outcome.errors)", file: file, line: line)
            let message = outcome.errors + String(decoding: outcome.output, as: UTF8.self)
            XCTAssertTrue(
                message.contains("\(name):\(expectedMessage)"), "\(command): \(message)", file: file, line: line)
        }
        XCTAssertEqual(try cellsim.files, [name], file: file, line: line)
    }

    private func rangeError(_ location: String, _ value: String, _ range: String = "-10000000 to 10000000") -> String {
        "\(location) is out of range: '\(value)' (use a value from \(range))"
    }

    func testOutOfRangeNumbersAreReported() throws {
        try assertRejected(
            xib(Fixture.text("hostile/constant.xml")),
            saying: rangeError("4: error: <constraint> 'constant'", "1e308"))
        try assertRejected(
            xib("<pageControl id=\"a\" numberOfPages=\"100000000\">\(frame)</pageControl>"),
            saying: rangeError("3: error: <pageControl> 'numberOfPages'", "100000000", "0 to 10000"))
        try assertRejected(
            xib(Fixture.text("hostile/runtime-attribute.xml")),
            saying: rangeError("4: error: <userDefinedRuntimeAttribute> 'layer.shadowRadius'", "1000000000.0"))
    }

    func testScenesAreRejectedLikeViews() throws {
        try assertRejected(
            Fixture.text("hostile/scene.storyboard"), saying: rangeError("3: error: <rect> 'y'", "1e12"),
            name: "Bad.storyboard")
    }

    func testExponentiallyManyControllersAreRejected() throws {
        // Each of sixteen tab bars shows the next one twice.
        let scenes = (0..<16).map { index in
            Fixture.text("hostile/tabs.xml", replacing: ["index": index, "next": index + 1])
        }
        try assertRejected(
            Fixture.text("hostile/tabs.storyboard", replacing: ["scenes": scenes.joined()]),
            saying:
                "50: error: <viewController> 'id' would create more than 500 controllers for one scene: 't16'",
            by: ["render"], name: "Tabs.storyboard")
    }

    func testTooLargePicturesAreRejected() throws {
        try assertRejected(
            xib("<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20000\" height=\"20000\"/>\n</view>"),
            saying:
                "3: error: <view> a view of 20000 × 20000 points has 1600000000 pixels, more than the maximum of 67108864; "
                + "make its frame smaller, or pass --width and --height", by: ["render"])
    }

    func testRowsWithoutHeightHaveDefaultHeight() throws {
        try cellsim.write(
            xib(Fixture.text("hostile/row-without-height.xml")), to: "Flat.xib")
        let outcome = try cellsim.run("render", "Flat.xib", "--rows", "3", "-o", "t.png")
        XCTAssertEqual(outcome.errors, "wrote t.png\n")
        XCTAssertEqual(CommandLine.size(try cellsim.read("t.png")), [750, 3 * 88], "rows of 44 points")
    }

    func testTooManyAttributesAreReported() throws {
        let attributes = (0..<50_000).map { " a\($0)=\"\"" }.joined()
        try assertRejected(
            xib("<view id=\"a\"\(attributes)>\(frame)</view>"), saying: "3: error: <view> has more than 256 attributes")
    }

    func testRejectedDocumentDoesNotAffectOthers() throws {
        try cellsim.write(xib("<view id=\"a\">\(frame)</view>"), to: "Good.xib")
        try cellsim.write(
            xib(
                "<label id=\"a\" text=\"x\"><rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1e300\" height=\"1\"/></label>"
            ), to: "Bad.xib")
        let outcome = try cellsim.run("render", "Bad.xib", "Good.xib")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(try cellsim.files, ["Bad.xib", "Good.png", "Good.xib"])
    }

    func testLintFollowsNoLinksToFolders() throws {
        try cellsim.write(xib("<view id=\"a\">\(frame)</view>"), to: "A.xib")
        for name in ["one", "two"] {
            try FileManager.default.createSymbolicLink(
                atPath: cellsim.folder.appendingPathComponent(name).path, withDestinationPath: ".")
        }
        let outcome = try cellsim.run("lint", ".")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("nothing found in 1 document"), outcome.errors)
    }
}
