import XCTest

@testable import CellSimProject

/// Tests reading Xcode projects.
final class XcodeProjectTests: XCTestCase {
    private func read(_ folder: TemporaryProject) throws -> AppProject {
        try ProjectReader.read(folder.path + "/Cards.xcodeproj")
    }

    func testNestedGroupPaths() throws {
        let project = TemporaryProject.projectFile(
            """
            A = {isa = PBXGroup; path = App; children = (F, V, N, ); sourceTree = "<group>"; };
            N = {isa = PBXGroup; name = Named; children = (X, ); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = Ünï.swift; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = Root.m; sourceTree = SOURCE_ROOT; };
            V = {isa = PBXVariantGroup; name = Localizable.strings; children = (EN, DE, ); sourceTree = "<group>"; };
            EN = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            DE = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (BF, BX, ); };
            BF = {isa = PBXBuildFile; fileRef = F; };
            BX = {isa = PBXBuildFile; fileRef = X; };
            R = {isa = PBXResourcesBuildPhase; files = (BV, ); };
            BV = {isa = PBXBuildFile; fileRef = V; };
            """, files: "A, ")
        let folder = try TemporaryProject([
            "Cards.xcodeproj/project.pbxproj": project, "App/Ünï.swift": "", "Root.m": "",
            "App/en.lproj/Localizable.strings": "", "App/de.lproj/Localizable.strings": "",
        ])
        let target = try XCTUnwrap(read(folder).targets.first)
        XCTAssertEqual(target.sources.map(\.path), [folder.path + "/App/Ünï.swift"])
        XCTAssertEqual(target.otherLanguageSources.map(\.path), [folder.path + "/Root.m"])
        XCTAssertEqual(
            target.resources.map(\.path),
            ["en", "de"].map { folder.path + "/App/\($0).lproj/Localizable.strings" })
        XCTAssertEqual(try read(folder).notes, [])
        XCTAssertEqual(try read(folder).developmentLanguage, "de")
    }

    func testVariantGroupsThatContainThemselvesAreReported() throws {
        let project = TemporaryProject.projectFile(
            """
            V = {isa = PBXVariantGroup; name = A.strings; children = (EN, W, ); sourceTree = "<group>"; };
            W = {isa = PBXVariantGroup; name = B.strings; children = (V, ); sourceTree = "<group>"; };
            EN = {isa = PBXFileReference; path = A.strings; sourceTree = "<group>"; };
            R = {isa = PBXResourcesBuildPhase; files = (BV, ); };
            BV = {isa = PBXBuildFile; fileRef = V; };
            """, files: "V, ")
        let folder = try TemporaryProject(["Cards.xcodeproj/project.pbxproj": project, "A.strings": ""])
        let parsed = try read(folder)
        XCTAssertEqual(parsed.targets.first?.resources.map(\.path), [folder.path + "/A.strings"])
        XCTAssertTrue(parsed.notes.contains { $0.message.hasPrefix("the variant group 'A.strings' contains itself") })
    }

    func testMissingObjectsAreReported() throws {
        let project = TemporaryProject.projectFile(
            """
            F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            L = {isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
            C = {isa = PBXGroup; path = Loop; children = (C2, ); sourceTree = "<group>"; };
            C2 = {isa = PBXGroup; name = Inner; children = (C, ); sourceTree = "<group>"; };
            O = {isa = PBXFileReference; path = Orphan.swift; sourceTree = "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (BF, BF2, BL, BN, BO, BQ, ); };
            BF = {isa = PBXBuildFile; fileRef = F; };
            BF2 = {isa = PBXBuildFile; fileRef = F; };
            BL = {isa = PBXBuildFile; fileRef = L; };
            BN = {isa = PBXBuildFile; };
            BO = {isa = PBXBuildFile; fileRef = O; };
            BQ = {isa = PBXBuildFile; fileRef = NOWHERE; };
            """, files: "F, L, C, ")
        let folder = try TemporaryProject(["Cards.xcodeproj/project.pbxproj": project, "A.swift": ""])
        let result = try read(folder)
        XCTAssertEqual(result.targets.first?.sources.map(\.name), ["A.swift"])
        let file = "Cards.xcodeproj/project.pbxproj"
        XCTAssertEqual(
            folder.descriptions(result.notes),
            [
                "\(file):16: warning: group Loop contains itself; the inner one is skipped",
                "\(file):9: warning: 'buildPhases' of PBXNativeTarget T refers to R, which does not exist; skipped",
                "\(file):14: warning: 'A.swift' is listed twice in target 'Cards'; it is compiled once",
                "\(file):23: note: PBXBuildFile BN refers to no file; skipped",
                "\(file):18: warning: 'Orphan.swift' is in no group, so its location is unknown; skipped",
                "\(file):25: warning: 'fileRef' of PBXBuildFile BQ refers to NOWHERE, which does not exist; skipped",
            ])
        // Missing files are reported for the targets that are built.
        let app = try XCTUnwrap(result.targets.first)
        XCTAssertEqual(app.missingFiles.map(\.name), ["Lost.swift"])
        XCTAssertEqual(
            folder.descriptions(PackagePlanner(result, app: app).plan(for: .gallery).notes).filter {
                $0.contains("Lost")
            },
            [
                "\(file):15: warning: 1 files of target 'Cards' do not exist; skipped: Lost.swift. If a tool generates them, "
                    + "run it; code that needs them fails or is left out"
            ])
    }

