import Foundation
import TestFixtures
import XCTest

/// Tests the messages for mistyped commands: each one contains the correct command.
final class MistakeTests: XCTestCase {
    /// A command line, the exit status and a part of the message.
    private typealias Row = (line: String, code: Int32, answer: String)

    private static let rows: [Row] = [
        ("render DrinkCell.xib --dark", 2, "Did you mean '--style dark'?"),
        ("inspect DrinkCell.xib --dark", 2, "Did you mean '--style dark'?"),
        ("render DrinkCell.xib --theme dark", 2, "Did you mean '--style'?"),
        ("render DrinkCell.xib --ios 17", 2, "Did you mean '--system'?"),
        ("render DrinkCell.xib --locale de", 2, "Did you mean '--language'?"),
        ("render DrinkCell.xib --styel dark", 2, "Did you mean '--style'?"),
        ("render DrinkCell.xib --landscape", 2, "Did you mean '--orientation landscape'?"),
        ("reuse DrinkCell.xib --data a.json --out x", 2, "Did you mean '--output'?"),
        ("snapshot --update", 2, "Did you mean '--record all'?"),
        ("snapshot --verbose", 2, "'cellsim snapshot' has nothing more to print"),
        ("snapshot -v", 2, "'cellsim snapshot' has nothing more to print"),
        ("compare a.png a.png --threshold 0.1", 2, "Did you mean '--per-pixel-tolerance'?"),
        ("compare a.png a.png --format json", 2, "Did you mean '--reporter'?"),
        ("inspect DrinkCell.xib --reporter json", 2, "Did you mean '--format'?"),
        ("scroll DrinkCell.xib --script top --rows 2 --json", 2, "The trace is JSON already"),
        ("app . --scheme App", 2, "Did you mean '--target'?"),
        ("app project.yml --target Nope", 3, "there is no target 'Nope'; available: Drinks"),
        ("render Drinkcell.xib", 3, "did you mean 'DrinkCell.xib'?"),
        ("render DrinkCell", 3, "did you mean 'DrinkCell.xib'?"),
        ("inspect DrinkCel.xib", 3, "did you mean 'DrinkCell.xib'?"),
        ("gallery Drinkcell.xib -o page", 3, "did you mean 'DrinkCell.xib'?"),
        ("reuse Drinkcell.xib --data a.json", 3, "did you mean 'DrinkCell.xib'?"),
        ("scroll Drinkcell.xib --rows 2 --script top", 3, "did you mean 'DrinkCell.xib'?"),
        (
            "render a.png", 3,
            "a.png:1: error: this is an image, not an interface file; 'cellsim compare' compares images"
        ),
        ("inspect A.swift", 3, "this is Swift source, not an interface file; name the XIB"),
        ("gallery a.png -o page", 3, "this is an image"),
        ("render a.json", 3, "pass it with --data"),
        ("snapshot DrinkCell.xib", 2, "'cellsim render DrinkCell.xib' draws it, 'cellsim init' writes a cellsim.yml"),
        ("snapshot a.png", 2, "'cellsim compare' compares images"),
        ("accept -c DrinkCell.xib", 2, "DrinkCell.xib is an interface file"),
        ("snapshot . -c cellsim.yml", 2, "--config cellsim.yml and . both name a configuration"),
        ("diff a.png a.png", 3, "this is an image, not an interface file; 'cellsim compare' compares images"),
        ("completion zsh", 2, "did you mean 'completions'?"),
        ("DrinkCell.xib", 2, "did you mean 'cellsim render DrinkCell.xib'?"),
        ("hepl", 2, "did you mean 'help'?"),
        ("-V", 2, "Unknown option '-V'. Did you mean '--version'?"),
        ("-v", 2, "Unknown option '-v'. Did you mean '--version'?"),
        ("--vresion", 2, "Unknown option '--vresion'. Did you mean '--version'?"),
        ("fonts lst", 2, "unknown command 'lst' below 'fonts'; available: list, install; did you mean 'list'?"),
        ("fonts Vera", 2, "unknown command 'Vera' below 'fonts'; available: list, install"),
        ("fonts list --jsn", 2, "Did you mean '--json'?\nUsage: cellsim fonts list "),
        ("fonts --jsn", 2, "Did you mean '--json'?"),
        ("report mrge", 2, "unknown command 'mrge' below 'report'; available: merge; did you mean 'merge'?"),
        ("report merge a.json --reportr json", 2, "Did you mean '--reporter'?\nUsage: cellsim report merge "),
        ("render help", 3, "'cellsim help COMMAND' prints the help of a command"),
        ("lint --disable unrad", 2, "for '--disable <rule>'. Did you mean 'unread'? Please provide one of"),
        ("render DrinkCell.xib --style drak", 2, "for '--style <style>'. Did you mean 'dark'? Please provide one of"),
        ("compare a.png a.png --reporter htm", 2, "Did you mean 'html'?"),
        ("completions tcsh", 2, "'bash', 'zsh' or 'fish'"),
        ("render DrinkCell.xib --object Nope", 3, "there is no top-level view 'Nope' in this XIB; the only one is '"),
        ("render DrinkCell.xib --config none.yml", 3, "none.yml:1: error: no such file"),
        ("render DrinkCell.xib --config none.yml --no-config", 2, "use either --config or --no-config"),
        ("render DrinkCell.xib --json", 2, "--json needs --git-base"),
        // The first of two mistakes is reported.
        ("render A.xib --locale de -o a.png", 2, "Unknown option '--locale'. Did you mean '--language'?"),
    ]

