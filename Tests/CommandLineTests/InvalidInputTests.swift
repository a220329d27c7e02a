import TestFixtures
import XCTest

/// Tests that invalid input is reported with its position, and does not damage existing files.
final class InvalidInputTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private let frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="44"/>"#

    private func document(_ objects: String, runtime: String = "iOS.CocoaTouch") -> String {
        Fixture.text("invalid-input/document.xib", replacing: ["objects": objects, "runtime": runtime])
    }

    /// Renders a document over an existing picture, and checks that it is rejected and the picture is unchanged.
    private func assertRejected(
        _ text: String?, saying message: String, arguments: [String] = [], file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        if let text { try cellsim.write(text, to: "Bad.xib") }
        try cellsim.write("precious", to: "Bad.png")
        let before = try cellsim.files
        let outcome = try cellsim.run("render", "Bad.xib", "-o", "Bad.png")
        XCTAssertEqual(outcome.code, 3, outcome.errors, file: file, line: line)
        XCTAssertTrue(outcome.errors.contains(message), outcome.errors, file: file, line: line)
        XCTAssertNotNil(
            outcome.errors.range(of: "^Bad\\.xib:[1-9][0-9]*: error: ", options: .regularExpression), outcome.errors,
            file: file, line: line)
        XCTAssertEqual(outcome.output, Data(), file: file, line: line)
        XCTAssertEqual(try cellsim.read("Bad.png"), Data("precious".utf8), file: file, line: line)
        XCTAssertEqual(try cellsim.files, before, "the command leaves no files behind", file: file, line: line)
    }

    func testUnreadableDocumentsAreRejected() throws {
        try assertRejected(nil, saying: "Bad.xib:1: error: cannot be read: 'no such file'")
        try assertRejected("", saying: "Bad.xib:1: error: is empty")
        try assertRejected(
            "plain text", saying: "Bad.xib:1: error: invalid XML: 'the document has no XML element'")
        try assertRejected(
            String(document("<view id=\"a\">\(frame)</view>").dropLast(40)),
            saying: "Bad.xib:4: error: invalid XML")
        try assertRejected("<!DOCTYPE x [<!ENTITY a \"aaaa\">]>\n" + document(""), saying: "Bad.xib:1: error:")
        try assertRejected(document("<view id=\"a\">\(frame)</view>", runtime: "MacOSX.Cocoa"), saying: "macOS")
    }

    func testDocumentWithoutViewsIsOnlyInspected() throws {
        try assertRejected(document(""), saying: "the document has no view")
        let outcome = try cellsim.run("inspect", "Bad.xib", "--format", "json")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let report = try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        XCTAssertEqual((report["objects"] as? [Any])?.count, 0)
    }

    func testBrokenReferenceIsOnlyInspected() throws {
        let text = document(
            Fixture.text("invalid-input/broken-reference.xml", replacing: ["frame": frame]))
        try assertRejected(text, saying: "Bad.xib:6: error:")
        let outcome = try cellsim.run("inspect", "Bad.xib")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertTrue(outcome.errors.contains("Bad.xib:6: error:"), outcome.errors)
        XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).contains("UIView a"))
    }

    func testUnknownOutletOfUIKitClassIsRejected() throws {
        let text = document(
            Fixture.text("invalid-input/unknown-outlet.xml", replacing: ["frame": frame]))
        try assertRejected(text, saying: "'nonsense'")
    }

    func testInvalidDataIsRejected() throws {
        let cases = [
            ("{\"nameLabel\": 1}", "d.json:1: error: the data must be an array"),
            ("[\n{\"nope\": 1}]", "d.json:2: error: 'nope' is not an outlet of"),
            ("[\n\n{\"nameLabel.nope\": 1}]", "d.json:3: error: 'nameLabel.nope'"),
            ("[{\"swatch.backgroundColor\": 5}]", "d.json:1: error: 'swatch.backgroundColor'"),
            ("[{\"nameLabel\": \"x\"", "d.json:1:19: error:"),
            ("[\n]", "d.json:1: error: the data has no records"),
        ]
        for (text, message) in cases {
            try cellsim.write(text, to: "d.json")
            try cellsim.write("precious", to: "t.png")
            let outcome = try cellsim.run("render", cellsim.xib, "--data", "d.json", "-o", "t.png")
            XCTAssertEqual(outcome.code, 3, outcome.errors)
            XCTAssertTrue(outcome.errors.hasPrefix(message), outcome.errors)
            XCTAssertEqual(try cellsim.read("t.png"), Data("precious".utf8))
            XCTAssertEqual(try cellsim.files, ["d.json", "t.png"])
        }
        let missing = try cellsim.run("render", cellsim.xib, "--data", "none.json")
        XCTAssertEqual(missing.code, 3)
        XCTAssertEqual(missing.errors, "none.json:1: error: no such file\n")
    }

    func testErrorInLastRowWritesNoPictures() throws {
        let record = "{\"nameLabel\": \"a\"},"
        try cellsim.write(
            "[" + String(repeating: record, count: 60) + "\n{\"numberLabel.hidden\": \"many\"}]", to: "d.json")
        let outcome = try cellsim.run(
            "render", cellsim.xib, "--data", "d.json", "--separate", "--output-directory", "rows", "--jobs", "2")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasPrefix("d.json:2: error: 'numberLabel.hidden'"), outcome.errors)
        XCTAssertEqual(try cellsim.files, ["d.json"], "the command removes the folder that it created")
        try FileManager.default.createDirectory(
            at: cellsim.folder.appendingPathComponent("rows"), withIntermediateDirectories: false)
        XCTAssertEqual(
            try cellsim.run(
                "render", cellsim.xib, "--data", "d.json", "--separate", "--output-directory", "rows/a/b"
            ).code, 3)
        XCTAssertEqual(
            try FileManager.default.subpathsOfDirectory(atPath: cellsim.folder.path).sorted(), ["d.json", "rows"],
            "the command keeps a folder that already existed")
    }

    /// A long rendering is interrupted: no files remain, and the process terminates with the signal.
    func testInterruptedRenderingLeavesNoFiles() throws {
        let process = try cellsim.start(
            "render", cellsim.xib, "--data", cellsim.data, "--rows", "20000", "--separate", "--output-directory", "rows"
        )
        let folder = cellsim.folder.appendingPathComponent("rows").path
        var fileCount = 0
        for _ in 0..<500 where fileCount < 5 && process.isRunning {
            usleep(20_000)
            if FileManager.default.fileExists(atPath: folder) {
                fileCount = FileManager.default.subpaths(atPath: folder)?.count ?? 0
            }
        }
        XCTAssertGreaterThanOrEqual(fileCount, 5, "the command has not written enough temporary files yet")
        process.interrupt()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGINT)
        XCTAssertEqual(try cellsim.files, [])
    }

    func testInvalidDocumentDoesNotAffectOthers() throws {
        try cellsim.write("<document", to: "Bad.xib")
        try cellsim.write(
            document(
                "<view id=\"a\">\(frame)<connections><outlet property=\"x\" destination=\"gone\" id=\"o\"/></connections></view>"
            ), to: "Gone.xib")
        try cellsim.write(document("<view id=\"a\">\(frame)</view>"), to: "Good.xib")
        // The folder name has one letter, for which Foundation's function for a path's parent folder crashes.
        let outcome = try cellsim.run(
            "render", "Bad.xib", "Gone.xib", cellsim.xib, "Good.xib", "None.xib", "--output-directory", "o")
        XCTAssertEqual(outcome.code, 3, outcome.errors)
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: cellsim.folder.appendingPathComponent("o").path)
        XCTAssertEqual(pictures.count, 2)
        XCTAssertTrue(pictures.contains("Good.png"))
        let messages = outcome.errors.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("wrote ") }
        XCTAssertEqual(
            messages.map { String($0.prefix(while: { $0 != ":" })) },
            ["Bad.xib", "Gone.xib", "None.xib", "3 of 5 documents cannot be drawn"])

        let missingInputOutcome = try cellsim.run("render", "Bad.xib", "None.xib", "--output-directory", "p")
        XCTAssertEqual(missingInputOutcome.code, 3)
        XCTAssertFalse(try cellsim.files.contains { $0.hasPrefix("p") })
    }

    func testFolderWithoutDocumentsIsRejected() throws {
        let outcome = try cellsim.run("render", ".", "-o", "a.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(outcome.errors, ".:1: error: this folder has no XIB or storyboard\n")
        XCTAssertEqual(try cellsim.run("inspect", ".").errors, ".:1: error: cannot be read: 'a folder, not a file'\n")
    }

    func testUnwritableOutputIsReported() throws {
        let outcome = try cellsim.run("render", cellsim.xib, "-o", "no/such/folder/a.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.hasPrefix("no/such/folder/a.png:1: error: cannot be written"), outcome.errors)
    }

    func testWriteErrorsOnStandardOutputAreReported() throws {
        let commands = [
            ["inspect", cellsim.xib], ["lint", cellsim.xib, "--format", "json"], ["render", cellsim.xib, "-o", "-"],
            ["reuse", cellsim.xib, "--data", cellsim.data, "--sample", "2", "--format", "json"],
            ["scroll", cellsim.xib, "--data", cellsim.data, "--script", "down 500"],
        ]
        for command in commands {
            let outcome = try cellsim.runList(command, device: "/dev/full")
            XCTAssertEqual(outcome.code, 3, "\(command[0]): \(outcome.errors)")
            let message = "standard output:1: error: cannot be written: No space left on device; "
            XCTAssertTrue(outcome.errors.contains(message), "\(command[0]): \(outcome.errors)")
        }
    }

    func testInvalidFlagsExitWithCode2() throws {
        for flags in [
            ["--scale", "4"], ["--style", "pink"], ["--rows", "0"], ["--width", "wide"], ["--device", "iPhone 3"],
            ["--separate"], ["--scroll-to", "3"], ["--bogus"], ["-o", "a.png", "--output-directory", "b"],
        ] {
            let process = try cellsim.runList(["render", cellsim.xib] + flags)
            XCTAssertEqual(process.code, 2, "\(flags): \(process.errors)")
            XCTAssertNotEqual(process.errors, "")
        }
        XCTAssertEqual(try cellsim.files, [])
        XCTAssertEqual(try cellsim.run("render").code, 2)
        for help in [["--help"], ["render", "--help"], ["inspect", "--help"]] {
            XCTAssertEqual(try cellsim.runList(help).code, 0)
        }
    }

    func testDeepAndLargeDocumentsAreBounded() throws {
        let nestedViews = String(repeating: "<view>\(frame)<subviews>", count: 300)
        try assertRejected(document(nestedViews + String(repeating: "</subviews></view>", count: 300)), saying: "deep")
        let depth = 250
        let openingTags = (0..<depth).map { "<view id=\"v\($0)\">\(frame)<subviews>" }.joined()
        try cellsim.write(document(openingTags + String(repeating: "</subviews></view>", count: depth)), to: "Deep.xib")
        let outcome = try cellsim.run("render", "Deep.xib")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(CommandLine.size(try cellsim.read("Deep.png")).first, 640)
    }

    /// A document of 50 MB is rejected when the limit is reached, before it is read completely.
    func testNestingLimitIsCheckedWhileReading() throws {
        let view = "<view>\(frame)<subviews>\n"
        let name = cellsim.folder.appendingPathComponent("Bad.xib")
        try Data(document(view).components(separatedBy: "</objects>")[0].utf8).write(to: name)
        let file = try FileHandle(forWritingTo: name)
        try file.seekToEnd()
        let piece = Data(String(repeating: view, count: 13_500).utf8)
        for _ in 0..<50 { try file.write(contentsOf: piece) }
        try file.close()
        XCTAssertGreaterThan(try Data(contentsOf: name, options: .alwaysMapped).count, 50_000_000)
        try assertRejected(nil, saying: "error: elements are nested more than 512 deep")
        XCTAssertEqual(try cellsim.run("inspect", "Bad.xib").code, 3)
    }

    func testWithoutFontFilesNothingIsDrawnOrMeasured() throws {
        let cellsim = try CommandLine()
        let manifest = cellsim.folder.appendingPathComponent("Fonts.json")
        try Data("{".utf8).write(to: manifest)
        cellsim.environment = ["CELLSIM_FONTS": cellsim.folder.path]
        for command in ["render", "inspect", "lint"] {
            let outcome = try cellsim.run(command, cellsim.xib)
            XCTAssertEqual(outcome.code, 3, command)
            XCTAssertTrue(outcome.errors.contains("the font manifest cannot be read"), outcome.errors)
            XCTAssertEqual(outcome.output, Data())
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path), ["Fonts.json"])
        XCTAssertEqual(try cellsim.run("compare", "a", "b").code, 3)
        XCTAssertEqual(try cellsim.run("--help").code, 0)
    }
}
