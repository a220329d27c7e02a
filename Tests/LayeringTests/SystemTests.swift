import XCTest

/// Tests that differences between iOS versions are in tables, and no other code checks the simulated version.
final class SystemTests: XCTestCase {
    private let tree = SourceTree()

    func testOnlyTablesCheckSystemVersion() throws {
        let allowedPaths = ["Sources/UIKit/Base/Systems/", "Sources/UIKit/Base/Traits/UIScreen.swift"]
        var useCount = 0
        for file in try tree.files(below: "Sources/UIKit") {
            let checksVersion = file.lines.contains { $0.contains("SystemVersion.") }
            guard checksVersion || file.imports.contains(where: { $0.module == "CellSimSystem" }) else { continue }
            XCTAssertTrue(
                allowedPaths.contains { file.path.hasPrefix($0) }, "\(file.path) must not depend on the system version")
            useCount += 1
        }
        XCTAssertGreaterThan(useCount, 0)
        for file in try tree.files(below: "Sources/CellSimDesignCanvas") {
            XCTAssertFalse(file.lines.contains { $0.contains("SystemVersion.current") }, file.path)
        }
    }
}
