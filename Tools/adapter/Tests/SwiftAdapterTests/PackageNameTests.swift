import XCTest

@testable import SwiftAdapter

/// Tests that UIKit's `package` declarations are hidden from an app's package, regardless of its name.
final class PackageNameTests: XCTestCase {
    func testAPackageNeverHasTheNameOfTheOneThatUIKitBelongsTo() {
        let arguments = CompilerArguments(["-module-name", "Shop", "-package-name", "cellsim", "Row.swift"])
        XCTAssertEqual(
            arguments.withOwnPackageName.original,
            ["-module-name", "Shop", "-package-name", "app_cellsim", "Row.swift"])
        XCTAssertEqual(arguments.withOwnPackageName.value("-package-name"), "app_cellsim")
    }

    func testArgumentsWithoutAPackageStay() {
        for words in [["-package-name"], ["-o", "Row.o", "Row.swift"], []] {
            XCTAssertEqual(CompilerArguments(words).withOwnPackageName.original, words)
        }
    }

    /// UIKit's headers import these modules, so an app uses their names without importing them.
    func testAnAppSeesTheModulesThatUIKitBringsAlong() {
        XCTAssertTrue(AppleModules.imported(inApp: true).contains("UserNotifications"))
        XCTAssertFalse(AppleModules.imported(inApp: false).contains("UserNotifications"))
    }
}
