import Foundation
import XCTest

@testable import CellSimCompare

/// Tests that paths and links cannot lead out of a confined folder.
final class ConfinedFolderTests: XCTestCase {
    func testPathsAreReadAsBytes() {
        XCTAssertEqual(PathComponents("/a//b/./c/").components, ["a", "b", "c"].map { Array($0.utf8) })
        XCTAssertTrue(PathComponents("a/..\u{2F}\u{301}b").containsParentReference)
        XCTAssertFalse(PathComponents("a/..b/c..").containsParentReference)
        XCTAssertNil(
            PathComponents("/cafe\u{301}/x").removingPrefix(PathComponents("/caf\u{E9}")),
            "paths with different bytes are different folders")
        XCTAssertEqual(PathComponents("/a/b/c").removingPrefix(PathComponents("/a"))?.text, "b/c")
        XCTAssertNil(PathComponents("/ab").removingPrefix(PathComponents("/a")))
        XCTAssertNil(PathComponents("/a").removingPrefix(PathComponents("/a")))
    }

    /// A path is resolved first. If a part is replaced by a link later, the link is not followed.
    func testLinkCreatedAfterResolutionIsNotFollowed() throws {
        let folder = try TemporaryFolder(), outside = try TemporaryFolder()
        try folder.write(Data("mine".utf8), "a/b/file.txt")
        let secret = try outside.write(Data("secret".utf8), "file.txt")
        let confined = try ConfinedFolder(path: folder.url.path)
        let location = try confined.location(of: folder.path("a/b/file.txt"))
        XCTAssertEqual(try confined.read(location).bytes, Array("mine".utf8))
        for (victim, target) in [("a/b/file.txt", secret), ("a/b", outside.url.path)] {
            try FileManager.default.removeItem(atPath: folder.path(victim))
            try FileManager.default.createSymbolicLink(atPath: folder.path(victim), withDestinationPath: target)
            XCTAssertThrowsError(try confined.read(location))
            if victim == "a/b" {
                XCTAssertThrowsError(try confined.write([1], to: location))
                XCTAssertThrowsError(try confined.remove(location))
            }
        }
        XCTAssertEqual(try String(contentsOfFile: secret, encoding: .utf8), "secret")
    }

    func testLargeAndEndlessFilesAreNotRead() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(count: 100), "a")
        let confined = try ConfinedFolder(path: folder.url.path)
        XCTAssertThrowsError(try confined.read(confined.location(of: path), maximum: 99))
        XCTAssertEqual(try confined.read(confined.location(of: path), maximum: 100).bytes.count, 100)
        let devices = try ConfinedFolder(path: "/dev")
        XCTAssertThrowsError(try devices.read(devices.location(of: "/dev/zero")))
        XCTAssertThrowsError(try ConfinedFolder(path: path))
    }
}
