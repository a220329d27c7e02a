import SwiftAdapter
import XCTest

/// What the compiler is called with for the targets of Xcode's projects.
final class DefinitionTests: XCTestCase {
    /// Xcode defines `SWIFT_PACKAGE` for the targets of packages alone.
    func testTargetsOfProjectsAreNotOfAPackage() {
        let words = ["-DSWIFT_PACKAGE", "-DDEBUG", "-DCELLSIM_APP_PACKAGE", "/A.swift"]
        let ofPackage = CompilerArguments(words).withLinksResolved()
        XCTAssertTrue(ofPackage.definitions.contains("SWIFT_PACKAGE"))
        let ofProject = CompilerArguments(words + ["-DCELLSIM_NO_SWIFT_PACKAGE"]).withLinksResolved()
        XCTAssertFalse(ofProject.definitions.contains("SWIFT_PACKAGE"))
        XCTAssertTrue(ofProject.definitions.contains("DEBUG"))
        XCTAssertEqual(ofProject.sources.map { ofProject.expanded[$0] }, ["/A.swift"])
    }
}
