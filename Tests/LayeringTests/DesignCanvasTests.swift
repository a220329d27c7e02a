import XCTest

/// What only Interface Builder's canvas does is in a module of its own, which `inspect` and `lint` alone reach.
final class DesignCanvasTests: XCTestCase {
    private let tree = SourceTree()
    private let readers = [
        "Sources/CellSimHost/Inspection/", "Sources/CellSimHost/Linting/",
    ]

    func testOnlyInspectionReachesTheDesignCanvas() throws {
        var readersFound = 0
        for file in try tree.files(below: "Sources") where !file.path.hasPrefix("Sources/CellSimDesignCanvas/") {
            guard file.imports.contains(where: { $0.module == "CellSimDesignCanvas" }) else { continue }
            XCTAssertTrue(
                readers.contains { file.path.hasPrefix($0) }, "\(file.path) uses the rules of the design canvas")
            readersFound += 1
        }
        XCTAssertGreaterThan(readersFound, 0, "nothing uses the rules any more")
    }

    /// UIKit's own constraint names (`UISV-canvas-connection`) call a stack view's inside its canvas.
    func testLayoutKnowsNothingOfTheCanvas() throws {
        for folder in ["AutoLayout", "Stacks", "View"] {
            for file in try tree.files(below: "Sources/UIKit/Views/\(folder)") {
                for (index, line) in file.lines.enumerated() where line.lowercased().contains("canvas") {
                    if line.contains("add(\"canvas-") { continue }
                    XCTFail("\(file.path):\(index + 1) names the canvas")
                }
            }
        }
    }

    /// What a host may say is said by the design canvas alone.
    func testOnlyTheCanvasAdjustsLayout() throws {
        for file in try tree.files(below: "Sources") where !file.path.hasPrefix("Sources/CellSimDesignCanvas/") {
            if file.path.hasSuffix("/LayoutAdjustments.swift") || file.path.hasSuffix("/UIView+Coding.swift") {
                continue
            }
            for line in file.lines where line.contains("adjustLayout") {
                XCTFail("\(file.path) adjusts layout: \(line)")
            }
        }
    }
}
