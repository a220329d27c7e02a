import Foundation
import TestFixtures
import XCTest

/// Tests the reports of commands about conflicting required constraints in documents.
final class ConstraintConflictTests: XCTestCase {
    private func document(_ element: String) -> String {
        Fixture.text("constraint-conflict-document.xib", replacing: ["element": element])
    }

    private let contents = Fixture.text("constraint-conflict/contents.xml")

    private func expected(_ file: String, _ line: Int) -> String {
        "\(file):\(line + 1): warning: <constraint> 'two' conflicts with others and was broken: 'two': UIView(bar).width == 200; the conflicting constraints are: 'Narrow': UIView(bar).width == 100 (line \(line)); 'two': UIView(bar).width == 200 (line \(line + 1))\n"
    }

    func testSnapshotsReportConflictsWithAndWithoutCache() throws {
        let cellsim = try CommandLine()
        try cellsim.write(
            document("<view contentMode=\"scaleToFill\" id=\"box\">\n\(contents)\n</view>"), to: "Box.xib")
        try cellsim.write("cases:\n  - document: Box.xib\n", to: "cellsim.yml")
        cellsim.environment["CELLSIM_CACHE"] = cellsim.cachePath
        for arguments in [["snapshot"], ["snapshot"], ["snapshot", "--no-cache"]] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(
                outcome.errors.replacingOccurrences(of: cellsim.folder.path + "/", with: ""), expected("Box.xib", 9))
        }
        let outcome = try cellsim.run("render", "Box.xib", "-o", "Box.png")
        XCTAssertEqual(outcome.errors, expected("Box.xib", 9) + "wrote Box.png\n")
    }

    /// The problem is reported once, for visible rows and for all rows.
    func testTablesReportConflictsOnce() throws {
        let cellsim = try CommandLine()
        let cell = Fixture.text("constraint-conflict/cell.xml", replacing: ["contents": contents])
        try cellsim.write(document(cell), to: "Cell.xib")
        for arguments in [["--rows", "3"], ["--rows", "3", "--height", "90"]] {
            let outcome = try cellsim.runList(["render", "Cell.xib", "-o", "Cell.png", "-q"] + arguments)
            XCTAssertEqual(outcome.code, 0)
            XCTAssertEqual(outcome.errors, expected("Cell.xib", 11), "\(arguments)")
        }
    }
}
