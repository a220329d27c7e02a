import CellSimSolver
import XCTest

/// Tests the solver against problems whose solutions were computed with an independent linear programming solver.
final class SolverReferenceTests: XCTestCase {
    func testAgreesWithIndependentLinearPrograms() throws {
        for line in referenceProblems.split(separator: "\n") {
            let problem = try Problem(line)
            for reversed in [false, true] {
                try check(problem, reversed ? problem.statements.reversed() : problem.statements, String(line))
            }
        }
    }

    private func check(_ problem: Problem, _ statements: [Statement], _ line: String) throws {
        var solver = Solver()
        let variables = (0..<problem.variableCount).map { _ in solver.makeVariable() }
        guard let expected = problem.costs else {
            XCTAssertThrowsError(try statements.forEach { _ = try $0.add(to: &solver, variables) }, line)
            return
        }
        for statement in statements { _ = try statement.add(to: &solver, variables) }
        try solver.solve()
        let values = variables.map { solver.value(of: $0) }
        for (priority, sum) in costs(of: statements, values) {
            let expectedSum = expected.first { $0.priority == priority }?.sum ?? 0
            XCTAssertEqual(
                sum, expectedSum, accuracy: 1e-9 * max(1, expectedSum) * 10, "priority \(priority) of \(line)")
        }
        for (index, expectedValue) in problem.values.enumerated() {
            XCTAssertEqual(solver.isAmbiguous(variables[index]), expectedValue == nil, "x\(index) of \(line)")
            if let expectedValue {
                XCTAssertEqual(
                    values[index], expectedValue, accuracy: 1e-9 * max(1, abs(expectedValue)), "x\(index) of \(line)")
            }
        }
    }
}
