import Foundation
import TestFixtures
import XCTest

/// Tests the reports of commands about conflicting required constraints in documents.
final class ConstraintConflictTests: XCTestCase {
    private func document(_ element: String) -> String {
        Fixture.text("constraint-conflict-document.xib", replacing: ["element": element])
    }

    private let contents = """
        <rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
                <constraints>
                    <constraint firstAttribute="width" constant="100" id="one" identifier="Narrow"/>
                    <constraint firstAttribute="width" constant="200" id="two"/>
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="bar" firstAttribute="top" secondItem="box" secondAttribute="top" id="t"/>
            <constraint firstItem="bar" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l"/>
        </constraints>
        """

    private func expected(_ file: String, _ line: Int) -> String {
        "\(file):\(line + 1): warning: <constraint> 'two' conflicts with others and was broken: 'two': UIView(bar).width == 200; the conflicting constraints are: 'Narrow': UIView(bar).width == 100 (line \(line)); 'two': UIView(bar).width == 200 (line \(line + 1))\n"
    }

    func testSnapshotsReportThemWithAndWithoutACache() throws {
        let cellsim = try CommandLine()
        try cellsim.write(
            document("<view contentMode=\"scaleToFill\" id=\"box\">\n\(contents)\n</view>"), to: "Box.xib")
        try cellsim.write("cases:\n  - document: Box.xib\n", to: "cellsim.yml")
        cellsim.environment["CELLSIM_CACHE"] = cellsim.cache
        for arguments in [["snapshot"], ["snapshot"], ["snapshot", "--no-cache"]] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(
                outcome.errors.replacingOccurrences(of: cellsim.folder.path + "/", with: ""), expected("Box.xib", 9))
        }
        let outcome = try cellsim.run("render", "Box.xib", "-o", "Box.png")
        XCTAssertEqual(outcome.errors, expected("Box.xib", 9) + "wrote Box.png\n")
    }

    /// The problem is reported once, for visible rows and for all rows.
    func testTablesReportThemOnce() throws {
        let cellsim = try CommandLine()
        let cell = """
            <tableViewCell contentMode="scaleToFill" rowHeight="60" reuseIdentifier="cell" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="box">
            \(contents)
            </tableViewCellContentView>
            </tableViewCell>
            """
        try cellsim.write(document(cell), to: "Cell.xib")
        for arguments in [["--rows", "3"], ["--rows", "3", "--height", "90"]] {
            let outcome = try cellsim.runList(["render", "Cell.xib", "-o", "Cell.png", "-q"] + arguments)
            XCTAssertEqual(outcome.code, 0)
            XCTAssertEqual(outcome.errors, expected("Cell.xib", 11), "\(arguments)")
        }
    }
}