    private func folder() throws -> CommandLine {
        let cellsim = try CommandLine()
        try FileManager.default.copyItem(
            atPath: cellsim.xib, toPath: cellsim.folder.appendingPathComponent("DrinkCell.xib").path)
        try cellsim.write("import UIKit", to: "A.swift")
        try cellsim.write("import UIKit", to: "Drinks/A.swift")
        try cellsim.write(
            "name: Drinks\ntargets:\n  Drinks:\n    type: application\n    platform: iOS\n    sources: [Drinks]\n",
            to: "project.yml")
        try cellsim.write("[{}]", to: "a.json")
        try Data([0x89, 0x50, 0x4E, 0x47]).write(to: cellsim.folder.appendingPathComponent("a.png"))
        return cellsim
    }

    func testMistakesHaveSuggestions() throws {
        let cellsim = try folder()
        for (line, code, message) in Self.rows {
            let outcome = try cellsim.runList(line.split(separator: " ").map(String.init))
            XCTAssertEqual(outcome.code, code, "\(line): \(outcome.errors)")
            XCTAssertTrue(outcome.errors.contains(message), "\(line): \(outcome.errors)")
            XCTAssertEqual(outcome.output, Data(), line)
        }
    }

    /// `lint` reports files that it cannot read among its findings.
    func testLintSuggestsCorrectNames() throws {
        let cellsim = try folder()
        for (path, message) in [("Drinkcell.xib", "did you mean 'DrinkCell.xib'?"), ("a.png", "this is an image")] {
            let outcome = try cellsim.run("lint", path)
            XCTAssertEqual(outcome.code, 3)
            XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).contains(message), path)
        }
    }

    /// After a wrong option, the usage of the intended command is shown.
    func testErrorShowsUsageOfCommand() throws {
        let cellsim = try folder()
        for line in ["render DrinkCell.xib --dark", "render DrinkCell.xib A.swift -o a.png"] {
            let errors = try cellsim.runList(line.split(separator: " ").map(String.init)).errors
            assertContains(errors, "\nUsage: cellsim render [options] <file>...\n")
            assertContains(errors, "See 'cellsim render --help'")
        }
    }

    func testUnknownDeviceSuggestsThree() throws {
        let cellsim = try folder()
        let similarNameErrors = try cellsim.run("render", "DrinkCell.xib", "--device", "iPhone 99").errors
        XCTAssertEqual(
            similarNameErrors.prefix { $0 != "\n" }.split(separator: "'").filter { $0.hasPrefix("iPhone ") }.count, 4,
            similarNameErrors)
        let otherNameErrors = try cellsim.run("render", "DrinkCell.xib", "--device", "toaster").errors
        XCTAssertTrue(
            otherNameErrors.contains("'cellsim devices' lists all; a size in points is a device too"), otherNameErrors)
        XCTAssertLessThan(otherNameErrors.count, 400, otherNameErrors)
    }

    func testMissingReferenceInContinuousIntegration() throws {
        let cellsim = try folder()
        try cellsim.write("cases:\n  - name: Drink\n    document: DrinkCell.xib\n", to: "cellsim.yml")
        cellsim.environment = ["CI": "1"]
        let outcome = try cellsim.run("snapshot", "-c", "cellsim.yml")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).contains("NEW"), outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains("error: 1 case without a reference, and recording is off: run"), outcome.errors)
    }
}

