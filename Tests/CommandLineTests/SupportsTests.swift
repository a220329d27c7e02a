import Foundation
import TestFixtures
import XCTest

@testable import cellsim

/// Tests `cellsim supports NAME`, which prints the support for an API or document feature.
final class SupportsTests: XCTestCase {
    private struct Answer: Decodable, Equatable {
        var name, kind, status: String
        var missing, instead, reason: String?
    }

    private func assertSupport(
        _ arguments: String..., expected: (Int32, [String]), line: UInt = #line
    ) throws {
        let outcome = try CommandLine().runList(["supports", "--json"] + arguments)
        let answers = outcome.code > 1 ? [] : try JSONDecoder().decode([Answer].self, from: outcome.output)
        XCTAssertEqual(outcome.code, expected.0, outcome.errors, line: line)
        XCTAssertEqual(answers.map { "\($0.name): \($0.status)" }, expected.1, line: line)
    }

    func testMembersWithAndWithoutTheirType() throws {
        try assertSupport("UITableView.estimatedRowHeight", expected: (0, ["UITableView.estimatedRowHeight: works"]))
        try assertSupport("estimatedRowHeight", expected: (0, ["UITableView.estimatedRowHeight: works"]))
        try assertSupport("uitableview.BackgroundColor", expected: (0, ["UIView.backgroundColor: works"]))
        try assertSupport("UIScrollView.bouncesZoom", expected: (1, ["UIScrollView.bouncesZoom: no effect"]))
        try assertSupport("UITableView.bouncesZoom", expected: (1, ["UIScrollView.bouncesZoom: no effect"]))
        try assertSupport("UIScrollView.indicatorStyle", expected: (0, ["UIScrollView.indicatorStyle: stored"]))
        // A member of a class without effect has no effect either.
        try assertSupport("CABasicAnimation.fromValue", expected: (1, ["CABasicAnimation.fromValue: no effect"]))
        try assertSupport("UITableView.reloadData", expected: (0, ["UITableView.reloadData(): works"]))
    }

    func testTypes() throws {
        try assertSupport("UIStackView", expected: (0, ["UIStackView: works"]))
        try assertSupport("CABasicAnimation", expected: (1, ["CABasicAnimation: no effect"]))
        let table = try CommandLine().run("supports", "UITableView")
        XCTAssertEqual(table.code, 1)
        let text = String(decoding: table.output, as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("UITableView (type): partly\n  unsupported: allowsFocus, "), text)
    }

    func testElements() throws {
        try assertSupport("element:label", expected: (0, ["element:label: works"]))
        try assertSupport("<label>", expected: (0, ["element:label: works"]))
        try assertSupport("element:pasteControl", expected: (1, ["pasteControl: unsupported"]))
        try assertSupport("element:gizmo", expected: (1, ["element:gizmo: unsupported"]))
        try assertSupport("element:view.wobble", expected: (1, ["element:view.wobble: unsupported"]))
        try assertSupport(
            "element:segmentedControl.segmentControlStyle", expected: (1, ["segmentControlStyle: unsupported"]))
        try assertSupport("mapView", expected: (1, ["mapView: unsupported", "element:mapView: no effect"]))
    }

    func testModules() throws {
        try assertSupport("import", "MapKit", expected: (1, ["MapKit: unsupported"]))
        try assertSupport("import MapKit", expected: (1, ["MapKit: unsupported"]))
        try assertSupport("import UniformTypeIdentifiers", expected: (0, ["UniformTypeIdentifiers: works"]))
        try assertSupport("import SwiftUI", expected: (1, ["SwiftUI: unsupported"]))
        try assertSupport("import RealityKit", expected: (2, []))
    }

    func testSymbols() throws {
        try assertSupport("sf:star", expected: (0, ["sf:star: works"]))
        try assertSupport("star.fill", expected: (0, ["sf:star.fill: works"]))
        try assertSupport("sf:trsh", expected: (1, ["sf:trsh: unsupported"]))
    }

