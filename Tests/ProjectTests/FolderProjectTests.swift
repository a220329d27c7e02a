import XCTest

@testable import CellSimProject

/// Tests finding an app in a folder without choosing a project file.
final class FolderProjectTests: XCTestCase {
    func testSourceFolderIsApp() throws {
        let folder = try TemporaryProject([
            "Sources/A.swift": "", "Sources/A.xib": "", "Sources/Info.plist": "", "ATests/T.swift": "",
            "AUITests/U.swift": "", "Pods/P/P.swift": "", "readme.txt": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.targets.map(\.kind), [.application, .unitTests])
        XCTAssertEqual(project.targets.first?.sources.map(\.name), ["A.swift"])
        XCTAssertEqual(project.targets.first?.resources.map(\.name), ["A.xib"])
        XCTAssertEqual(project.targets.first?.settings["INFOPLIST_FILE"], "Sources/Info.plist")
        XCTAssertEqual(project.targets.last?.sources.map(\.name), ["T.swift"])
    }

    func testOutsideAndCyclicLinksAreSkipped() throws {
        let outside = try TemporaryProject(["Far/F.swift": ""])
        let folder = try TemporaryProject(["A/A.swift": "", "B/C/D.swift": ""])
        try folder.link("A/Far", to: outside.path + "/Far")
        try folder.link("A/Round", to: folder.path)
        try folder.link("B/Lost.swift", to: "nowhere")
        try folder.link("A/Near", to: folder.path + "/B/C")
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.targets.first?.sources.map(\.name), ["A.swift", "D.swift", "D.swift"])
        XCTAssertEqual(
            folder.descriptions(project.notes),
            [
                "A/Far: warning: is a link that points outside the project's folder; skipped",
                "A/Round: warning: is a link to a folder that contains it; skipped",
                "B/Lost.swift: warning: is a broken link; skipped",
            ])
    }

    /// A project may refer to any folder, even the root folder.
    func testSearchIsLimited() throws {
        let folder = try TemporaryProject(["A/A.swift": "", "A/B/B.swift": "", "C/C.swift": "", "D.swift": ""])
        let notes = ProjectNotes()
        var walk = FolderWalk(notes: notes)
        XCTAssertEqual(walk.files(in: folder.path).count, 4)
        XCTAssertEqual(notes.all, [])
        walk.maximumNames = 3
        XCTAssertEqual(walk.files(in: folder.path), ["A/A.swift"])
        XCTAssertEqual(notes.all.map(\.message), ["has more than 3 files and folders; the rest is skipped"])
    }

    func testEnclosingPackageIsAvailable() throws {
        let folder = try TemporaryProject([
            ".git/HEAD": "",
            "Package.swift": """
            let package = Package(
                name: "Shapes", products: [
                    .library(
                        name: "ShapesUI", targets: ["ShapesUI"])
                ], dependencies: [.package(url: "https://example.org/other", from: "1.0.0")],
                targets: [.target(name: "ShapesUI", dependencies: [.product(name: "Other", package: "other")])])
            """,
            "Demos/Deep/App/A.swift": "import ShapesUI\nimport Other",
        ])
        let project = try ProjectReader.read(folder.path + "/Demos/Deep/App")
        XCTAssertEqual(project.packages.map(\.source), [.folder(folder.path)])
        let app = try XCTUnwrap(project.targets.first)
        XCTAssertEqual(PackagePlanner(project, app: app).neededProducts(for: .gallery), [0: ["ShapesUI"]])
        // The project may refer to the package by its URL.
        let published = AppProject.Package(
            source: .repository("https://example.org/a/shapes.git", requirement: "from: \"1.0.0\""), referringFile: "",
            line: nil)
        XCTAssertEqual(PackageScan.folder(of: published, project: project), folder.path)
        let other = AppProject.Package(
            source: .repository("https://example.org/other", requirement: "from: \"1.0.0\""), referringFile: "",
            line: nil)
        XCTAssertNil(PackageScan.folder(of: other, project: project))
    }

