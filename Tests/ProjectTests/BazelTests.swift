import XCTest

@testable import CellSimProject

/// Tests reading the apps of a Bazel folder, whose rules list the sources and resources.
final class BazelTests: XCTestCase {
    private static let files = [
        "MODULE.bazel": "bazel_dep(name = \"rules_apple\", version = \"3.0.0\")\n",
        "names.bzl": "BUNDLE = \"org.example.\" + \"shop\"\ndef macro(name):\n    native.glob([\"*\"])\n",
        "App/BUILD.bazel": """
        load("@rules_apple//apple:ios.bzl", "ios_application")
        load("//:names.bzl", "BUNDLE", id = "BUNDLE")

        # The app.
        ios_application(
            name = "Shop",
            bundle_id = BUNDLE,
            families = ["iphone"],
            infoplists = [":Info.plist"],
            minimum_os_version = "15.0",
            resources = glob(["Resources/**"], exclude = ["Resources/Old/**"]) + select({
                ":release": [],
                "//conditions:default": ["//Shared:Texts"],
            }),
            deps = [":Sources"],
        )

        swift_library(
            name = "Sources",
            srcs = glob(["**/*.swift"]),
            module_name = "Shop",
            defines = ["PREVIEW"],
            deps = ["//Modules/Design", "@swiftpkg_kit//:Kit"],
        )

        [swift_library(name = n, srcs = [n + ".swift"]) for n in ["a", "b"]]
        """,
        "App/Info.plist": "", "App/Main.swift": "@main class Delegate {}\nimport Modules_Design_Design",
        "App/Views/V.swift": "",
        "App/Resources/Main.storyboard": "", "App/Resources/Old/Old.xib": "",
        "App/Resources/Images.xcassets/Logo.imageset/Contents.json": "{}",
        "Shared/BUILD": "filegroup(name = 'Texts', srcs = ['en.lproj/Localizable.strings'])\n",
        "Shared/en.lproj/Localizable.strings": "",
        "Modules/Design/BUILD": """
        swift_library(
            name = "Design",
            srcs = ["Row.swift"],
            data = [":Documents"],
        )
        apple_resource_group(name = "Documents", resources = ["Row.xib"])
        swift_library(name = "DesignTestsSources", testonly = True, srcs = ["T.swift"], deps = [":Design"])
        ios_unit_test(name = "DesignTests", deps = [":DesignTestsSources"])
        """,
        "Modules/Design/Row.swift": "", "Modules/Design/Row.xib": "", "Modules/Design/T.swift": "",
    ]

    func testRulesBecomeTargets() throws {
        let folder = try TemporaryProject(Self.files)
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(folder.descriptions(project.notes), [])
        let app = try project.app(named: nil)
        XCTAssertEqual(app.name, "Shop")
        XCTAssertEqual(app.module, "Shop")
        XCTAssertEqual(app.line, 5)
        XCTAssertEqual(app.sources.map(\.name), ["Main.swift", "V.swift"])
        XCTAssertEqual(Set(app.resources.map(\.name)), ["Main.storyboard", "Images.xcassets", "Localizable.strings"])
        XCTAssertEqual(app.dependencies, ["//Modules/Design:Design"])
        XCTAssertEqual(app.products.map(\.name), ["Kit"])
        XCTAssertEqual(app.settings["PRODUCT_BUNDLE_IDENTIFIER"], "org.example.shop")
        XCTAssertEqual(app.settings["IPHONEOS_DEPLOYMENT_TARGET"], "15.0")
        XCTAssertEqual(app.settings["INFOPLIST_FILE"], folder.path + "/App/Info.plist")
        XCTAssertEqual(app.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), ["DEBUG", "PREVIEW"])
        let tests = try XCTUnwrap(project.targets.first { $0.kind == .unitTests })
        XCTAssertEqual(tests.name, "DesignTests")
        XCTAssertEqual(tests.sources.map(\.name), ["T.swift"])
        let plan = PackagePlanner(project, app: app).plan(for: .gallery)
        XCTAssertEqual(plan.modules, ["Modules_Design_Design", "Shop"])
        XCTAssertEqual(plan.documents.map(\.name).sorted(), ["Main.storyboard", "Row.xib"])
        let outer = try TemporaryProject(["readme.md": ""])
        for (name, text) in Self.files { try outer.write(text, to: "Shop/" + name) }
        XCTAssertEqual(try ProjectReader.read(outer.path).root, outer.path + "/Shop", "the root can be in a subfolder")
    }

    /// Other rules are not mistaken for apps, and broken files are rejected.
    func testFilesWithoutAnApp() throws {
        let folder = try TemporaryProject(["BUILD": "swift_library(name = \"A\", srcs = [\"A.swift\"])", "A.swift": ""])
        XCTAssertEqual(
            try ProjectReader.read(folder.path).targets.map(\.kind), [.application],
            "without an app rule, the folder of sources is the app")
        XCTAssertThrowsError(try ProjectReader.read(folder.path + "/BUILD")) { error in
            XCTAssertEqual(
                "\(error)",
                "\(folder.path)/BUILD: error: no 'ios_application' with Swift sources was found in the workspace")
        }
        for text in [
            "a(", "a(b = [", "a(b = {'c':", "a = ((((", "'''", "a(b = -, c = if else for)", "x = [y for", "\u{0}((",
        ] {
            XCTAssertLessThan(StarlarkReader(text, glob: { _, _ in [] }).calls.count, 2)
        }
        let nestedList = String(repeating: "[", count: 100_000)
        XCTAssertEqual(StarlarkReader("a = " + nestedList, glob: { _, _ in [] }).values.count, 1)
        let chain = StarlarkReader("a = 1\n" + String(repeating: "a = [a]\n", count: 20_000), glob: { _, _ in [] })
        XCTAssertEqual(chain.values["a"]?.texts, [])
        // Values that double in size with each line.
        for (first, next) in [("\"name\"", "a + a"), ("[\"name\"]", "a + a"), ("\"name\"", "[a, a]")] {
            let text = "a = \(first)\n" + String(repeating: "a = \(next)\n", count: 60)
            let value = StarlarkReader(text, glob: { _, _ in [] }).values["a"]
            XCTAssertLessThan(value?.texts.joined().count ?? 0, 1_000_000, next)
        }
    }

    func testValues() {
        let reader = StarlarkReader(
            """
            A = ["x"] + ["y"]  # comment
            B = "one" "two" if C else "three"
            C = {"k": A}
            D = "%s" % B
            E = r'\\n' + "\\n"
            def f(x):
                G = 1
            rule(name = "n", list = A + ["z"] + unknown(), flag = False,)
            """, glob: { _, _ in [] })
        XCTAssertEqual(reader.values["A"]?.texts, ["x", "y"])
        XCTAssertEqual(reader.values["B"]?.text, "onetwo")
        XCTAssertNil(reader.values["D"]?.text)
        XCTAssertEqual(reader.values["E"]?.text, "\\n\n")
        XCTAssertNil(reader.values["G"])
        XCTAssertEqual(reader.calls.map(\.name), ["rule"])
        XCTAssertEqual(reader.calls.first?.keywordArguments["list"]?.texts, ["x", "y", "z"])
        XCTAssertEqual(reader.calls.first?.line, 8)
    }
}
