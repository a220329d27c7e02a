import XCTest

@testable import CellSimProject

/// Tests where package checkouts are found, and how a missing package is fetched.
final class PackageLocationTests: XCTestCase {
    private let layout = AppProject.Package(
        source: .repository("https://example.org/a/Layout.git", requirement: "from: \"1.0.0\""), referringFile: "",
        line: nil)

    private func project(_ folder: TemporaryProject) -> AppProject {
        AppProject(path: folder.path + "/App/App.xcodeproj", root: folder.path + "/App", name: "App")
    }

    func testCheckoutsAreFound() throws {
        for location in [
            "App/SourcePackages/checkouts", "App/DerivedData/SourcePackages/checkouts",
            "App/DerivedData/App-x/SourcePackages/checkouts", "App/Packages", "App/ThirdParty", "App/.build/checkouts",
            "App/Carthage/Checkouts", "App/Vendor", "App/vendor", "",
        ] {
            let path = (location.isEmpty ? "" : location + "/") + "layout"
            let folder = try TemporaryProject([path + "/Package.swift": "", "App/A.swift": ""])
            XCTAssertEqual(PackageScan.folder(of: layout, project: project(folder)), folder.path + "/" + path)
        }
    }

    func testLocalPackagesTakePrecedence() throws {
        let folder = try TemporaryProject([
            "App/SourcePackages/checkouts/Layout/Package.swift": "", "Clones/checkouts/Layout/Package.swift": "",
            "Own/Layout/Package.swift": "",
        ])
        var project = project(folder)
        project.clonedPackagesFolder = folder.path + "/Clones"
        XCTAssertEqual(PackageScan.folder(of: layout, project: project), folder.path + "/Clones/checkouts/Layout")
        project.packages = [
            layout, AppProject.Package(source: .folder(folder.path + "/Own/Layout"), referringFile: "", line: nil),
        ]
        XCTAssertEqual(PackageScan.folder(of: layout, project: project), folder.path + "/Own/Layout")
    }

    func testCloneCommandHasVersion() throws {
        let folder = try TemporaryProject(["App/A.swift": ""])
        let location = folder.path + "/App/SourcePackages/checkouts/Layout"
        let clone = "git clone https://example.org/a/Layout.git \(location)"
        XCTAssertEqual(project(folder).cloneCommand(for: layout), clone)
        let file = "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        let pin = #"{"location": "https://example.org/a/layout", "state": {"revision": "0a1b", "version": "1.2.0"}}"#
        try folder.write(#"{"pins": [\#(pin)], "version": 2}"#, to: file)
        XCTAssertEqual(
            project(folder).cloneCommand(for: layout), clone + " && git -C \(location) checkout -q 0a1b # 1.2.0")
        let oldPin = #"{"repositoryURL": "https://example.org/a/Layout.git", "state": {"branch": "next"}}"#
        try folder.write(#"{"object": {"pins": [\#(oldPin)]}, "version": 1}"#, to: file)
        XCTAssertEqual(project(folder).cloneCommand(for: layout), clone + " && git -C \(location) checkout -q next")
        let local = AppProject.Package(source: .folder("/nowhere"), referringFile: "", line: nil)
        XCTAssertNil(project(folder).cloneCommand(for: local))
    }

    func testMissingModulesHaveRemedy() throws {
        let folder = try TemporaryProject(["App/A.swift": ""])
        var project = project(folder)
        XCTAssertNil(project.remedy(forMissing: "Layout"))
        project.packages = [local(folder), layout]
        var target = AppProject.Target(name: "App", kind: .application, referringFile: "")
        target.products = [AppProject.Product(name: "LayoutKit", package: 1)]
        project.targets = [target]
        let command = project.cloneCommand(for: layout)
        XCTAssertNotNil(command)
        XCTAssertEqual(project.remedy(forMissing: "Layout"), command)
        XCTAssertEqual(project.remedy(forMissing: "LayoutKit"), command)
        XCTAssertNil(project.remedy(forMissing: "Other"))
    }

    private func local(_ folder: TemporaryProject) -> AppProject.Package {
        AppProject.Package(source: .folder(folder.path + "/Other"), referringFile: "", line: nil)
    }

    func testHomeInPaths() {
        XCTAssertEqual(Paths.join("/a", "$HOME/b"), Paths.home + "/b")
        XCTAssertEqual(Paths.join("/a", "~/b"), Paths.home + "/b")
        XCTAssertEqual(Paths.join("/a", "~b"), "/a/~b")
    }
}
