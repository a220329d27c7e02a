import XCTest

@testable import SwiftAdapter

/// Tests that UIKit's `package` declarations are hidden from an app's package, regardless of its name.
final class PackageNameTests: XCTestCase {
    func testPackageNameIsPrefixed() {
        let arguments = CompilerArguments(["-module-name", "Shop", "-package-name", "cellsim", "Row.swift"])
        XCTAssertEqual(
            arguments.withRenamedPackage.original,
            ["-module-name", "Shop", "-package-name", "app_cellsim", "Row.swift"])
        XCTAssertEqual(arguments.withRenamedPackage.value("-package-name"), "app_cellsim")
    }

    func testArgumentsWithoutPackageNameAreUnchanged() {
        for words in [["-package-name"], ["-o", "Row.o", "Row.swift"], []] {
            XCTAssertEqual(CompilerArguments(words).withRenamedPackage.original, words)
        }
    }

    /// UIKit's headers import these modules, so an app uses their names without importing them.
    func testModulesReexportedByUIKitAreImported() {
        XCTAssertTrue(AppleModules.implicitImports(inApp: true).contains("UserNotifications"))
        XCTAssertFalse(AppleModules.implicitImports(inApp: false).contains("UserNotifications"))
    }
}
