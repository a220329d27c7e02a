import XCTest

/// What only old design canvases did stays with `inspect` and `lint`: no other source names it.
final class CanvasEraTests: XCTestCase {
    private let tree = SourceTree()
    private let names = ["CanvasEra", "CanvasNavigation", "CanvasTextSize", "CanvasDesignables", "CanvasSymbols", "CanvasFreeWidths"]
    private let readers = ["Sources/CellSimHost/Inspection/", "Sources/CellSimHost/Linting/", "Sources/cellsim/Commands/Inspect", "Sources/cellsim/Commands/Lint"]

    func testOnlyInspectionReachesTheDesignCanvasesOfOldDocuments() throws {
        var readersFound = 0
        for file in try tree.files(below: "Sources") {
            let path = file.path
            if path.contains("/Nib/Canvas") { continue }
            // Comments may say who sets a value; code may not go there.
            let code = file.lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
            guard code.contains(where: { line in names.contains { line.contains($0) } }) else { continue }
            XCTAssertTrue(readers.contains { path.hasPrefix($0) }, "\(path) uses the rules of old design canvases")
            readersFound += 1
        }
        XCTAssertGreaterThan(readersFound, 0, "nothing uses the rules any more")
    }

    /// The values that the rules set are written nowhere else.
    func testOnlyTheCanvasSetsWhatTheCanvasSets() throws {
        let marks = ["canvasContentSize =", "canvasTemplateSize =", "canvasHeightPriority =", "canvasTemplatePriority =", "canvasWidthPriority =", "keepsDesignFrames =", "era = .legacy"]
        for file in try tree.files(below: "Sources/UIKit") where !file.path.contains("/Nib/CanvasEra") {
            for line in file.lines where !line.contains("var ") {
                for mark in marks where line.contains(mark) { XCTFail("\(file.path) contains '\(mark)'") }
            }
        }
    }
}
