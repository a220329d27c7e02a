import XCTest

@testable import SwiftAdapter

/// Tests that the bundle of a target also has the resources that its manifest doesn't declare.
final class ResourceAccessorTests: XCTestCase {
    private let accessor = """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = {
                Bundle(path: "/build/Pack_Cards.resources") ?? Bundle.main
            }()
        }
        """
    private let path = "/build/DerivedSources/resource_bundle_accessor.swift"

    func testGeneratedAccessorAlsoHasSources() throws {
        let sources = ["/pack/Sources/Cards/A.swift", "/pack/Sources/Cards/Views/B.swift"]
        let bytes = try XCTUnwrap(ResourceAccessor.addingSources(path, Array(accessor.utf8), paths: sources + [path]))
        let text = String(decoding: bytes, as: UTF8.self)
        XCTAssertTrue(text.contains("static let declaredModule: Bundle = {"), text)
        XCTAssertTrue(
            text.hasSuffix("AdaptedSystem.bundle(declaredModule, sources: \"/pack/Sources/Cards\") }\n"), text)
    }

    func testOtherFilesAreUnchanged() {
        let paths = ["/pack/Sources/Cards/A.swift"]
        XCTAssertNil(ResourceAccessor.addingSources(paths[0], Array(accessor.utf8), paths: paths))
        XCTAssertNil(ResourceAccessor.addingSources(path, Array("let module = 1".utf8), paths: paths + [path]))
        XCTAssertNil(ResourceAccessor.addingSources(path, Array(accessor.utf8), paths: [path]))
    }
}
