import XCTest

@testable import CellSimProject

/// Tests `include` in XcodeGen specifications.
final class SpecificationIncludeTests: XCTestCase {
    private let app = "targets:\n  App: {type: application, platform: iOS, sources: [App]}\n"

    func testIncludedFilesAreMerged() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            include:
              - base.yml
              - path: parts/more.yml
              - {path: parts/root.yml, relativePaths: false}
              - {path: parts/off.yml, enable: false}
            name: Cards
            targets:
              App:
                sources: [Own]
                settings: {PRODUCT_NAME: Deck}
              Kit: {"sources:REPLACE": [Own]}
            """, "base.yml": app + "  Kit: {type: framework, platform: iOS, sources: [App]}\n",
            "parts/more.yml": "targets:\n  App: {sources: [Here, {path: Nowhere}], settings: {SWIFT_VERSION: 6}}\n",
            "parts/root.yml": "targets: {App: {sources: [Root]}}",
            "parts/off.yml": "targets: {Off: {type: application}}",
            "App/A.swift": "", "Own/O.swift": "", "parts/Here/H.swift": "", "Root/R.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.name, "Cards")
        XCTAssertEqual(project.targets.map(\.name), ["App", "Kit"])
        let app = try project.app(named: nil)
        XCTAssertEqual(app.sources.map(\.name), ["A.swift", "H.swift", "R.swift", "O.swift"])
        XCTAssertEqual(app.module, "Deck")
        XCTAssertEqual(app.settings["SWIFT_VERSION"], "6")
        XCTAssertEqual(project.targets.last?.sources.map(\.name), ["O.swift"])
        XCTAssertEqual(
            folder.descriptions(project.notes),
            ["parts/more.yml:2: warning: 'Nowhere' of target 'App' does not exist; skipped"])
    }

    func testIncludesThatCannotBeReadAreReported() throws {
        let outside = try TemporaryProject(["far.yml": "targets: {Far: {type: application}}"])
        let folder = try TemporaryProject([
            "App/project.yml": """
            include: [round.yml, lost.yml, ../out.yml, "https://example.org/a.yml", far.yml]
            \(app)
            """, "App/round.yml": "include: project.yml", "App/App/A.swift": "", "out.yml": "targets: {}",
        ])
        try folder.link("App/far.yml", to: outside.path + "/far.yml")
        let project = try ProjectReader.read(folder.path + "/App")
        XCTAssertEqual(project.targets.map(\.name), ["App"])
        let root = folder.path + "/App"
        XCTAssertEqual(
            project.notes.map { $0.description.replacing(root, with: "ROOT") },
            [
                "ROOT/round.yml:1: warning: included file 'project.yml' includes this file again; skipped",
                "ROOT/project.yml:1: warning: included file 'lost.yml' does not exist; skipped",
                "ROOT/project.yml:1: warning: included file '../out.yml' is outside 'ROOT': move it there; skipped",
                "ROOT/project.yml:1: warning: included file 'https://example.org/a.yml' is on a server: copy it into the project; skipped",
                "ROOT/project.yml:1: warning: included file 'far.yml' is outside 'ROOT': move it there; skipped",
            ])
        // Files in the whole repository may be included.
        try folder.write("", to: ".git/HEAD")
        XCTAssertFalse(
            try ProjectReader.read(root).notes.contains { $0.message.contains("'../out.yml'") })
    }

    func testTargetsOnlyInIncludedFiles() throws {
        let folder = try TemporaryProject([
            "project.yml": "name: Cards\ninclude: parts.yml\n", "parts.yml": app, "App/A.swift": "",
        ])
        XCTAssertEqual(try ProjectReader.read(folder.path).targets.map(\.name), ["App"])
        try folder.write("name: Cards\ninclude: lost.yml\n", to: "project.yml")
        XCTAssertThrowsError(try ProjectReader.read(folder.path)) {
            XCTAssertTrue("\($0)".contains("included file 'lost.yml' does not exist"), "\($0)")
        }
    }
}
