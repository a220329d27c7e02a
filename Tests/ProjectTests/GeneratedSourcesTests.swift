import TestFixtures
import XCTest

@testable import CellSimProject

/// Tests the replacements of generated sources: SwiftGen, RSwift and credentials. The script `generated-app` builds them.
final class GeneratedSourcesTests: XCTestCase {
    private let catalogue = [
        "App/Media.xcassets/Group/QRCode-16px.imageset/Contents.json": "{}",
        "App/Media.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "App/Media.xcassets/Brand/accent color.colorset/Contents.json": "{}",
    ]
    private let texts = "\"login.title\" = \"Hello\";\n\"login.count\" = \"%d of %@\";\n\"plain\" = \"50% off\";\n"

    /// Reads a project with the app's folder, and returns the plan of its package.
    private func plan(_ files: [String: String]) throws -> (folder: TemporaryProject, plan: PackagePlan) {
        let specification = ["project.yml": "targets:\n  App: {type: application, platform: iOS, sources: [App]}\n"]
        let folder = try TemporaryProject(files.merging(specification) { given, _ in given })
        let project = try ProjectReader.read(folder.path)
        return (folder, PackagePlanner(project, app: try project.app(named: nil)).plan(for: .gallery))
    }

    private func text(_ plan: PackagePlan, _ name: String) -> String {
        if case .text(let bytes) = plan.files["Sources/App/" + name] {
            String(decoding: bytes, as: UTF8.self)
        } else {
            ""
        }
    }

    private func check(_ text: String, has lines: [String], line: UInt = #line) {
        for part in lines { XCTAssertTrue(text.contains(part), part + "\nis missing in\n" + text, line: line) }
    }

    // MARK: SwiftGen

    func testSwiftGenAssetsAndTexts() throws {
        let (folder, plan) = try plan(
            catalogue.merging([
                "App/A.swift": "let a = Asset.qrCode16px.image; let b = L10n.Login.title",
                "App/en.lproj/Localizable.strings": texts,
                "swiftgen.yml": """
                input_dir: App
                output_dir: App/Generated
                xcassets:
                  inputs: Media.xcassets
                  outputs: {templateName: swift5, output: Assets.swift}
                strings:
                  inputs: en.lproj
                  filter: .+\\.strings$
                  outputs:
                    - templateName: structured-swift5
                      output: Strings.swift
                      params: {publicAccess: true}
                fonts:
                  inputs: .
                  outputs: {templatePath: own.stencil, output: Fonts.swift}
                """,
            ]) { $1 })
        check(
            text(plan, "Assets.swift"),
            has: [
                #"    static let qrCode16px = ImageAsset(name: "QRCode-16px")"#,
                "    enum Brand {\n        static let accentColor = ColorAsset(name: \"Brand/accent color\")\n    }\n",
            ])
        check(
            text(plan, "Strings.swift"),
            has: [
                "public enum L10n {\n", "    public enum Login {\n",
                #"public static func count(_ p1: Int, _ p2: Any) -> String { L10n.tr("Localizable", "login.count", p1, String(describing: p2)) }"#,
                #"public static var title: String { L10n.tr("Localizable", "login.title") }"#,
                #"    public static var plain: String { L10n.tr("Localizable", "plain") }"#,
            ])
        XCTAssertEqual(
            folder.descriptions(plan.notes).filter { $0.hasPrefix("swiftgen.yml") },
            [
                "swiftgen.yml:5: note: 'Assets.swift' of target 'App' does not exist: SwiftGen writes it. CellSim made it from "
                    + "the same inputs: 'Asset' with 2 names",
                "swiftgen.yml:10: note: 'Strings.swift' of target 'App' does not exist: SwiftGen writes it. CellSim made it from "
                    + "the same inputs: 'L10n' with 3 names",
            ])
    }

