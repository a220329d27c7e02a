import Foundation
import XCTest

@testable import SwiftPruner

/// Prunes each `Fixtures/FOLDER/NAME.swift` with the errors in `NAME.diagnostics.txt`, and compares it with `NAME.pruned.swift`.
///
/// A line `---` separates the errors of two passes: their positions refer to the text after the previous pass. Modules that
/// are missing in the errors of the first pass do not exist. `RECORD_FIXTURES=1 swift test` writes the pruned sources again.
final class PrunedFixtureTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"
    /// The first line of recorded files. It keeps swift-format from changing them.
    private static let header = "// swift-format-ignore-file\n"

    func testSourcesArePrunedAsRecorded() throws {
        let records = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1"
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".pruned.swift") }.map { String($0.dropLast(6)) }
        for name in names {
            let text = try Self.header + pruned(name)
            let recorded = "\(Self.folder)/\(name).pruned.swift"
            if records { try text.write(toFile: recorded, atomically: true, encoding: .utf8) }
            let expected = try? String(contentsOfFile: recorded, encoding: .utf8)
            XCTAssertEqual(text, expected, "Fixtures/\(name).swift is pruned in another way than recorded")
        }
        XCTAssertGreaterThan(names.count, 0)
    }

    func testEachDiagnosticHasOneRow() {
        XCTAssertEqual(Diagnostic.rows.map(\.diagnostic), Diagnostic.allCases)
        XCTAssertEqual(Set(Diagnostic.rows.map(\.identifier)).count, Diagnostic.rows.count)
    }

    func testTranslatedHeadersMayNameWhatIsMissing() {
        var context = CutContext()
        context.root = "/Users/ada/App"
        XCTAssertTrue(context.isDependency("/Users/ada/App/.build/cellsim/Sources/App/CellSimObjectiveC.swift"))
        XCTAssertFalse(context.isDependency("/Users/ada/App/Sources/Row.swift"))
    }

    func testWhatTheUserAcceptsIsLeftOutEvenIfItLooksLikeASlip() throws {
        let accepting = CutContext(acceptsAll: true)
        for (name, wrong) in [
            ("Names/misspelled-name", "return UILabl()"), ("Names/own-mistake", "\\(valu)"),
            ("Names/misspelled-type", "thread = TorThread()"), ("Types/redeclared", "func value(forUndefinedKey"),
            ("Types/contextual-result", "return .init()"),
        ] {
            XCTAssertTrue(try pruned(name).contains(wrong), name)
            XCTAssertFalse(try pruned(name, accepting).contains(wrong), name)
        }
    }

    func testAnAcceptedErrorIsKnownAgainByTheTextThatTheFileOfAcceptedCutsHas() throws {
        var context = CutContext()
        context.accepted = [
            .init(file: "misspelled-type.swift", what: "a statement", cause: "cannot find 'TorThread' in scope")
        ]
        XCTAssertFalse(try pruned("Names/misspelled-type", context).contains("TorThread()"))
        XCTAssertTrue(try pruned("Names/misspelled-name", context).contains("UILabl()"))
    }

    private func pruned(_ name: String, _ context: CutContext = CutContext()) throws -> String {
        let text = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name).swift"))
        let diagnostics = try String(contentsOfFile: "\(Self.folder)/\(name).diagnostics.txt", encoding: .utf8)
        let passes = diagnostics.components(separatedBy: "---\n").map(CompilerError.read)
        let path = (name as NSString).lastPathComponent + ".swift"
        let source = PrunedSource(path: path, text: [UInt8](text), copy: path, cuts: [])
        let pruner = Pruner(
            sources: [source], stubs: TypeStubs(), documents: DocumentClasses(sources: [], packageSources: []),
            check: RecordedAnswers(passes.first ?? []), context: context, moduleFolders: [],
            vocabulary: Vocabulary(modules: Self.folder), overlay: "", write: { _ = $0.render() })
        _ = pruner.cutModules()
        for errors in passes {
            try pruner.writeAll()
            _ = try pruner.applyCompilationCuts(errors.filter { !RecordedAnswers.ofImports.contains($0.identifier) })
        }
        return String(decoding: source.render(), as: UTF8.self)
    }
}

/// Answers compiler queries with the recorded errors of a fixture.
private struct RecordedAnswers: CompilerQueries {
    static let missingModule = "sema_no_import"
    static let ofImports = [missingModule, Diagnostic.unbuildableModule]
    private let modules: Set<String>
    private let broken: Set<String>

    init(_ errors: [CompilerError]) {
        modules = Set(errors.filter { $0.identifier == Self.missingModule }.compactMap(\.quoted.first))
        broken = Set(errors.filter { $0.identifier == Diagnostic.unbuildableModule }.compactMap(\.quoted.first))
    }

    func missing(_ names: [String]) -> Set<String> { modules.intersection(names) }
    func unbuildable(_ names: [String]) -> Set<String> { broken.intersection(names) }
    func missingOperators(_ names: [String], imports: [String]) -> Set<String> { [] }
    func spellings(of expressions: [String], imports: [String]) -> [String: String] { [:] }
    func errors(in paths: [String], _ depth: ErrorCheck.Depth, overlay: String) -> [CompilerError] { [] }
}
