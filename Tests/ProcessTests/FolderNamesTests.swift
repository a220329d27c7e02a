import CellSimProcess
import Foundation
import XCTest

/// Tests listing the names in a folder.
final class FolderNamesTests: XCTestCase {
    func testFilteredNamesAreSorted() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/é", withIntermediateDirectories: true)
        let longName = String(repeating: "n", count: 255)
        for name in ["b", ".a", "c", longName] { try Data().write(to: URL(fileURLWithPath: folder + "/" + name)) }
        XCTAssertEqual(FolderNames.all(in: folder) { _ in true }, [".a", "b", "c", longName, "é"])
        XCTAssertEqual(FolderNames.all(in: folder) { $0.utf8.count == 1 }, ["b", "c"])
        XCTAssertEqual(FolderNames.all(in: folder + "/b") { _ in true }, [])
        XCTAssertEqual(FolderNames.all(in: folder + "/none") { _ in true }, [])
    }
}
