import Foundation
import XCTest

/// Each finding has the smallest document that shows it.
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

    /// A view of 100 × 100 points around some others, with constraints.
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
        // All of the examples: their recorded frames are those of the run time, and nothing is left open.
        let outcome = try cellsim.run("lint", cellsim.examples)
        XCTAssertEqual(outcome.code, 0, outcome.errors + String(decoding: outcome.output, as: UTF8.self))
        XCTAssertTrue(outcome.errors.hasPrefix("nothing found in "), outcome.errors)
    }

    func testAnAttributeThatNobodyReads() throws {
        let found = try lint(
            xib(
                "<view frobnicates=\"YES\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
            ))
        XCTAssertEqual(found.count, 1)
        XCTAssertEqual(
            found.first,
            "A.xib:6: warning: <view> 'frobnicates' is not supported: 'YES' (it has no effect) [supports: element:view.frobnicates] [unread]"
        )
    }

    /// Xcode 7 wrote it into every view.
    func testEmptyAnimationsAreNothingToRead() throws {
        XCTAssertEqual(
            try lint(xib(view("", "").replacingOccurrences(of: "<subviews>", with: "<animations/><subviews>"))), [])
    }

    func testABrokenReference() throws {
        let found = try lint(
            xib(
                "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections><outlet property=\"x\" destination=\"no\" id=\"o\"/></connections></view>"
            ))
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(
            found[0].contains("error: <outlet> 'destination' refers to an object that is not in the document: 'no'"),
            found[0])
        XCTAssertTrue(found[0].hasSuffix("[reference]"))
    }

    func testAmbiguousLayoutNamesViewAxisAndConstraints() throws {
        let found = try lint(
            xib(
                view(
                    "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><rect key=\"frame\" x=\"0\" y=\"5\" width=\"240\" height=\"0\"/></view>",
                    """
                    <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
                    <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="b"/>
                    <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" constant="95" id="c"/>
                    """)))
        XCTAssertEqual(found.count, 1, found.joined(separator: "\n"))
        XCTAssertTrue(
            found[0].contains(
                "the horizontal size of UIView(s) is ambiguous; its constraints are: 'a': UIView(s).leading == UIView(v).leading"
            ),
            found[0])
    }

    func testContradictingConstraintsAreAllNamed() throws {
        let found = try lint(
            xib(
                view(
                    "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"10\"/></view>",
                    """
                    <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
                    <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
                    <constraint firstItem="s" firstAttribute="height" constant="10" id="h"/>
                    <constraint firstItem="s" firstAttribute="width" constant="40" id="w1"/>
                    <constraint firstItem="s" firstAttribute="width" constant="50" id="w2"/>
                    """))
        ).filter { $0.hasSuffix("[unsatisfiable]") }
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].contains("'w1': UIView(s).width == 40; 'w2': UIView(s).width == 50"), found[0])
    }

    func testAFrameThatWillBeAnother() throws {
        let found = try lint(
            xib(
                view(
                    "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><rect key=\"frame\" x=\"20\" y=\"20\" width=\"40\" height=\"10\"/></view>",
                    """
                    <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="30" id="a"/>
                    <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="b"/>
                    <constraint firstItem="s" firstAttribute="height" constant="10" id="h"/>
                    <constraint firstItem="s" firstAttribute="width" constant="40" id="w"/>
                    """)))
        XCTAssertEqual(
            found,
            [
                "A.xib:8: warning: <view> 's' is recorded at (20, 20) 40 × 10 but will be at (30, 20) 40 × 10 at run time "
                    + "(update frames in Interface Builder) [frame]"
            ])
    }

    func testATextThatDoesNotFit() throws {
        func label(_ more: String, _ text: String = "A text that is too long") -> String {
            """
            <label text="\(text)" lineBreakMode="tailTruncation" \(more) id="l">
            <rect key="frame" x="0.0" y="0.0" width="60" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let found = try lint(xib(label("adjustsFontSizeToFit=\"NO\"")))
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(
            found.first?.hasSuffix(
                "truncates its text at 60 × 21: 'A text that is too long' (make the view larger or allow more lines) [text]"
            )
                ?? false, found.first ?? "")
        XCTAssertEqual(try lint(xib(label("minimumScaleFactor=\"0.1\"", "A bit too long"))), [])
        let tiny = try lint(xib(label("minimumScaleFactor=\"0.1\"")))
        XCTAssertEqual(tiny.count, 1)
        XCTAssertTrue(
            tiny.first?.contains("shrinks its text to less than half its size at 60 × 21") ?? false, tiny.first ?? "")
    }

    func testReuseIdentifiersThatAreMissingOrTwice() throws {
        func cell(_ id: String, _ more: String) -> String {
            """
            <tableViewCell \(more) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        let scene = """
            <scene sceneID="sc"><objects><tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" style="plain" rowHeight="44" id="tv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <prototypes>\(cell("a", "reuseIdentifier=\"x\""))\(cell("b", "reuseIdentifier=\"x\""))\(cell("c", ""))</prototypes>
            </tableView></tableViewController></objects></scene>
            """
        let found = try lint(storyboard(scene, initial: " initialViewController=\"t\""), name: "A.storyboard")
        XCTAssertEqual(found.count, 2, found.joined(separator: "\n"))
        XCTAssertTrue(found[0].hasSuffix("[duplicate-reuse-identifier]"))
        XCTAssertTrue(
            found[1].contains("'reuseIdentifier' is missing: prototype table cells must have reuse identifiers"))
        let alone = try lint(xib(cell("a", "")))
        XCTAssertEqual(alone.count, 1)
        XCTAssertTrue(alone[0].contains("'reuseIdentifier' is missing: cells must have reuse identifiers"), alone[0])
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

    func testWhatStoryboardsCannotHold() throws {
        let scenes = """
            <scene sceneID="s1"><objects><view id="v1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>
            </objects></scene><scene sceneID="s2"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></viewController></objects></scene>
            """
        let found = try lint(storyboard(scenes), name: "A.storyboard")
        XCTAssertEqual(found.count, 2, found.joined(separator: "\n"))
        XCTAssertTrue(found[0].contains("is outside a view controller's scene"))
        XCTAssertTrue(found[1].contains("is unreachable"))
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
