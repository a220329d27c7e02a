import Foundation
import XCTest

@testable import SwiftPruner

/// The lines that a build prints while modules are pruned.
final class PruningProgressTests: XCTestCase {
    func testLinesOfSeveralModulesAreAppended() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("progress-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        PruningProgress(module: "Lost", path: path).report("nobody reads this")
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: nil))
        let (shop, kit) = (PruningProgress(module: "Shop", path: path), PruningProgress(module: "Kit", path: path))
        shop.report("pass 1")
        kit.report("pass 1")
        shop.report("pass 2")
        PruningProgress(module: "Nowhere", path: nil).report("pass 1")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "Shop: pass 1\nKit: pass 1\nShop: pass 2\n")
    }
}