    func testPackagesOutsideRepositoryAreIgnored() throws {
        let manifest = "Package(name: \"Far\", products: [.library(name: \"Far\", targets: [\"Far\"])])"
        let folder = try TemporaryProject(["Package.swift": manifest, "App/A.swift": "import Far", "App/.git/HEAD": ""])
        XCTAssertEqual(try ProjectReader.read(folder.path + "/App").packages, [])
        let folderWithoutRepository = try TemporaryProject([
            "Package.swift": manifest, "1/2/3/A.swift": "", "1/2/3/4/A.swift": "",
        ])
        XCTAssertEqual(
            try ProjectReader.read(folderWithoutRepository.path + "/1/2/3").packages.map(\.source),
            [.folder(folderWithoutRepository.path)])
        XCTAssertEqual(try ProjectReader.read(folderWithoutRepository.path + "/1/2/3/4").packages, [])
    }

    func testSpecificationsNameFolders() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            name: Cards
            packages:
              Layout: {path: Layout}
              Web: {url: https://example.org/web, from: 1.0.0}
            settingGroups:
              names: {PRODUCT_NAME: Deck}
            targets:
              App:
                type: application
                platform: iOS
                sources:
                  - path: App
                    excludes: ["Old/*", "**/*.md"]
                  - {path: Nowhere}
                settings:
                  base: {SWIFT_VERSION: 6}
                  groups: [names]
                dependencies: [{package: Layout}, {package: Web, product: WebViews}, {sdk: UIKit.framework}]
              AppTests:
                type: bundle.unit-test
                sources: AppTests
                dependencies: [{target: App}]
            """, "App/A.swift": "", "App/Old/B.swift": "", "App/x/n.md": "", "App/C.xib": "", "AppTests/T.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        let app = try project.app(named: nil)
        XCTAssertEqual(app.sources.map(\.name), ["A.swift"])
        XCTAssertEqual(app.resources.map(\.name), ["C.xib"])
        XCTAssertEqual(app.module, "Deck")
        XCTAssertEqual(app.products.map(\.name), ["Layout", "WebViews"])
        XCTAssertEqual(project.unitTests(of: app).map(\.name), ["AppTests"])
        XCTAssertEqual(
            folder.descriptions(project.notes),
            ["project.yml:14: warning: 'Nowhere' of target 'App' does not exist; skipped"])
        try folder.write("targets: [\n", to: "project.yml")
        XCTAssertThrowsError(try ProjectReader.read(folder.path)) {
            XCTAssertTrue("\($0)".contains("project.yml:2: error: invalid YAML"), "\($0)")
        }
    }

    /// If projects are generated from a specification and not checked in, their folders may contain only settings.
    func testSpecificationIsUsedBeforeGeneration() throws {
        let folder = try TemporaryProject([
            "project.yml": "name: Cards\ntargets:\n  App: {type: application, platform: iOS, sources: App}\n",
            "App/A.swift": "", "Cards.xcodeproj/xcshareddata/note": "", "Cards.xcworkspace/xcshareddata/note": "",
        ])
        XCTAssertEqual(try ProjectReader.read(folder.path).targets.map(\.name), ["App"])
        try folder.write(
            "<?xml version=\"1.0\"?><Workspace version=\"1.0\"><FileRef location=\"group:Cards.xcodeproj\"/></Workspace>",
            to: "Cards.xcworkspace/contents.xcworkspacedata")
        XCTAssertEqual(try ProjectReader.read(folder.path).targets.map(\.name), ["App"])
        try FileManager.default.removeItem(atPath: folder.path + "/project.yml")
        XCTAssertThrowsError(try ProjectReader.read(folder.path)) {
            XCTAssertTrue("\($0)".contains("no readable project of the workspace has an app"), "\($0)")
        }
    }

    func testWorkspacesNameProjects() throws {
        let file = TemporaryProject.projectFile(
            """
            S = {isa = PBXSourcesBuildPhase; files = (BF, ); };
            BF = {isa = PBXBuildFile; fileRef = F; };
            F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            R = {isa = PBXResourcesBuildPhase; files = (); };
            """, files: "F, ")
        let folder = try TemporaryProject([
            "W.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0"?><Workspace version="1.0">
            <Group location="container:Apps"><FileRef location="group:Cards.xcodeproj"/></Group>
            <FileRef location="group:Lost.xcodeproj"/>
            </Workspace>
            """, "Apps/Cards.xcodeproj/project.pbxproj": file, "Apps/A.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.name, "Cards")
        XCTAssertEqual(project.targets.first?.sources.count, 1)
        XCTAssertEqual(
            folder.descriptions(project.notes),
            ["W.xcworkspace/contents.xcworkspacedata:3: warning: 'Lost.xcodeproj' does not exist; skipped"])
    }
}