    func testRowsAndRules() throws {
        try assertSupport("WOFF", "fonts", expected: (1, ["WOFF fonts: unsupported"]))
        // These classes work, with the exceptions in their rows.
        try assertSupport("UIVisualEffectView", expected: (1, ["UIVisualEffectView: partly"]))
        try assertSupport("UIColorWell", expected: (1, ["UIColorWell: partly"]))
        try assertSupport("git-base", expected: (1, ["--git-base: unsupported"]))
        try assertSupport("--", "--git-base", expected: (1, ["--git-base: unsupported"]))
        try assertSupport("glass-blur", expected: (1, ["glass-blur: unsupported"]))
        try assertSupport("high-toolbar", expected: (1, ["high-toolbar: partly"]))
        // A name that is only in the text of a row.
        try assertSupport("overprint", expected: (1, ["PDF overprint: unsupported"]))
    }

    func testUnknownNameSuggestsSimilarNames() throws {
        let outcome = try CommandLine().run("supports", "UITableView.estimatedRowHight")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(
            outcome.errors.contains(
                "unknown name 'UITableView.estimatedRowHight'; did you mean 'UITableView.estimatedRowHeight'"),
            outcome.errors)
    }

    func testTextDescribesFallbackBehavior() throws {
        let outcome = try CommandLine().run("supports", "UIScrollView.bouncesZoom")
        XCTAssertEqual(
            String(decoding: outcome.output, as: UTF8.self),
            """
            UIScrollView.bouncesZoom (member): no effect
              instead: The value is stored without effect
              reason: nothing zooms

            """)
    }

    func testPageMatchesProgramOutput() throws {
        let outcome = try CommandLine().run("supports", "--markdown")
        let page = try String(contentsOf: root.appendingPathComponent("UNSUPPORTED.md"), encoding: .utf8)
        let (old, new) = (page.components(separatedBy: "\n"), lines(outcome))
        let line = zip(old, new).first { $0 != $1 }
        XCTAssertEqual(line?.0, line?.1, "UNSUPPORTED.md is stale: run `make members`")
        XCTAssertEqual(old.count, new.count, "UNSUPPORTED.md is stale: run `make members`")
    }

    /// Each name on the page is found in its row.
    func testEveryNameInRowsIsFound() {
        MainActor.assumeIsolated {
            let index = SupportIndex()
            for topic in SupportRows.topics {
                for row in topic.rows {
                    for name in row.names {
                        XCTAssertTrue(
                            index.entries(to: name).contains { $0.missing == row.missing }, "\(topic.title): \(name)")
                    }
                    XCTAssertFalse(row.missing.isEmpty || row.actualBehavior.isEmpty, row.names[0])
                }
            }
        }
    }

    func testEveryModuleHasARow() throws {
        let modules = try ["Apple", "AppleDeclarations"].flatMap {
            try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources/\($0)").path)
        }.filter { $0 != "Declarations" }
        XCTAssertGreaterThan(modules.count, 60)
        MainActor.assumeIsolated {
            let index = SupportIndex()
            for module in modules { XCTAssertFalse(index.entries(to: "import \(module)").isEmpty, module) }
        }
    }

    /// Each name at the end of a message is found: those in string literals, and members without effect.
    func testNamesInMessagesAreFound() throws {
        let sources = root.appendingPathComponent("Sources")
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            names.formUnion(
                text.matches(of: /(?:(?:suffix|supporting|reportNoOp)\("|\[supports: )(\w[\w.]*)["\]]/).map {
                    String($0.output.1)
                })
        }
        XCTAssertGreaterThan(names.count, 100)
        let messageNames = names
        MainActor.assumeIsolated {
            let index = SupportIndex()
            for name in messageNames where name != "NAME" {
                XCTAssertTrue(
                    index.entries(to: name).contains { !$0.status.isComplete },
                    "'cellsim supports' has no incomplete entry for \(name)")
            }
        }
    }

    /// An element with a class is not listed without it.
    func testElementsOfTheRowsHaveNoClass() {
        let missing = SupportRows.rows(SupportRows.documents).filter {
            $0.reason == "CellSim has no class for this element"
        }
        XCTAssertFalse(missing.isEmpty)
        MainActor.assumeIsolated {
            let answers = missing.flatMap { SupportIndex().entries(to: "element:\($0.names[0])") }
            XCTAssertGreaterThanOrEqual(answers.count, missing.count)
            assertAll(answers, "supported") { $0.status == .unsupported }
        }
    }

    private var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    private func lines(_ outcome: CommandLine.Outcome) -> [String] {
        String(decoding: outcome.output, as: UTF8.self).components(separatedBy: "\n")
    }
}
