import Foundation
import XCTest

@testable import members

/// Tests that docs/UIKit.md and the rows of the catalogue match the built module.
final class CoverageTests: XCTestCase {
    private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The symbol graph, which is read only once because the compiler takes some seconds.
    @MainActor private static var read: SymbolGraph?

    private func graph() throws -> SymbolGraph {
        if let read = MainActor.assumeIsolated({ Self.read }) { return read }
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let graph = try SymbolGraph(of: "UIKit", project: project, build: program.deletingLastPathComponent())
        MainActor.assumeIsolated { Self.read = graph }
        return graph
    }

    func testPageMatchesModule() throws {
        try check(CoveragePage(try Catalogue(project: project), try graph()).file)
    }

    /// `cellsim supports` uses this table.
    func testSupportTableMatchesModule() throws {
        let file = SupportWriter(try Catalogue(project: project), try graph()).file
        XCTAssertLessThan(file.text.utf8.count, 300_000, "\(file.path) is too large")
        try check(file)
    }

    private func check(_ file: GeneratedFile) throws {
        let text = try String(contentsOf: project.appendingPathComponent(file.path), encoding: .utf8)
        guard text != file.text else { return }
        let (old, new) = (text.components(separatedBy: "\n"), file.text.components(separatedBy: "\n"))
        let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
        XCTFail(
            "\(file.path) is not the module's: run `make members`; line \((line?.offset ?? min(old.count, new.count)) + 1)"
                + " is '\(line?.element.0 ?? "")', the module's '\(line?.element.1 ?? "")'")
    }

    func testEveryRowIsAMemberOfItsClass() throws {
        let graph = try graph()
        let paths = Set(graph.symbols.map(\.path))
        let names = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }) { one, _ in one }
        var superclasses: [String: String] = [:]
        for relationship in graph.relationships where relationship.kind == "inheritsFrom" {
            let base = relationship.targetFallback?.split(separator: ".").last.map(String.init)
            superclasses[names[relationship.source] ?? ""] = names[relationship.target] ?? base
        }
        // The members of protocol extensions.
        var protocols: [String: [String]] = [:]
        for relationship in graph.relationships where relationship.kind == "conformsTo" {
            if let name = names[relationship.target] {
                protocols[names[relationship.source] ?? "", default: []].append(name)
            }
        }
        func isDeclared(_ member: String, by owner: String) -> Bool {
            ([owner] + (protocols[owner] ?? [])).contains { paths.contains("\($0).\(member)") }
        }
        for list in try Catalogue(project: project).lists {
            XCTAssertTrue(paths.contains(list.className), "\(list.className) is not declared")
            if let base = list.superclassName {
                XCTAssertEqual(superclasses[list.className], base, list.className)
            }
            for member in list.members where member.isProperty {
                let path = "\(list.className).\(member.name)"
                if case .undeclared = member.status {
                    XCTAssertFalse(paths.contains(path), "\(path) is declared, but the catalogue says otherwise")
                } else {
                    var owner: String? = list.className
                    while let name = owner, !isDeclared(member.name, by: name) { owner = superclasses[name] }
                    XCTAssertNotNil(owner, "\(path) is not declared")
                }
            }
        }
    }

    func testNoOpMembersReportWhenSet() throws {
        let sources = project.appendingPathComponent("Sources/UIKit")
        var reported: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            reported.formUnion(
                text.matches(of: /(?:reportNoOp\(|NoOpMembers\.report\(|, as:)\s*"([\w.]+)"/).map {
                    String($0.output.1)
                })
        }
        var catalogueNoOps: Set<String> = []
        var classes: Set<String> = []
        for list in try Catalogue(project: project).lists {
            if case .noOp = list.status { classes.insert(list.className) }
            for member in list.members {
                if case .noOp = member.status { catalogueNoOps.insert("\(list.className).\(member.name)") }
            }
        }
        XCTAssertEqual(
            catalogueNoOps.subtracting(reported).sorted(), [], "no message reports that these members have no effect")
        XCTAssertEqual(
            reported.subtracting(catalogueNoOps).subtracting(classes).sorted(), [],
            "the catalogue does not list these members as without effect")
    }
}
