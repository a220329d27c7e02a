import Foundation
import XCTest

@testable import members

/// Tests that every public declaration has a documentation comment. It may be inherited; enum cases on a shared line may use the comment of
/// the enum.
final class PublicDocumentationTests: XCTestCase {
    private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testEveryPublicDeclarationIsDocumented() throws {
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let modules = try modules(built: build)
        XCTAssertTrue(modules.contains("UIKit") && modules.contains("WebKit"), "\(modules)")
        let extraction = try SymbolExtraction(project: project, build: build)
        var undocumentedNames: [String] = []
        for module in modules {
            let graph = try SymbolGraph(of: module, extraction, inheritsDocumentation: true)
            undocumentedNames += undocumented(graph.symbols.filter { $0.file?.hasPrefix(project.path) ?? false })
        }
        XCTAssertEqual(undocumentedNames, [])
    }

    /// Returns the built modules of `Sources`, `Sources/Apple` and `Sources/AppleDeclarations`, sorted by name.
    private func modules(built build: URL) throws -> [String] {
        let sources = project.appendingPathComponent("Sources")
        let names = try ["", "Apple", "AppleDeclarations"].flatMap {
            try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent($0).path)
        }
        return names.sorted().filter {
            FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules/\($0).swiftmodule").path)
        }
    }

    private func undocumented(_ symbols: [SymbolGraph.Symbol]) -> [String] {
        let isCase = { (symbol: SymbolGraph.Symbol) in symbol.kind.identifier == "swift.enum.case" }
        let documented = Set(symbols.filter(\.isDocumented).map(\.path))
        var symbolCountByLine: [String: Int] = [:]
        for symbol in symbols { symbolCountByLine[symbol.fileAndLine ?? "", default: 0] += 1 }
        return symbols.filter { symbol in
            if symbol.isDocumented { return false }
            let sharesLine = symbolCountByLine[symbol.fileAndLine ?? ""] ?? 0 > 1
            return !(isCase(symbol) && sharesLine && documented.contains(symbol.owner))
        }.map { "\($0.fileAndLine ?? ""): \($0.path)" }
    }
}
