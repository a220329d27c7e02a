import Foundation
import TestFixtures
import XCTest

/// Tests XIBs with several top-level views.
final class TopViewsTests: XCTestCase {
    private func folder(_ files: [String: String]) throws -> CommandLine {
        let cellsim = try CommandLine()
        for (name, text) in files { try cellsim.write(text, to: name) }
        return cellsim
    }

    private let views = Fixture.text("top-views/three.xib")

    private func size(_ cellsim: CommandLine, _ name: String) throws -> [Int] {
        CommandLine.size(try cellsim.read(name))
    }

    func testAllViewsAreStacked() throws {
        let cellsim = try folder(["Views.xib": views])
        let outcome = try cellsim.run("render", "Views.xib")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertEqual(outcome.errors, "wrote Views.png\n")
        XCTAssertEqual(try cellsim.files.filter { $0.hasSuffix(".png") }, ["Views.png"])
        // A margin, then for each view: a name of 24 points, the view of 20 points, and a margin of 16.
        XCTAssertEqual(try size(cellsim, "Views.png"), [2 * (50 + 32), 2 * (16 + 3 * 60)])
    }

    func testViewWithoutSizeIsExcluded() throws {
        let cellsim = try folder(["Views.xib": Fixture.text("top-views/one-without-width.xib")])
        let outcome = try cellsim.run("render", "Views.xib")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertEqual(
            outcome.errors,
            "Views.xib:7: warning: <view> a view of 0 × 20 points cannot be drawn; it is left out\nwrote Views.png\n")
        XCTAssertEqual(try size(cellsim, "Views.png"), [2 * (30 + 32), 2 * (16 + 2 * 60)])
    }

    func testObjectOptionSelectsView() throws {
        let cellsim = try folder(["Views.xib": views])
        XCTAssertEqual(try cellsim.run("render", "Views.xib", "--object", "b").code, 0)
        XCTAssertEqual(try size(cellsim, "Views-Footer.png"), [80, 40])
    }

    func testSceneOptionSelectsViews() throws {
        let cellsim = try folder(["Views.xib": views])
        let named = try cellsim.run(
            "render", "Views.xib", "--scene", "Footer", "--scene", "c", "--output-directory", "some")
        XCTAssertEqual(named.code, 0, named.errors)
        XCTAssertEqual(named.errors, "wrote some/Views-Empty.png\nwrote some/Views-Footer.png\n")
        XCTAssertEqual(try size(cellsim, "some/Views-Footer.png"), [80, 40])
        XCTAssertEqual(try size(cellsim, "some/Views-Empty.png"), [100, 40])
        let all = try cellsim.run("render", "Views.xib", "--scene", "all")
        XCTAssertEqual(all.code, 0, all.errors)
        XCTAssertEqual(
            try cellsim.files.filter { $0.hasSuffix(".png") }.sorted(),
            ["Views-Empty.png", "Views-Footer.png", "Views-a.png"])
        XCTAssertEqual(try cellsim.run("render", "Views.xib", "--scene", "b", "-o", "one.png").code, 0)
        XCTAssertEqual(try cellsim.read("one.png"), try cellsim.read("Views-Footer.png"))
        let both = try cellsim.run("render", "Views.xib", "--scene", "all", "-o", "one.png")
        XCTAssertEqual(both.code, 3)
        XCTAssertTrue(both.errors.contains("--output takes one view; use --output-directory for 3"), both.errors)
        let unknownName = try cellsim.run("render", "Views.xib", "--scene", "Foter")
        XCTAssertEqual(unknownName.code, 3)
        XCTAssertTrue(
            unknownName.errors.contains(
                "there is no top-level view 'Foter' in this XIB; available: a, Footer, Empty; did you mean 'Footer'?"),
            unknownName.errors)
    }

    func testRowsOfOneOfSeveralCells() throws {
        let cellsim = try folder(["Cells.xib": Fixture.text("top-views/two-cells.xib")])
        let outcome = try cellsim.run("render", "Cells.xib", "--rows", "2")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains(
                "note: <tableViewCell> draws all rows; the document has 2 cells; the others are: y (choose another with --reuse-identifier)"
            ),
            outcome.errors)
        XCTAssertEqual(
            try cellsim.run("render", "Cells.xib", "--rows", "2", "--reuse-identifier", "y", "-q").errors, "")
        XCTAssertEqual(try cellsim.run("render", "Cells.xib", "--scene", "y").code, 0)
        XCTAssertEqual(try size(cellsim, "Cells-y.png"), [640, 100])
    }

    func testDeclaredCasesDrawEachView() throws {
        let cellsim = try folder([
            "Views.xib": views,
            "cellsim.yml":
                "cases:\n  - {name: All, document: Views.xib, scene: all}\n  - {name: One, document: Views.xib, scene: c}\n",
        ])
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        XCTAssertEqual(try size(cellsim, "Snapshots/All/Footer.png"), [80, 40])
        XCTAssertEqual(try size(cellsim, "Snapshots/All/view.png"), [60, 40])
        XCTAssertEqual(try cellsim.read("Snapshots/One/c.png"), try cellsim.read("Snapshots/All/Empty.png"))
    }

    func testSingleViewIsDrawnWithoutMessages() throws {
        let cellsim = try folder(["One.xib": Fixture.text("top-views/one.xib")])
        for options in [[], ["--scene", "all"]] {
            let outcome = try cellsim.runList(["render", "One.xib"] + options)
            XCTAssertEqual(outcome.code, 0)
            XCTAssertEqual(outcome.errors, "wrote One.png\n")
            XCTAssertEqual(try size(cellsim, "One.png"), [60, 40])
        }
    }
}
