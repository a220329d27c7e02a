import CellSimSolver
import XCTest

@testable import CellSimAutoLayout

/// Tests that edits of a solved layout result in the layout of a new tree, and preserve the solver's rows.
@preconcurrency @MainActor final class LayoutEditTests: XCTestCase {
    private let root = Node(width: 200, height: 50)

    /// Returns a row of boxes, each next to the previous one.
    private func row(_ count: Int) -> [Node] {
        var nodes: [Node] = []
        for index in 0..<count {
            let node = root.add("\(index)") { $0.contentSize = CGSize(width: 10, height: 10) }
            root.addConstraints(
                Equation(node, .left, nodes.last ?? root, nodes.isEmpty ? .left : .right, 2),
                Equation(node, .top, root, .top))
            nodes.append(node)
        }
        return nodes
    }

    func testConstantChangeEditsOneRow() {
        let nodes = row(3)
        root.layOut()
        root.constraints[2].constant = 7
        root.layOut()
        XCTAssertEqual(nodes.map(\.frame.minX), [2, 19, 31])
        XCTAssertFalse(root.rootEngine.isEdited)
    }

    func testAddingAndRemovingConstraints() {
        let nodes = row(3)
        root.layOut()
        let width = Equation(nodes[1], .width, 30)
        root.addConstraints(width)
        root.layOut()
        XCTAssertEqual(nodes.map(\.frame.minX), [2, 14, 46])
        XCTAssertTrue(root.rootEngine.isEdited)
        root.removeConstraint(width)
        root.layOut()
        XCTAssertEqual(nodes.map(\.frame.minX), [2, 14, 26])
        XCTAssertTrue(root.rootEngine.isEdited)
    }

    func testPrioritiesChange() {
        let nodes = row(2)
        let narrow = Equation(nodes[0], .width, 20, priority: 900)
        let wide = Equation(nodes[0], .width, 40, priority: 800)
        root.addConstraints(narrow, wide)
        root.layOut()
        XCTAssertEqual(nodes[0].frame.width, 20)
        wide.priorityValue = 950
        root.layOut()
        XCTAssertEqual(nodes[0].frame.width, 40)
    }

    func testAddingAndRemovingChildren() {
        let nodes = row(3)
        root.layOut()
        root.removeConstraint(root.constraints[4])
        root.removeConstraint(root.constraints[4])
        root.remove(nodes[2])
        let child = root.add("new") { $0.contentSize = CGSize(width: 5, height: 5) }
        root.addConstraints(Equation(child, .left, nodes[1], .right, 1), Equation(child, .top, root, .top, 3))
        root.layOut()
        XCTAssertEqual(child.frame, CGRect(x: 25, y: 3, width: 5, height: 5))
        XCTAssertTrue(root.rootEngine.isEdited)
    }

    func testContentChanges() {
        let nodes = row(2)
        root.layOut()
        nodes[0].contentSize = CGSize(width: 60, height: 10)
        root.rootEngine.record(.content, of: nodes[0].nodeState)
        root.layOut()
        XCTAssertEqual(nodes.map(\.frame.minX), [2, 64])
    }
}
