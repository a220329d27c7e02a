import CellSimProject
import Foundation

/// Fuzzes the project files that `cellsim app` reads, and the package that it generates from them.
@MainActor enum FuzzedProjects {
    private static let folder: String = {
        for name in ["Sources", "Tests", "Media.xcassets", "App.xcodeproj", "App.xcworkspace"] {
            Fuzz.makeFolder("app/" + name)
        }
        for name in ["AppDelegate", "Cell", "Model"] {
            Fuzz.write("import UIKit\n\nfinal class \(name): UIView {}\n".utf8, "app/Sources/\(name).swift")
        }
        Fuzz.write("import XCTest\n\nfinal class AppTests: XCTestCase {}\n".utf8, "app/Tests/AppTests.swift")
        Fuzz.write(FuzzedDocuments.row.utf8, "app/Sources/Cell.xib")
        Fuzz.write("{}".utf8, "app/Media.xcassets/Contents.json")
        return Fuzz.folder + "/app"
    }()

    /// The project for inputs that replace one of its other files.
    private static let project = Array(
        """
        // !$*UTF8*$!
        {archiveVersion = 1; objectVersion = 46; objects = {
        A = {isa = PBXProject; mainGroup = B; targets = (C,); buildConfigurationList = D;};
        B = {isa = PBXGroup; children = (E, H,); sourceTree = "<group>";};
        C = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (F,);
        buildConfigurationList = D; dependencies = ();};
        D = {isa = XCConfigurationList; buildConfigurations = (I,);};
        E = {isa = PBXFileReference; path = Sources/Cell.swift; sourceTree = "<group>";};
        F = {isa = PBXSourcesBuildPhase; files = (G,);};
        G = {isa = PBXBuildFile; fileRef = E;};
        H = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>";};
        I = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = H; buildSettings = {
        INFOPLIST_FILE = Info.plist; PRODUCT_NAME = "$(TARGET_NAME)";};};
        }; rootObject = A;}
        """.utf8)

    /// Reads an input. Its first byte determines the file: a project, a workspace, a specification, settings, an Info.plist, or
    /// the dump of a package manifest.
    static func read(_ bytes: [UInt8]) throws {
        let content = Array(bytes.dropFirst())
        for name in ["project.yml", "App.xcconfig", "Info.plist", "App.xcworkspace/contents.xcworkspacedata"] {
            unlink(folder + "/" + name)
        }
        Fuzz.write(project, "app/App.xcodeproj/project.pbxproj")
        var path = folder
        switch bytes.first {
        case UInt8(ascii: "w"):
            Fuzz.write(content, "app/App.xcworkspace/contents.xcworkspacedata")
            path += "/App.xcworkspace"
        case UInt8(ascii: "y"):
            Fuzz.write(content, "app/project.yml")
            path += "/project.yml"
        case UInt8(ascii: "c"): Fuzz.write(content, "app/App.xcconfig")
        case UInt8(ascii: "i"): Fuzz.write(content, "app/Info.plist")
        case UInt8(ascii: "m"): return try package(content)
        default: Fuzz.write(content, "app/App.xcodeproj/project.pbxproj")
        }
        do { try plan(try ProjectReader.read(path)) } catch let error as ProjectError {
            throw FuzzRefusal(reason: error)
        }
    }

    /// Reads a package whose targets become parts of the app.
    private static func package(_ bytes: [UInt8]) throws {
        do {
            let package = try OpenedPackage(description: Data(bytes), folder: folder)
            _ = package.folders
            try plan(OpenedPackage.add([package], to: try ProjectReader.read(folder)))
        } catch let error as ProjectError { throw FuzzRefusal(reason: error) }
    }

    private static func plan(_ project: AppProject) throws {
        _ = project.notes.map(\.description)
        let app = try project.app(named: nil)
        let tests = project.targets.filter { $0.kind == .unitTests }.map(\.name)
        for purpose in [PackagePlan.Purpose.gallery, .tests(tests), .testFolder(folder + "/Tests")] {
            let planner = PackagePlanner(project, app: app)
            _ = planner.neededProducts(for: purpose)
            let plan = planner.plan(for: purpose)
            for name in plan.files.keys where name.hasPrefix("/") || name.split(separator: "/").contains("..") {
                fatalError("the plan contains a file outside the package: \(name)")
            }
            guard case .text(let manifest)? = plan.files["Package.swift"], !manifest.isEmpty else {
                fatalError("the plan has no manifest")
            }
        }
    }
}
