import SwiftAdapter
import XCTest

/// Tests the compilation conditions of the targets of Xcode projects.
final class DefinitionTests: XCTestCase {
    /// Xcode defines `SWIFT_PACKAGE` only for package targets.
    func testProjectTargetsDoNotDefineSwiftPackage() {
        let options = ["-DSWIFT_PACKAGE", "-DDEBUG", "-DCELLSIM_APP_PACKAGE", "/A.swift"]
        let packageArguments = CompilerArguments(options).withLinksResolved()
        XCTAssertTrue(packageArguments.definitions.contains("SWIFT_PACKAGE"))
        let projectArguments = CompilerArguments(options + ["-DCELLSIM_NO_SWIFT_PACKAGE"]).withLinksResolved()
        XCTAssertFalse(projectArguments.definitions.contains("SWIFT_PACKAGE"))
        XCTAssertTrue(projectArguments.definitions.contains("DEBUG"))
        XCTAssertEqual(projectArguments.sources.map { projectArguments.expanded[$0] }, ["/A.swift"])
    }
}
