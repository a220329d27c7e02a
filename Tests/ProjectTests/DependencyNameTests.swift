import TestFixtures
import XCTest

@testable import CellSimProject

/// Tests the names of a project's dependencies. An unlisted module that only one file imports counts as a
/// mistake.
final class DependencyNameTests: XCTestCase {
    func testPodsCartsPackagesAndLibrariesAreNamed() throws {
        let folder = try TemporaryProject([
            "Podfile": "target 'Shop' do\n  pod 'FancyMaps/Core', '~> 2'\nend\n",
            "Podfile.lock": "PODS:\n  - FancyMaps/Core (2.0):\n    - TinyGeometry (~> 1)\n",
            "Cartfile": "github \"acme/SwiftyRows\" ~> 3.0\ngit \"https://example.com/Kit/Badges.git\"\n",
        ])
        var project = AppProject(path: folder.path + "/Shop.xcodeproj", root: folder.path, name: "Shop")
        var target = AppProject.Target(name: "Shop", kind: .application, referringFile: folder.path)
        target.products = [.init(name: "Pegs", package: nil)]
        target.libraries = ["Speedometer"]
        project.targets = [target]
        let names = Set(try XCTUnwrap(project.dependencyNames))
        let expected: Set = ["FancyMaps", "TinyGeometry", "SwiftyRows", "Badges", "Pegs", "Speedometer", "Shop"]
        XCTAssertEqual(expected.subtracting(names), [], "\(names)")
    }

    func testDependenciesOfOpenedPackagesAreListed() throws {
        let folder = try TemporaryProject(["Kit/Row/A.swift": ""])
        let description = """
            {"dependencies": [{"sourceControl": [{"location": {"remote": [{"urlString": "https://x.y/tiny-forms.git"}]},
              "requirement": {"branch": ["main"]}}]}],
             "targets": [{"name": "Row", "type": "regular", "path": "Row",
              "dependencies": [{"product": ["Forms", "tiny-forms", null, null]}]}]}
            """
        let package = try OpenedPackage(description: Data(description.utf8), folder: folder.path + "/Kit")
        var project = AppProject(path: folder.path + "/Shop.xcodeproj", root: folder.path, name: "Shop")
        let app = AppProject.Target(name: "Shop", kind: .application, referringFile: folder.path)
        project.targets = [app]
        XCTAssertEqual(project.dependencyNames, ["Shop"])
        let planner = PackagePlanner(OpenedPackage.add([package], to: project), app: app)
        XCTAssertEqual(planner.project.dependencyNames, ["Forms", "Row", "Shop", "tiny-forms"])
    }

    func testSourceFolderHasNoDependencyNames() throws {
        let folder = try TemporaryProject(["A.swift": ""])
        XCTAssertNil(AppProject(path: folder.path, root: folder.path, name: "A").dependencyNames)
    }

    func testFolderTestsUseTargetSettings() throws {
        let folder = try TemporaryProject([
            "App/A.swift": "", "Tests/ATests.swift": "import XCTest", "Other/BTests.swift": "import XCTest",
        ])
        func file(_ path: String) -> AppProject.File {
            .init(path: folder.path + "/" + path, referringFile: "", line: nil)
        }
        var app = AppProject.Target(name: "App", kind: .application, referringFile: folder.path)
        app.sources = [file("App/A.swift")]
        app.settings.add([("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"), ("SWIFT_VERSION", "6.0")])
        var tests = AppProject.Target(name: "AppTests", kind: .unitTests, referringFile: folder.path)
        tests.sources = [file("Tests/ATests.swift")]
        tests.settings.add([("SWIFT_VERSION", "5.0")])
        var project = AppProject(path: folder.path + "/App.xcodeproj", root: folder.path, name: "App")
        project.targets = [app, tests]
        func manifest(_ name: String) -> String {
            let plan = PackagePlanner(project, app: app).plan(for: .testFolder(folder.path + "/" + name))
            guard case .text(let bytes) = plan.files["Package.swift"] else { return "" }
            let text = String(decoding: bytes, as: UTF8.self)
            return String(text[(text.range(of: ".testTarget")?.lowerBound ?? text.endIndex)...])
        }
        assertContains(manifest("Tests"), ".swiftLanguageMode(.v5)")
        assertLacks(manifest("Tests"), "defaultIsolation")
        assertContains(manifest("Other"), ".swiftLanguageMode(.v6)")
        assertLacks(manifest("Other"), "defaultIsolation", "the other tests have no default isolation")
    }

    func testApproachableConcurrencyFeatures() throws {
        let folder = try TemporaryProject(["App/A.swift": ""])
        func features(_ settings: [(key: String, value: String)]) -> [String] {
            var app = AppProject.Target(name: "App", kind: .application, referringFile: folder.path)
            app.sources = [.init(path: folder.path + "/App/A.swift", referringFile: "", line: nil)]
            app.settings.add(settings)
            var project = AppProject(path: folder.path + "/App.xcodeproj", root: folder.path, name: "App")
            project.targets = [app]
            guard case .text(let bytes) = PackagePlanner(project, app: app).plan(for: .gallery).files["Package.swift"]
            else { return ["no manifest"] }
            let manifest = String(decoding: bytes, as: UTF8.self)
            return Set(manifest.matches(of: #/enableUpcomingFeature\("(\w+)"\)/#).map { String($0.1) }).sorted()
        }
        let approachable = ("SWIFT_APPROACHABLE_CONCURRENCY", "YES")
        XCTAssertEqual(
            features([("SWIFT_VERSION", "5.0"), approachable]),
            [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
        XCTAssertEqual(
            features([("SWIFT_VERSION", "6.0"), approachable]),
            ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"],
            "language mode 6 already includes the other features")
        XCTAssertEqual(
            features([
                ("SWIFT_VERSION", "6.0"), approachable, ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "NO"),
            ]), ["NonisolatedNonsendingByDefault"])
        XCTAssertEqual(features([("SWIFT_VERSION", "6.0")]), [])
    }
}
