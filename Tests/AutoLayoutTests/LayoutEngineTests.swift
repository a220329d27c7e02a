import CellSimSolver
import XCTest

@testable import CellSimAutoLayout

/// Tests the frames that the layout engine computes for small trees.
@preconcurrency @MainActor final class LayoutEngineTests: XCTestCase {
    /// Two boxes next to each other, the second twice as wide.
    func testSolvesForRootSize() {
        let root = Node(width: 100, height: 40)
        let (a, b) = (root.add("a"), root.add("b"))
        root.addConstraints(
            Equation(a, .left, root, .left, 10), Equation(b, .left, a, .right, 9),
            Equation(b, .right, root, .right, -6),
            Equation(b, .width, a, .width, multiplier: 2))
        root.addConstraints(Equation(a, .top, root, .top), Equation(a, .bottom, root, .bottom))
        root.addConstraints(Equation(b, .centerY, root, .centerY), Equation(b, .height, 10))
        root.layOut()
        XCTAssertEqual(a.frame, CGRect(x: 10, y: 0, width: 25, height: 40))
        XCTAssertEqual(b.frame, CGRect(x: 44, y: 15, width: 50, height: 10))
        root.frame.size.width = 130
        root.layOut()
        XCTAssertEqual(a.frame.width, 35)
        XCTAssertEqual(b.frame.maxX, 124)
    }

    func testFitsTheRootToItsContent() {
        let root = Node()
        let text = root.add("text") { $0.contentSize = CGSize(width: 30, height: 12) }
        root.addConstraints(
            Equation(text, .left, root, .left, 4), Equation(text, .right, root, .right, -4),
            Equation(text, .top, root, .top, 3), Equation(text, .bottom, root, .bottom, -3))
        let size = root.rootEngine.fittingSize(.zero, horizontal: 50, vertical: 50)
        XCTAssertEqual(size, CGSize(width: 38, height: 18))
    }

    func testWrappedTextHeightDependsOnWidth() {
        let root = Node(width: 40, height: 100)
        let text = root.add("text") { $0.textArea = 100 }
        root.addConstraints(
            Equation(text, .left, root, .left), Equation(text, .right, root, .right), Equation(text, .top, root, .top))
        root.layOut()
        XCTAssertEqual(text.frame, CGRect(x: 0, y: 0, width: 40, height: 3))
        root.frame.size.width = 20
        root.layOut()
        XCTAssertEqual(text.frame.height, 5)
    }

    func testMarginsBaselinesGuidesAndDirections() {
        let root = Node(width: 100, height: 100)
        root.margins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
        let a = root.add("a") {
            $0.contentSize = CGSize(width: 10, height: 10)
            $0.baseline = 8
        }
        let b = root.add("b") {
            $0.contentSize = CGSize(width: 20, height: 20)
            $0.baseline = 15
        }
        let guide = root.addGuide()
        root.addConstraints(
            Equation(a, .leading, root, .leadingMargin), Equation(a, .top, root, .topMargin),
            Equation(b, .firstBaseline, a, .firstBaseline, 10), Equation(b, .leading, a, .trailing, 5),
            Equation(guide, .left, a, .left), Equation(guide, .right, b, .right),
            Equation(guide, .top, b, .bottom), Equation(guide, .bottom, root, .bottomMargin))
        root.layOut()
        XCTAssertEqual(a.frame, CGRect(x: 2, y: 1, width: 10, height: 10))
        XCTAssertEqual(b.frame, CGRect(x: 17, y: 4, width: 20, height: 20))
        XCTAssertEqual(guide.frame, CGRect(x: 2, y: 24, width: 35, height: 73))
        root.readsRightToLeft = true
        root.rootEngine.isStructureDirty = true
        root.layOut()
        XCTAssertEqual(a.frame, CGRect(x: 86, y: 1, width: 10, height: 10))
        XCTAssertEqual(b.frame.maxX, 81)
    }

    /// Edges are rounded in the root's coordinates, not in the parent's, so that gaps never appear.
    func testEdgesAreRoundedToPixelsOfTheRoot() {
        let root = Node(width: 100, height: 10)
        root.scale = 1
        let outer = root.add("outer")
        let inner = outer.add("inner")
        let adjacent = root.add("beside")
        root.addConstraints(
            Equation(outer, .left, root, .left, 0.4), Equation(outer, .width, 50.2), Equation(outer, .top, root, .top),
            Equation(outer, .bottom, root, .bottom), Equation(adjacent, .left, outer, .right),
            Equation(adjacent, .right, root, .right), Equation(adjacent, .top, root, .top),
            Equation(adjacent, .bottom, root, .bottom))
        outer.addConstraints(
            Equation(inner, .left, outer, .left, 0.4), Equation(inner, .right, outer, .right),
            Equation(inner, .top, outer, .top), Equation(inner, .bottom, outer, .bottom))
        root.layOut()
        XCTAssertEqual(outer.frame, CGRect(x: 0, y: 0, width: 51, height: 10))
        // The edge is at 0.8 in the root.
        XCTAssertEqual(inner.frame, CGRect(x: 1, y: 0, width: 50, height: 10))
        XCTAssertEqual(adjacent.frame, CGRect(x: 51, y: 0, width: 49, height: 10))
    }

    func testConstraintsOfDeallocatedNodeHaveNoEffect() {
        let root = Node()
        let a = root.add("a") { $0.contentSize = CGSize(width: 10, height: 10) }
        weak var weakNode: Node?
        var constraint: Equation?
        do {
            let b = root.add("b")
            weakNode = b
            let equation = Equation(a, .left, b, .right)
            root.addConstraints(equation, Equation(b, .left, root, .left, 5), Equation(b, .width, 20))
            root.layOut()
            XCTAssertEqual(a.frame.minX, 25)
            constraint = equation
            root.remove(b)
        }
        XCTAssertNil(weakNode)
        XCTAssertNil(constraint?.sides.second?.node)
        root.layOut()
        XCTAssertEqual(a.frame.size, CGSize(width: 10, height: 10))
    }
}
