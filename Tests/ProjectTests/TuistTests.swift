import Foundation
import XCTest

@testable import CellSimProject

/// Tests Tuist projects, whose manifests are compiled and run.
final class TuistTests: XCTestCase {
    private static let files = [
        "Tuist/Package.swift": """
        let package = Package(
            name: "Dependencies",
            dependencies: [
                .package(url: "https://example.org/Kit.git", from: "1.2.0"),
                .package(url: "https://example.org/web", branch: "next"),
            ])
        """,
        "Tuist/ProjectDescriptionHelpers/Module.swift": """
        import ProjectDescription

        extension Target {
            public static func module(_ name: String, needs: [TargetDependency] = []) -> Target {
                .target(
                    name: name, destinations: .iOS, product: .staticFramework, bundleId: "org.example.\\(name)",
                    sources: ["Sources/**"], resources: ["Resources/**"], dependencies: needs)
            }
        }
        """,
        "App/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers

        private let version = "16.0"
        let project = Project(
            name: "Shop",
            options: .options(automaticSchemesOptions: .disabled),
            settings: .settings(base: SettingsDictionary().swiftVersion("6"), configurations: [.debug(name: "Debug")]),
            targets: [
                .target(
                    name: "Shop", destinations: [.iPhone], product: .app, bundleId: "org.example.shop",
                    deploymentTargets: .iOS(version),
                    infoPlist: .extendingDefault(with: ["UILaunchScreen": [:], "Limit": 3, "UIMainStoryboardFile": "Main"]),
                    sources: .sourceFilesList(globs: [.glob("Sources/**/*.swift", excluding: ["Sources/Old/**"])]),
                    resources: ["Resources/**"], scripts: [.pre(script: "lint", name: "Lint")],
                    dependencies: [
                        .project(target: "Design", path: .relativeToRoot("Modules/Design")), .external(name: "Kit"),
                        .xcframework(path: "Binary/Maps.xcframework"), .sdk(name: "StoreKit", type: .framework),
                    ]),
                .target(
                    name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "org.example.tests",
                    sources: "Tests/**", dependencies: [.target(name: "Shop")]),
            ],
            schemes: [.scheme(name: "Shop", testAction: .targets(["ShopTests"]), runAction: .runAction(executable: "Shop"))])
        """,
        "App/Sources/A.swift": "import Design", "App/Sources/Old/B.swift": "", "App/Sources/C/D.swift": "",
        "App/Resources/Main.storyboard": "", "App/Tests/T.swift": "",
        "Modules/Design/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers

        private let version = "unused"
        public let design = "Design"
        let project = Project(name: design, targets: [.library()])

        extension Target {
            public static func library(name: String = design) -> Self { .module(name) }
        }
        """,
        "Modules/Design/Sources/View.swift": "", "Modules/Design/Resources/Row.xib": "",
    ]

    func testManifestsAreRun() throws {
        let folder = try TemporaryProject(Self.files)
        let project = try ProjectReader.read(folder.path + "/App", manifests: Self.run)
        XCTAssertEqual(project.notes, [])
        XCTAssertEqual(project.name, "Shop")
        XCTAssertEqual(project.targets.map(\.name), ["Shop", "ShopTests", "Design"])
        XCTAssertEqual(project.targets.map(\.kind), [.application, .unitTests, .framework])
        XCTAssertEqual(
            project.packages.map(\.source),
            [
                .repository("https://example.org/Kit.git", requirement: "from: \"1.2.0\""),
                .repository("https://example.org/web", requirement: "branch: \"next\""),
            ])
        let app = try project.app(named: nil)
        XCTAssertEqual(app.sources.map(\.name), ["A.swift", "D.swift"])
        XCTAssertEqual(app.documents.map(\.name), ["Main.storyboard"])
        XCTAssertEqual(app.dependencies, ["Design"])
        XCTAssertEqual(app.products, [AppProject.Product(name: "Kit", package: 0)])
        XCTAssertEqual(app.libraries, ["Maps"])
        XCTAssertEqual(app.settings["SWIFT_VERSION"], "6")
        XCTAssertEqual(app.settings["IPHONEOS_DEPLOYMENT_TARGET"], "16.0")
        XCTAssertEqual(app.line, 11)
        let planner = PackagePlanner(project, app: app)
        let plan = planner.plan(for: .gallery)
        XCTAssertEqual(plan.modules, ["Design", "Shop"])
        XCTAssertEqual(plan.documents.map(\.name).sorted(), ["Main.storyboard", "Row.xib"])
        let propertyList = String(
            decoding: InfoPropertyList(app, root: project.root, notes: ProjectNotes()).text(project), as: UTF8.self)
        XCTAssertTrue(propertyList.contains("<key>Limit</key>\n<integer>3</integer>"), propertyList)
        XCTAssertTrue(propertyList.contains("<key>UIMainStoryboardFile</key>\n<string>Main</string>"), propertyList)
        // The result is the same for the folder that contains the project.
        XCTAssertEqual(
            try ProjectReader.read(folder.path, manifests: Self.run).targets.map(\.name), project.targets.map(\.name))
    }

