import Foundation
import XCTest

@testable import CellSimProject

/// Tests that packages are built without cloning the snapshot libraries, which CellSim replaces.
final class SnapshotLibraryReplacementTests: XCTestCase {
    private func manifest(_ requirement: String, product: String = "SnapshotTesting", more: String = "") -> String {
        """
        let package = Package(name: "Kit", dependencies: [
            .package(url: "https://github.com/pointfreeco/swift-snapshot-testing.git", \(requirement)), \(more)
        ], targets: [.testTarget(name: "T", dependencies: [.product(name: "\(product)", package: "swift-snapshot-testing")])])
        """
    }

    func testStubProvidesVersionsAndBranchesOfManifests() throws {
        let folder = try TemporaryProject([
            "Package.swift": manifest("from: \"1.17.4\"", more: ".package(path: \"../Other\")")
        ])
        let replacement = try XCTUnwrap(SnapshotLibraryReplacement(package: folder.path))
        XCTAssertEqual(replacement.libraries.map(\.name), ["swift-snapshot-testing"])
        XCTAssertTrue(replacement.versions.contains("1.17.4"))
        XCTAssertTrue(replacement.versions.contains("1.20.0"))
        try folder.write(manifest("branch: \"next\""), to: "Package.swift")
        XCTAssertEqual(SnapshotLibraryReplacement(package: folder.path)?.branches, ["main", "master", "next"])
    }

    func testPackagesReferencedByPathAreSearched() throws {
        let folder = try TemporaryProject([
            "App/Package.swift": ".package(path: \"../Kit\")", "Kit/Package.swift": manifest("exact: \"1.2.3\""),
        ])
        XCTAssertEqual(SnapshotLibraryReplacement(package: folder.path + "/App")?.versions.contains("1.2.3"), true)
    }

    func testUnsupportedProductsAndRevisionsAreCloned() throws {
        let folder = try TemporaryProject(["Package.swift": manifest("revision: \"0a1b\"")])
        XCTAssertNil(SnapshotLibraryReplacement(package: folder.path))
        try folder.write(manifest("from: \"1.17.0\"", product: "InlineSnapshotTesting"), to: "Package.swift")
        XCTAssertNil(SnapshotLibraryReplacement(package: folder.path))
        try folder.write(".package(url: \"https://example.org/other\", from: \"1.0.0\")", to: "Package.swift")
        XCTAssertNil(SnapshotLibraryReplacement(package: folder.path))
    }

    func testMentionedProductIsNotNeeded() throws {
        let mentions = [
            "// InlineSnapshotTesting needs more.", "/* \"InlineSnapshotTesting\" */",
            ".package(path: \"../InlineSnapshotTesting\")",
        ]
        for mention in mentions {
            let folder = try TemporaryProject([
                "Package.swift": manifest("from: \"1.17.0\"", more: mention + "\n")
            ])
            XCTAssertNotNil(SnapshotLibraryReplacement(package: folder.path), mention)
        }
        let needed = "let all: [Target.Dependency] = [\"X\", \"InlineSnapshotTesting\"]\n"
        let folder = try TemporaryProject(["Package.swift": needed + manifest("from: \"1.17.0\"")])
        XCTAssertNil(SnapshotLibraryReplacement(package: folder.path))
        let comment = "// .package(url: \"https://github.com/pointfreeco/swift-snapshot-testing\", from: \"1.0.0\")"
        try folder.write(comment, to: "Package.swift")
        XCTAssertNil(SnapshotLibraryReplacement(package: folder.path))
    }

    func testPackageDependencyIsNotProduct() throws {
        let folder = try TemporaryProject([
            "A/Package.swift":
                "dependencies: [.package(name: \"Kit\", url: \"https://a.example/kit\", from: \"1.0.0\")], "
                + "targets: [.target(name: \"A\", dependencies: [\"Kit\", .product(name: \"Kit\", package: \"B\")])]",
            "B/Package.swift": "let names = [\"Kit\"] // by code",
        ])
        let packages = ["A", "B"].map {
            AppProject.Package(source: .folder(folder.path + "/" + $0), referringFile: "project.pbxproj")
        }
        XCTAssertEqual(PackageScan.packageIndex(of: "Kit", among: packages), 1)
    }

    func testExistingMirrorsArePreserved() throws {
        let folder = try TemporaryProject(["Package.swift": manifest("from: \"1.17.4\"")])
        let standIn = try XCTUnwrap(SnapshotLibraryReplacement(package: folder.path))
        let ownMirrors =
            #"{"object": [{"original": "https://a.example", "mirror": "https://b.example"}], "version": 1}"#
        let mirrors = String(decoding: standIn.mirrors(in: "/s", own: Data(ownMirrors.utf8)), as: UTF8.self)
        for address in ["https://a.example", "swift-snapshot-testing", "swift-snapshot-testing.git"] {
            XCTAssertTrue(mirrors.contains(address + "\""), mirrors)
        }
        XCTAssertTrue(mirrors.contains("file:///s/swift-snapshot-testing\""), mirrors)
        let pins = #"""
            {"originHash": "x", "version": 3, "pins": [
            {"identity": "swift-snapshot-testing", "location": "https://github.com/pointfreeco/swift-snapshot-testing", "state": {}},
            {"identity": "other", "location": "https://example.org/other.git", "state": {"version": "2.0.0"}}]}
            """#
        let resolved = try XCTUnwrap(standIn.resolved(own: Data(pins.utf8)))
        let top = try XCTUnwrap(try JSONSerialization.jsonObject(with: resolved) as? [String: Any])
        XCTAssertEqual((top["pins"] as? [[String: Any]])?.compactMap { $0["identity"] as? String }, ["other"])
        XCTAssertNil(top["originHash"])
        XCTAssertNil(standIn.resolved(own: Data("no JSON".utf8)))
    }
}
