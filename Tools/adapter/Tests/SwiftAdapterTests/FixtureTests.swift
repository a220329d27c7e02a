import Foundation
import SwiftAdapter
import XCTest

/// Each `Fixtures/FOLDER/NAME.swift` becomes `NAME.adapted.swift`. The sources are programs that end with 0 if they do what iOS
/// does (`Tests/Scripts/adapted`). `RECORD_FIXTURES=1 swift test` writes the adapted sources anew.
final class FixtureTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardizedFileURL.path

    /// What modules that import UIKit are told of it.
    private static let modules: String = {
        let output = FileManager.default.temporaryDirectory.path + "/facts-\(ProcessInfo.processInfo.processIdentifier)"
        for name in ["UIKit", "Apple/CoreData"] {
            let root = project + "/Sources/" + name
            let files = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted()
            let sources = files.filter { $0.hasSuffix(".swift") }.map { root + "/" + $0 }
            do {
                try ImportedFacts.write(of: sources, to: "\(output)/\((name as NSString).lastPathComponent).adapted")
            } catch { fatalError("\(root): \(error)") }
        }
        return output
    }()

    override class func tearDown() {
        try? FileManager.default.removeItem(atPath: modules)
        super.tearDown()
    }

    func testSourcesAreAdaptedAsRecorded() throws {
        // Hidden names have a digest of the path in them, which is the same in all folders if it is relative.
        let before = FileManager.default.currentDirectoryPath
        XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(Self.folder))
        defer { XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(before)) }
        let records = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1"
        let names = try FileManager.default.subpathsOfDirectory(atPath: ".").sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".adapted.swift") }
        for name in names {
            let recorded = (name as NSString).deletingPathExtension + ".adapted.swift"
            let text = try adapted(name)
            if records { try text.write(toFile: recorded, atomically: true, encoding: .utf8) }
            let expected = try? String(contentsOfFile: recorded, encoding: .utf8)
            XCTAssertEqual(text, expected, "Fixtures/\(name) is adapted in another way than \(recorded) says")
        }
        for recorded in try FileManager.default.subpathsOfDirectory(atPath: ".")
        where recorded.hasSuffix(".adapted.swift") {
            XCTAssertTrue(
                names.contains(recorded.replacing(".adapted.swift", with: ".swift")), "\(recorded) has no source")
        }
    }

    private func adapted(_ name: String) throws -> String {
        let copies = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: copies) }
        let task = AdaptedModule.Task(
            paths: [name], name: "main", folder: copies, definitions: [], moduleFolders: [Self.modules], output: nil,
            language: "5", isProgram: true, isPruned: false)
        let module = try XCTUnwrap(AdaptedModule(task), name)
        let written = try module.write()
        XCTAssertEqual(written.broken, [], "\(name) cannot be parsed")
        return try written.paths.map { try String(contentsOfFile: $0.copy, encoding: .utf8) }.joined()
    }
}