    func testRootIsFoundInSubfolder() throws {
        let folder = try TemporaryProject([
            "readme.md": "", "Shop/Workspace.swift": "let workspace = Workspace(name: \"Shop\")",
        ])
        for (name, text) in Self.files { try folder.write(text, to: "Shop/" + name) }
        let project = try ProjectReader.read(folder.path, manifests: Self.run)
        XCTAssertEqual(project.root, folder.path + "/Shop")
        XCTAssertEqual(project.targets.map(\.name), ["Shop", "ShopTests", "Design"])
    }

    /// A manifest that does not compile only affects its own targets; a helper that does not compile affects all.
    func testManifestsThatDoNotCompile() throws {
        let folder = try TemporaryProject(Self.files)
        try folder.write(
            "import ProjectDescription\nlet project = Project(name: \"X\", colour: 3)\n", to: "Modules/X/Project.swift")
        let project = try ProjectReader.read(folder.path + "/App", manifests: Self.run)
        XCTAssertEqual(project.targets.count, 3)
        XCTAssertEqual(
            folder.descriptions(project.notes),
            [
                "Modules/X/Project.swift:2: warning: cannot be compiled, and its targets are skipped: "
                    + "extra argument 'colour' in call"
            ])
        try folder.write("let broken: Colour = 1\n", to: "Tuist/ProjectDescriptionHelpers/Broken.swift")
        let plain = try ProjectReader.read(folder.path + "/App", manifests: Self.run)
        XCTAssertEqual(plain.targets.map(\.kind), [.application, .unitTests])
        XCTAssertEqual(
            folder.descriptions(plain.notes).last,
            "Tuist/ProjectDescriptionHelpers/Broken.swift:1: warning: the manifests cannot be run, and the folders decide which "
                + "sources belong to the app: cannot find type 'Colour' in scope")
    }

    func testPatterns() {
        func matches(_ pattern: String, _ path: String) -> Bool { GlobPattern("/a/" + pattern).matches(path) }
        XCTAssertEqual(GlobPattern("/a/b/*.swift").folder, "/a/b")
        XCTAssertTrue(matches("**", "b/c.swift"))
        XCTAssertTrue(matches("**/*.swift", "c.swift"))
        XCTAssertTrue(matches("**/Views/**/*.x?b", "a/Views/d/e.xib"))
        XCTAssertTrue(matches("*.{xib,storyboard}", "Main.storyboard"))
        XCTAssertFalse(matches("*.swift", "b/c.swift"))
        XCTAssertFalse(matches("*.{xib,storyboard}", "Main.swift"))
        XCTAssertFalse(
            matches("**/**/x/**/y/**/z/**/w/**/v", "x/y/z/w/v"), "a pattern with too many '**' matches nothing")
    }

    /// Compiles and runs sources with the toolchain in `PATH`.
    private static func run(_ sources: [String: String]) throws -> Data {
        struct Failure: Error, CustomStringConvertible { let description: String }
        let folder = try TemporaryProject(sources)
        let compiler = Process(), errors = Pipe()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-swift-version", "5", "-module-name", "Manifests", "-o", folder.path + "/program"]
            + sources.keys.sorted().map { folder.path + "/" + $0 }
        (compiler.standardError, compiler.standardOutput) = (errors, errors)
        try compiler.run()
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw Failure(description: errorText) }
        let program = Process(), output = Pipe()
        program.executableURL = URL(fileURLWithPath: folder.path + "/program")
        program.standardOutput = output
        try program.run()
        return output.fileHandleForReading.readDataToEndOfFile()
    }
}
