import CellSimSolver
import XCTest

@testable import CellSimAutoLayout

/// Tests layouts with no solution, and with more than one.
@preconcurrency @MainActor final class LayoutProblemTests: XCTestCase {
    func testLastConflictingRequiredConstraintIsBroken() throws {
        let root = Node()
        let a = root.add("a")
        let second = Equation(a, .width, 30)
        second.sourceID = "second"
        root.addConstraints(Equation(a, .width, 20), second, Equation(a, .left, root, .left))
        root.layOut()
        XCTAssertEqual(a.frame.width, 20)
        let problem = try XCTUnwrap(root.rootEngine.problems.first)
        XCTAssertEqual(root.rootEngine.problems.count, 1)
        XCTAssertEqual(problem.sourceID, "second")
        guard case .unsatisfiable(let constraints, let broken) = problem.kind else { return XCTFail("\(problem)") }
        XCTAssertEqual(constraints, ["a.width equal 20", "a.width equal 30"])
        XCTAssertEqual(broken, "a.width equal 30")
    }

    func testEachConflictIsReportedOnceToRoot() throws {
        let root = Node()
        root.frame.size = CGSize(width: 100, height: 50)
        let a = root.add("a")
        let wide = Equation(a, .width, 200)
        (wide.sourceFile, wide.sourceLine) = ("A.xib", 7)
        root.addConstraints(Equation(a, .left, root, .left), Equation(a, .right, root, .right), wide)
        root.layOut()
        root.layOut()
        XCTAssertEqual(root.reportedProblems.count, 1)
        let problem = try XCTUnwrap(root.reportedProblems.first)
        XCTAssertEqual(problem.origins.map { $0.map { "\($0.file):\($0.line)" } }, [nil, nil, "A.xib:7"])
        XCTAssertEqual(problem.brokenOrigin?.line, 7)
        XCTAssertEqual(problem.rootSizes.count, 1)
        XCTAssertEqual(problem.rootSizes.first?.hasSuffix(".width == 100"), true, "\(problem.rootSizes)")
    }

    func testHostWithRecoveryGetsNoProblemReports() {
        let root = Node()
        root.nodeState.isAdjusted = true
        root.nodeAdjustments.recovery = FirstConstraintRecovery()
        let a = root.add("a")
        root.addConstraints(Equation(a, .width, 20), Equation(a, .width, 30))
        root.layOut()
        XCTAssertEqual(root.rootEngine.problems.count, 1)
        XCTAssertEqual(root.reportedProblems.count, 0)
    }

    /// A broken constraint is violated by as little as possible.
    func testBrokenConstraintIsViolatedMinimally() {
        let root = Node()
        let a = root.add("a")
        root.addConstraints(
            Equation(a, .width, 20, .lessThanOrEqual), Equation(a, .width, 30), Equation(a, .width, 5, priority: 900))
        root.layOut()
        XCTAssertEqual(a.frame.width, 20)
    }

    func testHostChoosesBrokenConstraint() {
        let root = Node()
        root.nodeState.isAdjusted = true
        root.nodeAdjustments.recovery = FirstConstraintRecovery()
        let a = root.add("a")
        root.addConstraints(Equation(a, .width, 20), Equation(a, .width, 30))
        root.layOut()
        XCTAssertEqual(a.frame.width, 30)
    }

    private struct FirstConstraintRecovery: LayoutRecovery {
        var remainingPriority: Double { 1 }
        func constraintToBreak(among candidates: [any LayoutConstraint]) -> (any LayoutConstraint)? { candidates.first }
        func breaks(_ constraint: any LayoutConstraint, before other: any LayoutConstraint) -> Bool { true }
        func trial(among candidates: [any LayoutConstraint], root: LayoutNodeState)
            -> (size: any LayoutConstraint, otherwise: any LayoutConstraint)?
        { nil }
    }

    func testReportsAmbiguousLayout() {
        let root = Node()
        let (a, b, c) = (root.add("a"), root.add("b"), root.add("c"))
        root.addConstraints(Equation(a, .left, root, .left), Equation(a, .top, root, .top), Equation(a, .height, 5))
        root.addConstraints(Equation(b, .width, 10), Equation(b, .height, 5), Equation(b, .top, root, .top))
        root.addConstraints(
            Equation(c, .left, root, .left), Equation(c, .width, 10), Equation(c, .top, root, .top),
            Equation(c, .height, 5))
        root.layOut()
        let ambiguities = root.rootEngine.ambiguousLayouts().map {
            "\($0.node.view.diagnosticName) \($0.axis) \($0.part)"
        }
        XCTAssertEqual(ambiguities, ["a horizontal size", "b horizontal position"])
        let constraints = root.rootEngine.constraintsByNode[ObjectIdentifier(b.nodeState)] ?? []
        XCTAssertEqual(
            constraints.map(\.equationText), ["b.width equal 10", "b.height equal 5", "b.top equal root.top + 0"])
    }

    func testSizesAreNotNegative() {
        let root = Node(width: 10, height: 10)
        let a = root.add("a")
        root.addConstraints(
            Equation(a, .left, root, .left, 20), Equation(a, .right, root, .right, priority: 999),
            Equation(a, .top, root, .top), Equation(a, .height, 5))
        root.layOut()
        XCTAssertEqual(a.frame, CGRect(x: 20, y: 0, width: 0, height: 5))
    }
}
