import CellSimServer
import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim accept --from-run`, which accepts the snapshots of a run in another checkout.
final class AcceptRunTests: XCTestCase {
    private let configuration = "cases:\n  - {document: Card.xib, name: card}\n"
    private var repository: ReviewedRepository!
    /// The path of the files that the other run uploaded.
    private var uploadedPath = ""

    /// Creates two checkouts with the same references. The run in the second one found a difference.
    override func setUpWithError() throws {
        repository = try ReviewedRepository(["Card.xib": "Apples"], configuration: configuration)
        let otherRepository = try ReviewedRepository(["Card.xib": "Apples"], configuration: configuration)
        try otherRepository.write("Oranges", to: "Card.xib")
        XCTAssertEqual(try otherRepository.cellsim.run("snapshot").code, 1)
        try FileManager.default.copyItem(
            atPath: otherRepository.cellsim.folder.path + "/.cellsim", toPath: repository.cellsim.folder.path + "/run")
        uploadedPath = repository.cellsim.folder.path + "/run"
        try repository.write("Oranges", to: "Card.xib")
    }

    override func tearDown() { repository = nil }

    private func assertAccepted(_ source: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let outcome = try repository.cellsim.run("accept", "--from-run", source)
        XCTAssertEqual(outcome.code, 0, outcome.errors, file: file, line: line)
        XCTAssertEqual(
            String(decoding: outcome.output, as: UTF8.self), "accepted card: Snapshots/card.png\n1 accepted\n",
            file: file,
            line: line)
        XCTAssertEqual(
            try repository.cellsim.run("snapshot").code, 0, "the accepted picture is the new reference", file: file,
            line: line)
        try repository.git("checkout -q Snapshots")
    }

    private func assertRejected(_ source: String, _ message: String, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        let outcome = try repository.cellsim.run("accept", "--from-run", source)
        XCTAssertEqual(outcome.code, 3, outcome.errors, file: file, line: line)
        XCTAssertTrue(outcome.errors.contains(message), "\(message)\n\(outcome.errors)", file: file, line: line)
        XCTAssertEqual(
            try repository.git("status --porcelain Snapshots"), "", "the command accepts no picture", file: file,
            line: line)
    }

    /// Returns the uploaded files as an archive, below a folder.
    private func archive(below folder: String = "") throws -> [UInt8] {
        var builder = ZipBuilder()
        for name in try FileManager.default.subpathsOfDirectory(atPath: uploadedPath).sorted() {
            guard let data = FileManager.default.contents(atPath: "\(uploadedPath)/\(name)") else { continue }
            builder.add(folder + name, Array(data))
        }
        return builder.bytes
    }

    func testFolderAndArchiveAreAccepted() throws {
        try assertAccepted("run")
        try Data(archive()).write(to: repository.cellsim.folder.appendingPathComponent("a.zip"))
        try assertAccepted("a.zip")
        try Data(archive(below: "App/.cellsim/")).write(to: repository.cellsim.folder.appendingPathComponent("b.zip"))
        try assertAccepted("b.zip")
    }

    func testArchiveIsDownloaded() throws {
        let bytes = try archive()
        let server = try HTTPServer()
        server.start { request in
            switch request.path {
            case ["a.zip"]: HTTPResponse(type: "application/zip", body: bytes)
            case ["page"]: HTTPResponse(type: "text/html", body: Array("<html>Sign in</html>".utf8))
            default: HTTPResponse(status: 404, "no")
            }
        }
        let address = "http://127.0.0.1:\(server.port)"
        try assertAccepted(address + "/a.zip")
        try assertRejected(address + "/b.zip", "status 404; it may need a token")
        try assertRejected(address + "/page", "not a zip archive, but a page of a website; it may need a login")
        try assertRejected("http://example.com/a.zip", "must begin with https://")
        try assertRejected("https://user:secret@example.com/a.zip", "must begin with https://")
    }

    /// The results contain untrusted paths. Only the reference of the local case is written.
    func testOnlyLocalReferencesAreWritten() throws {
        let results = try String(contentsOfFile: uploadedPath + "/results.json", encoding: .utf8)
        for other in ["../../outside.png", "/etc/outside.png", "Card.xib", ".git/config"] {
            try results.replacing("\"Snapshots/card.png\"", with: "\"\(other)\"")
                .write(toFile: uploadedPath + "/results.json", atomically: true, encoding: .utf8)
            try assertAccepted("run")
            try results.replacing("\"Snapshots/card.png\"", with: "\"\(other)\"")
                .replacing("\"name\" : \"card\"", with: "\"name\" : \"other\"")
                .replacing("\"name\":\"card\"", with: "\"name\":\"other\"")
                .write(toFile: uploadedPath + "/results.json", atomically: true, encoding: .utf8)
            try assertRejected("run", "nothing was accepted")
        }
    }

    func testLinksInAFolderAreNotFollowed() throws {
        let files = FileManager.default
        let outside = repository.cellsim.folder.path + "-outside.png"
        try files.copyItem(atPath: uploadedPath + "/actual/card.png", toPath: outside)
        defer { try? files.removeItem(atPath: outside) }
        try files.removeItem(atPath: uploadedPath + "/actual/card.png")
        try files.createSymbolicLink(atPath: uploadedPath + "/actual/card.png", withDestinationPath: outside)
        try assertRejected("run", "nothing was accepted")
        try files.removeItem(atPath: uploadedPath + "/results.json")
        try files.createSymbolicLink(atPath: uploadedPath + "/results.json", withDestinationPath: outside)
        try assertRejected("run", "no results of a run")
    }

    func testHostileArchivesAreRejected() throws {
        let path = repository.cellsim.folder.appendingPathComponent("a.zip")
        for (name, mode, message) in [
            ("../a", UInt32(0o100644), "the path '../a' is absolute"), ("/a", 0o100644, "the path '/a' is absolute"),
            ("a", 0o120777, "'a' is a link"),
        ] {
            var builder = ZipBuilder()
            builder.add("results.json", Array("{}".utf8))
            builder.add(name, Array("x".utf8), mode: mode)
            try Data(builder.bytes).write(to: path)
            try assertRejected("a.zip", message)
        }
        try Data("nonsense".utf8).write(to: path)
        try assertRejected("a.zip", "not a zip archive")
    }

    func testInvalidRunFoldersAreRejected() throws {
        try assertRejected("Snapshots", "no results of a run")
        try assertRejected("missing", "cannot be read")
        try "[]".write(toFile: uploadedPath + "/results.json", atomically: true, encoding: .utf8)
        try assertRejected("run", "not a JSON report")
    }

    func testRecordingMayBeForbidden() throws {
        repository.cellsim.environment = ["CI": "true"]
        XCTAssertEqual(try repository.cellsim.run("accept", "--from-run", "run").code, 1)
    }
}
