import Foundation
import TestFixtures
import XCTest

@testable import CellSimProject

/// Tests the Swift package that `cellsim app` generates for a project.
final class PackagePlanTests: XCTestCase {
    private func target(_ folder: TemporaryProject, _ sources: [String], _ resources: [String] = [])
        -> AppProject.Target
    {
        var target = AppProject.Target(name: "Cards", kind: .application, referringFile: folder.path, line: nil)
        func file(_ name: String) -> AppProject.File {
            AppProject.File(path: folder.path + "/" + name, referringFile: folder.path, line: nil)
        }
        (target.sources, target.resources) = (sources.map(file), resources.map(file))
        return target
    }

    private func plan(_ folder: TemporaryProject, _ app: AppProject.Target) -> PackagePlan {
        var project = AppProject(path: folder.path, root: folder.path, name: "Cards")
        project.targets = [app]
        return PackagePlanner(project, app: app).plan(for: .gallery)
    }

    private func text(_ content: PackagePlan.Content?) -> String {
        if case .text(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { "" }
    }

    func testDuplicateFileNamesAreReported() throws {
        let folder = try TemporaryProject([
            "A/X.swift": "", "B/X.swift": "", "main.swift": "", "1/i.png": "", "2/I.png": "",
        ])
        let plan = plan(folder, target(folder, ["A/X.swift", "B/X.swift", "main.swift"], ["1/i.png", "2/I.png"]))
        XCTAssertEqual(plan.files["Sources/Cards/X.swift"], .link(folder.path + "/A/X.swift"))
        XCTAssertEqual(plan.sourceCount, 1)
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                "B/X.swift: warning: has the same name as A/X.swift, and a module cannot have two files with one name; skipped",
                "main.swift: note: starts the app, and the class of its delegate is unknown; skipped",
                "2/I.png: warning: has the same name as 1/i.png, which the product uses; skipped",
            ])
    }

    func testDuplicateModuleNamesAreReported() throws {
        let folder = try TemporaryProject(["App.swift": "import Kit", "1/K.swift": "", "2/K.swift": ""])
        var project = AppProject(path: folder.path, root: folder.path, name: "Cards")
        project.targets = [target(folder, ["App.swift"])]
        for (line, name) in ["Kit", "OldKit", "Kit-macOS"].enumerated() {
            var kit = AppProject.Target(name: name, kind: .framework, referringFile: folder.path + "/p", line: line + 1)
            kit.settings.add([("PRODUCT_MODULE_NAME", "Kit"), ("SDKROOT", name == "Kit-macOS" ? "macosx" : "iphoneos")])
            let path = folder.path + (name == "OldKit" ? "/2/K.swift" : "/1/K.swift")
            kit.sources = [AppProject.File(path: path, referringFile: folder.path + "/p", line: nil)]
            project.targets.append(kit)
        }
        let plan = PackagePlanner(project, app: project.targets[0]).plan(for: .gallery)
        XCTAssertEqual(plan.modules, ["Kit", "Cards"])
        XCTAssertEqual(plan.files["Sources/Kit/K.swift"], .link(folder.path + "/1/K.swift"))
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                "p:2: warning: target 'OldKit' is not built: its module 'Kit' has the same name as that of target 'Kit' in p. "
                    + "If the app needs this one, set another PRODUCT_MODULE_NAME"
            ])
    }

    func testSourcesWithMergeConflictsAreReadAndReported() throws {
        let folder = try TemporaryProject([
            "A.swift": "let a = 1\n<<<<<<< HEAD\nlet b = 2\n=======\nlet b = 3\n>>>>>>> other\n",
            "B.swift": "let c = 4\n",
        ])
        let plan = plan(folder, target(folder, ["A.swift", "B.swift"]))
        XCTAssertEqual(text(plan.files["Sources/Cards/A.swift"]), "let a = 1\n\nlet b = 2\n\n\n\n")
        XCTAssertEqual(plan.files["Sources/Cards/B.swift"], .link(folder.path + "/B.swift"))
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                "A.swift:2: warning: unresolved merge conflict; CellSim reads its first side. Resolve it and remove the markers"
            ])
    }

    func testDelegateOfMainIsRegistered() throws {
        let mains = [
            (
                "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))",
                "AppDelegate"
            ),
            ("_ = UIApplicationMain(c, v, NSStringFromClass(MyApp.self), \"Cards.Delegate\")", "Delegate"),
            (
                "let type: AnyClass = NSClassFromString(\"T\") ?? Real.self\nUIApplicationMain(c, v, nil, NSStringFromClass(type))",
                "Real"
            ),
            ("UIApplicationMain(c, v, nil, nil)", nil), ("// UIApplicationMain(c, v, nil, \"A\")", nil),
        ]
        for (main, delegate) in mains { XCTAssertEqual(MainSwiftFile.delegate(in: Array(main.utf8)), delegate, main) }
        XCTAssertEqual(mains.map { MainSwiftFile.application(in: Array($0.0.utf8)) }, [nil, "MyApp", nil, nil, nil])
        XCTAssertTrue(
            MainSwiftFile.registration(of: "Delegate", application: "MyApp").contains(
                "{ Delegate.self })\n    AdaptedClasses.register(application: { MyApp.self })\n}"))
        let folder = try TemporaryProject(["A.swift": "", "main.swift": mains[0].0])
        let plan = plan(folder, target(folder, ["A.swift", "main.swift"], []))
        let source = text(plan.files["Sources/Cards/CellSimDelegate.swift"])
        XCTAssertTrue(source.contains("AdaptedClasses.register(delegate: { AppDelegate.self })"), source)
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            ["main.swift: note: starts the app; skipped: tests and the gallery launch it with 'AppDelegate'"])
    }

    func testResourceLayout() throws {
        let texts = """
            {"sourceLanguage": "en", "strings": {"Hello \\"you\\"": {"localizations": {"de": {"stringUnit":
            {"value": "Hallo\\n"}}}}, "b": {"localizations": {"en": {"variations": {"plural":
            {"one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "n"}}}}}}}}}
            """
        let folder = try TemporaryProject([
            "a/Media.xcassets/Contents.json": "{}", "b/Media.xcassets/Contents.json": "{}", "de.lproj/A.xib": "",
            "L.xcstrings": texts,
        ])
        let app = target(folder, [], ["a/Media.xcassets", "b/Media.xcassets", "de.lproj/A.xib", "L.xcstrings"])
        let plan = plan(folder, app)
        XCTAssertEqual(
            plan.files.keys.filter { $0.hasPrefix("Resources/") }.sorted(),
            [
                "Resources/Info.plist", "Resources/Media-2.xcassets", "Resources/Media.xcassets",
                "Resources/de.lproj/A.xib", "Resources/de.lproj/L.strings", "Resources/de.lproj/L.stringsdict",
                "Resources/en.lproj/L.strings", "Resources/en.lproj/L.stringsdict",
            ])
        XCTAssertEqual(text(plan.files["Resources/de.lproj/L.strings"]), "\"Hello \\\"you\\\"\" = \"Hallo\\n\";\n")
        XCTAssertEqual(
            text(plan.files["Resources/en.lproj/L.strings"]),
            "\"Hello \\\"you\\\"\" = \"Hello \\\"you\\\"\";\n")
        let plurals = text(plan.files["Resources/en.lproj/L.stringsdict"])
        XCTAssertTrue(plurals.contains("<key>one</key><string>1</string>\n<key>other</key><string>n</string>"), plurals)
        XCTAssertEqual(plan.documents.count, 1)
    }

    func testDocumentsOfDependenciesAreExcluded() throws {
        let files = ["A.xib", "Modules/Own/B.xib", "Pods/Hud/C.xib", "SourcePackages/checkouts/Grid/D.storyboard"]
        let folder = try TemporaryProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        let plan = plan(folder, target(folder, [], files))
        XCTAssertEqual(plan.documents.map(\.name).sorted(), ["A.xib", "B.xib"])
        XCTAssertNotNil(plan.files["Resources/D.storyboard"], "the package contains storyboards that code can load")
    }

    func testAssetSymbols() throws {
        let folder = try TemporaryProject([
            "A.swift": "extension UIColor {\n    static let own = UIColor.red\n}",
            "M.xcassets/AccentColor.colorset/Contents.json": "{}", "M.xcassets/own.colorset/Contents.json": "{}",
            "M.xcassets/red.colorset/Contents.json": "{}",
            "M.xcassets/Group/QRCode-16px.imageset/Contents.json": "{}",
            "M.xcassets/tab bar/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "M.xcassets/tab bar/default.imageset/Contents.json": "{}",
        ])
        let plan = plan(folder, target(folder, ["A.swift"], ["M.xcassets"]))
        let text = text(plan.files["Sources/Cards/GeneratedAssetSymbols.swift"])
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertEqual(
            lines.filter { $0.hasPrefix("static") || $0.hasPrefix("enum") },
            [
                #"static let accent = ColorResource(name: "AccentColor", bundle: .main)"#,
                #"static let own = ColorResource(name: "own", bundle: .main)"#,
                #"static let red = ColorResource(name: "red", bundle: .main)"#,
                "static var accent: UIColor { UIColor(resource: .accent) }",
                #"static let qrCode16Px = ImageResource(name: "QRCode-16px", bundle: .main)"#,
                #"static let qrCode16px = ImageResource(name: "QRCode-16px", bundle: .main)"#,
                "enum TabBar {", #"static let `default` = ImageResource(name: "tab bar/default", bundle: .main)"#,
                "static var qrCode16Px: UIImage { UIImage(resource: .qrCode16Px) }",
                "static var qrCode16px: UIImage { UIImage(resource: .qrCode16px) }", "enum TabBar {",
                "static var `default`: UIImage { UIImage(resource: .TabBar.`default`) }",
            ])
        var targetWithoutSymbols = target(folder, ["A.swift"], ["M.xcassets"])
        targetWithoutSymbols.settings.add([("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "NO")])
        let sourceWithoutExtensions = self.text(
            self.plan(folder, targetWithoutSymbols).files["Sources/Cards/GeneratedAssetSymbols.swift"])
        XCTAssertTrue(sourceWithoutExtensions.contains("static let accent"))
        XCTAssertFalse(sourceWithoutExtensions.contains("static var accent"))
    }

    func testInactiveMembersDoNotHideAssets() throws {
        let folder = try TemporaryProject([
            "A.swift": """
            #if swift(>=5.9)
            // Xcode makes these.
            #elseif swift(>=5.8)
            extension UIColor { static let old = UIColor.red }
            #endif
            #if os(iOS)
            extension UIColor { static let own = UIColor.red }
            #else
            extension UIColor { static let other = UIColor.red }
            #endif
            #if DEBUG
            extension UIColor { static let debug = UIColor.red }
            #endif
            """,
            "M.xcassets/old.colorset/Contents.json": "{}", "M.xcassets/own.colorset/Contents.json": "{}",
            "M.xcassets/other.colorset/Contents.json": "{}", "M.xcassets/debug.colorset/Contents.json": "{}",
        ])
        let plan = plan(folder, target(folder, ["A.swift"], ["M.xcassets"]))
        let text = text(plan.files["Sources/Cards/GeneratedAssetSymbols.swift"])
        XCTAssertEqual(
            ["old", "own", "other", "debug"].filter { text.contains("static var \($0): UIColor") }, ["old", "other"])
    }

    /// A link in an asset catalog may point to the root folder.
    func testLargeAndDeepCatalogsAreReported() throws {
        let groups = (0..<40).map { "g\($0)" }.joined(separator: "/")
        let folder = try TemporaryProject([
            "A.swift": "", "M.xcassets/a.colorset/Contents.json": "{}", "M.xcassets/b.colorset/Contents.json": "{}",
            "M.xcassets/c.colorset/Contents.json": "{}", "N.xcassets/\(groups)/d.colorset/Contents.json": "{}",
        ])
        let notes = ProjectNotes()
        XCTAssertEqual(AssetCatalog(folder.path + "/M.xcassets", notes: notes).assets.count, 3)
        XCTAssertEqual(notes.all, [])
        XCTAssertEqual(AssetCatalog(folder.path + "/M.xcassets", notes: notes, maximumNames: 2).assets.count, 2)
        XCTAssertEqual(
            folder.descriptions(notes.all),
            [
                "M.xcassets: warning: has more than 2 files and folders; the rest get no names such as 'UIColor.accent'"
            ])
        let planNotes = plan(folder, target(folder, ["A.swift"], ["M.xcassets", "N.xcassets"])).notes
        let depthNotes = folder.descriptions(planNotes).filter { $0.contains("is 32 folders deep") }
        XCTAssertEqual(depthNotes.count, 1, "\(planNotes)")
        XCTAssertTrue(depthNotes.first?.hasPrefix("N.xcassets/g0/") ?? false, "\(depthNotes)")
    }

    func testCompanionsOfSnapshotLibrariesAreBuiltOnlyIfTheyAreImported() throws {
        for (source, needed) in [
            ("import SnapshotTesting\n", ["Layout"]),
            ("import SnapshotTesting\nimport InlineSnapshotTesting\n", ["InlineSnapshotTesting", "Layout"]),
        ] {
            let folder = try TemporaryProject(["A.swift": "", "T.swift": source])
            let app = target(folder, ["A.swift"])
            var tests = target(folder, ["T.swift"])
            (tests.name, tests.kind) = ("CardsTests", .unitTests)
            tests.products = ["InlineSnapshotTesting", "SnapshotTestingCustomDump", "Layout"].map {
                AppProject.Product(name: $0, package: 0)
            }
            var project = AppProject(path: folder.path, root: folder.path, name: "Cards")
            project.targets = [app, tests]
            let planner = PackagePlanner(project, app: app)
            XCTAssertEqual(planner.neededProducts(for: .tests(["CardsTests"])), [0: needed])
        }
    }

    func testSourcesOfOpenedPackagesAreBuiltWithTheApp() throws {
        let folder = try TemporaryProject([
            "A.swift": "import Kit\nimport Far", "Kit/Package.swift": "", "Kit/Sources/Kit/K.swift": "import Inner",
            "Kit/Sources/Kit/Old/O.swift": "", "Kit/Sources/Kit/Views/V.xib": "", "Kit/Sources/Kit/Notes.md": "",
            "Kit/Sources/Inner/I.swift": "", "Kit/Tests/KitTests/T.swift": "",
        ])
        let description = """
            {"dependencies": [{"fileSystem": [{"identity": "near", "path": "/near"}]}, {"sourceControl": [{
              "identity": "far", "location": {"remote": [{"urlString": "https://x.y/Far.git"}]},
              "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}],
             "targets": [
              {"name": "Kit", "type": "regular", "exclude": ["Old"], "resources": [{"path": "Views", "rule": {"process": {}}}],
               "dependencies": [{"product": ["Far", "Far", null, null]}, {"byName": ["Inner", null]}],
               "settings": [{"tool": "swift", "kind": {"define": {"_0": "KIT"}}}]},
              {"name": "Inner", "type": "regular"}, {"name": "KitTests", "type": "test"},
              {"name": "Gone", "type": "regular"}]}
            """
        let package = try OpenedPackage(description: Data(description.utf8), folder: folder.path + "/Kit")
        XCTAssertEqual(package.folders, ["/near"])
        let app = target(folder, ["A.swift"])
        var project = AppProject(path: folder.path, root: folder.path, name: "Cards")
        project.targets = [app]
        project = OpenedPackage.add([package], to: project)
        XCTAssertEqual(
            folder.descriptions(project.notes), ["Kit/Package.swift: warning: target 'Gone' has no folder; skipped"])
        let planner = PackagePlanner(project, app: app)
        XCTAssertEqual(planner.neededProducts(for: .gallery), [0: ["Far"]])
        let plan = planner.plan(for: .gallery, packages: [0: project.packages[0].source])
        XCTAssertEqual(plan.modules, ["Inner", "Kit", "Cards"])
        XCTAssertEqual(
            plan.files.keys.filter { !$0.hasPrefix("Sources/cellsim") }.sorted(),
            [
                "Package.swift", "Resources/Info.plist", "Resources/V.xib", "Sources/Cards/A.swift",
                "Sources/Inner/I.swift",
                "Sources/Kit/K.swift", "Sources/Kit/resource_bundle_accessor.swift",
            ])
        let manifest = text(plan.files["Package.swift"])
        XCTAssertTrue(manifest.contains(#".package(url: "https://x.y/Far.git", "1.0.0"..<"2.0.0")"#))
        XCTAssertTrue(manifest.contains(#".define("KIT")"#))
        // Only the app's target comes from Xcode, which does not define SWIFT_PACKAGE for it.
        XCTAssertEqual(manifest.components(separatedBy: #".define("CELLSIM_NO_SWIFT_PACKAGE")"#).count, 2)
    }

    func testBareNameCanBeProductOfOtherPackage() throws {
        let folder = try TemporaryProject([
            "A.swift": "import Row", "Row/Package.swift": "",
            "Row/Row/R.swift": "import Forms\nimport Old\nimport Inner",
            "Row/Inner/I.swift": "",
        ])
        let repository = { (name: String) in
            """
            {"sourceControl": [{"location": {"remote": [{"urlString": "https://x.y/\(name).git"}]},
             "requirement": {"branch": ["main"]}}]}
            """
        }
        let description = """
            {"dependencies": [\(repository("Forms")), \(repository("Old"))], "targets": [
              {"name": "Row", "type": "regular", "path": "Row", "dependencies":
               [{"byName": ["Forms", null]}, {"byName": ["Inner", null]}, {"byName": ["Elsewhere", null]}]},
              {"name": "Inner", "type": "regular", "path": "Inner"}]}
            """
        let package = try OpenedPackage(description: Data(description.utf8), folder: folder.path + "/Row")
        let app = target(folder, ["A.swift"])
        var project = AppProject(path: folder.path, root: folder.path, name: "Cards")
        project.targets = [app]
        let planner = PackagePlanner(OpenedPackage.add([package], to: project), app: app)
        XCTAssertEqual(planner.neededProducts(for: .gallery)[0], ["Forms"])
    }

    /// A manifest may give a package another name than its repository has.
    func testANameAloneMayBeTheManifestsNameOfAPackage() throws {
        let folder = try TemporaryProject([
            "A.swift": "import Row", "Row/Package.swift": "", "Row/Row/R.swift": "import Forms\nimport Tokens",
        ])
        let description = """
            {"dependencies": [
              {"sourceControl": [{"nameForTargetDependencyResolutionOnly": "Forms", "location": {"remote":
                [{"urlString": "https://x.y/ios-forms"}]}, "requirement": {"branch": ["main"]}}]},
              {"sourceControl": [{"nameForTargetDependencyResolutionOnly": "TokenKit", "location": {"remote":
                [{"urlString": "https://x.y/Token.swift.git"}]}, "requirement": {"branch": ["main"]}}]}],
             "targets": [{"name": "Row", "type": "regular", "path": "Row", "dependencies":
               [{"byName": ["Forms", null]}, {"product": ["Tokens", "TokenKit", null, null]}]}]}
            """
        let package = try OpenedPackage(description: Data(description.utf8), folder: folder.path + "/Row")
        let app = target(folder, ["A.swift"])
        var project = AppProject(path: folder.path, root: folder.path, name: "Cards")
        project.targets = [app]
        let planner = PackagePlanner(OpenedPackage.add([package], to: project), app: app)
        XCTAssertEqual(planner.neededProducts(for: .gallery), [0: ["Forms"], 1: ["Tokens"]])
    }

    func testCarthagePackagesAreFoundByImports() throws {
        let folder = try TemporaryProject([
            "App/A.swift": "import Kit\nimport UIKit",
            "Carthage/Checkouts/kit/Package.swift": "// swift-tools-version:5.0\n.library(name: \"Kit\")",
        ])
        let project = try ProjectReader.read(folder.path)
        let planner = PackagePlanner(project, app: try project.app(named: nil))
        XCTAssertEqual(planner.neededProducts(for: .gallery), [0: ["Kit"]])
    }

    /// A Swift 3 manifest cannot be read, so the repository's Xcode project is used.
    func testProjectsReplaceOldManifests() throws {
        let folder = try TemporaryProject([
            "App/A.swift": "import Cards",
            "Carthage/Checkouts/cards/Package.swift": "let package = Package(name: \"Cards\")",
            "Carthage/Checkouts/cards/C.xcodeproj/project.pbxproj": TemporaryProject.projectFile(""),
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.packages.map(\.identity), [])
        XCTAssertEqual(project.referencedProjects.flatMap(\.targets).map(\.name), ["Cards"])
    }

    func testFrameworkStringTablesAreMerged() throws {
        let folder = try TemporaryProject([
            "a/en.lproj/L.strings": "\"k\" = \"app\";", "b/en.lproj/L.strings": "\"k\" = \"framework\";",
        ])
        let plan = plan(folder, target(folder, [], ["a/en.lproj/L.strings", "b/en.lproj/L.strings"]))
        XCTAssertEqual(
            text(plan.files["Resources/en.lproj/L.strings"]), "\"k\" = \"framework\";\n\"k\" = \"app\";")
        XCTAssertEqual(plan.notes, [])
    }

    func testInfoPropertyListValues() throws {
        let folder = try TemporaryProject([
            "Info.plist": """
            <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) &amp; Co</string>
            <key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>
            """
        ])
        var app = target(folder, [])
        app.settings.add([
            ("PRODUCT_NAME", "Cards"), ("INFOPLIST_FILE", "Info.plist"), ("GENERATE_INFOPLIST_FILE", "YES"),
            ("INFOPLIST_KEY_UIRequiresFullScreen", "YES"),
            ("PRODUCT_BUNDLE_IDENTIFIER", "org.example.$(PRODUCT_NAME:lower)"),
            ("SRCROOT", folder.path),
        ])
        let data = Data(text(plan(folder, app).files["Resources/Info.plist"]).utf8)
        let propertyList = try XCTUnwrap(
            unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        XCTAssertEqual(propertyList["CFBundleName"] as? String, "Cards & Co")
        XCTAssertEqual(propertyList["CFBundleIdentifier"] as? String, "org.example.cards")
        XCTAssertEqual(propertyList["UIAppFonts"] as? [String], ["A.ttf"])
        XCTAssertEqual(propertyList["UIRequiresFullScreen"] as? Bool, true)
    }

    func testDefaultVersions() throws {
        let folder = try TemporaryProject([
            "Info.plist": """
            <plist version="1.0"><dict><key>CFBundleVersion</key><string>$(CI_NUMBER)</string>
            <key>CFBundleShortVersionString</key><string>2.1</string></dict></plist>
            """
        ])
        var app = target(folder, [])
        app.settings.add([("INFOPLIST_FILE", "Info.plist"), ("SRCROOT", folder.path)])
        let plan = plan(folder, app)
        let list = try XCTUnwrap(
            unsafe PropertyListSerialization.propertyList(
                from: Data(text(plan.files["Resources/Info.plist"]).utf8), format: nil) as? [String: Any])
        XCTAssertEqual(list["CFBundleVersion"] as? String, "1")
        XCTAssertEqual(list["CFBundleShortVersionString"] as? String, "2.1")
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            ["Info.plist: note: CFBundleVersion is empty, because no build setting has its value; a default is used"])
    }

    func testManifestMatchesBuildSettings() throws {
        let folder = try TemporaryProject(["A.swift": "import UIKit\n"])
        var app = target(folder, ["A.swift"])
        app.settings.add([
            ("PRODUCT_NAME", "My \"Cards\""), ("SWIFT_VERSION", "6.0"), ("OTHER_SWIFT_FLAGS", "-D ONE -DTWO"),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG THREE bad-name"),
        ])
        let manifest = text(plan(folder, app).files["Package.swift"])
        for part in [
            "name: \"My__Cards_\"", ".swiftLanguageMode(.v6)", ".define(\"ONE\")", ".define(\"TWO\")",
            ".define(\"THREE\")",
        ] {
            assertContains(manifest, part, part)
        }
        assertLacks(manifest, "bad-name")
    }

    func testOnlyLinksAndWrittenFilesAreReplaced() throws {
        let folder = try TemporaryProject(["A.swift": "a", "B.swift": "b", "out/keep.txt": "k"])
        let package = try PackageFolder(folder.path + "/.build/cellsim", project: folder.path)
        try package.write(plan(folder, target(folder, ["A.swift", "B.swift"])))
        let sources = package.path + "/Sources/Cards"
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: sources).sorted(), ["A.swift", "B.swift"])
        try FileManager.default.createSymbolicLink(
            atPath: package.path + "/Tests", withDestinationPath: folder.path + "/out")
        try package.write(plan(folder, target(folder, ["B.swift"])))
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: sources), ["B.swift"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out"), ["keep.txt"])
        XCTAssertEqual(FileManager.default.contents(atPath: folder.path + "/A.swift"), Data("a".utf8))
    }

    func testImportsAreFoundByLines() {
        let text = """
            import UIKit.UIView
            @testable import Cards
            @preconcurrency public import struct Web.Page
            // import Nothing
            let x = "import Nobody"
            #if DEBUG
              import  Tools
            #endif
            """
        XCTAssertEqual(ImportScan.modules(of: Array(text.utf8)), ["UIKit", "Cards", "Web", "Tools"])
    }
}
