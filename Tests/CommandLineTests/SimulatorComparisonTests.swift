import TestFixtures
import XCTest

/// Tests comparisons with simulator pictures, as a command and in `cellsim.yml`. The card's label is 10 points from the edges.
final class SimulatorComparisonTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws {
        cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
    }
    override func tearDown() { cellsim = nil }

    /// Writes the card with its label at a distance from the top.
    private func write(_ top: String, as name: String) throws {
        try cellsim.write(
            Fixture.text("Card.xib").replacing("MORE", with: "").replacing("TEXT", with: "Person")
                .replacing("constant=\"10\" id=\"con-to-001\"", with: "constant=\"\(top)\" id=\"con-to-001\""),
            to: name)
    }

    private func draw(_ top: String, scale: String, as name: String) throws {
        try write(top, as: "Card.xib")
        let path = cellsim.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        let outcome = try cellsim.run("render", "Card.xib", "--scale", scale, "-o", name)
        XCTAssertEqual(outcome.code, 0, outcome.combinedOutput)
    }

    /// A distance of three pixels is one point at 3x, and one and a half points at 2x.
    func testMovementToleranceDependsOnPixelsPerPoint() throws {
        try draw("10", scale: "3", as: "a/Card.png")
        try draw("11", scale: "3", as: "b/Card.png")
        let arguments = ["compare", "a", "b", "--against-simulator", "--pixels-per-point"]
        let same = try cellsim.runList(arguments + ["3"])
        XCTAssertEqual(same.code, 0, same.combinedOutput)
        XCTAssertTrue(same.combinedOutput.contains("1 the same but for letters' shapes"), same.combinedOutput)
        let moved = try cellsim.runList(arguments + ["2"])
        XCTAssertEqual(moved.code, 1, moved.combinedOutput)
        XCTAssertTrue(moved.combinedOutput.contains("moved"), moved.combinedOutput)
    }

    /// The scale is that of the case's device.
    func testSnapshotUsesScaleOfDevice() throws {
        for (scale, code) in [("3", 0), ("2", 1)] as [(String, Int32)] {
            try cellsim.write(
                "comparison: {method: simulator}\ncases: [{document: Card.xib, scale: \(scale)}]\n", to: "cellsim.yml")
            try write("10", as: "Card.xib")
            XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
            try write(scale == "3" ? "11" : "11.5", as: "Card.xib")
            for run in ["first", "with the cache"] {
                let outcome = try cellsim.run("snapshot")
                XCTAssertEqual(outcome.code, code, "\(scale), \(run): " + outcome.combinedOutput)
            }
        }
    }

    /// Pictures that differ only in glyphs can be accepted together; moved content is not accepted.
    func testPicturesOfClassAreAccepted() throws {
        try draw("10", scale: "2", as: "a/Near.png")
        try draw("10.5", scale: "2", as: "b/Near.png")
        try draw("10", scale: "2", as: "a/Far.png")
        try draw("18", scale: "2", as: "b/Far.png")
        let originalFar = try cellsim.read("a/Far.png")
        let compared = try cellsim.run(
            "compare", "a", "b", "--against-simulator", "--pixels-per-point", "2", "--reporter", "json=report.json")
        XCTAssertEqual(compared.code, 1, compared.combinedOutput)
        let accepted = try cellsim.run("accept", "report.json", "--class", "same", "--references", "a")
        XCTAssertEqual(accepted.code, 0, accepted.combinedOutput)
        XCTAssertEqual(try cellsim.run("compare", "a/Near.png", "b/Near.png").code, 0)
        XCTAssertEqual(try cellsim.read("a/Far.png"), originalFar)
    }
}

extension CommandLine.Outcome {
    /// All text that was printed.
    fileprivate var combinedOutput: String { String(decoding: output, as: UTF8.self) + errors }
}
