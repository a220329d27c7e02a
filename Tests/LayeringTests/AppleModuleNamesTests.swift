import TestFixtures
import XCTest

/// Tests that `Package.swift`, the adapter and the tables list the same Apple modules.
final class AppleModuleNamesTests: XCTestCase {
    private let tree = SourceTree()
    private let adapter = "Tools/adapter/Sources/SwiftAdapter/Facts/AppleModules.swift"

    func testAdapterListsEachModule() throws {
        let targets = try PackageTargets(package: tree.root).targets
        let modules = Set(targets.filter { $0.path.hasPrefix("Sources/Apple") }.map(\.name))
        XCTAssertGreaterThan(modules.count, 70)
        let texts = try [adapter, adapter.replacing(".swift", with: "+Table.swift")].map { path in
            try XCTUnwrap(try tree.text(path).firstMatch(of: /(?:union\(|Set<String> = )\[([^\]]*)\]/), path).output.1
        }
        let names = Set(texts.flatMap { $0.matches(of: /"(\w+)"/).map { String($0.output.1) } })
        XCTAssertEqual(modules.subtracting(names).sorted(), [], "run `make members`")
        let libraryNames = try tree.text("Tools/app-library").matches(of: /(\w+)=(?:CellSim|Mobile)\w+/).map {
            String($0.output.1)
        }
        let knownNames = Set(targets.map(\.name)).union(libraryNames)
        XCTAssertEqual(names.subtracting(knownNames).sorted(), [], "remove these names from \(adapter)")
    }

    func testEachTableIsATarget() throws {
        let targets = Set(try PackageTargets(package: tree.root).targets.map(\.name))
        let folder = tree.root.appendingPathComponent("Sources/Apple/Declarations")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let module = String(name.prefix { $0 != "." })
            assertContains(targets, module, "Package.swift: add \(module) to 'appleModules'; it has a table")
        }
    }
}
