import CellSimGraphics
import CellSimImageCodecs
import Foundation
import TestFixtures
import XCTest

/// Tests that scenes are rendered as an app shows them.
final class StoryboardRenderTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func scene(_ id: String, _ attributes: String = "", color: String = "red=\"1\" green=\"0\" blue=\"0\"")
        -> String
    {
        Fixture.text("storyboard-render/scene.xml", replacing: ["color": color, "id": id, "more": attributes])
    }

    private func write(_ scenes: String, initial: String, to name: String = "Main.storyboard") throws {
        try cellsim.write(
            Fixture.text("storyboard-render/document.storyboard", replacing: ["initial": initial, "scenes": scenes]),
            to: name)
    }

    private func navigation(_ id: String, root: String) -> String {
        Fixture.text("storyboard-render/navigation.xml", replacing: ["id": id, "root": root])
    }

    func testTheInitialSceneFillsTheDevice() throws {
        try write(scene("a") + scene("b"), initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(try cellsim.files, ["Main.png", "Main.storyboard"])
        XCTAssertEqual(CommandLine.size(try cellsim.read("Main.png")), [750, 1334])
    }

    func testSceneWithViewFromCodeIsReported() throws {
        try write(
            Fixture.text("storyboard-render/scene-without-a-view.xml"),
            initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains(
                "Main.storyboard:4: warning: <viewController> 'customClass' makes the scene's view"), outcome.errors)
        let picture = try PNG.decode([UInt8](cellsim.read("Main.png")))
        XCTAssertEqual(picture.color(x: 100, y: 600), .white)
    }

    func testContentFilledByCodeIsReported() throws {
        try write(
            scene("a").replacingOccurrences(
                of: #"<color key="backgroundColor""#,
                with: Fixture.text("storyboard-render/filled-by-code.xml")),
            initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard", "--perf")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let notes = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("Main.storyboard:") }.map {
            $0.split(separator: " ").dropFirst(2).prefix { $0 != "('cellsim" }.joined(separator: " ")
        }
        XCTAssertEqual(
            notes,
            [
                "<collectionView> is drawn without items, which come from code: 'c'",
                "<tableView> is drawn without rows, which come from code: 't'",
                "<pickerView> is drawn without rows, which come from code: 'p'",
                "<view> is drawn empty, because its class fills or draws it in code: 'Chart'",
            ])
        struct Report: Decodable { var leftOut: [String] }
        let json = try XCTUnwrap(outcome.errors.split(separator: "\n").last)
        XCTAssertEqual(try JSONDecoder().decode(Report.self, from: Data(json.utf8)).leftOut.count, 4)
    }

    func testUndrawnSymbolIsReported() throws {
        let image = Fixture.text("storyboard-render/symbol.xml")
        try write(
            scene("a").replacingOccurrences(
                of: #"<color key="backgroundColor""#,
                with: #"<subviews>\#(image)</subviews><color key="backgroundColor""#),
            initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("refers to a symbol that CellSim does not draw: 'ant'"), outcome.errors)
    }

    func testMissingImageIsReported() throws {
        let image = Fixture.text("storyboard-render/image.xml")
        try write(
            scene("a").replacingOccurrences(
                of: #"<color key="backgroundColor""#,
                with: #"<subviews>\#(image)</subviews><color key="backgroundColor""#),
            initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard", "--assets", ".")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains(
                "Main.storyboard: note: missing image, drawn as a crossed box: 'logo' (pass the folder that has them with --assets)"
            ),
            outcome.errors)
    }

    func testScenesAreFoundByIdentifierObjectAndSceneID() throws {
        try write(scene("a", "storyboardIdentifier=\"First\"") + scene("b"), initial: "a")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "--scene", "First", "--scene", "s-b").code, 0)
        XCTAssertEqual(try cellsim.files, ["Main-First.png", "Main-b.png", "Main.storyboard"])
        XCTAssertEqual(
            try cellsim.run("render", "Main.storyboard", "--scene", "all", "--output-directory", "all").code, 0)
        XCTAssertEqual(try cellsim.read("all/Main-b.png"), try cellsim.read("Main-b.png"))
        let missing = try cellsim.run("render", "Main.storyboard", "--scene", "Third")
        XCTAssertEqual(missing.code, 3)
        XCTAssertEqual(missing.errors, "Main.storyboard:1: error: there is no scene 'Third'; available: First, b\n")
    }

    func testNavigationControllerShowsRootBelowBar() throws {
        try write(navigation("n", root: "a") + scene("a"), initial: "n")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "-o", "bar.png").code, 0)
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "--scene", "a", "-o", "plain.png").code, 0)
        XCTAssertNotEqual(try cellsim.read("bar.png"), try cellsim.read("plain.png"))
    }

    func testStoryboardReferences() throws {
        let reference = Fixture.text("storyboard-render/reference.xml")
        try write(navigation("n", root: "p") + reference, initial: "n")
        let missing = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(missing.code, 0)
        XCTAssertTrue(
            missing.errors.contains("'storyboardName' refers to a storyboard that is not next to this one: 'Other'"),
            missing.errors)
        try write(scene("o"), initial: "o", to: "Other.storyboard")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.errors, "wrote Main.png\n")
        try write(navigation("m", root: "m"), initial: "m", to: "Other.storyboard")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard").code, 0)
        try write(
            navigation("m", root: "p") + reference.replacingOccurrences(of: "Other", with: "Main"), initial: "m",
            to: "Other.storyboard")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard").code, 0)
    }
}
