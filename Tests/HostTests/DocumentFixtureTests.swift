import Foundation
import TestFixtures
import XCTest

/// Compares each document in `Tests/TestFixtures/Documents` with the expected results in the files next to it.
///
/// `RECORD_FIXTURES=1` writes these files again; review each change. `FIXTURES=TEXT` selects documents whose names
/// contain the text.
@preconcurrency @MainActor final class DocumentFixtureTests: XCTestCase {
    private let variables = ProcessInfo.processInfo.environment

    func testDocumentsMatchExpectedResults() {
        let fixtures = DocumentFixture.all(containing: variables["FIXTURES"])
        XCTAssertFalse(fixtures.isEmpty, "there is no document in \(Fixture.documents)")
        let isRecording = variables["RECORD_FIXTURES"] != nil
        var checks = 0
        for fixture in fixtures {
            let kinds = fixture.kinds
            if kinds.isEmpty {
                XCTFail(
                    """
                    \(fixture.name): no file says what it must give. Create \(fixture.name).frames.json with {}, or an empty \
                    .canvas.json, .list.txt, .messages.txt, .lint.txt or .png, and record it with RECORD_FIXTURES=1
                    """)
            }
            for kind in kinds {
                checks += 1
                do { try fixture.check(kind, isRecording: isRecording) } catch {
                    XCTFail("\(fixture.name).\(kind.rawValue): \(error)")
                }
            }
        }
        if !isRecording, variables["FIXTURES"] == nil { XCTAssertGreaterThanOrEqual(checks, fixtures.count) }
    }

    /// A file without a document would never be compared.
    func testEachFileBelongsToADocument() throws {
        let names = Set(DocumentFixture.all(containing: nil).map(\.name))
        let files = FileManager.default.enumerator(atPath: Fixture.documents)?.compactMap { $0 as? String } ?? []
        var strays: [String] = []
        for file in files where !file.hasSuffix(".xib") && !file.hasSuffix(".storyboard") && file != "README.md" {
            let isFolder = (file as NSString).pathExtension.isEmpty
            let kind = DocumentFixture.Kind.allCases.first { file.hasSuffix("." + $0.rawValue) }
            let name = kind.map { String(file.dropLast($0.rawValue.count + 1)) }
            if !isFolder, !(name.map(names.contains) ?? false) { strays.append(file) }
        }
        XCTAssertEqual(strays, [], "each file belongs to a document with its name")
    }
}
