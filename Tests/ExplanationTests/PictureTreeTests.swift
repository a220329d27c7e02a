import XCTest

@testable import CellSimExplanation

/// Tests writing and reading the view tree that is stored with a picture.
final class PictureTreeTests: XCTestCase {
    /// Returns the tree of a cell with a label and an icon.
    static func cell() -> PictureTree {
        var tree = PictureTree()
        tree.file = "Person.xib"
        tree.traits = ["scale": "2"]
        tree.views = [
            .init(depth: 0, kind: "UITableViewCell", id: "cel-l0-001", frame: [0, 0, 320, 44]),
            .init(
                depth: 1, kind: "UILabel", id: "lab-el-001", label: "nameLabel", frame: [16, 12, 200, 20],
                values: ["text": "Anna\tB\\c\nD", "font": "17 Body"]),
            .init(
                depth: 1, kind: "UIImageView", id: "ima-ge-001", label: "icon", frame: [280, 10, 24, 24],
                values: ["image": "star"]),
        ]
        var leading = PictureTree.Constraint(first: 1, firstAttribute: "leading")
        (leading.id, leading.second, leading.secondAttribute, leading.constant) = ("con-st-001", 0, "leading", 16)
        var width = PictureTree.Constraint(first: 2, firstAttribute: "width")
        (width.id, width.constant, width.priority) = ("con-st-002", 24, 1)
        tree.constraints = [leading, width]
        return tree
    }

    func testTextAndBack() throws {
        let tree = Self.cell()
        XCTAssertEqual(try PictureTree(text: tree.text), tree)
        XCTAssertEqual(try PictureTree(text: PictureTree().text), PictureTree())
    }

    func testInvalidTexts() {
        for text in [
            "", "X", "F\tA\nV0\tA\t\t\t1 2 3", "F\tA\nV1\tA\t\t\t1 2 3 4", "F\tA\nV0\tA\t\t\t1 2 3 nan",
            "F\tA\nV0\tA\t\t\t1 2 3 4\nC\t7\twidth\t==", "F\tA\nV0\tA\t\t\t1 2 3 4\nC\t0\twidth\t=",
            "F\tA\nV0\tA\t\t\t1 2 3 4\tfont", "F\tA\nV0\tA\t\t\t1 2 3 1e99",
            "F\tA\n" + String(repeating: "V0\tA\t\t\t1 2 3 4\n", count: PictureTree.maximumViews + 1),
        ] { XCTAssertThrowsError(try PictureTree(text: text), text) }
        // Folders are removed from a document's path.
        XCTAssertEqual(try PictureTree(text: "F\t/etc/passwd").file, "passwd")
    }

    func testOrderAndParents() {
        XCTAssertEqual(Self.cell().parents(), [nil, 0, 0])
    }
}
