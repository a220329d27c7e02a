import XCTest

/// Tests that differences between iOS versions are in tables, and no other code checks the simulated version.
final class SystemTests: XCTestCase {
    private let tree = SourceTree()

    func testOnlyTablesAskForTheSystem() throws {
        let asking = ["Sources/UIKit/Base/Systems/", "Sources/UIKit/Base/Traits/UIScreen.swift"]
        var found = 0
        for file in try tree.files(below: "Sources/UIKit") {
            let asks = file.lines.contains { $0.contains("SystemVersion.") }
            guard asks || file.imports.contains(where: { $0.module == "CellSimSystem" }) else { continue }
            XCTAssertTrue(asking.contains { file.path.hasPrefix($0) }, "\(file.path) asks for the system")
            found += 1
        }
        XCTAssertGreaterThan(found, 0)
        for file in try tree.files(below: "Sources/CellSimDesignCanvas") {
            XCTAssertFalse(file.lines.contains { $0.contains("SystemVersion.current") }, file.path)
        }
    }
}
