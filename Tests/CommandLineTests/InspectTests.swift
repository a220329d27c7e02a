import XCTest

/// Tests the view tree that `cellsim inspect` prints.
final class InspectTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    /// The frames follow from the constraints: the swatch is 0.8 × 320 wide, and the toggle has the remaining width minus
    /// 2 × 10. It is centred vertically in 111.
    func testReportsFramesClassesAndOutlets() throws {
        let outcome = try cellsim.run("inspect", cellsim.xib, "--format", "json")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let report = try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        XCTAssertEqual(report["file"] as? String, cellsim.xib)
        let cell = try XCTUnwrap((report["objects"] as? [[String: Any]])?.first)
        XCTAssertEqual(cell["id"] as? String, "Ec1-Ll-0Aa")
        XCTAssertEqual(cell["class"] as? String, "ElementCell")
        XCTAssertEqual(cell["reuseIdentifier"] as? String, "Element")
        XCTAssertEqual(cell["frame"] as? [Double], [0, 0, 320, 111])
        let content = try XCTUnwrap((cell["children"] as? [[String: Any]])?.first)
        XCTAssertEqual(content["class"] as? String, "UITableViewCellContentView")
        let views = try XCTUnwrap(content["children"] as? [[String: Any]])
        XCTAssertEqual(views.map { $0["class"] as? String }, ["UIView", "ToggleButton"])
        XCTAssertEqual(views[0]["frame"] as? [Double], [0, 0, 256, 111])
        XCTAssertEqual(views[1]["frame"] as? [Double], [266, 33.5, 44, 44])
        let labels = try XCTUnwrap(views[0]["children"] as? [[String: Any]])
        XCTAssertEqual(labels.map { ($0["frame"] as? [Double])?[0] }, [16, 16, 104, 104])
        XCTAssertEqual((labels[1]["frame"] as? [Double])?[2], 80)
    }

    func testTextOutput() throws {
        let outcome = try cellsim.run("inspect", cellsim.xib)
        let text = String(decoding: outcome.output, as: UTF8.self)
        for line in [
            "ElementCell Ec1-Ll-0Aa  (0, 0) 320 × 111  reuse identifier 'Element'",
            "outlet symbolLabel → Sy5-Ml-4Ee", "UILabel Nm6-Bl-5Ff (Name)", "“Hydrogen”", ".width == 0.8 * ",
        ] { XCTAssertTrue(text.contains(line), "the output does not contain \(line):\n\(text)") }
        XCTAssertEqual(outcome.errors, "", "the example has no missing resources")
    }
}
