import XCTest

@testable import CellSimProject

/// Tests which project and target are built if none is specified.
final class ProjectChoiceTests: XCTestCase {
    func testOtherSystemsAreNeverTheDefault() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            name: Two
            targets:
              Desk: {type: application, platform: macOS, sources: [Desk]}
              Watch: {type: application, platform: watchOS, sources: [Desk]}
              TV: {type: application, platform: tvOS, sources: [Desk]}
              Phone: {type: application, platform: iOS, sources: [Phone]}
              Both: {type: application, platform: auto, supportedDestinations: [macOS, iOS], sources: [Phone]}
            """, "Desk/A.swift": "", "Phone/B.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.apps.map(\.name), ["Phone", "Both"])
        XCTAssertEqual(try project.app(named: nil).name, "Phone")
        XCTAssertEqual(project.targets.map(\.platformName), ["macOS", "watchOS", "tvOS", "iOS", "macOS"])
        XCTAssertEqual(try project.app(named: "Desk").name, "Desk")
    }

    func testProjectWithoutIOSAppIsReported() throws {
        let folder = try TemporaryProject([
            "project.yml": "name: Two\ntargets:\n  Desk: {type: application, platform: macOS, sources: [Desk]}\n",
            "Desk/A.swift": "",
        ])
        XCTAssertThrowsError(try ProjectReader.read(folder.path).app(named: nil)) {
            XCTAssertEqual(
                "\($0)".replacing(folder.path + "/", with: ""),
                "project.yml:3: error: the project has no app for iOS; '--target Desk' builds this target for macOS")
        }
    }

    func testSystemsComeFromSettings() throws {
        func system(_ settings: [(String, String)]) -> (String, Bool) {
            var target = AppProject.Target(name: "A", kind: .application, referringFile: "")
            target.settings.add(settings.map { ($0.0, $0.1) })
            return (target.platformName, target.supportsIPhone)
        }
        for (settings, name, isPhone) in [
            ([("SDKROOT", "iphoneos")], "iOS", true), ([("SDKROOT", "macosx")], "macOS", false),
            ([("SDKROOT", "watchos")], "watchOS", false), ([("SDKROOT", "auto")], "iOS", true), ([], "iOS", true),
            ([("SDKROOT", "auto"), ("SUPPORTED_PLATFORMS", "macosx")], "macOS", false),
            ([("SDKROOT", "auto"), ("SUPPORTED_PLATFORMS", "macosx iphoneos iphonesimulator")], "macOS", true),
            ([("MACOSX_DEPLOYMENT_TARGET", "13")], "macOS", false),
            ([("MACOSX_DEPLOYMENT_TARGET", "13"), ("IPHONEOS_DEPLOYMENT_TARGET", "15")], "iOS", true),
        ] as [([(String, String)], String, Bool)] {
            XCTAssertEqual(system(settings).0, name, "\(settings)")
            XCTAssertEqual(system(settings).1, isPhone, "\(settings)")
        }
    }

    /// A framework may have one target per platform, with the same product name.
    func testFrameworksForIOSAreBuilt() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            name: Two
            targets:
              KitMac: {type: framework, platform: macOS, sources: [Mac], settings: {PRODUCT_NAME: Kit}}
              KitPhone: {type: framework, platform: iOS, sources: [Phone], settings: {PRODUCT_NAME: Kit}}
              App: {type: application, platform: iOS, sources: [App]}
            """, "Mac/M.swift": "", "Phone/P.swift": "", "App/A.swift": "import Kit",
        ])
        let project = try ProjectReader.read(folder.path)
        let plan = PackagePlanner(project, app: try project.app(named: nil)).plan(for: .gallery)
        let files = ["Sources/Kit/P.swift", "Sources/Kit/M.swift"]
        XCTAssertEqual(files.filter { plan.files[$0] != nil }, ["Sources/Kit/P.swift"])
    }

    func testProjectsInSubfoldersAreFound() throws {
        let file = TemporaryProject.projectFile(
            "S = {isa = PBXSourcesBuildPhase; files = (); }; R = {isa = PBXResourcesBuildPhase; files = (); };")
        let folder = try TemporaryProject([
            "src/ios/Shop.xcodeproj/project.pbxproj": file, "scripts/main.swift": "",
            "Pods/Pods.xcodeproj/project.pbxproj": file,
        ])
        XCTAssertEqual(try ProjectReader.read(folder.path).path, folder.path + "/src/ios/Shop.xcodeproj")
        try folder.write("name: Desk\ntargets: {}\n", to: "src/mac/project.yml")
        XCTAssertThrowsError(try ProjectReader.read(folder.path)) {
            XCTAssertEqual(
                "\($0)",
                "\(folder.path): error: there are several projects; choose one of: src/ios/Shop.xcodeproj, src/mac/project.yml"
            )
        }
    }
}
