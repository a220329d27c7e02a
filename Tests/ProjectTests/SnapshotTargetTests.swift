import Foundation
import XCTest

@testable import CellSimProject

/// Tests finding the snapshot tests of frameworks and local packages.
final class SnapshotTargetTests: XCTestCase {
    private let test = "import SnapshotTesting\nimport XCTest\n@testable import Kit\n"

    private func specification(_ more: String = "") -> String {
        """
        name: Shop
        targets:
          Shop: {type: application, platform: iOS, sources: [Shop], dependencies: [{target: Kit}]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
          KitTests: {type: bundle.unit-test, platform: iOS, sources: [KitTests], dependencies: [{target: Kit}]}
        \(more)
        """
    }

    func testFrameworkTestsBelongToApp() throws {
        let folder = try TemporaryProject([
            "project.yml": specification(), "Shop/A.swift": "import Kit", "Kit/Row.swift": "", "KitTests/T.swift": test,
        ])
        let project = try ProjectReader.read(folder.path)
        let app = try project.app(named: nil)
        XCTAssertEqual(project.snapshotTests(of: app).map(\.name), ["KitTests"])
        XCTAssertEqual(project.snapshotTests(of: app).first?.snapshotSources.map(\.name), ["T.swift"])
        let plan = PackagePlanner(project, app: app).plan(for: .tests(["KitTests"]))
        XCTAssertNotNil(plan.files["Tests/KitTests/T.swift"])
        XCTAssertEqual(plan.modules, ["Kit", "Shop"])
    }

    /// Tests next to a folder of pictures are assumed to compare them with a custom helper.
    func testTestsNextToPicturesAreSnapshotTests() throws {
        let test = "import XCTest\n@testable import Kit\n"
        let folder = try TemporaryProject([
            "project.yml": specification(), "Shop/A.swift": "import Kit", "Kit/Row.swift": "",
            "KitTests/Feed UI/T.swift": test, "KitTests/Feed UI/snapshots/FEED_dark.png": "",
            "KitTests/Feed UI/Names.swift": "import Foundation", "KitTests/Lists/U.swift": test,
            "KitTests/Lists/__Snapshots__/U/list.1.png": "", "KitTests/Plain/V.swift": test,
            "KitTests/Plain/Snapshots/notes.txt": "",
        ])
        let project = try ProjectReader.read(folder.path)
        let tests = project.snapshotTests(of: try project.app(named: nil))
        XCTAssertEqual(tests.map(\.name), ["KitTests"])
        XCTAssertEqual(tests.first?.snapshotSources.map(\.name).sorted(), ["T.swift", "U.swift"])
    }

    /// A framework that only tests import is built too.
    func testFrameworksOfTestsAreBuilt() throws {
        let folder = try TemporaryProject([
            "project.yml": specification(), "Shop/A.swift": "", "Kit/Row.swift": "", "KitTests/T.swift": test,
        ])
        let project = try ProjectReader.read(folder.path)
        let planner = PackagePlanner(project, app: try project.app(named: nil))
        XCTAssertEqual(planner.plan(for: .gallery).modules, ["Shop"])
        XCTAssertEqual(planner.plan(for: .tests(["KitTests"])).modules, ["Kit", "Shop"])
    }

    func testTestsOfOtherAppAreExcluded() throws {
        let folder = try TemporaryProject([
            "project.yml": specification(
                """
                  Desk: {type: application, platform: iOS, sources: [Desk]}
                  DeskTests: {type: bundle.unit-test, platform: iOS, sources: [T], dependencies: [{target: Desk}]}
                  Far: {type: framework, platform: iOS, sources: [Far]}
                  FarTests: {type: bundle.unit-test, platform: iOS, sources: [T], dependencies: [{target: Far}]}
                  PadTests: {type: bundle.unit-test, platform: macOS, sources: [T], dependencies: [{target: Kit}]}
                """),
            "Shop/A.swift": "import Kit", "Kit/Row.swift": "", "KitTests/T.swift": test, "Desk/D.swift": "import Far",
            "Far/F.swift": "", "T/X.swift": test,
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.snapshotTests(of: try project.app(named: "Shop")).map(\.name), ["KitTests"])
        XCTAssertEqual(
            project.snapshotTests(of: try project.app(named: "Desk")).map(\.name), ["DeskTests", "FarTests"])
    }

    /// The project's local packages are searched, but not those that a package manager fetched.
    func testPackagesWithSnapshotTestsAreFound() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            name: Shop
            packages: {Kit: {path: Modules/Kit}, Other: {path: Carthage/Checkouts/Other}}
            targets:
              Shop: {type: application, platform: iOS, sources: [Shop], dependencies: [{package: Kit}]}
            """, "Shop/A.swift": "import Kit", "Modules/Kit/Package.swift": "", "Modules/Kit/Sources/Kit/K.swift": "",
            "Modules/Kit/Tests/KitTests/T.swift": test, "Modules/Kit/Tests/KitTests/U.swift": "import XCTest",
            "Carthage/Checkouts/Other/Package.swift": "// swift-tools-version:5.0",
            "Carthage/Checkouts/Other/Tests/OtherTests/T.swift": test,
        ])
        var project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.packagesWithSnapshotTests.map(\.folder), [folder.path + "/Modules/Kit"])
        XCTAssertEqual(
            project.packagesWithSnapshotTests.first?.files, [folder.path + "/Modules/Kit/Tests/KitTests/T.swift"])
        let description = """
            {"dependencies": [], "targets": [{"name": "Kit", "type": "regular"},
            {"name": "KitTests", "type": "test", "dependencies": [{"byName": ["Kit", null]}]}]}
            """
        let package = try OpenedPackage(description: Data(description.utf8), folder: folder.path + "/Modules/Kit")
        project = OpenedPackage.add([package], to: project)
        let app = try project.app(named: nil)
        XCTAssertEqual(project.snapshotTests(of: app).map(\.name), ["KitTests"])
        let plan = PackagePlanner(project, app: app).plan(for: .tests(["KitTests"]))
        XCTAssertEqual(
            plan.files.keys.filter { $0.hasSuffix(".swift") }.sorted(),
            [
                "Package.swift", "Sources/Kit/K.swift", "Sources/Shop/A.swift", "Tests/KitTests/T.swift",
                "Tests/KitTests/U.swift",
            ])
    }

    /// The products of a neighbouring project are identified by the numbers of its packages.
    func testPackagesOfNeighboursKeepTheirProducts() throws {
        func package(_ name: String) -> AppProject.Package {
            AppProject.Package(source: .folder("/p/" + name), referringFile: "", line: nil)
        }
        var neighbour = AppProject(path: "/p/Kit.xcodeproj", root: "/p", name: "Kit")
        neighbour.packages = [package("B"), package("A")]
        var target = AppProject.Target(name: "Kit", kind: .framework, referringFile: "")
        target.products = [
            AppProject.Product(name: "b", package: 0), AppProject.Product(name: "a", package: 1),
            AppProject.Product(name: "c", package: nil),
        ]
        neighbour.targets = [target]
        var project = AppProject(path: "/p/Shop.xcodeproj", root: "/p", name: "Shop")
        project.packages = [package("A")]
        project.add(neighbour: neighbour)
        XCTAssertEqual(project.packages.map(\.identity), ["a", "b"])
        XCTAssertEqual(project.referencedProjects[0].targets[0].products.map(\.package), [1, 0, nil])
    }
}
