import ArgumentParser
import TestFixtures
import XCTest

@testable import cellsim

/// Tests that the fast argument parser returns the same results as ArgumentParser.
final class FastArgumentParserTests: XCTestCase {
    func testRenderMatchesArgumentParser() throws {
        try check(
            RenderCommand.self, words: ["a.xib", "b.xib", "", "folder/c.storyboard"],
            options: [
                ["-o", "one.png"], ["--output", "one.png"], ["--output-directory", "out"], ["--data", "rows.json"],
                ["--rows", "3"], ["--width", "320.5"], ["--height", "400"], ["--scene", "all"], ["--object", "i5M-Pr"],
                ["--jobs", "2"], ["-j", "3"], ["--separate"], ["--perf"], ["-v"], ["--verbose"], ["-q"], ["--quiet"],
                ["-c", "cellsim.yml"], ["--config", "cellsim.yml"], ["--device", "iPhone SE"], ["--device", "375x667"],
                ["--orientation", "Landscape"], ["--scale", "3"], ["--style", "DARK"], ["--text-size", "AX3"],
                ["--assets", "Images"], ["--no-config"],
            ])
    }

    func testInspectMatchesArgumentParser() throws {
        try check(
            InspectCommand.self, words: ["a.xib", ""],
            options: [
                ["--format", "json"], ["--json"], ["--run-time"], ["-c", "cellsim.yml"], ["--device", "iPhone 15"],
                ["--style", "dark"],
                ["--assets", "Images"],
                ["--no-config"],
            ])
    }

    func testCompareMatchesArgumentParser() throws {
        try check(
            CompareCommand.self, words: ["a.png", "b.png", ""],
            options: [["-o", "difference.png"], ["--output", "difference.png"]])
    }

    /// The fast parser declines all arguments that ArgumentParser rejects or reads differently.
    func testOtherArgumentsAreDeclined() {
        let lines = [
            ["a.xib", "--width", "0"], ["a.xib", "--width"], ["a.xib", "--width=320"], ["a.xib", "--unknown"],
            ["--", "a.xib"], ["-"], ["a.xib", "-o", "-"], ["a.xib", "-h"], ["a.xib", "--help"],
            ["a.xib", "--rows", "x"],
            ["a.xib", "-o", "1.png", "--output", "2.png"], ["a.xib", "b.xib", "-o", "1.png"], ["a.xib", "-oone.png"],
            ["a.xib", "-c", "a.yml", "--no-config"], ["a.xib", "--no-config", "-c", "a.yml"], ["a.xib", "-c", ""],
            ["a.xib", "--device", "Abacus"], ["a.xib", "--style", "blue"], ["a.xib", "--matrix", "style=all"],
        ]
        assertAll(lines, "render takes") { RenderCommand.parseFast($0) == nil }
        // `--style` needs `--run-time`.
        assertAll([[], ["", "a.xib"], ["a.xib", "b.xib"], ["a.xib", "--style", "dark"]], "inspect takes") {
            InspectCommand.parseFast($0) == nil
        }
        assertAll([["a.png"], ["a.png", "b.png", "c.png"], ["a.png", "b.png", "--quiet"]], "compare takes") {
            CompareCommand.parseFast($0) == nil
        }
    }

    /// Checks combinations of arguments and options in many orders. If the fast parser accepts them, its values are those of
    /// ArgumentParser. It must accept a single argument with options.
    private func check<Command: FastArgumentParser>(
        _ type: Command.Type, words: [String], options: [[String]], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        var acceptedCount = 0
        var state: UInt64 = 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for round in 0..<600 {
            var parts = words.prefix(random(words.count + 1)).map { [$0] }
            for _ in 0..<random(round < 300 ? 3 : 6) { parts.append(options[random(options.count)]) }
            for location in parts.indices.dropLast() {
                parts.swapAt(location, location + random(parts.count - location))
            }
            let line = parts.flatMap(\.self)
            guard let command = Command.parseFast(line) else { continue }
            acceptedCount += 1
            XCTAssertEqual(text(command), try text(Command.parse(line)), line.joined(separator: " "), file: file)
        }
        XCTAssertGreaterThan(acceptedCount, 60, "too few command lines were accepted", file: file, line: line)
    }

    private func text(_ command: some ParsableCommand) -> String {
        var text = ""
        dump(command, to: &text)
        // ArgumentParser drops the titles of option groups, which are only used in the help.
        return text.split(separator: "\n").filter { !$0.contains("- title: ") }.joined(separator: "\n")
    }
}
