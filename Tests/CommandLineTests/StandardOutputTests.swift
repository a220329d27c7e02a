import Foundation
import XCTest

/// Tests that the standard output is written completely, or the program fails.
final class StandardOutputTests: XCTestCase {
    /// Returns every command that writes to the standard output, with valid inputs.
    private func commands(_ cellsim: CommandLine) throws -> [[String]] {
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "a.png").code, 0)
        XCTAssertEqual(try cellsim.run("compare", "a.png", "a.png", "--reporter", "json=r.json").code, 0)
        let name = URL(fileURLWithPath: cellsim.xib).lastPathComponent
        try FileManager.default.copyItem(atPath: cellsim.xib, toPath: cellsim.folder.path + "/" + name)
        try cellsim.write("cases: [{document: \(name)}]\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        try cellsim.write("old", to: "Snapshots/old.png")
        let table = ["--data", cellsim.data]
        return [
            ["--help"], ["help", "render"], ["render", cellsim.xib, "-o", "-"],
            ["scroll", cellsim.xib, "--script", "down 5"] + table,
            ["inspect", cellsim.xib], ["inspect", cellsim.xib, "--format", "json"],
            ["lint", cellsim.xib, "--format", "json"],
            ["compare", "a.png", "a.png"], ["compare", "a.png", "a.png", "--reporter", "html"], ["report", "r.json"],
            ["snapshot"], ["accept"], ["unused"],
        ]
    }

    func testFullOrClosedOutputIsError() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        for arguments in try commands(cellsim) {
            let full = try cellsim.runList(arguments, device: "/dev/full")
            XCTAssertEqual(full.code, 3, "\(arguments)")
            XCTAssertTrue(
                full.errors.hasSuffix(
                    "standard output:1: error: cannot be written: No space left on device"
                        + "; free some space, or write elsewhere\n"),
                "\(arguments): \(full.errors)")
            let closed = try cellsim.runWithoutOutput(arguments)
            XCTAssertEqual(closed.code, 3, "\(arguments)")
            XCTAssertTrue(
                closed.errors.hasSuffix(
                    "standard output:1: error: cannot be written: Bad file descriptor; leave it open, or name a file\n"),
                "\(arguments): \(closed.errors)")
        }
    }

    func testFilesDoNotReuseClosedOutputDescriptor() throws {
        let cellsim = try CommandLine()
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "a.png").code, 0)
        XCTAssertEqual(try cellsim.runWithoutOutput(["render", cellsim.xib, "-o", "b.png"]).code, 0)
        XCTAssertEqual(try cellsim.read("a.png"), try cellsim.read("b.png"))
    }
}
