import CellSimProject
import Foundation
import XCTest

/// Tests that only folders that `cellsim` created are used for packages, because files in them are deleted.
final class PackageFolderTests: XCTestCase {
    private func project() throws -> TemporaryProject {
        try TemporaryProject(["app/Sources/App.swift": "a", "app/Tests/T.swift": "t", "other/Sources/Mine.swift": "m"])
    }

    private func check(_ path: String, _ project: String, rejectedFor reason: String, line: UInt = #line) {
        XCTAssertThrowsError(try PackageFolder(path, project: project), line: line) {
            XCTAssertTrue("\($0)".contains(reason), "\($0)", line: line)
            XCTAssertTrue("\($0)".contains("--scratch-path"), "\($0)", line: line)
        }
    }

    func testRejectsProjectAndEnclosingFolders() throws {
        let folder = try project(), app = folder.path + "/app"
        for path in [app, app + "/", app + "/../app", folder.path, "/"] {
            check(path, app, rejectedFor: "it is or contains the project's folder")
        }
        // A marker file is not sufficient: a checkout could contain one.
        try Data().write(to: URL(fileURLWithPath: app + "/.cellsim-package"))
        check(app, app, rejectedFor: "it is or contains the project's folder")
        // The same folder by the name of a symbolic link.
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/alias", withDestinationPath: app)
        check(folder.path + "/alias", app, rejectedFor: "it is or contains the project's folder")
        XCTAssertEqual(FileManager.default.contents(atPath: app + "/Sources/App.swift"), Data("a".utf8))
    }

    func testRejectsNonemptyFoldersWithoutMarker() throws {
        let folder = try project(), app = folder.path + "/app"
        check(app + "/Sources", app, rejectedFor: "it is not empty and has no file .cellsim-package")
        check(folder.path + "/other", app, rejectedFor: "it is not empty and has no file .cellsim-package")
        // A folder or link with the name of the marker does not count as one.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/other/.cellsim-package", withDestinationPath: "Sources/Mine.swift")
        check(folder.path + "/other", app, rejectedFor: "it is not empty and has no file .cellsim-package")
    }

    func testRejectsLinksBelowProject() throws {
        let folder = try project(), app = folder.path + "/app", files = FileManager.default
        try files.createDirectory(atPath: app + "/.build", withIntermediateDirectories: true)
        try files.createDirectory(atPath: app + "/empty", withIntermediateDirectories: true)
        for target in ["../../other", folder.path + "/other", "../empty", "nowhere"] {
            try files.createSymbolicLink(atPath: app + "/.build/cellsim", withDestinationPath: target)
            check(app + "/.build/cellsim", app, rejectedFor: ".build/cellsim' is a link; replace it with a folder")
            check(
                app + "/.build/cellsim/inner", app, rejectedFor: ".build/cellsim' is a link; replace it with a folder")
            try files.removeItem(atPath: app + "/.build/cellsim")
        }
        XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path + "/other"), ["Sources"])
        XCTAssertEqual(try files.contentsOfDirectory(atPath: app + "/empty"), [])
    }

    func testMarksNewAndEmptyFoldersAndUsesThemAgain() throws {
        let folder = try project(), app = folder.path + "/app", files = FileManager.default
        try files.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)
        for path in [app + "/.build/cellsim", folder.path + "/empty", folder.path + "/new/inner"] {
            _ = try PackageFolder(path, project: app)
            XCTAssertEqual(try files.contentsOfDirectory(atPath: path), [".cellsim-package"])
            try files.createDirectory(atPath: path + "/Sources", withIntermediateDirectories: true)
            _ = try PackageFolder(path, project: app)
        }
    }
}
