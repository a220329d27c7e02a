import TestFixtures
import XCTest

/// Tests `inspect --run-time` on other devices. `DocumentFixtureTests` compares the frames on the documents' own devices.
final class RunTimeInspectTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    /// Copies a document to the test's folder and returns its name.
    private func copyFixture(_ name: String) throws -> String {
        try cellsim.write(Fixture.document("frames/containers/" + name), to: name)
        return name
    }

    private func frames(_ arguments: String...) throws -> [String: [Double]] {
        let outcome = try cellsim.runList(["inspect", "--run-time", "--format", "json"] + arguments)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let report = try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        var frames: [String: [Double]] = [:]
        func visit(_ object: [String: Any]) {
            if let id = object["id"] as? String { frames[id] = object["frame"] as? [Double] }
            for child in object["children"] as? [[String: Any]] ?? [] { visit(child) }
        }
        (report["objects"] as? [[String: Any]] ?? []).forEach(visit)
        return frames
    }

    /// This phone has safe area insets of 59 at the top and 34 at the bottom, a bar at 53.667, and margins of 16.
    func testAnotherDevice() throws {
        let path = try copyFixture("tabs.storyboard")
        let frames = try frames(path, "--device", "iPhone 14 Pro")
        XCTAssertEqual(frames["roo-00-box"], [16, 97.667, 361, 671.333])
        XCTAssertEqual(frames["pus-00-box"], [0, 97.667, 393, 720.333])
    }

    /// A view that fills the screen in the document also fills the other screen. Margins are 16, and 20 in rows.
    func testControllerXIBAndCellOnAnotherDevice() throws {
        let deviceFrames = try frames(try copyFixture("screen-and-row.xib"), "--device", "iPhone 14 Pro")
        XCTAssertEqual(deviceFrames["scr-00-vie"], [0, 0, 393, 852])
        XCTAssertEqual(deviceFrames["scr-00-box"], [16, 59, 361, 100])
        XCTAssertEqual(deviceFrames["row-00-cel"].map { $0[2] }, 393)
        XCTAssertEqual(deviceFrames["row-00-box"].map { [$0[0], $0[2], $0[3]] }, [20, 353, 60])
    }

    func testOutletsAndText() throws {
        let outcome = try cellsim.run("inspect", "--run-time", try copyFixture("tabs.storyboard"))
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.contains("    UIView roo-00-box  (16, 64) 343 × 554"), text)
        XCTAssertEqual(outcome.errors, "")
        let cell = try cellsim.run("inspect", "--run-time", cellsim.xib)
        XCTAssertTrue(String(decoding: cell.output, as: UTF8.self).contains("outlet symbolLabel → Sy5-Ml-4Ee"))
    }

    func testDeviceOptionRequiresRunTime() throws {
        let outcome = try cellsim.run("inspect", cellsim.xib, "--device", "iPhone 8")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("--run-time"), outcome.errors)
    }
}
