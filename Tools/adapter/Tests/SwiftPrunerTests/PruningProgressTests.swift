import Foundation
import SwiftAdapter
import XCTest

@testable import SwiftPruner

/// Tests that cuts are stored while they are found, so that an interrupted build continues with them.
final class PruningProgressTests: XCTestCase {
    private let path = NSTemporaryDirectory() + "progress-\(UUID().uuidString).json"
    private let text = "import Tracking\nfunc show() {\n    Tracker.log()\n    print(1)\n}\n"

    override func tearDown() { try? FileManager.default.removeItem(atPath: path) }

    private func source(_ text: String) -> PrunedSource {
        PrunedSource(path: "Row.swift", text: [UInt8](text.utf8), copy: "Row.swift", cuts: [])
    }

    private func pruner(_ source: PrunedSource, _ check: CompilerQueriesStub) -> Pruner {
        Pruner(
            sources: [source], stubs: TypeStubs(), documents: DocumentClasses(sources: [], packageSources: []),
            check: check, context: CutContext(), moduleFolders: [], vocabulary: Vocabulary(modules: "/nowhere"),
            overlay: "", write: { _ = $0.render() })
    }

    /// Returns a record of one source with its cuts.
    private func record(_ source: PrunedSource) -> PruningRecord {
        let file = PruningRecord.File(
            path: source.path, digest: Fingerprint.of(source.text), functions: 1, lost: [:], hasTests: false,
            prologue: "", cuts: source.visibleCuts, setup: [], classes: [:])
        return PruningRecord(
            module: "App", key: "key", names: [], files: [file], stubs: TypeStubs(), notRun: [], passes: [])
    }

    func testInterruptedBuildResumes() throws {
        let source = source(text)
        let pruner = pruner(source, CompilerQueriesStub())
        var savedPaths: [Set<String>] = []
        pruner.save = { unchecked in
            savedPaths.append(unchecked)
            try PruningProgress(
                record: self.record(source), unchecked: unchecked.sorted(), early: pruner.earlyCuts,
                recent: pruner.recentCuts
            ).write(to: self.path)
        }
        _ = pruner.cutModules()
        try pruner.pruneBodies(of: [source])
        XCTAssertEqual(savedPaths.first, ["Row.swift"])

        let otherSource = self.source(text)
        let progress = try XCTUnwrap(PruningProgress.read(path, key: "key", [otherSource]))
        let file = try XCTUnwrap(progress.record.files.first)
        for cut in file.cuts { otherSource.add(cut) }
        let resumed = self.pruner(otherSource, CompilerQueriesStub())
        resumed.resume(progress)
        try resumed.writeAll()
        XCTAssertEqual(otherSource.render(), source.render())
        XCTAssertFalse(String(decoding: otherSource.render(), as: UTF8.self).contains("Tracker.log()"))
        XCTAssertEqual(resumed.recentCuts, pruner.recentCuts)
    }

    func testProgressForOtherInputsIsIgnored() throws {
        let source = source(text)
        try PruningProgress(record: record(source), unchecked: [], early: [:], recent: [:]).write(to: path)
        XCTAssertNotNil(PruningProgress.read(path, key: "key", [source]))
        XCTAssertNil(PruningProgress.read(path, key: "other", [source]))
        XCTAssertNil(PruningProgress.read(path, key: "key", [self.source(text + "\n")]))
        XCTAssertNil(PruningProgress.read(path, key: "key", []))
    }
}

/// Answers compiler queries with one missing module and one error in a body.
private struct CompilerQueriesStub: CompilerQueries {
    func missing(_ modules: [String]) -> Set<String> { Set(modules).intersection(["Tracking"]) }
    func unbuildable(_ modules: [String]) -> Set<String> { [] }
    func missingOperators(_ names: [String], imports: [String]) -> Set<String> { [] }
    func spellings(of expressions: [String], imports: [String]) -> [String: String] { [:] }
    func errors(in paths: [String], _ depth: ErrorCheck.Depth, overlay: String) -> [CompilerError] {
        [
            CompilerError(
                path: "Row.swift", line: 3, column: 5, message: "cannot find 'Tracker' in scope",
                identifier: Diagnostic.unknownName.identifier)
        ]
    }
}
