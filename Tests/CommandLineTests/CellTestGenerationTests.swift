import Foundation
import TestFixtures
import XCTest

/// Tests which tests `cellsim init --tests` writes. The script `example-app` builds and runs such a file.
final class CellTestGenerationTests: XCTestCase {
    private let xib = Fixture.text("cell-tests-xib.xib")
    private let storyboard = Fixture.text("cell-tests-storyboard.storyboard")
    private let sources = """
        import UIKit
        struct Fruit {}
        class FruitCell: UITableViewCell {
            @IBOutlet var label: UILabel!
            func configure(with fruit: Fruit, name: String, at date: Date?, link: URL, tapped: (() -> Void)?) {}
        }
        class TileCell: UICollectionViewCell { func setup(_ names: [String], done: @escaping (Int) -> Void) -> Int { 1 } }
        class RowCell: UITableViewCell { func set(_ name: String) {} }
        class BareCell: UITableViewCell { func nothing() {} }
        class LostCell: UITableViewCell { @IBOutlet var label: UILabel!; func set(_ name: String) {} }
        class MadeCell: UITableViewCell { init(x: Int) {}; func set(_ name: String) {} }
        """

    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        try cellsim.write(sources, to: "Shop/Cells.swift")
        try cellsim.write(xib, to: "Shop/FruitCell.xib")
        try cellsim.write(storyboard, to: "Shop/Main.storyboard")
        return cellsim
    }

    func testCellsGetTestsOrNotes() throws {
        let cellsim = try project()
        let outcome = try cellsim.run("init", "Shop", "--tests")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let message = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(message.contains("Shop/CellTests/CellTests.swift: 2 tests, 1 of which are skipped"), message)
        XCTAssertTrue(message.contains("run 'cellsim app . --tests CellTests'"), message)
        let text = String(decoding: try cellsim.read("Shop/CellTests/CellTests.swift"), as: UTF8.self)
        for part in [
            "@testable import Shop\n",
            "    // FruitCell.configure(with:name:at:link:tapped:) in Cells.swift. Fill in: fruit (Fruit). "
                + "Sample values: name, date, link, tapped.\n    func testFruitCell() throws {\n",
            "let cell = try XCTUnwrap(load(FruitCell.self, xib: \"FruitCell\"))\n",
            "try cell.configure(with: placeholder(\"fruit\"), name: \"Anna Berger\", "
                + "at: Date(timeIntervalSince1970: 1_778_587_200), link: XCTUnwrap(URL(string: \"https://example.com\")), tapped: nil)\n",
            "let cell = TileCell(frame: CGRect(x: 0, y: 0, width: 160, height: 160))\n",
            "        _ = cell.setup([\"Anna Berger\"], done: { _ in })\n",
        ] { XCTAssertTrue(text.contains(part), part + "\nis missing in\n" + text) }
        for note in [
            ":9: note: no test for BareCell: it has no method such as", ":10: note: no test for LostCell: no XIB",
            ":11: note: no test for MadeCell: its own initialiser",
            ":8: note: no test for RowCell: its outlets are in a",
        ] { XCTAssertTrue(outcome.errors.contains(note), note + " is missing in " + outcome.errors) }
    }

    func testNoFileIsReplaced() throws {
        let cellsim = try project()
        try cellsim.write("mine", to: "Shop/CellTests/CellTests.swift")
        let outcome = try cellsim.run("init", "Shop", "--tests")
        XCTAssertEqual(outcome.code, 3, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("this file exists, and --tests never replaces a file"), outcome.errors)
        XCTAssertEqual(String(decoding: try cellsim.read("Shop/CellTests/CellTests.swift"), as: UTF8.self), "mine")
        let printed = try cellsim.run("init", "Shop", "--tests", "--dry-run")
        XCTAssertTrue(String(decoding: printed.output, as: UTF8.self).contains("func testFruitCell()"), printed.errors)
        let forced = try cellsim.run("init", "Shop", "--tests", "--force")
        XCTAssertTrue(forced.errors.contains("--force has no effect with --tests"), forced.errors)
    }

    func testAppWithoutConfigurableCellsFails() throws {
        let cellsim = try CommandLine()
        try cellsim.write("class BareCell: UITableViewCell {}", to: "Shop/Cells.swift")
        let outcome = try cellsim.run("init", "Shop", "--tests")
        XCTAssertEqual(outcome.code, 3, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("error: the app has no cell class with a method such as"), outcome.errors)
    }
}
