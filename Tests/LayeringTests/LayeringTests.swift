import TestFixtures
import XCTest

/// Tests that every `import` follows the layers in `Package.swift`, because SwiftPM does not reject undeclared lower modules.
final class LayeringTests: XCTestCase {
    private let tree = SourceTree()
    private var targets: [PackageTargets.Target] = []

    /// System modules that any target may import.
    private let everywhere: Set<String> = [
        "Foundation", "Synchronization", "Dispatch", "Glibc", "Swift",
    ]
    /// System modules that only these targets may import.
    private let reserved: [String: Set<String>] = [
        "ArgumentParser": ["cellsim"],
        "Yams": ["CellSimProject", "cellsim"],
        "XCTest": ["SnapshotTesting", "iOSSnapshotTestCase", "FBSnapshotTestCase", "TestFixtures"],
        "Testing": ["SnapshotTesting"],
        "FoundationNetworking": ["AVFoundation", "CellSimNetworking", "SnapshotTesting", "WebKit"],
        "FoundationXML": ["TestFixtures"],
    ]

    override func setUpWithError() throws {
        targets = try PackageTargets(package: tree.root).targets
    }

    func testAllTargetsAreRead() {
        let names = Set(targets.map(\.name))
        XCTAssertTrue(names.isSuperset(of: ["CellSimCShims", "CellSimSolver", "UIKit", "CellSimHost", "cellsim"]))
        XCTAssertEqual(names.count, targets.count, "each target is declared once")
        let text = targets.first { $0.name == "CellSimText" }
        XCTAssertEqual(text?.dependencies.contains("CellSimCHarfBuzz"), true)
        XCTAssertEqual(targets.first { $0.name == "UIKitViews" }?.path, "Sources/UIKit/Views")
        XCTAssertEqual(targets.first { $0.name == "cellsim" }?.dependencies.contains("ArgumentParser"), true)
    }

    func testTargetsDependOnlyOnEarlierTargets() {
        var earlierTargets: Set<String> = [
            "ArgumentParser", "Yams", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
        ]
        for target in targets {
            for dependency in target.dependencies where !earlierTargets.contains(dependency) {
                XCTFail("Package.swift: \(target.name) depends on \(dependency), which must be declared before it")
            }
            earlierTargets.insert(target.name)
        }
    }

    func testSourcesImportOnlyDeclaredDependencies() throws {
        for target in targets where target.kind != "system" && target.kind != "test" {
            let allowed = everywhere.union(target.dependencies)
            for file in try tree.files(below: target.path) {
                for (module, line) in file.imports where !allowed.contains(module) {
                    if reserved[module]?.contains(target.name) == true { continue }
                    XCTFail("\(file.path):\(line): \(target.name) does not depend on \(module)")
                }
            }
        }
    }

    /// Declared dependencies must be imported, except those that C sources include or that only have to be built.
    func testTargetsDependOnWhatTheyImport() throws {
        let built: Set<String> = ["CoreGraphics", "UIKit", "CellSimAppModules"]
        for target in targets where ["regular", "executable"].contains(target.kind) && !built.contains(target.name) {
            let files = try tree.files(below: target.path)
            guard !files.isEmpty else { continue }
            let imported = Set(files.flatMap { $0.imports.map(\.module) })
            for dependency in target.dependencies where !imported.contains(dependency) {
                XCTFail("Package.swift: \(target.name) depends on \(dependency) and does not import it")
            }
        }
    }

    func testSolverImportsNeitherFoundationNorViews() throws {
        for file in try tree.files(below: "Sources/CellSimSolver") {
            for (module, line) in file.imports where module != "Glibc" {
                XCTFail("\(file.path):\(line): the solver must not import \(module)")
            }
        }
    }

    func testUIKitImportsNoCModules() throws {
        let libraries = Set(targets.filter { $0.name.hasPrefix("CellSimC") }.map(\.name))
        for file in try tree.files(below: "Sources/UIKit") {
            for (module, line) in file.imports {
                assertLacks(libraries, module, "\(file.path):\(line): UIKit must not import \(module)")
                if module == "CellSimRaster" || module == "CellSimImageCodecs" {
                    assertPrefix(
                        file.path, "Sources/UIKit/Base/Images/",
                        "\(file.path):\(line): only Images may import \(module)")
                }
            }
        }
    }

    func testOnlyShimsContainC() throws {
        let files = try tree.files(below: "Sources", endings: [".c", ".cpp", ".m", ".mm"])
        let folders = Set(files.map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
        let shims = [
            "CellSimCShims", "CellSimCHarfBuzz", "CellSimCPixels", "CellSimCQPDF", "CellSimCImageLibraries",
            "CellSimCLanguageHooks",
        ]
        XCTAssertEqual(folders, Set(shims.map { "Sources/" + $0 }))
    }

    func testFilesStayReadable() throws {
        for file in try tree.files(below: "Sources") + tree.files(below: "Tests") where !file.isDataTable {
            XCTAssertLessThanOrEqual(file.lines.count, 601, "\(file.path) is longer than 600 lines")
        }
    }

    func testSourcesDoNotUseCanImportUIKit() throws {
        let condition = "canImport" + "(UIKit)"
        for file in try tree.files(below: "Sources") {
            for (index, line) in file.lines.enumerated() where line.contains(condition) && !line.contains("//") {
                XCTFail(
                    "\(file.path):\(index + 1): the result of canImport differs between clean and incremental builds")
            }
        }
    }
}
