import Foundation
import XCTest

@testable import cellsim

/// Tests that all modules are compiled again when known headers or packages have changed, because some cuts may be unnecessary.
final class CutContextFileTests: XCTestCase {
    private func context(_ changes: [String: Any] = [:]) throws -> CutContextFile {
        let object: [String: Any] = [
            "root": "/app", "acceptsAll": false, "accepted": [] as [Any], "objectiveCNames": ["Tracker"],
            "missingHeaders": ["Tracking"], "dependencies": ["Tracking"],
        ]
        let data = try JSONSerialization.data(withJSONObject: object.merging(changes) { $1 })
        return try JSONDecoder().decode(CutContextFile.self, from: data)
    }

    func testChangedHeadersAndPackagesAreDetected() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("context-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        XCTAssertFalse(try context().differs(fromFileIn: folder))
        let data = try JSONEncoder().encode(try context())
        try data.write(to: URL(fileURLWithPath: folder + "/cut-context.json"))
        XCTAssertFalse(try context().differs(fromFileIn: folder))
        // The compiler then reports errors that are no longer accepted.
        XCTAssertFalse(try context(["acceptsAll": true]).differs(fromFileIn: folder))
        let keys = ["objectiveCNames", "missingHeaders", "dependencies"]
        XCTAssertEqual(try keys.filter { try context([$0: ["Other"]]).differs(fromFileIn: folder) }, keys)
    }
}
