import Foundation
import XCTest

/// Tests the meaning of arguments, and the messages for invalid arguments.
final class ArgumentTests: XCTestCase {
    fileprivate var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    /// Runs invalid arguments, and expects exit code 2, a message with the given parts, and no output file.
    private func assertInvalid(
        _ arguments: [String], saying messages: String..., file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let outcome = try cellsim.runList(arguments)
        XCTAssertEqual(outcome.code, 2, "\(arguments): \(outcome.errors)", file: file, line: line)
        XCTAssertEqual(outcome.output, Data(), "\(arguments)", file: file, line: line)
        for message in messages {
            XCTAssertTrue(outcome.errors.contains(message), "\(arguments): \(outcome.errors)", file: file, line: line)
        }
    }

    func testVersionIsReported() throws {
        let outcome = try cellsim.run("--version")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertNotNil(String(decoding: outcome.output, as: UTF8.self).wholeMatch(of: /cellsim \d+\.\d+\.\d+\n/))
    }

    func testUnknownCommandSuggestsNearest() throws {
        try assertInvalid(["rendr", "A.xib"], saying: "unknown command 'rendr'", "did you mean 'render'?")
        try assertInvalid(["nonsense"], saying: "available: render, scroll")
        try assertInvalid(["help", "rendr"], saying: "unknown command 'rendr'", "did you mean 'render'?")
        try assertInvalid(["help", "report", "marge"], saying: "unknown command 'marge' below 'report'")
        for validArguments in [["help"], ["help", "render"], ["help", "report", "merge"], ["help", "help"]] {
            XCTAssertEqual(try cellsim.runList(validArguments).code, 0, "\(validArguments)")
        }
        try assertInvalid(["render", cellsim.xib, "--widht", "300"], saying: "Did you mean '--width'?")
    }

    func testNegativeNumbersAreOutOfRange() throws {
        let flags = [
            "--width": "-5", "--height": "-.5", "--rows": "-1", "--scroll-to": "-1", "--jobs": "-2", "--scale": "-1",
        ]
        for (flag, value) in flags {
            try assertInvalid(
                ["render", cellsim.xib, flag, value], saying: "The value '\(value)' is invalid for '\(flag)")
        }
        try assertInvalid(
            ["render", cellsim.xib, "--width", "-5"], saying: "expected a number of points from 1 to 20000")
        try assertInvalid(
            ["render", cellsim.xib, "--width", "wide"], saying: "expected a number of points from 1 to 20000")
        try assertInvalid(
            ["render", cellsim.xib, "--rows", "2.5"], saying: "expected a whole number from 1 to 1000000")
        try assertInvalid(["reuse", cellsim.xib, "--data", "d.json", "--width", "-5"], saying: "from 1 to 20000")
        try assertInvalid(["scroll", cellsim.xib, "--script", "top", "--rows", "-5"], saying: "from 1 to 1000000")
        try assertInvalid(["snapshot", "--jobs", "-1"], saying: "from 1 to 256")
    }

    func testValuesIgnoreCaseAndAcceptUIKitNames() throws {
        func picture(_ flags: String...) throws -> Data {
            let outcome = try cellsim.runList(["render", cellsim.xib, "-o", "-", "--width", "320"] + flags)
            XCTAssertEqual(outcome.code, 0, "\(flags): \(outcome.errors)")
            return outcome.output
        }
        XCTAssertEqual(try picture("--style", "Dark"), try picture("--style", "dark"))
        XCTAssertEqual(try picture("--direction", "RTL"), try picture("--direction", "rtl"))
        let large = try picture("--text-size", "AX3")
        for name in [
            "ax3", "accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL", "accessibility-extra-large",
        ] {
            XCTAssertEqual(try picture("--text-size", name), large, name)
        }
        XCTAssertEqual(try picture("--text-size", "large"), try picture())
        XCTAssertNotEqual(try picture(), large)
    }

    func testDeviceOrientation() throws {
        func size(_ flags: String...) throws -> [Int] {
            let outcome = try cellsim.runList(
                ["render", cellsim.xib, "--rows", "1", "--device", "iPhone SE", "-o", "-"] + flags)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            return CommandLine.size(outcome.output)
        }
        XCTAssertEqual(try size()[0], 750)
        XCTAssertEqual(try size("--orientation", "portrait")[0], 750)
        XCTAssertEqual(try size("--orientation", "Landscape")[0], 1334)
        try assertInvalid(["render", cellsim.xib, "--orientation", "up"], saying: "'portrait' and 'landscape'")
    }

