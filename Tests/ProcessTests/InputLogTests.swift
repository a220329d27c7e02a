import Foundation
import XCTest

@testable import CellSimProcess

/// Tests checksums, and the log of the files that a program reads.
final class InputLogTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    /// The first is the example of RFC 7693, appendix A, with 32 bytes. The other lengths are around the block size of 128 bytes.
    func testChecksums() {
        let known = [
            ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
            ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
        ]
        for (text, sum) in known { XCTAssertEqual(ContentDigest(Array(text.utf8)).text, sum) }
        for (count, sum) in [
            (128, "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1"),
            (1000, "b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331"),
        ] {
            XCTAssertEqual(ContentDigest((0..<count).map { UInt8($0 % 251) }).text, sum)
        }
        XCTAssertNotEqual(ContentDigest(texts: ["ab", "c"]), ContentDigest(texts: ["a", "bc"]))
    }

    func testTheProgramAndItsLibrariesAreKnown() {
        let objects = LoadedProgram.objects()
        XCTAssertEqual(objects.first?.path, "")
        XCTAssertTrue(objects.contains { $0.path.contains("libc.so") })
        XCTAssertTrue(objects.allSatisfy { $0.checksum.count >= 16 }, "\(objects)")
        XCTAssertEqual(objects, LoadedProgram.objects())
    }

    func testAnswersChangeWithTheFiles() throws {
        let (file, link) = (folder.path + "/a", folder.path + "/b")
        let questions: [InputLog.Query] = [.contents(file), .names(folder.path), .pathState(file), .pathState(link)]
        var seen = questions.map { [$0.currentResponse()] }
        func next(_ expected: [Bool], line: UInt = #line) {
            for (index, question) in questions.enumerated() {
                let answer = question.currentResponse()
                XCTAssertEqual(answer != seen[index].last, expected[index], "\(question)", line: line)
                seen[index].append(answer)
            }
        }
        try Data("1".utf8).write(to: URL(fileURLWithPath: file))
        next([true, true, true, false])
        try Data("2".utf8).write(to: URL(fileURLWithPath: file))
        next([true, false, false, false])
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        next([false, true, false, true])
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/")
        next([false, false, false, true])
    }

    func testWhoNotesWhat() throws {
        let (kept, own) = (folder.path + "/kept", folder.path + "/own")
        for path in [kept, own] { try Data(path.utf8).write(to: URL(fileURLWithPath: path)) }
        InputLog.startRecording()
        let missing = folder.path + "/missing"
        let answers = InputLog.recording {
            _ = try? FileReader.read(kept)
            _ = try? FileReader.read(own, isKept: false)
            _ = try? FileReader.read(missing, isKept: false)
            InputLog.withoutRecording { _ = try? FileReader.read(folder.path + "/unnoted") }
        }.answers
        XCTAssertEqual(
            answers, [.contents(own): ContentDigest(Array(own.utf8)), .contents(missing): .missing])
        XCTAssertEqual(InputLog.responses[.contents(kept)], ContentDigest(Array(kept.utf8)))
        XCTAssertNil(InputLog.responses[.contents(folder.path + "/unnoted")])
        _ = try? FileReader.read(own, isKept: false)
        XCTAssertNotNil(InputLog.responses[.contents(own)], "where nobody follows, it counts for all")
    }
}
