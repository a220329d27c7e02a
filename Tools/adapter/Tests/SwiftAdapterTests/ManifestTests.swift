import XCTest

@testable import SwiftAdapter

/// Tests the removal of Apple's modules, which also import Foundation, from package manifests.
final class ManifestTests: XCTestCase {
    private func adapted(_ text: String) -> String? {
        AppleModules.manifest(Array(text.utf8), withoutImportsOf: AppleModules.names).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    func testAppleModulesAreReplacedByFoundation() {
        XCTAssertEqual(
            adapted("import PackageDescription\nimport CoreImage\n@preconcurrency import UIKit // x\nlet a = 1\n"),
            "import PackageDescription\nimport Foundation\n@preconcurrency import Foundation // x\nlet a = 1\n")
    }

    func testOtherManifestsAreUnchanged() {
        for text in ["import PackageDescription\n", "import CoreImageKit\n", "let reimport UIKit", ""] {
            XCTAssertNil(adapted(text), text)
        }
    }
}