extension MistakeTests {
    func testShortOptionsEqualLongOptions() throws {
        let cellsim = try folder()
        XCTAssertEqual(try cellsim.run("render", "DrinkCell.xib", "-j", "2", "-o", "b.png").errors, "wrote b.png\n")
        XCTAssertEqual(try cellsim.run("render", "DrinkCell.xib", "-q", "-o", "c.png").errors, "")
        XCTAssertEqual(try cellsim.read("b.png"), try cellsim.read("c.png"))
        XCTAssertEqual(try cellsim.run("render", "DrinkCell.xib", "-o", "-").errors, "")
        let verbose = try cellsim.run("render", "DrinkCell.xib", "-v", "-o", "d.png").errors
        XCTAssertTrue(verbose.hasPrefix("wrote d.png\n{\"rows\": 1"), verbose)
        XCTAssertEqual(
            try cellsim.run("inspect", "DrinkCell.xib", "--json").output,
            try cellsim.run("inspect", "DrinkCell.xib", "--format", "json").output)
        XCTAssertEqual(
            try cellsim.run("lint", "DrinkCell.xib", "--json").output,
            try cellsim.run("lint", "DrinkCell.xib", "--reporter", "json").output)
        XCTAssertEqual(try cellsim.run("lint", "DrinkCell.xib", "-q").errors, "")
        XCTAssertEqual(try cellsim.run("schema", "--json").output, try cellsim.run("schema").output)
        XCTAssertEqual(
            try cellsim.run("compare", "b.png", "c.png", "--json").output,
            try cellsim.run("compare", "b.png", "c.png", "--reporter", "json").output)
    }

    /// Many pictures are summarized in one line.
    func testManyPicturesAreCounted() throws {
        let cellsim = try folder()
        let outcome = try cellsim.run(
            "render", "DrinkCell.xib", "--rows", "21", "--separate", "--output-directory", "rows")
        XCTAssertEqual(
            outcome.errors, "wrote 21 pictures, from rows/DrinkCell-0001.png to rows/DrinkCell-0021.png\n")
    }

    func testConfigOption() throws {
        let cellsim = try folder()
        try cellsim.write("cases: []\nsystem: 26\n", to: "other/new.yml")
        let named = try cellsim.run("render", "DrinkCell.xib", "-o", "-", "-c", "other/new.yml")
        XCTAssertEqual(named.code, 0, named.errors)
        XCTAssertEqual(named.output, try cellsim.run("render", "DrinkCell.xib", "-o", "-", "--system", "26").output)
        try cellsim.write("colour: red\n", to: "bad.yml")
        let invalid = try cellsim.run("render", "DrinkCell.xib", "-o", "-", "--config", "bad.yml")
        XCTAssertEqual(invalid.code, 3)
        XCTAssertTrue(invalid.errors.hasPrefix("bad.yml:1: error: "), invalid.errors)
        XCTAssertFalse(invalid.errors.contains("--no-config"), invalid.errors)
    }
}
