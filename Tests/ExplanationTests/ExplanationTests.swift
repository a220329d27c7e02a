import XCTest

@testable import CellSimExplanation

/// Tests which changes of a view tree are reported as the cause of a picture's difference.
final class ExplanationTests: XCTestCase {
    private typealias Area = Explanation.Area

    private func explain(
        _ areas: [Area] = [Area(x: 32, y: 24, width: 400, height: 40, differentPixels: 90, isSize: false)],
        _ change: (inout PictureTree) -> Void
    ) -> Explanation {
        var new = PictureTreeTests.cell()
        change(&new)
        return Explanation(reference: PictureTreeTests.cell(), actual: new, areas: areas)
    }

    private func texts(_ explanation: Explanation) -> [String] { explanation.causes.map(\.text) }

    func testConstant() {
        let result = explain {
            $0.constraints[0].constant = 28
            $0.views[1].frame[0] = 28
        }
        XCTAssertEqual(texts(result), ["Person.xib: nameLabel.leading 16 → 28 moves nameLabel by 12 pt"])
        XCTAssertEqual(result.unexplained, [])
        XCTAssertEqual(result.causes.first?.objects, ["con-st-001", "lab-el-001", "cel-l0-001"])
    }

    func testProperties() {
        XCTAssertEqual(
            texts(explain { $0.views[1].values["font"] = "16 Body" }), ["Person.xib: nameLabel: font 17 → 16"])
        XCTAssertEqual(
            texts(explain { $0.views[1].values["text"] = "Ben" }), ["Person.xib: nameLabel: text “Anna B\\c D” → “Ben”"]
        )
        XCTAssertEqual(texts(explain { $0.views[1].values["hidden"] = "1" }), ["Person.xib: nameLabel is hidden"])
    }

    func testAppearances() {
        let badge = PictureTree.View(
            depth: 1, kind: "UIView", id: "bad-ge-001", label: "badge", frame: [16, 12, 40, 20])
        XCTAssertEqual(texts(explain { $0.views.append(badge) }), ["Person.xib: badge appears"])
        XCTAssertEqual(
            texts(
                explain { tree in
                    tree.views.remove(at: 1)
                    tree.constraints.removeAll()
                }), ["Person.xib: nameLabel disappears"])
    }

    /// A change without visible effect is not a cause, and an unexplained difference is reported.
    func testChangesWithoutPixels() {
        let result = explain {
            $0.views[2].values["image"] = "moon"
            $0.constraints[0].priority = 750
        }
        XCTAssertEqual(texts(result), [])
        XCTAssertEqual(result.unexplained, [0])
    }

    /// The largest trees and pictures with thousands of differences: the time is limited, and no cause is guessed.
    func testTooManyChanges() {
        var trees = [PictureTree(), PictureTree()]
        for index in 0..<PictureTree.maximumViews {
            let depth = min(index, 199)
            for (side, text) in ["a", "b"].enumerated() {
                let frame = [Double(index + side * 7), 0, 9, 9]
                let view = PictureTree.View(
                    depth: depth, kind: "UILabel", id: "v\(index)", frame: frame, values: ["text": text])
                trees[side].views.append(view)
            }
        }
        let areas = (0..<6_000).map { Area(x: $0, y: 0, width: 1, height: 1, differentPixels: 1, isSize: false) }
        let result = Explanation(reference: trees[0], actual: trees[1], areas: areas)
        XCTAssertEqual(result.causes, [])
        XCTAssertEqual(result.unexplained.count, areas.count)
        XCTAssertEqual(result.note, "there are too many changes and differences to explain them")
    }

    /// A changed order is visible only if the views overlap.
    func testOrder() {
        func tree(_ order: [String], apart: Bool = false, in values: [String: String] = [:]) -> PictureTree {
            var tree = PictureTree()
            tree.views = [.init(depth: 0, kind: "UIView", frame: [0, 0, 100, 40], values: values)]
            let lefts = ["red": 0.0, "green": apart ? 40 : 10, "blue": apart ? 80 : 20]
            tree.views += order.enumerated().map { index, name in
                let left = values.isEmpty ? lefts[name] ?? 0 : 30 * Double(index)
                return .init(depth: 1, kind: "UIView", id: name, label: name, frame: [left, 0, 25, 20])
            }
            return tree
        }
        let areas = [Area(x: 10, y: 0, width: 10, height: 10, differentPixels: 5, isSize: false)]
        let orders = [
            (["green", "blue", "red"], ["red is now in front of blue"]),
            (["blue", "red", "green"], ["blue is now behind red"]), (["red", "green", "blue"], []),
        ]
        for (order, expected) in orders {
            let result = Explanation(
                reference: tree(["red", "green", "blue"]), actual: tree(order), areas: areas)
            XCTAssertEqual(texts(result), expected)
        }
        let separated = Explanation(
            reference: tree(["red", "green", "blue"], apart: true),
            actual: tree(["blue", "red", "green"], apart: true),
            areas: areas)
        XCTAssertEqual(texts(separated), [])
        let stack = Explanation(
            reference: tree(["red", "green", "blue"], in: ["axis": "horizontal"]),
            actual: tree(["green", "blue", "red"], in: ["axis": "horizontal"]), areas: areas)
        XCTAssertEqual(texts(stack), ["red is now after blue moves red and 2 others"])
    }

    func testTraits() {
        let result = explain {
            $0.traits["style"] = "dark"
            $0.views[1].values["color"] = "#FFFFFF"
        }
        XCTAssertEqual(texts(result), ["style light → dark"])
    }

    func testViewsCreatedInCode() {
        func tree(_ font: String, _ second: String) -> PictureTree {
            var tree = PictureTree()
            tree.views = [.init(depth: 0, kind: "Cell", frame: [0, 0, 100, 40])]
            tree.views += ["One", second].map { text in
                .init(depth: 1, kind: "UILabel", frame: [0, 0, 50, 20], values: ["text": text, "font": font])
            }
            return tree
        }
        let areas = [Area(x: 0, y: 0, width: 10, height: 10, differentPixels: 5, isSize: false)]
        let result = Explanation(reference: tree("17 A", "Two"), actual: tree("16 A", "Two"), areas: areas)
        XCTAssertEqual(texts(result), ["UILabel “One”: font 17 → 16", "UILabel “Two”: font 17 → 16"])
        let other = Explanation(reference: tree("17 A", "Two"), actual: tree("17 A", "Three"), areas: areas)
        XCTAssertEqual(texts(other), ["UILabel: text “Two” → “Three”"])
    }
}
