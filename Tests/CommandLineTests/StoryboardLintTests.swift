import Foundation
import TestFixtures
import XCTest

/// Tests faulty storyboards: what `lint` reports, and that `render` does not crash.
final class StoryboardLintTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func lint(_ text: String) throws -> [String] {
        try cellsim.write(text, to: "Main.storyboard")
        let outcome = try cellsim.run("lint", "Main.storyboard")
        XCTAssertTrue([0, 1].contains(outcome.code), outcome.errors)
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Renders every scene, and returns the messages.
    private func render(_ text: String) throws -> (code: Int32, errors: String) {
        try cellsim.write(text, to: "Main.storyboard")
        let outcome = try cellsim.run("render", "Main.storyboard", "--scene", "all", "--output-directory", "out")
        return (outcome.code, outcome.errors)
    }

    /// `render` draws storyboards with `lint` errors as far as possible; `DocumentFixtureTests` compares the findings.
    func testStoryboardsWithFindingsAreRendered() throws {
        let cycleMessage = "points back to a controller that contains its scene"
        let cases: [(name: String, code: Int32, message: String)] = [
            ("a-storyboard-that-works-has-no-findings", 0, "wrote out/Main-a.png\nwrote out/Main-b.png"),
            ("without-an-initial-controller-the-first-scene-is-shown", 0, "wrote out/Main-a.png"),
            ("relationships-in-a-circle-are-reported-once-and-left-out", 0, cycleMessage),
            ("a-scene-that-embeds-itself", 0, cycleMessage),
            ("scenes-without-any-controller", 3, "the storyboard has no scenes"),
            ("a-loose-view-is-no-scene", 3, "the storyboard has no scenes"),
        ]
        for (name, code, message) in cases {
            let rendered = try render(Fixture.document("lint/storyboards/\(name).storyboard"))
            XCTAssertEqual(rendered.code, code, "\(name): \(rendered.errors)")
            XCTAssertTrue(rendered.errors.contains(message), "\(name): \(rendered.errors)")
        }
    }

    func testFirstSceneIsShownWithoutInitialController() throws {
        let name = "lint/storyboards/without-an-initial-controller-the-first-scene-is-shown.storyboard"
        try cellsim.write(Fixture.document(name), to: "Main.storyboard")
        let outcome = try cellsim.run("render", "Main.storyboard", "-o", "a.png")
        XCTAssertEqual(outcome.errors, "wrote a.png\n")
        XCTAssertEqual(CommandLine.size(try cellsim.read("a.png")), [750, 1334])
    }

    func testScenesWithSameIdentifierAreDrawn() throws {
        let text = Fixture.document("lint/storyboards/identifiers-and-ids-given-twice-1.storyboard")
        XCTAssertEqual(try render(text).code, 0)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.appendingPathComponent("out").path)
                .sorted(),
            ["Main-b.png", "Main-x.png"], "each scene has its own file name")
    }

    /// Notes count only with `--strict`.
    func testMissingInitialControllerIsNote() throws {
        let name = "lint/storyboards/without-an-initial-controller-the-first-scene-is-shown.storyboard"
        XCTAssertEqual(try lint(Fixture.document(name)), [])
    }

    func testInvalidStoryboardDoesNotAffectOthers() throws {
        try cellsim.write(Fixture.text("storyboard-lint/broken.xml"), to: "Bad.storyboard")
        try cellsim.write(
            Fixture.document("lint/storyboards/a-storyboard-that-works-has-no-findings.storyboard"),
            to: "Good.storyboard")
        let outcome = try cellsim.run("render", "Bad.storyboard", "Good.storyboard", "--output-directory", "out")
        XCTAssertTrue(outcome.errors.contains("Bad.storyboard:1: error:"), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("wrote out/Good.png\n"), outcome.errors)
        XCTAssertEqual(outcome.code, 3)
        let linted = try cellsim.run("lint", "Bad.storyboard", "Good.storyboard")
        XCTAssertEqual(linted.code, 3)
        XCTAssertTrue(linted.errors.contains("in 2 documents"), linted.errors)
    }

    /// A chain of scenes in relationships must not cause deep recursion.
    func testTenThousandScenes() throws {
        let scene = Fixture.text("storyboard-lint/scene.xml"), container = Fixture.text("storyboard-lint/container.xml")
        func document(_ scenes: [String], initial: String) -> String {
            Fixture.text(
                "storyboard-lint/document.storyboard",
                replacing: ["initial": initial, "scenes": scenes.joined(separator: "\n")])
        }
        func makeScene(_ id: String, _ segue: String = "") -> String {
            scene.replacing("$(id)", with: id).replacing("$(segue)", with: segue)
        }
        let scenes = (0..<10_000).map {
            makeScene("c\($0)", $0 % 2 == 0 ? "<segue destination=\"c\($0 + 1)\" kind=\"show\" id=\"x\($0)\"/>" : "")
        }
        XCTAssertEqual(try lint(document(scenes, initial: "c0")), [])
        let wide = try cellsim.run("render", "Main.storyboard", "-o", "first.png")
        XCTAssertEqual(wide.errors, "wrote first.png\n")
        let chain = (0..<10_000).map {
            container.replacing("$(id)", with: "n\($0)").replacing("$(root)", with: "n\($0 + 1)")
        }
        XCTAssertEqual(try lint(document(chain + [makeScene("n10000")], initial: "n0")), [])
        let nestedOutcome = try cellsim.run("render", "Main.storyboard", "-o", "deep.png")
        XCTAssertEqual(nestedOutcome.code, 0)
        XCTAssertTrue(nestedOutcome.errors.contains("nests controllers more than 64 deep"), nestedOutcome.errors)
    }
}
