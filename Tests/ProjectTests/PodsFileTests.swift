import XCTest

@testable import CellSimProject

/// Tests pods without a generated project: those with checked-in sources are built, and the others are reported.
final class PodsFileTests: XCTestCase {
    private let lock = """
        PODS:
          - Kit (1.2.0):
            - Kit/Core (= 1.2.0)
          - Kit/Core (1.2.0)
          - Lost (3.0)
          - "Far-Away (0.1)"
          - iOSSnapshotTestCase (8.0)
          - Own (0.0.1)

        DEPENDENCIES:
          - Kit
        EXTERNAL SOURCES:
          Own:
            :path: "Local/Own.podspec"
          Far-Away:
            :git: https://example.org/far.git
        """

    private func folder() throws -> TemporaryProject {
        try TemporaryProject([
            "project.yml": "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n",
            "Podfile.lock": lock, "Shop/A.swift": "import Kit\nimport Own\nimport Lost",
            "Pods/Kit/Core/K.swift": "", "Pods/Kit/README.md": "", "Pods/Kit/LICENSE": "", "Pods/Kit/old.m": "",
            "Local/Own.podspec": "", "Local/Sources/O.swift": "", "Local/Example/E.swift": "",
        ])
    }

    func testExistingPodsAreBuilt() throws {
        let folder = try folder()
        let project = try ProjectReader.read(folder.path)
        let planner = PackagePlanner(project, app: try project.app(named: nil))
        let plan = planner.plan(for: .gallery)
        XCTAssertEqual(plan.modules, ["Kit", "Own", "Shop"])
        XCTAssertEqual(plan.files["Sources/Kit/K.swift"], .link(folder.path + "/Pods/Kit/Core/K.swift"))
        XCTAssertEqual(plan.files["Sources/Own/O.swift"], .link(folder.path + "/Local/Sources/O.swift"))
        XCTAssertNil(plan.files["Sources/Own/E.swift"])
        // The targets of pods are not the project's own targets.
        XCTAssertEqual(project.ownTargets.map(\.name), ["Shop"])
        XCTAssertEqual(planner.targets(for: .gallery).first?.otherLanguageSources.map(\.name), ["old.m"])
        XCTAssertEqual(plan.files.keys.filter { $0.contains("README") || $0.contains("LICENSE") }, [])
    }