    func testSwiftGenScenesColorsAndFlatTexts() throws {
        let (_, plan) = try plan([
            "App/A.swift": """
            class DetailController: UIViewController {}
            let a = StoryboardScene.Main.detail; let b = ColorName.sky.color; let c = Words.loginTitle; let d = StoryboardSegue.Main.show
            """,
            "App/Main.storyboard": Self.storyboard, "App/colors.txt": "Sky : #0000FF\nHalf : #11223344\n",
            "App/en.lproj/Localizable.strings": texts,
            "swiftgen.yml": """
            ib:
              inputs: App
              outputs:
                - {templateName: scenes-swift5, output: Scenes.swift}
                - {templateName: segues-swift5, output: Segues.swift}
            colors: {inputs: App/colors.txt, outputs: [{templateName: swift5, output: Colors.swift}]}
            strings:
              inputs: App/en.lproj/Localizable.strings
              outputs: {templateName: flat-swift5, output: Words.swift, params: {enumName: Words}}
            """,
        ])
        check(
            text(plan, "Scenes.swift"),
            has: [
                #"static let detail = SceneType<DetailController>(storyboardName: storyboardName, identifier: "Detail")"#,
                "static let initialScene = InitialSceneType<UINavigationController>(storyboardName: storyboardName)",
            ])
        check(text(plan, "Segues.swift"), has: ["    enum Main: String {\n        case show = \"Show\"\n"])
        check(
            text(plan, "Colors.swift"),
            has: [
                "    static let sky = ColorName(rgbaValue: 0x0000FFFF)",
                "static let half = ColorName(rgbaValue: 0x11223344)",
            ])
        check(
            text(plan, "Words.swift"),
            has: [#"    static var loginTitle: String { Words.tr("Localizable", "login.title") }"#])
    }

    func testExistingAndUnusedFilesAreNotGenerated() throws {
        let configuration =
            "xcassets: {inputs: App/Media.xcassets, outputs: {templateName: swift5, output: App/Assets.swift}}"
        let (_, plan) = try plan(
            catalogue.merging(["App/Assets.swift": "enum Asset {}", "swiftgen.yml": configuration]) { $1 })
        XCTAssertEqual(plan.files["Sources/App/Assets.swift"].map { "\($0)".hasPrefix("link") }, true)
        let (_, unused) = try self.plan(
            catalogue.merging(["App/A.swift": "let a = 1", "swiftgen.yml": configuration]) { $1 })
        XCTAssertNil(unused.files["Sources/App/Assets.swift"])
    }

    func testCustomTemplatesAreReported() throws {
        let (folder, plan) = try plan([
            "App/A.swift": "let a = Asset.logo.image",
            "swiftgen.yml":
                "xcassets:\n  inputs: App\n  outputs:\n    - {templatePath: own.stencil, output: Assets.swift}\n",
        ])
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                "swiftgen.yml:4: warning: 'Assets.swift' of target 'App' does not exist, and CellSim cannot make it with its own "
                    + "template of 'xcassets'. Run 'swiftgen' once and keep the file"
            ])
    }

    // MARK: RSwift

    private static let storyboard = Fixture.text("generated-sources-storyboard.storyboard")
    private static let xib = Fixture.text("generated-sources-xib.xib")

