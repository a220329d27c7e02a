import SwiftAdapter
import XCTest

/// Tests the compilation conditions of the targets of Xcode projects.
final class DefinitionTests: XCTestCase {
    /// Xcode defines `SWIFT_PACKAGE` only for package targets.
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
