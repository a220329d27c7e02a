import TestFixtures
import XCTest

@testable import CellSimImageCodecs

/// Tests untrusted archives: plain files are read, everything else is rejected with a reason.
final class ZipArchiveTests: XCTestCase {
    private func failure(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch { return "\(error)" }
    }

    /// An archive from Python's zipfile: `a/b.txt` with 200 times "ab", compressed.
    private let compressed = ZipArchiveTests.bytes(
        """
        504B03041400000008000000215CCA341001090000009001000007000000612F622E7478744B4C4A\
        1C8583080200504B010214031400000008000000215CCA3410010900000090010000070000000000\
        000000000000A48100000000612F622E747874504B05060000000001000100350000002E00000000\
        00
        """)

    private static func bytes(_ digits: String) -> [UInt8] {
        let digits = Array(digits.utf8)
        return stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
        }
    }

    func testFilesAreRead() throws {
        var builder = ZipBuilder()
        builder.add("a/b.txt", Array("hello".utf8))
        builder.add("a/", [], mode: 0o040755)
        builder.add("c", [])
        let archive = try ZipArchive(builder.bytes)
        XCTAssertEqual(archive.entries.map(\.path), ["a/b.txt", "c"])
        XCTAssertEqual(try archive.entries.map { try archive.contents(of: $0) }, [Array("hello".utf8), []])
    }

    func testCompressedFilesAreRead() throws {
        let archive = try ZipArchive(compressed)
        XCTAssertEqual(archive.entries.map(\.path), ["a/b.txt"])
        let text = String(repeating: "ab", count: 200)
        XCTAssertEqual(try archive.contents(of: archive.entries[0]), Array(text.utf8))
    }

    func testPathsThatLeadOutAreRejected() {
        for path in ["../a", "/a", "a/../b", "a//b", "./a", "a\\b", "a\u{1}", "", "C:\\a"] {
            var builder = ZipBuilder()
            builder.add("good", [1])
            builder.add(path, [1])
            assertContains(failure { _ = try ZipArchive(builder.bytes) }, "path", path)
        }
    }

    func testLinksAndSpecialFilesAreRejected() {
        for kind: UInt32 in [0o120777, 0o010644, 0o060644] {
            var builder = ZipBuilder()
            builder.add("a", Array("/etc/passwd".utf8), mode: kind)
            XCTAssertEqual(
                failure { _ = try ZipArchive(builder.bytes) },
                "'a' is a link or a special file; only plain files are unpacked")
        }
    }

    func testDuplicatePathIsRejected() {
        var builder = ZipBuilder()
        for _ in 0..<2 { builder.add("a", [1]) }
        XCTAssertEqual(failure { _ = try ZipArchive(builder.bytes) }, "the path 'a' appears twice")
    }

    func testDamagedFilesAreRejected() throws {
        var builder = ZipBuilder()
        builder.add("a", [1, 2, 3], checksum: 7)
        let archive = try ZipArchive(builder.bytes)
        XCTAssertTrue(failure { _ = try archive.contents(of: archive.entries[0]) }.contains("checksum"))
        XCTAssertEqual(failure { _ = try ZipArchive([]) }, "not a zip archive")
        XCTAssertEqual(failure { _ = try ZipArchive(Array("<html>".utf8)) }, "not a zip archive")
    }

    /// Each byte of an archive is damaged in several ways, and the archive is truncated after each byte.
    func testDamagedArchivesDoNotCrash() {
        var builder = ZipBuilder()
        builder.add("a/b.txt", Array("hello".utf8))
        builder.add("c.png", Array(repeating: 7, count: 40))
        func read(_ bytes: [UInt8]) {
            guard let archive = try? ZipArchive(bytes) else { return }
            for entry in archive.entries { _ = try? archive.contents(of: entry) }
        }
        for original in [builder.bytes, compressed] {
            for index in original.indices {
                read(Array(original[..<index]))
                for value: UInt8 in [0, 1, 8, 0x7F, 0xFF] {
                    var damaged = original
                    damaged[index] = value
                    read(damaged)
                }
            }
        }
    }
}
