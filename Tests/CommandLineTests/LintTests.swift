import Foundation
import XCTest

/// Tests each finding of `cellsim lint` with a minimal document.
final class LintTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func xib(_ objects: String, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="21507" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>\(resources)</document>
        """
    }

    private func storyboard(_ scenes: String, initial: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES"\(initial)>
        <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
        \(scenes)
        </scenes></document>
        """
    }

    /// Returns a view of 100 × 100 points with subviews and constraints.
    private func view(_ subviews: String, _ constraints: String) -> String {
        """
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
        \(subviews)
        </subviews><constraints>\(constraints)</constraints></view>
        """
    }

    func testWithoutPathsTheFolderIsLookedThrough() throws {
        try cellsim.write(xib("<view id=\"v\" nonsense=\"1\"/>"), to: "App/Views/A.xib")
        let outcomes = try [["lint", "App"], ["lint", "."], ["lint"]].map { try cellsim.runList($0, at: "") }
        XCTAssertEqual(outcomes.map(\.code), [1, 1, 1])
        XCTAssertEqual(outcomes[2].output, outcomes[1].output)
        XCTAssertTrue(outcomes[2].output.starts(with: Data("./App/Views/A.xib:".utf8)))
    }

    private func lint(_ text: String, _ more: String..., name: String = "A.xib") throws -> [String] {
        try cellsim.write(text, to: name)
        let outcome = try cellsim.runList(["lint", name] + more)
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        XCTAssertEqual(outcome.code, lines.isEmpty ? 0 : 1, outcome.errors)
        return lines
    }

    func testADocumentWithoutFaultsHasNoFindings() throws {
        XCTAssertEqual(try lint(xib(view("", ""))), [])
        // The examples have no findings: their recorded frames match the run time, and their layout is unambiguous.
        let outcome = try cellsim.run("lint", cellsim.examples)
        XCTAssertEqual(outcome.code, 0, outcome.errors + String(decoding: outcome.output, as: UTF8.self))
        XCTAssertTrue(outcome.errors.hasPrefix("nothing found in "), outcome.errors)
    }

    func testWhatXIBsCannotHold() throws {
        let table = try lint(
            xib(
                """
                <tableView style="plain" rowHeight="44" id="tv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes><tableViewCell reuseIdentifier="x" id="a"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="a" id="ac">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView></tableViewCell></prototypes>
                </tableView>
                """))
        XCTAssertTrue(
            table.contains { $0.contains("with embedded sections and cells is only supported in storyboard documents") }
        )
        for command in [["inspect", "A.xib"], ["render", "A.xib", "-o", "A.png"]] {
            let outcome = try cellsim.runList(command)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertTrue(
                outcome.errors.contains("warning: <tableView> 'prototypes' with embedded sections and cells"),
                outcome.errors)
        }
        let cell = """
            <collectionViewCell reuseIdentifier="x" id="c"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
            <view key="contentView" id="cv"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view></collectionViewCell>
            <tapGestureRecognizer id="g"/>
            """
        XCTAssertTrue(
            try lint(xib(cell)).contains {
                $0.contains("<tapGestureRecognizer> 'id' is next to a <collectionViewCell>")
            })
        let button = try lint(
            xib(
                """
                <button buttonType="system" id="b"><rect key="frame" x="0.0" y="0.0" width="90" height="44"/><subviews>
                <view id="s"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews></button>
                """))
        XCTAssertTrue(button.contains { $0.contains("is inside a <button>") })
    }

    func testOneBadDocumentDoesNotStopTheOthers() throws {
        try cellsim.write("<document", to: "Bad.xib")
        try cellsim.write(
            xib(
                "<view frobnicates=\"YES\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
            ), to: "Good.xib")
        let outcome = try cellsim.run("lint", ".")
        XCTAssertEqual(outcome.code, 3)
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.contains("Bad.xib:1: error:"), text)
        XCTAssertTrue(text.contains("Good.xib:6: warning: <view> 'frobnicates'"), text)
        XCTAssertEqual(outcome.errors, "1 error, 1 warning in 2 documents\n")
    }

    func testTheFormsOfTheAnswer() throws {
        let document = xib(
            "<view frobnicates=\"YES\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
        try cellsim.write(document, to: "A.xib")
        let json = try cellsim.run("lint", "A.xib", "--format", "json")
        XCTAssertEqual(json.code, 1)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let finding = try XCTUnwrap((object["findings"] as? [[String: Any]])?.first)
        XCTAssertEqual(finding["rule"] as? String, "unread")
        XCTAssertEqual(finding["line"] as? Int, 6)
        XCTAssertEqual(finding["key"] as? String, "frobnicates")
        let github = try cellsim.run("lint", "A.xib", "--format", "github")
        XCTAssertEqual(
            String(decoding: github.output, as: UTF8.self),
            "::warning file=A.xib,line=6,title=cellsim unread::<view> 'frobnicates' is not supported: 'YES' (it has no effect) [supports: element:view.frobnicates]\n"
        )
    }
}