    func testUnknownDeviceSuggestsDevices() throws {
        try assertInvalid(
            ["render", cellsim.xib, "--device", "iPhone 99"], saying: "unknown device",
            "did you mean 'iPhone ", "'cellsim devices' lists all", "375x667")
        try assertInvalid(["render", cellsim.xib, "--device", "toaster"], saying: "'cellsim devices' lists all")
    }

    func testPictureNamesMustEndInPNG() throws {
        for name in ["x.jpg", "x", "x.png.gz"] {
            try assertInvalid(
                ["render", cellsim.xib, "-o", name], saying: "--output writes a PNG: '\(name)' must end in .png")
        }
        try assertInvalid(
            ["scroll", cellsim.xib, "--rows", "3", "--script", "top", "--filmstrip", "x.jpg"],
            saying: "--filmstrip writes a PNG")
        try assertInvalid(["render", cellsim.xib, "-o", "."], saying: "--output '.' is a folder; name a PNG in it")
        XCTAssertEqual(try cellsim.files, [])
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "x.PNG").code, 0)
        XCTAssertEqual(
            try cellsim.run("render", cellsim.xib, "-o", "/dev/null").code, 0, "a device file needs no .png extension")
    }

    func testDocumentFromStandardInput() throws {
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "a.png").code, 0)
        cellsim.input = try Data(contentsOf: URL(fileURLWithPath: cellsim.xib))
        XCTAssertEqual(try cellsim.run("render", "-", "-o", "b.png").code, 0)
        XCTAssertEqual(try cellsim.read("a.png"), try cellsim.read("b.png"))
        XCTAssertEqual(
            try cellsim.run("render", "-").output, try cellsim.read("a.png"),
            "without --output, the picture goes to standard output")
        XCTAssertEqual(try cellsim.run("render", "-", "--output-directory", "out").code, 0)
        XCTAssertEqual(try cellsim.read("out/stdin.png"), try cellsim.read("a.png"))
        let inspected = String(decoding: try cellsim.run("inspect", "-").output, as: UTF8.self)
        XCTAssertEqual(
            inspected.replacing("<stdin>", with: cellsim.xib),
            String(decoding: try cellsim.run("inspect", cellsim.xib).output, as: UTF8.self))
        XCTAssertEqual(try cellsim.run("lint", "-").code, 0)
        cellsim.input = Data("<document".utf8)
        let outcome = try cellsim.run("render", "-", "-o", "c.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasPrefix("<stdin>:1: error: "), outcome.errors)
    }

    func testDataFromStandardInput() throws {
        XCTAssertEqual(
            try cellsim.run("render", cellsim.xib, "--data", cellsim.data, "--rows", "3", "-o", "a.png").code, 0)
        cellsim.input = try Data(contentsOf: URL(fileURLWithPath: cellsim.data))
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "--data", "-", "--rows", "3", "-o", "b.png").code, 0)
        XCTAssertEqual(try cellsim.read("a.png"), try cellsim.read("b.png"))
        cellsim.input = Data("nameLabel\nIron\nGold\n".utf8)
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "--data", "-", "-o", "c.png").code, 0)
        cellsim.input = Data("[{\"nope\": 1}]".utf8)
        let outcome = try cellsim.run("render", cellsim.xib, "--data", "-", "-o", "d.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasPrefix("<stdin>:1: error: 'nope' is not an outlet of"), outcome.errors)
        for command in [["render", "-"], ["scroll", "-", "--script", "top"], ["reuse", "-"]] {
            try assertInvalid(command + ["--data", "-"], saying: "can be read only once")
        }
    }

    func testInvalidJSONIsReportedWithLineAndColumn() throws {
        let mistakes = [
            ("{bad", "d.json:1:2: error: a key in quotation marks is missing before 'b'"),
            ("[\n  {\"nameLabel\": \"ä\", x}\n]", "d.json:2:22: error: a key in quotation marks is missing before 'x'"),
            ("[{\"nameLabel\": 01}]", "d.json:1:16: error: '01' is not a number"),
            ("[{\"nameLabel\": 1, \"nameLabel\": 2}]", "d.json:1:19: error: the key 'nameLabel' appears twice"),
            ("[{\"nameLabel\": \"a\"}", "d.json:1:20: error: ']' is missing at the end of the file"),
            (
                "{\"nameLabel\": \"a\"}\n{\"nameLabel\": \"b\"}",
                "d.json:1: error: the data must be an array of records, [ { \"outlet\": value } ]; a file with one record per line must be named .ndjson"
            ),
        ]
        for (text, message) in mistakes {
            try cellsim.write(text, to: "d.json")
            let outcome = try cellsim.run("render", cellsim.xib, "--data", "d.json")
            XCTAssertEqual(outcome.code, 3, text)
            XCTAssertTrue(outcome.errors.hasPrefix(message), outcome.errors)
        }
    }
}

