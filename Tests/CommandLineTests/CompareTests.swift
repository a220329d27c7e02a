import Foundation
import XCTest

/// Tests `cellsim compare` with pictures that `cellsim render` drew.
final class CompareTests: XCTestCase {
    private func pictures() throws -> CommandLine {
        let cellsim = try CommandLine()
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "a.png").code, 0)
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "b.png", "--style", "dark").code, 0)
        try FileManager.default.copyItem(
            at: cellsim.folder.appendingPathComponent("a.png"), to: cellsim.folder.appendingPathComponent("same.png"))
        return cellsim
    }

    func testEqualPicturesExitWithCode0() throws {
        let outcome = try pictures().run("compare", "a.png", "same.png")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertEqual(String(decoding: outcome.output, as: UTF8.self), "PASS same.png\n1 compared: 1 same\n")
    }

    func testDifferentPicturesExitWithCode1() throws {
        let cellsim = try pictures()
        let outcome = try cellsim.run(
            "compare", "a.png", "b.png", "-o", "d.png", "--reporter", "json", "--reporter", "text=out/t.txt")
        XCTAssertEqual(outcome.code, 1)
        let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        XCTAssertEqual(object?["schemaVersion"] as? Int, 1)
        XCTAssertEqual(object?["verdict"] as? String, "different")
        XCTAssertGreaterThan(object?["differentPixels"] as? Int ?? 0, 100)
        XCTAssertFalse((object?["boxes"] as? [Any] ?? []).isEmpty)
        XCTAssertEqual(CommandLine.size(try cellsim.read("d.png")), CommandLine.size(try cellsim.read("a.png")))
        XCTAssertTrue(String(decoding: try cellsim.read("out/t.txt"), as: UTF8.self).hasPrefix("FAIL b.png: "))
    }

    func testToleranceFlags() throws {
        let cellsim = try pictures()
        for flags in [
            ["--precision", "0"], ["--max-diff-pixels", "100000000"], ["--ignore", "0,0,5000,5000"],
            ["--perceptual-precision", "0.2", "--precision", "0"], ["--per-pixel-tolerance", "1"],
        ] {
            XCTAssertEqual(try cellsim.runList(["compare", "a.png", "b.png"] + flags).code, 0, "\(flags)")
        }
    }

    func testUnreadableInputExitsWithCode3() throws {
        let cellsim = try pictures()
        try cellsim.write("no picture", to: "text.png")
        let outcome = try cellsim.run("compare", "a.png", "text.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(outcome.errors, "text.png: error: not a PNG file\n")
        let missing = try cellsim.run("compare", "a.png", "none.png")
        XCTAssertEqual(missing.code, 3)
        XCTAssertEqual(missing.errors, "none.png: error: no such file or folder\n")
    }

    func testPrecisionAcceptsPercentages() throws {
        let cellsim = try pictures()
        XCTAssertEqual(try cellsim.run("compare", "a.png", "b.png", "--precision", "0%").code, 0)
        XCTAssertEqual(try cellsim.run("compare", "a.png", "b.png", "--precision", "99.5%").code, 1)
        XCTAssertEqual(
            try cellsim.run("compare", "a.png", "b.png", "--perceptual-precision", "20%", "--precision", "0 %").code, 0)
        for value in ["101%", "1.5", "-1", "nan", "half", "%"] {
            let outcome = try cellsim.run("compare", "a.png", "b.png", "--precision=" + value)
            XCTAssertEqual(outcome.code, 2, value)
            XCTAssertTrue(outcome.errors.contains("a number from 0 to 1, or from 0% to 100%"), outcome.errors)
        }
    }

    func testComparedFilesAreNotOverwritten() throws {
        let cellsim = try pictures()
        for folder in ["A/sub", "B"] {
            try FileManager.default.createDirectory(
                atPath: cellsim.folder.path + "/" + folder, withIntermediateDirectories: true)
        }
        for (from, to) in [("a.png", "A/x.png"), ("b.png", "B/x.png")] {
            try FileManager.default.copyItem(
                atPath: cellsim.folder.path + "/" + from, toPath: cellsim.folder.path + "/" + to)
        }
        for (name, target) in [("link.png", "a.png"), ("linked", "A")] {
            try FileManager.default.createSymbolicLink(
                atPath: cellsim.folder.path + "/" + name, withDestinationPath: target)
        }
        try FileManager.default.linkItem(
            atPath: cellsim.folder.path + "/a.png", toPath: cellsim.folder.path + "/hard.png")
        let originalData = try ["a.png", "b.png", "A/x.png", "B/x.png"].map(cellsim.read)
        for arguments in [
            ["a.png", "b.png", "-o", "a.png"], ["a.png", "b.png", "-o", "b.png"],
            ["a.png", "b.png", "-o", "./A/../a.png"],
            ["a.png", "b.png", "-o", "link.png"], ["link.png", "b.png", "-o", "a.png"],
            ["a.png", "b.png", "-o", "hard.png"],
            ["a.png", "b.png", "--reporter", "html=a.png"], ["a.png", "b.png", "--reporter", "json=link.png"],
            ["A", "B", "-o", "A"], ["A", "B", "-o", "B"], ["A", "B", "-o", "linked"], ["A", "B", "-o", "A/sub/new"],
            ["A", "B", "-o", "linked/sub"],
            ["A", "B", "-o", "B/../A"], ["A", "B", "--reporter", "text=B/x.png"],
            ["a.png", "b.png", "-o", "d.png", "--reporter", "html=d.png"],
            ["a.png", "b.png", "--reporter", "json=r", "--reporter", "html=./r"],
        ] {
            let outcome = try cellsim.runList(["compare"] + arguments)
            XCTAssertEqual(outcome.code, 2, "\(arguments): \(outcome.errors)")
            XCTAssertEqual(outcome.output, Data(), "\(arguments)")
            XCTAssertEqual(
                try ["a.png", "b.png", "A/x.png", "B/x.png"].map(cellsim.read), originalData, "\(arguments)")
        }
        for arguments in [
            ["a.png", "b.png", "-o", "d.png"], ["A", "B", "-o", "AB"], ["A", "B", "-o", "."],
            ["a.png", "b.png", "-o", "/dev/null"],
        ] {
            XCTAssertEqual(try cellsim.runList(["compare"] + arguments).code, 1, "\(arguments)")
            XCTAssertEqual(
                try ["a.png", "b.png", "A/x.png", "B/x.png"].map(cellsim.read), originalData, "\(arguments)")
        }
    }

    func testComparingNothingExitsWithCode2() throws {
        let cellsim = try CommandLine()
        for folder in ["A", "B"] { try cellsim.write("", to: folder + "/notes.txt") }
        let outcome = try cellsim.run("compare", "A", "B")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("there is no PNG below A or B: nothing to compare"), outcome.errors)
    }

    func testFailuresAreListedLast() throws {
        let cellsim = try pictures()
        for folder in ["A", "B"] {
            for name in ["1", "2", "3"] {
                try cellsim.write("", to: "\(folder)/\(name).png")
                let picture = folder == "B" && name == "2" ? "b.png" : "a.png"
                try cellsim.read(picture).write(to: cellsim.folder.appendingPathComponent("\(folder)/\(name).png"))
            }
        }
        func lines(_ flags: String...) throws -> [Substring] {
            String(decoding: try cellsim.runList(["compare", "A", "B"] + flags).output, as: UTF8.self).split(
                separator: "\n")
        }
        XCTAssertEqual(
            try lines().map { $0.prefix(10) }.filter { !$0.hasPrefix(" ") },
            ["PASS 1.png", "PASS 3.png", "FAIL 2.png", "3 compared"])
        XCTAssertEqual(
            try lines("--quiet").map { $0.prefix(10) }.filter { !$0.hasPrefix(" ") }, ["FAIL 2.png", "3 compared"])
        XCTAssertEqual(try lines("-q").last, "3 compared: 2 same, 1 different")
    }

    func testInvalidFlagsExitWithCode2() throws {
        let cellsim = try pictures()
        for flags in [
            ["--precision", "2"], ["--method", "exact", "--perceptual-precision", "0.5"], ["--ignore", "1,2,3"],
            ["--reporter", "xml"], ["--max-diff-pixels", "-1"], ["--method", "fuzzy"],
        ] {
            XCTAssertEqual(try cellsim.runList(["compare", "a.png", "b.png"] + flags).code, 2, "\(flags)")
        }
    }
}
