import CellSimHost
import Foundation
import TestFixtures
import XCTest

@testable import CellSimProject
@testable import cellsim

/// Tests the cases, the run and the counts of an app's gallery.
@preconcurrency @MainActor final class AppGalleryTests: XCTestCase {
    private var folder = ""

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(atPath: folder) }

    private func file(_ name: String, _ text: String) throws -> AppProject.File {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return AppProject.File(path: path, referringFile: folder)
    }

    private func document(_ name: String, as path: String? = nil) throws -> AppProject.File {
        try file(path ?? name, Fixture.text("app-gallery/" + name))
    }

    private func makeList() throws -> GalleryList {
        GalleryList(
            [
                try document("Row.xib", as: "de.lproj/Row.xib"), try document("Row.xib", as: "Base.lproj/Row.xib"),
                try document("Two.xib"), try document("Empty.xib"), try file("Broken.xib", "<document"),
                try document("Main.storyboard"), try document("None.storyboard"),
            ], folder: "/pictures")
    }

    func testDocumentsAreListedOrNoted() throws {
        let list = try makeList()
        XCTAssertEqual(
            list.items.map(\.picture),
            ["/pictures/Main.png", "/pictures/Row.png", "/pictures/Two-view.png", "/pictures/Two-view-2.png"])
        XCTAssertEqual(
            list.notes,
            [
                "\(folder)/Empty.xib: note: not shown: it has no top-level view",
                "\(folder)/None.storyboard: note: not shown: it has no scenes",
                "\(folder)/de.lproj/Row.xib: note: not shown: it is \(folder)/Base.lproj/Row.xib in another language",
            ])
        XCTAssertEqual(list.problems.count, 1)
        XCTAssertTrue(list.problems[0].contains("Broken.xib:1"), list.problems[0])
    }

    func testNestedDocumentViewsAreDecoded() throws {
        let list = GalleryList(
            [try document("Badge.xib"), try document("Board.xib"), try document("Tile.xib")], folder: "/pictures")
        XCTAssertEqual(list.items.map { "\($0.title) \($0.isDecoded)" }, ["Badge false", "Tile false", "Tile true"])
    }

    func testSummaryCountsEachKind() throws {
        func summary(_ outcomes: [(GalleryResult.Outcome, GalleryResult.Role?)]) throws -> GallerySummary {
            GallerySummary(
                list: try makeList(),
                results: outcomes.enumerated().map { GalleryResult(index: $0, outcome: $1.0, role: $1.1) })
        }
        let drawnSummary = try summary([(.drawn, .scene), (.drawn, .cell), (.drawn, .controller), (.failed, nil)])
        XCTAssertEqual(
            drawnSummary.lines,
            ["4 XIBs: 1 cell, 1 controller, 2 failed, 1 not shown", "2 storyboards: 1 scene, 1 not shown"])
        XCTAssertTrue(drawnSummary.hasFailed)
        let otherSummary = try summary([
            (.withoutClass, .scene), (.drawn, .cell), (.drawn, .ownerLoadedView), (.drawn, .ownerLoadedView),
        ])
        XCTAssertEqual(
            otherSummary.lines,
            [
                "4 XIBs: 1 cell, 2 owner-loaded views, 1 failed, 1 not shown",
                "2 storyboards: 1 drawn without the class, 1 not shown",
            ])
        XCTAssertEqual(GallerySummary(list: GalleryList([], folder: ""), results: []).lines, ["no XIBs or storyboards"])
    }

    func testTrapOrHangAffectsOnlyOneItem() throws {
        let program = try file(
            "program",
            """
            #!/bin/sh
            index=$2
            while [ $index -lt 4 ]; do
                echo "{\\"index\\": $index, \\"outcome\\": \\"begun\\"}" >>"$3"
                [ $index != 1 ] || { printf 'Fatal error: launch\nwarning: launch of the app: ended\nA.swift:1: Assertion failed: trapped\n' >&2; kill -TRAP $$; }
                [ $index != 2 ] || exec sleep 60
                echo "{\\"index\\": $index, \\"outcome\\": \\"drawn\\", \\"role\\": \\"scene\\"}" >>"$3"
                index=$((index + 1))
            done
            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        let items = (0..<4).map {
            GalleryItem(document: "A.xib", object: "\($0)", kind: .view, title: "View", picture: "\($0).png")
        }
        var run = GalleryRun(program: program.path, items: items, folder: folder)
        run.timeout = 3.5
        var reportedIndices: [Int] = []
        let results = try run.results { reportedIndices.append($1.index) }
        XCTAssertEqual(results.map(\.outcome), [.drawn, .failed, .failed, .drawn])
        XCTAssertEqual(
            results.map(\.reason),
            [nil, "A.swift:1: Assertion failed: trapped", "did not finish within 3 seconds", nil])
        XCTAssertEqual(reportedIndices, [0, 1, 2, 3])
    }

    func testItemWithTrappingClassIsDrawnWithoutClass() throws {
        let program = try file(
            "program",
            """
            #!/bin/sh
            echo "{\\"index\\": 0, \\"outcome\\": \\"begun\\"}" >>"$3"
            grep -q '"way" : "withoutClass"' "$1" || { grep '"way"' "$1" >>"$0.log"; echo "Fatal error: $(cat "$0.log" | wc -l)" >&2; kill -TRAP $$; }
            echo "{\\"index\\": 0, \\"outcome\\": \\"withoutCode\\", \\"role\\": \\"scene\\"}" >>"$3"
            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        var item = GalleryItem(document: "A.storyboard", object: "a", kind: .scene, title: "Home", picture: "A.png")
        item.samples = true
        item.hasNavigationItem = true
        var run = GalleryRun(program: program.path, items: [item], folder: folder)
        var lines: [String] = []
        let results = try run.results { lines.append(GalleryLine($0, $1).text) }
        XCTAssertEqual(results.map(\.outcome), [.withoutCode])
        // With sample values, without sample values, and in a navigation controller.
        XCTAssertEqual(
            try String(contentsOfFile: program.path + ".log", encoding: .utf8).split(separator: "\n").map {
                $0.filter { !" ,\"".contains($0) }
            }, ["way:usual", "way:usual", "way:inNavigation"])
        XCTAssertEqual(lines, ["A.storyboard: Home, 0 × 0, without its class, which failed: Fatal error: 2"])
        XCTAssertTrue(GallerySummary(list: GalleryList([], folder: ""), results: results).hasFailed)
    }

    func testStackFramesAreOmitted() {
        let lines = [
            "A.swift:1: Fatal error: trapped", "Current stack trace:",
            "0    libswiftCore.so                    0x00007fb00055f130 swift_reportError + 33", "12 of 30 rows loaded",
        ]
        XCTAssertEqual(GalleryRun.withoutFrames(lines), [lines[0], lines[3]])
    }
}