    func testSynchronizedFolders() throws {
        let project = TemporaryProject.projectFile(
            """
            Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, E2, ); sourceTree = "<group>"; };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old, ); };
            E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER; membershipExceptions = (A.swift, ); };
            Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (E3, ); sourceTree = "<group>"; };
            E3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Used.swift, ); };
            S = {isa = PBXSourcesBuildPhase; files = (); };
            R = {isa = PBXResourcesBuildPhase; files = (); };
            """, files: "Y, Z, "
        ).replacing("buildPhases = (S, R, );", with: "buildPhases = (S, R, ); fileSystemSynchronizedGroups = (Y, );")
        let folder = try TemporaryProject([
            "Cards.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/Info.plist": "", "App/Old/B.swift": "",
            "App/Cells/C.swift": "", "App/Cells/C.xib": "", "App/a.xcassets/Contents.json": "{}",
            "Shared/Used.swift": "",
            "Shared/Unused.swift": "", "App/Note.h": "", "App/en.lproj/L.strings": "",
        ])
        let target = try XCTUnwrap(read(folder).targets.first)
        XCTAssertEqual(Set(target.sources.map(\.name)), ["A.swift", "C.swift", "Used.swift"])
        XCTAssertEqual(Set(target.resources.map(\.name)), ["C.xib", "a.xcassets", "L.strings"])
        XCTAssertEqual(try read(folder).notes, [])
    }

    func testSettingsComeFromFilesAndLayers() throws {
        let project = TemporaryProject.projectFile(
            """
            X = {isa = PBXFileReference; path = "C/App.xcconfig"; sourceTree = "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (); };
            R = {isa = PBXResourcesBuildPhase; files = (); };
            """, files: "X, ",
            settings:
                "PRODUCT_NAME = \"$(BASE:lower) app\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", TWO, ); "
        ).replacing(
            "isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME",
            with:
                "isa = XCBuildConfiguration; baseConfigurationReference = X; name = Debug; buildSettings = {PRODUCT_NAME"
        )
        let folder = try TemporaryProject([
            "Cards.xcodeproj/project.pbxproj": project,
            "C/App.xcconfig": """
            #include "Base.xcconfig"
            #include? "None.xcconfig"
            BASE = Cards // the name
            BASE[sdk=macosx*] = Other
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) ONE
            """,
            "C/Base.xcconfig": "#include \"App.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = ZERO\nwhat\n",
        ])
        let result = try read(folder)
        let settings = try XCTUnwrap(result.targets.first?.settings)
        XCTAssertEqual(settings["PRODUCT_NAME"], "cards app")
        XCTAssertEqual(result.targets.first?.module, "cards_app")
        XCTAssertEqual(settings["SWIFT_VERSION"], "5.0")
        XCTAssertEqual(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").suffix(2), ["ONE", "TWO"])
        XCTAssertEqual(result.notes, [])
        XCTAssertEqual(
            folder.descriptions(result.targets.first?.settingNotes ?? []),
            [
                "C/Base.xcconfig:1: warning: 'App.xcconfig' includes itself; skipped",
                "C/Base.xcconfig:3: warning: expected 'NAME = value', found 'what'",
            ])
    }

    func testSettingsThatReferToThemselvesAreEmpty() {
        var settings = BuildSettings()
        settings.add([("A", "x$(B)"), ("B", "y$(A)"), ("C", "$(NONE:default=z) $(open"), ("D", "$($(E))"), ("E", "A")])
        XCTAssertEqual(settings["A"], "xy")
        XCTAssertEqual(settings["C"], "z $(open")
        XCTAssertEqual(settings["D"], "xy")
    }

