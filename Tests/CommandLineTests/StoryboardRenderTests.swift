import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests that scenes are rendered as an app shows them.
final class StoryboardRenderTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func scene(_ id: String, _ more: String = "", color: String = "red=\"1\" green=\"0\" blue=\"0\"") -> String
    {
        """
        <scene sceneID="s-\(id)"><objects><viewController \(more) id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        <navigationItem key="navigationItem" title="T" id="n-\(id)"/></viewController></objects></scene>
        """
    }

    private func write(_ scenes: String, initial: String, to name: String = "Main.storyboard") throws {
        try cellsim.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
            <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
            \(scenes)
            </scenes></document>
            """, to: name)
    }

    private func navigation(_ id: String, root: String) -> String {
        """
        <scene sceneID="s-\(id)"><objects><navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="b-\(id)"/>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(id)"/></connections>
        </navigationController></objects></scene>
        """
    }

    func testTheInitialSceneFillsTheDevice() throws {
        try write(scene("a") + scene("b"), initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(try cellsim.files, ["Main.png", "Main.storyboard"])
        XCTAssertEqual(CommandLine.size(try cellsim.read("Main.png")), [750, 1334])
    }

    func testASceneWhoseViewOnlyItsClassMakesIsReported() throws {
        try write(
            #"<scene sceneID="s"><objects><viewController customClass="Feed" id="a" sceneMemberID="viewController"/></objects></scene>"#,
            initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains(
                "Main.storyboard:4: warning: <viewController> 'customClass' makes the scene's view"), outcome.errors)
        let picture = try PNG.decode([UInt8](cellsim.read("Main.png")))
        XCTAssertEqual(picture.color(x: 100, y: 600), .white)
    }

    func testWhatOnlyCodeFillsIsReported() throws {
        let frame = #"<rect key="frame" x="0" y="0" width="200" height="100"/>"#
        try write(
            scene("a").replacingOccurrences(
                of: #"<color key="backgroundColor""#,
                with: """
                    <subviews><tableView id="t">\(frame)</tableView><collectionView id="c">\(frame)
                    <collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView><pickerView id="p">\(frame)</pickerView>
                    <view customClass="Chart" id="v">\(frame)</view><view customClass="Hidden" hidden="YES" id="h">\(frame)</view>
                    </subviews><color key="backgroundColor"
                    """),
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

    func testASymbolThatIsNotDrawnIsReported() throws {
        let image =
            #"<imageView image="ant" catalog="system" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>"#
        try write(
            scene("a").replacingOccurrences(
                of: #"<color key="backgroundColor""#,
                with: #"<subviews>\#(image)</subviews><color key="backgroundColor""#),
            initial: "a")
        let outcome = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("refers to a symbol that CellSim does not draw: 'ant'"), outcome.errors)
    }

    func testAnImageThatIsNotThereIsReported() throws {
        let image =
            #"<imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>"#
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

    func testANavigationControllerShowsItsRootUnderABar() throws {
        try write(navigation("n", root: "a") + scene("a"), initial: "n")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "-o", "bar.png").code, 0)
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard", "--scene", "a", "-o", "plain.png").code, 0)
        XCTAssertNotEqual(try cellsim.read("bar.png"), try cellsim.read("plain.png"))
    }

    func testAReferenceLeadsToTheStoryboardNextToAndNeverInACircle() throws {
        let reference = """
            <scene sceneID="s-p"><objects><viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
            </objects></scene>
            """
        try write(navigation("n", root: "p") + reference, initial: "n")
        let missing = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(missing.code, 0)
        XCTAssertTrue(
            missing.errors.contains("'storyboardName' refers to a storyboard that is not next to this one: 'Other'"),
            missing.errors)
        try write(scene("o"), initial: "o", to: "Other.storyboard")
        let found = try cellsim.run("render", "Main.storyboard")
        XCTAssertEqual(found.errors, "wrote Main.png\n")
        try write(navigation("m", root: "m"), initial: "m", to: "Other.storyboard")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard").code, 0)
        try write(
            navigation("m", root: "p") + reference.replacingOccurrences(of: "Other", with: "Main"), initial: "m",
            to: "Other.storyboard")
        XCTAssertEqual(try cellsim.run("render", "Main.storyboard").code, 0)
    }
}
