import Foundation
import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests the detection of Git LFS pointer files.
final class LargeFilePointerTests: XCTestCase {
    func testReadsAPointer() {
        let text = """
            version https://git-lfs.github.com/spec/v1
            oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
            size 12345

            """
        let pointer = GitLFSPointer(Data(text.utf8))
        XCTAssertEqual(
            pointer?.object, "sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393")
        XCTAssertEqual(pointer?.size, 12345)
    }

    func testImagesAndOtherTextsAreNotPointers() {
        let files = [
            Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            Data("version https://git-lfs.github.com/spec/v1\n".utf8), Data(), Data("oid sha256:00\nsize 1\n".utf8),
        ]
        assertAll(files, "pointers") { GitLFSPointer($0) == nil }
    }
}