    func testPackagesAndTests() throws {
        let project = TemporaryProject.projectFile(
            """
            TT = {isa = PBXNativeTarget; name = CardsTests; productType = "com.apple.product-type.bundle.unit-test";
                buildPhases = (ST, ); dependencies = (D, ); };
            D = {isa = PBXTargetDependency; target = T; };
            ST = {isa = PBXSourcesBuildPhase; files = (BT, ); };
            BT = {isa = PBXBuildFile; fileRef = FT; };
            FT = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (BF, ); };
            BF = {isa = PBXBuildFile; fileRef = F; };
            F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            R = {isa = PBXResourcesBuildPhase; files = (); };
            L = {isa = XCLocalSwiftPackageReference; relativePath = Layout; };
            W = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Web.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
            PL = {isa = XCSwiftPackageProductDependency; productName = Layout; };
            PW = {isa = XCSwiftPackageProductDependency; productName = Web; package = W; };
            """, files: "F, FT, "
        ).replacing("targets = (T, );", with: "targets = (T, TT, ); packageReferences = (L, W, );")
            .replacing("name = Cards;", with: "name = Cards; packageProductDependencies = (PL, PW, );")
        let folder = try TemporaryProject([
            "Cards.xcodeproj/project.pbxproj": project, "A.swift": "", "Tests.swift": "import SnapshotTesting\n",
            "Kits/Inner/Package.swift": "",
            "Layout/Package.swift": "let p = Package(products: [.library(name: \"Layout\", targets: [])])",
        ])
        let result = try read(folder)
        let app = try result.app(named: nil)
        XCTAssertEqual(result.snapshotTests(of: app).map(\.name), ["CardsTests"])
        XCTAssertEqual(result.packages.map(\.identity), ["layout", "web", "inner"])
        XCTAssertEqual(
            result.packages[1].source, .repository("https://example.org/Web.git", requirement: "from: \"1.2.3\""))
        XCTAssertEqual(app.products.map(\.name), ["Layout", "Web"])
        XCTAssertTrue(PackageScan.isSelfContained(folder.path + "/Layout"))
        XCTAssertThrowsError(try result.app(named: "Nobody")) {
            XCTAssertTrue("\($0)".hasSuffix("there is no target 'Nobody'; available: Cards, CardsTests"))
        }
    }

    /// Some tools add products to the link phase without listing them as dependencies. Xcode builds them too.
    func testLinkedProductIsUsed() throws {
        let project = TemporaryProject.projectFile(
            """
            S = {isa = PBXSourcesBuildPhase; files = (BF, ); };
            BF = {isa = PBXBuildFile; fileRef = F; };
            F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            R = {isa = PBXFrameworksBuildPhase; files = (BL, BP, BW, ); };
            BL = {isa = PBXBuildFile; productRef = PL; };
            BP = {isa = PBXBuildFile; productRef = PP; };
            BW = {isa = PBXBuildFile; productRef = PW; };
            L = {isa = XCLocalSwiftPackageReference; relativePath = ../Layout; };
            PL = {isa = XCSwiftPackageProductDependency; productName = Layout; package = L; };
            PP = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; package = L; };
            PW = {isa = XCSwiftPackageProductDependency; productName = Web; };
            """, files: "F, "
        ).replacing("targets = (T, );", with: "targets = (T, ); packageReferences = (L, );")
            .replacing("name = Cards;", with: "name = Cards; packageProductDependencies = (PW, );")
        let folder = try TemporaryProject(["Cards.xcodeproj/project.pbxproj": project, "A.swift": ""])
        let app = try read(folder).app(named: nil)
        XCTAssertEqual(app.products, [.init(name: "Layout", package: 0), .init(name: "Web", package: nil)])
    }

    func testIncompleteProjectIsReadAgain() throws {
        let validFile = TemporaryProject.projectFile("S = {isa = PBXSourcesBuildPhase; files = (); };")
        let folder = try TemporaryProject(["project.pbxproj": String(validFile.prefix(validFile.count / 2))])
        let path = folder.path + "/project.pbxproj"
        var pauses = 0
        let objects = try ProjectObjects(path: path, notes: ProjectNotes()) {
            pauses += 1
            // At first the file is missing, then it is complete.
            if pauses == 1 { try? FileManager.default.removeItem(atPath: path) }
            if pauses == 2 { try? folder.write(validFile, to: "project.pbxproj") }
        }
        XCTAssertEqual(objects.rootID, "P")
        XCTAssertEqual(pauses, 2)
        // A file that stays incomplete is rejected after one pause, with its line number.
        try folder.write(String(validFile.prefix(validFile.count / 2)), to: "project.pbxproj")
        pauses = 0
        XCTAssertThrowsError(try ProjectObjects(path: path, notes: ProjectNotes()) { pauses += 1 }) {
            XCTAssertTrue("\($0)".hasPrefix(path + ":"), "\($0)")
        }
        XCTAssertEqual(pauses, 1)
    }

    func testInvalidProjectsAreRejected() throws {
        let folder = try TemporaryProject([
            "A.xcodeproj/x": "", "B.xcodeproj/project.pbxproj": "{ objects = {}; rootObject = P; }",
            "C.xcodeproj/project.pbxproj": "(a)", "D/Package.swift": "", "E/readme.txt": "",
        ])
        for (name, message) in [
            ("A.xcodeproj", "A.xcodeproj/project.pbxproj: error: does not exist; the project is incomplete"),
            (
                "B.xcodeproj",
                "B.xcodeproj/project.pbxproj: error: 'rootObject' refers to P, which is not a project in the file"
            ),
            ("C.xcodeproj", "C.xcodeproj/project.pbxproj:1: error: expected a dictionary, found a list"),
            (
                "D",
                "D/Package.swift: error: this is a Swift package, not an app; 'cellsim test' runs its tests"
            ), ("E", "E: error: the folder has neither a project nor a Swift source"),
            ("F", "F: error: no such file or folder"),
        ] {
            XCTAssertThrowsError(try ProjectReader.read(folder.path + "/" + name)) {
                XCTAssertEqual("\($0)".replacing(folder.path + "/", with: ""), message)
            }
        }
    }
}
