import Foundation
import XCTest

/// Tests faulty storyboards: what `lint` reports, and that `render` does not crash.
final class StoryboardLintTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func document(_ scenes: String, initial: String? = "a") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
        \(scenes)
        </scenes></document>
        """
    }

    private func scene(_ id: String, _ segues: String = "", identifier: String? = nil, view: String = "") -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController storyboardIdentifier="\(identifier ?? id)" id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(view)</subviews></view>
        <connections>\(segues)</connections></viewController></objects></scene>
        """
    }

    private func container(_ id: String, _ roots: String...) -> String {
        let segues = roots.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"\(id)-\($0)\"/>"
        }
        return """
            <scene sceneID="s-\(id)"><objects><navigationController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
            <connections>\(segues.joined())</connections></navigationController></objects></scene>
            """
    }

    private func embedding(_ target: String, _ id: String) -> String {
        """
        <containerView id="\(id)"><rect key="frame" x="0" y="0" width="90" height="90"/><connections>
        <segue destination="\(target)" kind="embed" id="\(id)-e"/></connections></containerView>
        """
    }

    private func lint(_ text: String, _ more: String...) throws -> [String] {
        try cellsim.write(text, to: "Main.storyboard")
        let outcome = try cellsim.runList(["lint", "Main.storyboard"] + more)
        XCTAssertTrue([0, 1].contains(outcome.code), outcome.errors)
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Renders every scene, and returns the messages.
    private func render(_ text: String) throws -> (code: Int32, errors: String) {
        try cellsim.write(text, to: "Main.storyboard")
        let outcome = try cellsim.run("render", "Main.storyboard", "--scene", "all", "--output-directory", "out")
        return (outcome.code, outcome.errors)
    }

    func testAStoryboardThatWorksHasNoFindings() throws {
        let text = document(
            container("n", "a") + scene("a", "<segue destination=\"b\" kind=\"show\" id=\"x\"/>") + scene("b"),
            initial: "n")
        XCTAssertEqual(try lint(text, "--strict"), [])
        XCTAssertEqual(try render(text).code, 0)
    }

    func testWithoutAnInitialControllerTheFirstSceneIsShown() throws {
        let text = document(scene("a"), initial: nil)
        XCTAssertEqual(try lint(text), [])
        let strict = try lint(text, "--strict")
        XCTAssertEqual(strict.count, 1)
        XCTAssertTrue(
            strict[0].contains("has no initial view controller: instantiateInitialViewController() returns nil"),
            strict[0])
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "-o", "a.png").code, 0)
    }

    func testRelationshipsInACircleAreReportedOnceAndLeftOut() throws {
        let text = document(container("a", "b") + container("b", "a"))
        let found = try lint(text)
        XCTAssertEqual(found.filter { $0.contains("(a → b → a)") }.count, 1, "\(found)")
        let rendered = try render(text)
        XCTAssertEqual(rendered.code, 0)
        XCTAssertTrue(rendered.errors.contains("points back to a controller that contains its scene"), rendered.errors)
    }

    func testASceneThatEmbedsItself() throws {
        let text = document(scene("a", view: embedding("a", "c")))
        XCTAssertEqual(try lint(text).filter { $0.contains("(a → a)") }.count, 1)
        let rendered = try render(text)
        XCTAssertEqual(rendered.code, 0)
        XCTAssertTrue(rendered.errors.contains("points back to a controller that contains its scene"), rendered.errors)
    }

    func testIdentifiersAndIdsGivenTwice() throws {
        let identifiers = try lint(document(scene("a", identifier: "x") + scene("b", identifier: "x")))
        XCTAssertEqual(
            identifiers.filter { $0.contains("'storyboardIdentifier' is already used on line") }.count, 1,
            "\(identifiers)")
        XCTAssertEqual(try render(document(scene("a", identifier: "x") + scene("b", identifier: "x"))).code, 0)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.appendingPathComponent("out").path)
                .sorted(),
            ["Main-b.png", "Main-x.png"], "no picture takes the place of another")
        let ids = try lint(document(scene("a") + scene("a")))
        XCTAssertTrue(ids.contains { $0.contains("error:") && $0.hasSuffix("[reference]") }, "\(ids)")
    }

    func testScenesWithoutAnyController() throws {
        XCTAssertTrue(try lint(document("", initial: nil)).contains { $0.contains("has no view controller") })
        let rendered = try render(document("", initial: nil))
        XCTAssertEqual(rendered.code, 3)
        XCTAssertTrue(rendered.errors.contains("the storyboard has no scenes"), rendered.errors)
    }

    func testALooseViewIsNoScene() throws {
        let loose = document(
            """
            <scene sceneID="s"><objects><view id="v" sceneMemberID="viewController">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view></objects></scene>
            """, initial: nil)
        XCTAssertTrue(try lint(loose).contains { $0.contains("<view> is outside a view controller's scene") })
        XCTAssertEqual(try render(loose).code, 3)
    }

    func testOneBadStoryboardDoesNotStopTheOthers() throws {
        try cellsim.write(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>", to: "Bad.storyboard")
        try cellsim.write(document(scene("a")), to: "Good.storyboard")
        let outcome = try cellsim.run("render", "Bad.storyboard", "Good.storyboard", "--output-directory", "out")
        XCTAssertTrue(outcome.errors.contains("Bad.storyboard:1: error:"), outcome.errors)
        XCTAssertEqual(outcome.code, 3)
        let linted = try cellsim.run("lint", "Bad.storyboard", "Good.storyboard")
        XCTAssertEqual(linted.code, 3)
        XCTAssertTrue(linted.errors.contains("in 2 documents"), linted.errors)
    }

    /// A chain of scenes in relationships must not cause deep recursion.
    func testTenThousandScenes() throws {
        let scenes = (0..<10_000).map {
            scene("c\($0)", $0 % 2 == 0 ? "<segue destination=\"c\($0 + 1)\" kind=\"show\" id=\"x\($0)\"/>" : "")
        }
        let text = document(scenes.joined(separator: "\n"), initial: "c0")
        XCTAssertEqual(try lint(text), [])
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "-o", "first.png").code, 0)
        let chain = (0..<10_000).map { container("n\($0)", "n\($0 + 1)") } + [scene("n10000")]
        XCTAssertEqual(try lint(document(chain.joined(separator: "\n"), initial: "n0")), [])
        let deep = try cellsim.run("render", "Main.storyboard", "-o", "deep.png")
        XCTAssertEqual(deep.code, 0)
        XCTAssertTrue(deep.errors.contains("nests controllers more than 64 deep"), deep.errors)
    }
}
