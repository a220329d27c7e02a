import Foundation
import XCTest

/// `cellsim compare` on pictures that `cellsim render` drew.
final class CompareTests: XCTestCase {
    private func pictures() throws -> CommandLine {
        let cellsim = try CommandLine()
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "a.png").code, 0)
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "b.png", "--style", "dark").code, 0)
        try FileManager.default.copyItem(
            at: cellsim.folder.appendingPathComponent("a.png"), to: cellsim.folder.appendingPathComponent("same.png"))
        return cellsim
    }

    func testEqualPicturesLeaveWith0() throws {
        let outcome = try pictures().run("compare", "a.png", "same.png")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertEqual(String(decoding: outcome.output, as: UTF8.self), "PASS same.png\n1 compared: 1 same\n")
    }

    func testDifferentPicturesLeaveWith1AndSayWhere() throws {
        let cellsim = try pictures()
        let outcome = try cellsim.run("compare", "a.png", "b.png", "-o", "d.png", "--reporter", "json", "--reporter", "text=out/t.txt")
        XCTAssertEqual(outcome.code, 1)
        let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        XCTAssertEqual(object?["schemaVersion"] as? Int, 1)
        XCTAssertEqual(object?["verdict"] as? String, "different")
        XCTAssertGreaterThan(object?["differentPixels"] as? Int ?? 0, 100)
        XCTAssertFalse((object?["boxes"] as? [Any] ?? []).isEmpty)
        XCTAssertEqual(CommandLine.size(try cellsim.read("d.png")), CommandLine.size(try cellsim.read("a.png")))
        XCTAssertTrue(String(decoding: try cellsim.read("out/t.txt"), as: UTF8.self).hasPrefix("FAIL b.png: "))
    }

    func testToleranceIsTakenFromTheFlags() throws {
        let cellsim = try pictures()
        for flags in [["--precision", "0"], ["--max-diff-pixels", "100000000"], ["--ignore", "0,0,5000,5000"], ["--perceptual-precision", "0.2", "--precision", "0"], ["--per-pixel-tolerance", "1"]] {
            XCTAssertEqual(try cellsim.runList(["compare", "a.png", "b.png"] + flags).code, 0, "\(flags)")
        }
    }

    func testWhatCannotBeReadLeavesWith3() throws {
        let cellsim = try pictures()
        try cellsim.write("no picture", to: "text.png")
        let outcome = try cellsim.run("compare", "a.png", "text.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(outcome.errors, "text.png: error: not a PNG file\n")
        let missing = try cellsim.run("compare", "a.png", "none.png")
        XCTAssertEqual(missing.code, 3)
        XCTAssertEqual(missing.errors, "none.png: error: no such file or folder\n")
    }

    func testWrongFlagsLeaveWith2() throws {
        let cellsim = try pictures()
        for flags in [
            ["--precision", "2"], ["--method", "exact", "--perceptual-precision", "0.5"], ["--ignore", "1,2,3"],
            ["--reporter", "xml"], ["--max-diff-pixels", "-1"], ["--method", "fuzzy"],
        ] {
            XCTAssertEqual(try cellsim.runList(["compare", "a.png", "b.png"] + flags).code, 2, "\(flags)")
        }
    }
}