extension ArgumentTests {
    /// Checks the exit code and the message for invalid inputs.
    func testInvalidInputsAreReported() throws {
        try cellsim.write("", to: "empty.json")
        try Data([0, 1, 2, 255]).write(to: cellsim.folder.appendingPathComponent("binary.json"))
        try cellsim.write("<a/>", to: "page.html")
        try cellsim.write("[{\"nameLabel\": 1}]", to: "d.json")
        let storyboard = cellsim.examples + "/Storyboard/Laboratory.storyboard"
        let invalidInputs: [(Int32, [String], String)] = [
            (
                3, ["render", cellsim.xib, "--data", "empty.json"],
                "empty.json:1: error: is empty; expected a JSON array"
            ),
            (
                3, ["render", cellsim.xib, "--data", "binary.json"],
                "binary.json:1: error: is not a text file; expected"
            ),
            (
                3, ["render", cellsim.xib, "--data", "page.html"],
                "page.html:1: error: is XML or HTML; expected a"
            ),
            (3, ["render", cellsim.xib, "--data", "."], ".:1: error: is a folder, not a file"),
            (3, ["render", ""], "the file name is empty"),
            (
                3, ["render", storyboard, "--data", "d.json"],
                "is a storyboard; only a XIB's cell or view"
            ),
            (3, ["render", storyboard, "--scene", "Setings"], "did you mean 'Settings'?"),
            (
                3, ["render", cellsim.xib, "--object", "Nope"],
                "there is no top-level view 'Nope' in this XIB; the only one is '"
            ),
            // If one mistake causes another, the cause is reported.
            (
                2, ["render", cellsim.xib, "--locale", "de", "-o", "a.png"],
                "Unknown option '--locale'. Did you mean '--language'?"
            ),
            (2, ["render", cellsim.xib, "--widht", "300"], "Unknown option '--widht'. Did you mean '--width'?"),
            (
                3, ["render", cellsim.xib, "--reuse-identifier", "Elment"],
                "available: Element; did you mean 'Element'?"
            ),
            (3, ["render", cellsim.xib, "--assets", "d.json"], "d.json:1: error: --assets: not a folder"),
            (
                3, ["scroll", cellsim.xib, "--rows", "5", "--script", "to 9"],
                "'to 9': no such row; there are 5 rows, counted from 0"
            ),
            (
                2, ["scroll", cellsim.xib, "--rows", "5", "--script", "down 1e300"],
                "a number of points from 0 to 1000000000"
            ),
            (
                2, ["scroll", cellsim.xib, "--rows", "5", "--script", "top", "--viewport", "0x5"],
                "as in 375x667, each from 1 to 20000"
            ),
            (2, ["reuse", cellsim.xib, "--data", "d.json", "--sample", "0"], "from 1 to 10000, or all"),
            (2, ["compare", "a.png", "b.png", "--reporter", "xml"], "  - codequality"),
            (
                3, ["snapshot"],
                "cellsim.yml:1: error: no such file; name a cellsim.yml or its folder; 'cellsim init' writes one"
            ),
        ]
        for (code, arguments, message) in invalidInputs {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(outcome.code, code, "\(arguments): \(outcome.errors)")
            XCTAssertTrue(outcome.errors.contains(message), "\(arguments): \(outcome.errors)")
            XCTAssertEqual(outcome.output, Data(), "\(arguments)")
        }
    }
}
