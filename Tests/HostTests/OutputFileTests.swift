import CellSimHost
import XCTest

final class OutputFileTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    func testAppearsOnlyWhenCommitted() throws {
        let path = folder.appendingPathComponent("a.png").path
        let file = try OutputFile(path: path)
        try file.write(Data("one".utf8))
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        try file.write(Data("two".utf8))
        try file.commit()
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "onetwo")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.png"])
    }

    func testWhatIsNotCommittedLeavesNothingAndHarmsNothing() throws {
        let path = folder.appendingPathComponent("a.png").path
        try Data("old".utf8).write(to: URL(fileURLWithPath: path))
        do {
            let file = try OutputFile(path: path)
            try file.write(Data("new".utf8))
        }
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "old")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.png"])
    }

    func testAFolderThatIsNotThereIsNamed() {
        let path = folder.appendingPathComponent("no/a.png").path
        XCTAssertThrowsError(try OutputFile(path: path)) {
            XCTAssertEqual("\($0)", "\(path): error: cannot be written: there is no such folder")
        }
        XCTAssertThrowsError(try OutputFile(path: folder.path)) {
            XCTAssertEqual("\($0)", "\(folder.path): error: cannot be written: is a folder")
        }
    }

    func testRewritesBytesAtTheBeginning() throws {
        let path = folder.appendingPathComponent("a.png").path
        let file = try OutputFile(path: path)
        try file.write(Data("????tail".utf8))
        try file.overwrite(Data("head".utf8), at: 0)
        try file.write(Data("!".utf8))
        try file.commit()
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "headtail!")
    }
}
