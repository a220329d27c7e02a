import Foundation
import TestFixtures
import XCTest

/// Tests that untrusted documents, records and results cannot inject commands into a terminal or a build server.
final class HostileInputTests: XCTestCase {
    private func isHarmless(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x202E
        }
            && !text.unicodeScalars.split(separator: "\n").contains {
                String($0).trimmingCharacters(in: .whitespaces).hasPrefix("::")
            }
    }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    /// A cell whose names contain characters that XML permits: line breaks, C1 controls, bidirectional overrides.
    private let document = Fixture.text("hostile-input-document.xib")

    func testDocumentNamesAreEscaped() throws {
        let cellsim = try CommandLine()
        let name = "a\n::error::taken\u{1B}[2J.xib"
        try cellsim.write(document, to: name)
        for arguments in [
            ["inspect", name], ["inspect", name, "--format", "json"], ["lint", name],
            ["lint", name, "--format", "json"], ["render", name, "-o", "a.png"],
        ] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertTrue(isHarmless(outputText(outcome)), "\(arguments): \(outputText(outcome).debugDescription)")
            XCTAssertTrue(isHarmless(outcome.errors), "\(arguments): \(outcome.errors.debugDescription)")
            assertContains((outputText(outcome) + outcome.errors), "taken", "\(arguments)")
        }
        let notes = outputText(try cellsim.run("lint", name, "--format", "github")).split(separator: "\n")
        XCTAssertFalse(notes.isEmpty)
        for note in notes {
            XCTAssertTrue(
                note.hasPrefix("::") && note.contains(" file=a\\n%3A%3Aerror%3A%3Ataken\\u{1B}[2J.xib,line="), "\(note)"
            )
        }
    }

    func testArgumentsAreEscaped() throws {
        let outcome = try CommandLine().run("compare", "a\u{1B}[2J\r\n::error::x", "b")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(outcome.errors, "a\\u{1B}[2J\\r\\n::error::x: error: no such file or folder\n")
        XCTAssertTrue(isHarmless(try CommandLine().run("compare", "a", "b", "--\u{1B}[2J").errors))
    }

    /// GitHub's runner accepts commands after any white space.
    func testReportsContainNoCommandsAfterWhitespace() throws {
        let cellsim = try CommandLine()
        let message = "x\\n\u{A0}::error title=X::taken\\n\u{3000}::stop-commands::zz\\n\u{2003}::add-mask::e"
        try cellsim.write(
            """
            {"schemaVersion": 1, "verdict": "different", "differentPixels": 1, "counts": {"different": 1}, "cases": \
            [{"name": "a", "state": "different", "differentPixels": 1, "totalPixels": 4, "boxes": [], \
            "largestDifference": 1, "meanDifference": 1, "message": "\(message)"}]}
            """, to: "r.json")
        for reporter in ["text", "github", "junit", "json", "markdown", "sarif", "codequality"] {
            let outcome = try cellsim.run("report", "r.json", "--reporter", reporter)
            XCTAssertFalse(outcome.output.isEmpty, "\(reporter): \(outcome.errors)")
            let commands = outputText(outcome).split(separator: "\n").filter { line in
                line.drop(while: \.isWhitespace).hasPrefix("::")
                    && !(reporter == "github"
                        && (line.hasPrefix("::error ") || line.hasPrefix("::notice title=cellsim::")))
            }
            XCTAssertEqual(commands, [], reporter)
        }
    }

    /// Pipes are not waited for, and endless devices are not read. Only paths on the command line may be pipes.
    func testSpecialFilesAreRejected() throws {
        let cellsim = try CommandLine()
        let path = cellsim.folder.path
        try FileManager.default.copyItem(atPath: cellsim.xib, toPath: path + "/E.xib")
        try FileManager.default.createSymbolicLink(atPath: path + "/d.json", withDestinationPath: "/dev/zero")
        XCTAssertEqual(unsafe mkfifo(path + "/f.xib", 0o600), 0)
        let device = try cellsim.run("render", "E.xib", "--data", "d.json", "-o", "a.png")
        XCTAssertEqual(device.code, 3)
        XCTAssertTrue(device.errors.contains("error: cannot be read: it is a device"), device.errors)
        let pipe = try cellsim.run("render", "f.xib", "-o", "a.png")
        XCTAssertEqual(pipe.code, 3)
        XCTAssertTrue(pipe.errors.contains("f.xib") && pipe.errors.contains("no process writes to it"), pipe.errors)
        for document in ["f.xib", "/dev/zero", "/dev/stdin"] {
            try cellsim.write("cases:\n  - {document: \(document), name: one}\n", to: "cellsim.yml")
            let outcome = try cellsim.run("snapshot")
            XCTAssertEqual(outcome.code, 3, document)
            XCTAssertTrue(outcome.errors.contains("it is a "), outcome.errors)
        }
        let (records, file) = (try Data(contentsOf: URL(fileURLWithPath: cellsim.data)), path + "/p.json")
        XCTAssertEqual(unsafe mkfifo(file, 0o600), 0)
        Thread.detachNewThread { try? records.write(to: URL(fileURLWithPath: file)) }
        let stream = try cellsim.run("render", "E.xib", "--no-config", "--data", "p.json", "-o", "a.png")
        XCTAssertEqual(stream.code, 0, stream.errors)
    }
}
