import Foundation
import XCTest

@testable import SwiftPruner

/// Tests the lines that a build prints while modules are pruned.
final class PassReportTests: XCTestCase {
    func testLinesOfSeveralModulesAreAppended() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("progress-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        PassReport(module: "Lost", path: path).report("nobody reads this")
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: nil))
        let (shop, kit) = (PassReport(module: "Shop", path: path), PassReport(module: "Kit", path: path))
        shop.report("pass 1")
        kit.report("pass 1")
        shop.report("pass 2")
        PassReport(module: "Nowhere", path: nil).report("pass 1")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "Shop: pass 1\nKit: pass 1\nShop: pass 2\n")
    }
}
