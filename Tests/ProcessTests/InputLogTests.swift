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
        let expectedInputs = [
            ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
            ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
        ]
        for (text, checksum) in expectedInputs { XCTAssertEqual(ContentDigest(Array(text.utf8)).text, checksum) }
        for (count, checksum) in [
            (128, "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1"),
            (1000, "b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331"),
        ] {
            XCTAssertEqual(ContentDigest((0..<count).map { UInt8($0 % 251) }).text, checksum)
        }
        XCTAssertNotEqual(ContentDigest(texts: ["ab", "c"]), ContentDigest(texts: ["a", "bc"]))
    }

    func testProgramAndLibrariesAreListed() {
        let objects = LoadedProgram.objects()
        XCTAssertEqual(objects.first?.path, "")
        XCTAssertTrue(objects.contains { $0.path.contains("libc.so") })
        XCTAssertTrue(objects.allSatisfy { $0.checksum.count >= 16 }, "\(objects)")
        XCTAssertEqual(objects, LoadedProgram.objects())
    }

    func testAnswersChangeWithTheFiles() throws {
        let (file, link) = (folder.path + "/a", folder.path + "/b")
        let queries: [InputLog.Query] = [.contents(file), .names(folder.path), .pathState(file), .pathState(link)]
        var seenAnswers = queries.map { [$0.currentResponse()] }
        func assertChanges(_ expected: [Bool], line: UInt = #line) {
            for (index, question) in queries.enumerated() {
                let answer = question.currentResponse()
                XCTAssertEqual(answer != seenAnswers[index].last, expected[index], "\(question)", line: line)
                seenAnswers[index].append(answer)
            }
        }
        try Data("1".utf8).write(to: URL(fileURLWithPath: file))
        assertChanges([true, true, true, false])
        try Data("2".utf8).write(to: URL(fileURLWithPath: file))
        assertChanges([true, false, false, false])
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        assertChanges([false, true, false, true])
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/")
        assertChanges([false, false, false, true])
    }

    func testRecordedAnswers() throws {
        let (keptFile, transientFile) = (folder.path + "/kept", folder.path + "/own")
        for path in [keptFile, transientFile] { try Data(path.utf8).write(to: URL(fileURLWithPath: path)) }
        InputLog.startRecording()
        let missing = folder.path + "/missing"
        let answers = InputLog.recording {
            _ = try? FileReader.read(keptFile)
            _ = try? FileReader.read(transientFile, isKept: false)
            _ = try? FileReader.read(missing, isKept: false)
            InputLog.withoutRecording { _ = try? FileReader.read(folder.path + "/unnoted") }
        }.answers
        XCTAssertEqual(
            answers, [.contents(transientFile): ContentDigest(Array(transientFile.utf8)), .contents(missing): .missing])
        XCTAssertEqual(InputLog.responses[.contents(keptFile)], ContentDigest(Array(keptFile.utf8)))
        XCTAssertNil(InputLog.responses[.contents(folder.path + "/unnoted")])
        _ = try? FileReader.read(transientFile, isKept: false)
        XCTAssertNotNil(
            InputLog.responses[.contents(transientFile)], "outside a recording, a file that is not kept is also logged")
    }
}
