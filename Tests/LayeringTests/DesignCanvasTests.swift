import XCTest

/// Tests that only `inspect` and `lint` use the module with the behaviour of Interface Builder's canvas.
final class DesignCanvasTests: XCTestCase {
    private let tree = SourceTree()
    private let allowedFolders = [
        "Sources/CellSimHost/Inspection/", "Sources/CellSimHost/Linting/",
    ]

    func testOnlyInspectionUsesDesignCanvas() throws {
        var userCount = 0
        for file in try tree.files(below: "Sources") where !file.path.hasPrefix("Sources/CellSimDesignCanvas/") {
            guard file.imports.contains(where: { $0.module == "CellSimDesignCanvas" }) else { continue }
            XCTAssertTrue(
                allowedFolders.contains { file.path.hasPrefix($0) },
                "\(file.path) must not use the rules of the design canvas")
            userCount += 1
        }
        XCTAssertGreaterThan(userCount, 0, "no file uses the rules of the design canvas")
    }

    /// UIKit's constraint identifiers (`UISV-canvas-connection`) use "canvas" for the area of a stack view.
    func testLayoutDoesNotMentionTheCanvas() throws {
        for folder in ["AutoLayout", "Stacks", "View"] {
            for file in try tree.files(below: "Sources/UIKit/Views/\(folder)") {
                for (index, line) in file.lines.enumerated() where line.lowercased().contains("canvas") {
                    if line.contains("\"canvas-") { continue }
                    XCTFail("\(file.path):\(index + 1) must not mention the canvas")
                }
            }
        }
    }

    /// Only the design canvas adjusts the layout options of a host.
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
