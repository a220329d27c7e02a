import TestFixtures
import XCTest

/// Tests `inspect --run-time`. The expected frames, in points, were computed by hand from constraints, device and bars.
final class RunTimeInspectTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    /// Copies a fixture to the test's folder, and returns its name.
    private func fixture(_ name: String) throws -> String {
        try cellsim.write(Fixture.text(name), to: name)
        return name
    }

    private func frames(_ arguments: String...) throws -> [String: [Double]] {
        let outcome = try cellsim.runList(["inspect", "--run-time", "--format", "json"] + arguments)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let answer = try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        var frames: [String: [Double]] = [:]
        func visit(_ object: [String: Any]) {
            if let id = object["id"] as? String { frames[id] = object["frame"] as? [Double] }
            for child in object["children"] as? [[String: Any]] ?? [] { visit(child) }
        }
        (answer["objects"] as? [[String: Any]] ?? []).forEach(visit)
        return frames
    }

    /// Status bar 20, navigation bar 44, tab bar 49. The side margins are 16 up to a width of 390.
    func testScenesStandInTheirContainers() throws {
        let frames = try frames(try fixture("Tabs.storyboard"))
        XCTAssertEqual(frames["roo-00-vie"], [0, 0, 375, 667])
        XCTAssertEqual(frames["roo-00-box"], [16, 64, 343, 554])
        XCTAssertEqual(frames["tbr-00-tbr"], [0, 618, 375, 49])
        XCTAssertEqual(frames["nav-00-bar"], [0, 20, 375, 44])
    }

    /// The tab bar controller's content is below the navigation bar and above the tab bar.
    func testATabControllerMayBeANavigationControllersRoot() throws {
        let outer = Fixture.text("navigation-around-tabs.xml")
        func segue(_ destination: String, _ relationship: String, _ id: String) -> String {
            #"<segue destination="\#(destination)" kind="relationship" relationship="\#(relationship)" id="\#(id)"/>"#
        }
        let text = Fixture.text("Tabs.storyboard").replacing("<scenes>", with: "<scenes>" + outer)
            .replacing(segue("roo-00-roo", "rootViewController", "sg4"), with: "")
            .replacing(
                segue("nav-00-nav", "viewControllers", "sg2"), with: segue("roo-00-roo", "viewControllers", "sg2"))
        try cellsim.write(text, to: "A.storyboard")
        let frames = try frames("A.storyboard")
        XCTAssertEqual(frames["roo-00-box"], [16, 64, 343, 667 - 64 - 49])
        XCTAssertEqual(frames["out-00-bar"], [0, 20, 375, 44])
    }

    func testAShownSceneIsPushed() throws {
        XCTAssertEqual(try frames(try fixture("Tabs.storyboard"))["pus-00-box"], [0, 64, 375, 603])
    }

    func testAnEmbeddedSceneFillsItsContainer() throws {
        let frames = try frames(try fixture("Tabs.storyboard"))
        XCTAssertEqual(frames["con-00-vie"], [10, 100, 200, 150])
        XCTAssertEqual(frames["emb-00-vie"], [0, 0, 200, 150])
        XCTAssertEqual(frames["emb-00-box"], [50, 25, 100, 100])
    }

    /// That phone has safe area insets of 59 above and 34 below. The side margins are 16 up to a width of 393.
    func testAnotherDevice() throws {
        let path = try fixture("Tabs.storyboard")
        let frames = try frames(path, "--device", "iPhone 14 Pro")
        XCTAssertEqual(frames["roo-00-box"], [16, 103, 361, 852 - 103 - 83])
        XCTAssertEqual(frames["pus-00-box"], [0, 103, 393, 852 - 103 - 34])
    }

    func testAControllersXIBAndACell() throws {
        let path = try fixture("Screen.xib")
        let own = try frames(path)
        XCTAssertEqual(own["scr-00-box"], [16, 20, 343, 100])
        XCTAssertEqual(own["row-00-box"], [16, 0, 343, 60])
        let wide = try frames(path, "--device", "iPhone 14 Pro")
        XCTAssertEqual(wide["scr-00-vie"], [0, 0, 393, 852])
        XCTAssertEqual(wide["scr-00-box"], [16, 59, 361, 100])
        XCTAssertEqual(wide["row-00-cel"].map { $0[2] }, 393)
        XCTAssertEqual(wide["row-00-box"].map { [$0[0], $0[2], $0[3]] }, [20, 353, 60])
    }

    func testOutletsAndText() throws {
        let outcome = try cellsim.run("inspect", "--run-time", try fixture("Tabs.storyboard"))
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.contains("    UIView roo-00-box  (16, 64) 343 × 554"), text)
        XCTAssertEqual(outcome.errors, "")
        let cell = try cellsim.run("inspect", "--run-time", cellsim.xib)
        XCTAssertTrue(String(decoding: cell.output, as: UTF8.self).contains("outlet symbolLabel → Sy5-Ml-4Ee"))
    }

    func testADeviceNeedsTheRunningApp() throws {
        let outcome = try cellsim.run("inspect", cellsim.xib, "--device", "iPhone 8")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("--run-time"), outcome.errors)
    }
}
