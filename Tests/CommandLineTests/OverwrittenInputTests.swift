import Foundation
import TestFixtures
import XCTest

/// Tests that no output replaces an input of the same run.
final class OverwrittenInputTests: XCTestCase {
    private let rejectionMessage = "the output would replace an input of this run"

    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        try cellsim.write(
            Fixture.text("overwritten-input-project.xib"), to: "a.xib")
        try FileManager.default.copyItem(
            atPath: cellsim.folder.path + "/a.xib", toPath: cellsim.folder.path + "/b.xib")
        try cellsim.write("[{}, {}]", to: "d.json")
        return cellsim
    }

    func testDocumentsDataAndImagesAreKept() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("render", "b.xib", "-o", "a.png").code, 0)
        for name in ["to-a.png", "to-d.png"] {
            try FileManager.default.createSymbolicLink(
                atPath: cellsim.folder.path + "/" + name, withDestinationPath: name == "to-a.png" ? "a.xib" : "d.json")
        }
        let before = try cellsim.files.map { ($0, try cellsim.read($0)) }
        let calls: [(input: String, arguments: [String])] = [
            ("a.xib", ["render", "a.xib", "-o", "to-a.png"]),
            ("d.json", ["render", "a.xib", "--data", "d.json", "-o", "to-d.png"]),
            ("d.json", ["scroll", "a.xib", "--data", "d.json", "--script", "bottom", "-o", "d.json"]),
            ("./a.xib", ["scroll", "./a.xib", "--rows", "3", "--script", "bottom", "-o", "a.xib"]),
            ("to-d.png", ["scroll", "a.xib", "--data", "to-d.png", "--script", "bottom", "--filmstrip", "to-d.png"]),
            // a.xib shows a.png, which is at the path of its output.
            ("a.png", ["render", "a.xib", "--assets", ".", "--output-directory", "."]),
            ("a.png", ["render", "b.xib", "a.xib", "--assets", "."]),
        ]
        for (input, arguments) in calls {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(outcome.code, 2, "\(arguments): \(outcome.errors)")
            XCTAssertTrue(outcome.errors.contains(rejectionMessage), "\(arguments): \(outcome.errors)")
            XCTAssertTrue(outcome.errors.contains(input), "\(arguments): \(outcome.errors)")
            XCTAssertEqual(try cellsim.files, before.map(\.0))
            for (name, data) in before { XCTAssertEqual(try cellsim.read(name), data, "\(name) after \(arguments)") }
        }
    }

    func testReportsAndReferencesAreKept() throws {
        let cellsim = try project()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write("cases:\n  - document: [a.xib, b.xib]\n", to: "cellsim.yml")
        for file in ["cellsim.yml", "a.xib"] {
            let data = try cellsim.read(file)
            let outcome = try cellsim.run("snapshot", "--reporter", "html=" + file)
            XCTAssertEqual(outcome.code, 2, outcome.errors)
            XCTAssertTrue(outcome.errors.contains("\(file): error: \(rejectionMessage)"), outcome.errors)
            XCTAssertEqual(try cellsim.read(file), data)
        }
        try cellsim.write(
            "references: out/actual\nartifacts: ./x/../out\ncases:\n  - document: [a.xib, b.xib]\n", to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(
            outcome.errors,
            "cellsim.yml:4: error: the picture of the case 'a' would replace the reference of 'a': "
                + "'references' and 'artifacts' must be separate folders\n")
    }
}