    private func manifest(_ plan: PackagePlan) throws -> String {
        guard case .text(let bytes) = try XCTUnwrap(plan.files["Package.swift"]) else { return "" }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A library's repository can contain its manifest, and an example app that uses the library as a development pod. The pods that only
    /// the tests import are linked to the tests.
    func testPodsThatAreTheProjectsOwnPackageAreLinkedToTests() throws {
        let folder = try TemporaryProject([
            "project.yml":
                "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n"
                + "  ShopTests: {type: bundle.unit-test, platform: iOS, sources: [ShopTests], dependencies: [{target: Shop}]}\n",
            "Podfile.lock": """
            PODS:
              - Kit (1.2.0)
              - Spec (7.0)
            EXTERNAL SOURCES:
              Kit:
                :path: "./"
            """,
            "Shop/A.swift": "import UIKit",
            "ShopTests/T.swift": "import Kit\nimport Spec\nimport SnapshotTesting\nimport XCTest\nimport UIKit",
            "Package.swift":
                "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], "
                + "targets: [.target(name: \"Kit\")])",
            "Sources/Kit/K.swift": "",
            "Pods/Spec/Package.swift":
                "let package = Package(name: \"Spec\", products: [.library(name: \"Spec\", targets: [\"Spec\"])], "
                + "targets: [.target(name: \"Spec\")])",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.notes.map(\.description).filter { $0.contains("pods are missing") }, [])
        let provided: Set<String> = ["UIKit", "XCTest", "SnapshotTesting"]
        let planner = PackagePlanner(project, app: try project.app(named: nil), provided: provided)
        XCTAssertEqual(
            planner.neededProducts(for: .tests(["ShopTests"])).values.flatMap { $0 }.sorted(), ["Kit", "Spec"])
        let sources = Dictionary(
            uniqueKeysWithValues: project.packages.indices.map { ($0, project.packages[$0].source) })
        let text = try manifest(planner.plan(for: .tests(["ShopTests"]), packages: sources))
        for product in ["Kit", "Spec"] {
            let tests = try XCTUnwrap(text.range(of: ".testTarget"))
            XCTAssertTrue(text[tests.lowerBound...].contains(".product(name: \"\(product)\""), text)
            XCTAssertFalse(text[..<tests.lowerBound].contains(".product(name: \"\(product)\""), text)
        }
    }

    func testObjectiveCPodsAreHeaderModules() throws {
        let folder = try TemporaryProject([
            "project.yml": "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n",
            "Podfile.lock": "PODS:\n  - Hud (2.0)\n  - Bare (1.0)\n", "Shop/A.swift": "import Hud\nimport Bare",
            "Pods/Hud/Hud/Hud+View.h": "@interface Hud : NSObject\n@end", "Pods/Hud/Hud/Hud.m": "",
            "Pods/Hud/Demo/Demo.h": "", "Pods/Bare/bare.c": "",
        ])
        let project = try ProjectReader.read(folder.path)
        let app = try project.app(named: nil)
        let planner = PackagePlanner(project, app: app)
        let plan = planner.plan(for: .gallery)
        // A pod without headers has no visible declarations.
        XCTAssertEqual(plan.modules, ["Hud", "Shop"])
        XCTAssertEqual(plan.files["Sources/Hud/CellSimObjectiveC.swift"], .text([]))
        let target = try XCTUnwrap(planner.targets(for: .gallery).first)
        let roots = HeaderRoots(of: target, in: project).roots.map { $0.replacing(folder.path + "/", with: "") }
        XCTAssertEqual(roots, ["Pods/Hud/Hud/Hud+View.h"])
        guard case .text(let bytes) = plan.files["Package.swift"] else {
            return XCTFail("the plan contains no manifest")
        }
        let tokens = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let manifest = tokens.joined(separator: " ")
        XCTAssertTrue(manifest.contains("name: \"Shop\", dependencies: [ \"Hud\""), manifest)
    }

    func testObjectiveCPackagesAreDetected() throws {
        let folder = try TemporaryProject([
            "Empty/Package.swift": "", "Empty/Source/E.h": "", "Empty/Source/E.m": "", "Empty/Demo/D.swift": "",
            "Mixed/Package.swift": "", "Mixed/Sources/A.m": "", "Mixed/Sources/B.swift": "",
            "C/Package.swift": "", "C/Sources/c.c": "",
        ])
        let objectiveCPackages = ["Empty", "Mixed", "C"].filter { PackageScan.isObjectiveC(folder.path + "/" + $0) }
        XCTAssertEqual(objectiveCPackages, ["Empty"])
    }

    func testMissingPodsAreReportedOnce() throws {
        let folder = try folder()
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(
            folder.descriptions(project.notes),
            [
                "Podfile.lock:5: warning: 2 of 5 pods are missing: Lost 3.0, Far-Away 0.1; code that needs them is left out. "
                    + "Run 'pod install' and commit 'Pods', or clone their sources to 'Pods/NAME'"
            ])
        XCTAssertEqual(
            project.remedy(forMissing: "Far_Away"), "git clone https://example.org/far.git \(folder.path)/Pods/Far-Away"
        )
        XCTAssertEqual(
            project.remedy(forMissing: "Lost"),
            "run 'pod install' and commit 'Pods/Lost', or clone version 3.0 of its sources there")
        XCTAssertNil(project.remedy(forMissing: "Kit"))
    }

    func testPodfileWithoutLock() throws {
        let folder = try TemporaryProject([
            "project.yml": "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n",
            "Podfile": """
            platform :ios, '15.0'
            target 'Shop' do
                pod 'Kit/Core', '~> 1.2'  # a comment with 'quotes'
                pod "Kit/More"
                # pod 'Old', '1.0'
                pod 'Lost', :git => 'https://example.org/lost.git', :branch => 'main'
                pod('Open')
                pod 'Own', path: 'Local'
            end
            """,
            "Shop/A.swift": "import Kit\nimport Own\nimport Base", "Pods/Kit/K.swift": "", "Local/O.swift": "",
            "Pods/Base/B.swift": "", "Pods/Headers/H.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(
            folder.descriptions(project.notes),
            [
                "Podfile:6: warning: 2 of 5 pods are missing: Lost, Open; code that needs them is left out. "
                    + "Run 'pod install' and commit 'Pods', or clone their sources to 'Pods/NAME'"
            ])
        let plan = PackagePlanner(project, app: try project.app(named: nil)).plan(for: .gallery)
        XCTAssertEqual(Set(plan.modules), ["Base", "Kit", "Own", "Shop"])
        XCTAssertEqual(
            project.remedy(forMissing: "Lost"), "git clone https://example.org/lost.git \(folder.path)/Pods/Lost")
        XCTAssertEqual(
            project.remedy(forMissing: "Open"), "run 'pod install' and commit 'Pods/Open', or clone its sources there")
    }

    func testPodsInPackageCheckouts() throws {
        let folder = try TemporaryProject([
            "project.yml": "name: Shop\ntargets:\n  Shop: {type: application, platform: iOS, sources: [Shop]}\n",
            "Podfile.lock": "PODS:\n  - Kit (1.0)\n", "Shop/A.swift": "import Kit",
            "SourcePackages/checkouts/Kit/K.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.notes, [])
        let plan = PackagePlanner(project, app: try project.app(named: nil)).plan(for: .gallery)
        XCTAssertEqual(plan.modules, ["Kit", "Shop"])
    }

    func testPodsOfAnotherVersionAreReported() throws {
        let folder = try folder()
        try folder.write(
            lock.replacing("1.2.0", with: "1.1.0").replacing("Lost (3.0)", with: "Lost (2.0)"), to: "Pods/Manifest.lock"
        )
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(
            folder.descriptions(project.notes).first,
            "Podfile.lock:2: warning: 1 of 5 pods in 'Pods' have another version: Kit 1.1.0 instead of 1.2.0. "
                + "They are built as they are. Run 'pod install' to update them")
        try folder.write(lock, to: "Pods/Manifest.lock")
        XCTAssertEqual(try ProjectReader.read(folder.path).notes.count, 1, "only missing pods are reported")
    }

    /// A settings file that several targets share is reported once, and only for targets that are built.
    func testNotesAboutSettingsAreForBuiltTargets() throws {
        var project = AppProject(path: "/p/A.xcodeproj", root: "/p", name: "A")
        let names = ["A", "Kit", "Other"]
        project.targets = names.map { name in
            var target = AppProject.Target(
                name: name, kind: name == "A" ? .application : .framework, referringFile: "/p/f")
            target.settingNotes = [ProjectNote(.warning, "/p/f", target.name.count, "'Pods.xcconfig' cannot be read")]
            if name == "Other" {
                target.settingNotes = [ProjectNote(.warning, "/p/f", 9, "'Other.xcconfig' cannot be read")]
            }
            return target
        }
        let folder = try TemporaryProject(["A.swift": "import Kit", "K.swift": ""])
        for (index, name) in ["A.swift", "K.swift"].enumerated() {
            project.targets[index].sources = [
                AppProject.File(path: folder.path + "/" + name, referringFile: "/p/f", line: nil)
            ]
        }
        let plan = PackagePlanner(project, app: project.targets[0]).plan(for: .gallery)
        XCTAssertEqual(plan.modules, ["Kit", "A"])
        XCTAssertEqual(plan.notes.map(\.description), ["/p/f:3: warning: 'Pods.xcconfig' cannot be read"])
    }
}
