import TestFixtures
import XCTest

/// Tests that the fuzzers' package lists all modules of the program, because it is built only at night.
final class FuzzPackageTests: XCTestCase {
    func testEachProgramModuleIsProductOrCopied() throws {
        let tree = SourceTree()
        let targets = Dictionary(
            try PackageTargets(package: tree.root).targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { $1 })
        let manifest = try tree.text("Tests/Fuzz/Package.swift")
        var reached: Set<String> = []
        var pendingNames = manifest.matches(of: /product\("(\w+)"\)|name: "(ArgumentParser|Yams)"/).map {
            String($0.output.1 ?? $0.output.2 ?? "")
        }
        assertContains(pendingNames, "UIKit", "no products found in Tests/Fuzz/Package.swift")
        while let name = pendingNames.popLast() {
            if reached.insert(name).inserted { pendingNames += targets[name] ?? [] }
        }

        let script = try tree.text("Tests/Scripts/fuzz")
        for name in try XCTUnwrap(targets["cellsim"]) where !reached.contains(name) {
            assertContains(script, #""$root/Sources/\#(name)" "#, "Tests/Scripts/fuzz: copy Sources/\(name)")
            let renamed = try script.firstMatch(of: Regex(#"s/\\b\#(name)\\b/(\w+)/g"#))?.output[1].substring
            assertContains(
                manifest, #"name: "\#(try XCTUnwrap(renamed, name))""#,
                "Tests/Fuzz/Package.swift: add a target for \(name)")
        }
    }
}
