import Foundation
import XCTest

@testable import SnapshotTesting

/// Tests the paths and names of references.
final class LocationTests: XCTestCase {
    private var root = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
        try makeFolder("Tests/AppTests")
        try Data().write(to: root.appendingPathComponent("Package.swift"))
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: root) }

    private func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }

    private func location(
        _ testName: String = "testFoo()", _ name: String? = "a", directory: String? = nil,
        pathExtension: String? = "png",
        _ values: [String: String] = [:]
    ) -> SnapshotLocation {
        SnapshotLocation(
            file: root.appendingPathComponent("Tests/AppTests/CellTests.swift").path, testName: testName, name: name,
            directory: directory, pathExtension: pathExtension, environment: SnapshotEnvironment(values))
    }

    private func path(_ name: String) -> String { root.appendingPathComponent(name).path }

    func testDefaultFolderIsNextToTest() {
        XCTAssertEqual(location().reference.path, path("Tests/AppTests/__Snapshots__/CellTests/testFoo.a.png"))
    }

    func testSharedFolderIsUsedIfItExists() throws {
        try makeFolder("Snapshots")
        XCTAssertEqual(location().reference.path, path("Snapshots/CellTests/testFoo.a.png"))
    }

    func testExistingFolderNextToTestTakesPrecedence() throws {
        try makeFolder("Snapshots")
        try makeFolder("Tests/AppTests/__Snapshots__/CellTests")
        XCTAssertEqual(location().reference.path, path("Tests/AppTests/__Snapshots__/CellTests/testFoo.a.png"))
    }

    func testCustomDirectoryReplacesDefault() throws {
        try makeFolder("Tests/AppTests/__Snapshots__/CellTests")
        let environment = ["SNAPSHOT_TESTING_DIRECTORY": "/elsewhere"]
        XCTAssertEqual(location(directory: "/given", environment).reference.path, "/given/testFoo.a.png")
        XCTAssertEqual(location(environment).reference.path, "/elsewhere/CellTests/testFoo.a.png")
    }

    func testFailuresGoToTheArtifactsByTestFile() {
        XCTAssertEqual(
            location(["SNAPSHOT_ARTIFACTS": "/artifacts"]).failure.path, "/artifacts/CellTests/testFoo.a.png")
        XCTAssertTrue(location().failure.path.hasSuffix("/CellTests/testFoo.a.png"))
        XCTAssertEqual(
            location(["SNAPSHOT_ARTIFACTS": "/artifacts"]).failureCompanion("difference", pathExtension: "png").path,
            "/artifacts/CellTests/testFoo.a.difference.png")
    }

    private func location(_ values: [String: String]) -> SnapshotLocation {
        location("testFoo()", "a", directory: nil, pathExtension: "png", values)
    }
    private func location(directory: String, _ values: [String: String]) -> SnapshotLocation {
        location("testFoo()", "a", directory: directory, pathExtension: "png", values)
    }

    func testNamesAreSanitized() {
        let names = [
            "testFoo()": "testFoo", "noWidth.noHeight": "noWidth-noHeight", "a_b": "a_b", "  x  y ": "x-y",
            "画面 テスト": "画面-テスト", "...": "", "a--b": "a-b", "test(x:)": "test-x", "Größe/2": "Größe-2", "1-2": "1-2",
            "e\u{301}": "e\u{301}",
        ]
        for (name, expected) in names { XCTAssertEqual(SnapshotLocation.sanitized(name), expected, name) }
    }

    func testUnnamedSnapshotsAreNumberedByTest() {
        let counter = SnapshotCounter()
        SnapshotCounter.$current.withValue(counter) {
            XCTAssertEqual(location("testA()", nil).reference.lastPathComponent, "testA.1.png")
            XCTAssertEqual(location("testA()", nil).reference.lastPathComponent, "testA.2.png")
            XCTAssertEqual(location("testB()", nil).reference.lastPathComponent, "testB.1.png")
            XCTAssertEqual(location("testA()", "x").reference.lastPathComponent, "testA.x.png")
            XCTAssertEqual(location("testA()", nil).reference.lastPathComponent, "testA.3.png")
            XCTAssertEqual(location("testA()", nil, directory: "/d").reference.lastPathComponent, "testA.1.png")
            counter.reset()
            XCTAssertEqual(location("testA()", nil, pathExtension: nil).reference.lastPathComponent, "testA.1")
        }
    }
}