    func testResourceNames() throws {
        let (folder, plan) = try plan(
            catalogue.merging([
                "App/A.swift": """
                class CardCell: UITableViewCell {}
                class DetailController: UIViewController {}
                let a = R.image.qrCode16px()
                """, "App/en.lproj/Localizable.strings": texts, "App/CardCell.xib": Self.xib,
                "App/Main.storyboard": Self.storyboard, "App/data.json": "{}",
            ]) { $1 })
        check(
            text(plan, "R.generated.swift"),
            has: [
                #"static let qrCode16px = Image(name: "QRCode-16px")"#,
                "struct brand {\n            static let accentColor = Color(name: \"Brand/accent color\")",
                "struct localizable {\n",
                #"static func loginTitle(preferredLanguages: [String]? = nil) -> String { R.text("Localizable", "login.title") }"#,
                "static func loginCount(_ value1: Int, _ value2: String, preferredLanguages: [String]? = nil)",
                #"static let cardCell = Nib<CardCell>(name: "CardCell", identifier: "card_cell")"#,
                #"static let card_cell = ReuseIdentifier<CardCell>(identifier: "card_cell")"#,
                #"let detail = Scene<DetailController>(storyboard: "Main", identifier: "Detail")"#,
                "struct detailController {\n            static let show = Segue(identifier: \"Show\")",
                #"static let dataJson = File(name: "data", pathExtension: "json")"#,
            ])
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                "project.yml:2: note: 'R.generated.swift' of target 'App' does not exist: R.swift writes it. CellSim made it from "
                    + "the resources: 1 image, 1 color, 3 strings, 1 nib, 1 reuse identifier, 1 storyboard, 1 segue, 1 file"
            ])
        let (_, ownPlan) = try self.plan(["App/A.swift": "enum R { enum image {} }; let a = R.image.self"])
        XCTAssertNil(ownPlan.files["Sources/App/R.generated.swift"])
    }

    func testFontNames() throws {
        let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
        let folder = try TemporaryProject([
            "project.yml": "targets:\n  App: {type: application, platform: iOS, sources: [App]}\n",
            "App/A.swift": "let a = FontFamily.SamplePlain.italic; let c = R.font.samplePlainItalic(size: 3)",
            "App/Broken.ttf": "no font",
            "swiftgen.yml":
                "fonts: {inputs: App, filter: Italic, outputs: {templateName: swift5, output: Fonts.swift}}",
        ])
        try folder.link("App/PlainItalic.ttf", to: fonts + "/TestFixtures/Fonts/PlainItalic.ttf")
        let project = try ProjectReader.read(folder.path)
        let plan = PackagePlanner(project, app: try project.app(named: nil)).plan(for: .gallery)
        check(
            text(plan, "Fonts.swift"),
            has: [
                #"static let italic = FontConvertible(name: "SamplePlain-Italic", family: "Sample Plain", path: "PlainItalic.ttf")"#
            ])
        check(
            text(plan, "R.generated.swift"), has: [#"static let samplePlainItalic = Font(name: "SamplePlain-Italic")"#])
        let notes = folder.descriptions(plan.notes).joined(separator: "\n")
        check(notes, has: ["App/Broken.ttf: warning: ", "its names are skipped"])
    }

    // MARK: String catalogs

    func testManualStringsHaveSymbols() throws {
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.1", "strings": {"welcome_title": {"extractionState": "manual",
            "localizations": {"en": {"stringUnit": {"value": "Hello \\"you\\""}}}}, "count": {"extractionState": "manual",
            "localizations": {"en": {"stringUnit": {"value": "%lld of %@"}}}}, "Found in code": {}}}
            """
        let settings = "settings: {STRING_CATALOG_GENERATE_SYMBOLS: YES}"
        let target = "targets: {App: {type: application, platform: iOS, sources: [App], \(settings)}}"
        let files = ["App/A.swift": "", "App/Localizable.xcstrings": catalogue, "App/Other.xcstrings": catalogue]
        let (_, plan) = try plan(files.merging(["project.yml": target]) { $1 })
        let text = text(plan, "GeneratedStringSymbols.swift")
        check(
            text,
            has: [
                #"    static var welcomeTitle: LocalizedStringResource { LocalizedStringResource("welcome_title", defaultValue: "Hello \"you\"", table: "Localizable", bundle: .main) }"#,
                #"    static func count(_ arg1: Int, _ arg2: String) -> LocalizedStringResource { LocalizedStringResource("count", defaultValue: "\(arg1) of \(arg2)""#,
                "    enum Other {\n        static func count",
            ])
        XCTAssertFalse(text.contains("Found in code"))
        XCTAssertNil(try self.plan(files).plan.files["Sources/App/GeneratedStringSymbols.swift"])
    }

    // MARK: Credentials

    func testIgnoredFilesAreStubbedAsAWhole() throws {
        let (folder, plan) = try plan([
            ".gitignore": "build/\nApp/Secrets.swift\nNotes.swift\n",
            "App/A.swift":
                "let a = Secrets.apiKey + Secrets.Debug.host; let b = Secrets.isLive; let c = Secrets.shared.token",
        ])
        check(
            text(plan, "Secrets.swift"),
            has: [
                "struct Secrets: Sendable {\n", "    static var apiKey: String { \"\" }\n",
                "    static let shared = Secrets()\n",
                "    static var isLive: Bool { false }\n",
                "    struct Debug: Sendable {\n        static var host: String",
                "    var token: String { \"\" }\n",
            ])
        XCTAssertEqual(
            folder.descriptions(plan.notes),
            [
                ".gitignore:2: warning: 'Secrets.swift' of target 'App' does not exist: '.gitignore' keeps it out of the "
                    + "repository. CellSim put 'Secrets' with 5 empty values in its place: apiKey, host, isLive, shared, token. "
                    + "Add the file to use your values"
            ])
    }

    func testExampleFilesReplaceMissingFiles() throws {
        let objects = """
            S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5); };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Keys.swift; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
            B4 = {isa = PBXBuildFile; fileRef = F4; };
            B5 = {isa = PBXBuildFile; fileRef = F5; };
            F4 = {isa = PBXFileReference; path = "UIColor+Keys.swift"; sourceTree = "<group>"; };
            F5 = {isa = PBXFileReference; path = "Strings.swift"; sourceTree = "<group>"; };
            F6 = {isa = PBXFileReference; path = Own.strings; sourceTree = "<group>"; };
            B6 = {isa = PBXBuildFile; fileRef = F6; };
            R = {isa = PBXResourcesBuildPhase; files = (B6); };
            """
        let folder = try TemporaryProject([
            "Cards.xcodeproj/project.pbxproj": TemporaryProject.projectFile(objects, files: "F1, F2, F3, F4, F5, F6"),
            "A.swift": "let a = Keys.map; let b = UIColor.brand; let c = Lost.value; let d = L10n.hello",
            "Own.strings": "hello = \"Hello\";", "Keys.swift.example": "enum Keys { static let map = 7 }",
        ])
        let project = try ProjectReader.read(folder.path)
        let plan = PackagePlanner(project, app: try project.app(named: nil)).plan(for: .gallery)
        XCTAssertEqual(
            plan.files["Sources/Cards/Keys.swift"], .text(Array("enum Keys { static let map = 7 }".utf8)))
        XCTAssertNil(plan.files["Sources/Cards/UIColor.swift"])
        guard case .text(let stringsSource)? = plan.files["Sources/Cards/Strings.swift"] else {
            return XCTFail("the plan contains no Strings.swift")
        }
        check(
            String(decoding: stringsSource, as: UTF8.self),
            has: [#"static var hello: String { L10n.tr("Own", "hello") }"#])
        let notes = folder.descriptions(plan.notes).joined(separator: "\n")
        check(
            notes,
            has: [
                "'Keys.swift' of target 'Cards' does not exist. CellSim uses 'Keys.swift.example' in its place",
                "2 files of target 'Cards' do not exist; skipped: Lost.swift, UIColor+Keys.swift.",
            ])
    }

    func testKeysOfToolsAreStubbed() throws {
        let (folder, plan) = try plan([
            "Podfile":
                "plugin 'cocoapods-keys', {\n  :project => \"Shop\",\n  :keys => [\n    \"ServerKey\", \"MapToken\"\n  ]\n}\n",
            ".arkana.yml": "namespace: ShopSecrets\nglobal_secrets: [Mixpanel]\nenvironment_secrets: [Host]\n",
            "App/A.swift": "let k = ShopKeys(); let a = k.serverKey; let g = ShopSecrets.Global()",
        ])
        check(text(plan, "ShopKeys.swift"), has: ["    var serverKey: String", "    var mapToken: String"])
        check(text(plan, "ShopSecrets.swift"), has: ["    struct Global: Sendable {", "        var mixpanel: String"])
        let notes = folder.descriptions(plan.notes).joined(separator: "\n")
        check(notes, has: ["Podfile: warning: type 'ShopKeys'", "cocoapods-keys writes it", "Arkana writes it"])
    }
}
