import Foundation
import SwiftAdapter
import XCTest

/// Compares each adapted `Fixtures/FOLDER/NAME.swift` with `NAME.adapted.swift`. `Tests/Scripts/adapted` also runs the fixtures,
/// which exit with 0 if they behave as on iOS. `RECORD_FIXTURES=1 swift test` writes the adapted sources again.
final class FixtureTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardizedFileURL.path
    /// The first line of recorded files. It keeps swift-format from changing them.
    private static let header = "// swift-format-ignore-file\n"

    /// The folder with the facts about the modules that fixtures import.
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
        let records = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1"
        try inFixtures { sources in
            for (name, text) in try adapted(sources) {
                let recorded = (name as NSString).deletingPathExtension + ".adapted.swift"
                if records { try (Self.header + text).write(toFile: recorded, atomically: true, encoding: .utf8) }
                let expected = try? String(contentsOfFile: recorded, encoding: .utf8)
                XCTAssertEqual(
                    Self.header + text, expected, "Fixtures/\(name) is adapted in another way than \(recorded) says")
            }
            for recorded in try FileManager.default.subpathsOfDirectory(atPath: ".")
            where recorded.hasSuffix(".adapted.swift") {
                XCTAssertTrue(
                    sources.contains(recorded.replacing(".adapted.swift", with: ".swift")), "\(recorded) has no source")
            }
        }
    }

    func testSourcesWithoutAppleConstructsGetOneImport() throws {
        try inFixtures { sources in
            for (name, text) in try adapted(sources.filter { $0.hasPrefix("Unchanged/") }) {
                let source = try String(contentsOfFile: name, encoding: .utf8)
                XCTAssertEqual(text, "import CellSimAdapted; " + source, "Fixtures/\(name) is changed")
            }
        }
    }

    /// Calls a function with the paths of all sources, in the fixtures' folder.
    ///
    /// The paths are relative, because hidden names contain a digest of the path, which must be the same on all machines.
    private func inFixtures(_ body: ([String]) throws -> Void) throws {
        let before = FileManager.default.currentDirectoryPath
        XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(Self.folder))
        defer { XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(before)) }
        try body(
            FileManager.default.subpathsOfDirectory(atPath: ".").sorted().filter {
                $0.hasSuffix(".swift") && !$0.hasSuffix(".adapted.swift")
            })
    }

    /// Returns the adapted text of each source.
    ///
    /// `FOLDER/NAME.swift` is a separate module. The sources in `FOLDER/NAME` are one module, and those in a subfolder are a
    /// library that the module imports.
    private func adapted(_ sources: [String]) throws -> [(name: String, text: String)] {
        let modules = Dictionary(grouping: sources) { name in
            let parts = name.split(separator: "/").map(String.init)
            return parts.count == 2 ? parts : Array(parts.dropLast())
        }
        // Libraries come before the modules that import them.
        let ordered = modules.sorted { ($1.key.count, $0.key.joined()) < ($0.key.count, $1.key.joined()) }
        let output = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: output) }
        return try ordered.flatMap { key, paths in
            let isLibrary = key.count > 2, parent = output + "/" + key.prefix(2).joined(separator: "/")
            let name = isLibrary ? key[2] : "program"
            let task = AdaptedModule.Task(
                paths: paths, name: name, folder: "\(parent)/\(name).build", definitions: [],
                moduleFolders: [Self.modules, parent], output: isLibrary ? "\(parent)/\(name)" : nil, language: "5",
                isProgram: !isLibrary, isPruned: false)
            let written = try XCTUnwrap(AdaptedModule(task), name).write()
            XCTAssertEqual(written.broken, [], "\(paths) cannot be parsed")
            return try written.paths.map { ($0.source, try String(contentsOfFile: $0.copy, encoding: .utf8)) }
        }
    }
}
