import XCTest

@testable import SwiftAdapter

/// UIKit's `package` declarations are hidden from an app's package of any name.
final class PackageNameTests: XCTestCase {
    func testAPackageNeverHasTheNameOfTheOneThatUIKitBelongsTo() {
        let arguments = CompilerArguments(["-module-name", "Shop", "-package-name", "cellsim", "Row.swift"])
        XCTAssertEqual(
            arguments.withOwnPackageName.given, ["-module-name", "Shop", "-package-name", "app_cellsim", "Row.swift"])
        XCTAssertEqual(arguments.withOwnPackageName.value("-package-name"), "app_cellsim")
    }

    func testArgumentsWithoutAPackageStay() {
        for words in [["-package-name"], ["-o", "Row.o", "Row.swift"], []] {
            XCTAssertEqual(CompilerArguments(words).withOwnPackageName.given, words)
        }
    }

    /// Of the names that UIKit's headers import, an app names these without an import of its own.
    func testAnAppSeesTheModulesThatUIKitBringsAlong() {
        XCTAssertTrue(AppleModules.imported(inApp: true).contains("UserNotifications"))
        XCTAssertFalse(AppleModules.imported(inApp: false).contains("UserNotifications"))
    }
}
