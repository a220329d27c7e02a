import CellSimSolver
import XCTest

/// Tests how constraints of different strengths compete.
final class StrengthTests: XCTestCase {
    func testStrongConstraintOverridesManyWeakOnes() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for _ in 0..<1000 { _ = try solver.add([Term(x)], .equal, 10, strength: Strength(priority: 250)) }
        let strong = try solver.add([Term(x)], .equal, 20, strength: Strength(priority: 251))
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 20)
        solver.remove(strong)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 10)
    }

    func testFractionalPrioritiesAreOrdered() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = try solver.add([Term(x)], .equal, 1, strength: Strength(priority: 999.25))
        _ = try solver.add([Term(x)], .equal, 2, strength: Strength(priority: 999.5))
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 2)
    }

    func testMajorityDecidesWithinOnePriority() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for constant in [1.0, 5, 100] {
            _ = try solver.add([Term(x)], .equal, constant, strength: Strength(priority: 500))
        }
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 5)
    }

    func testWeakInequalityYieldsToStrongerOnes() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        _ = try solver.add([Term(x)], .lessThanOrEqual, 50)
        let preferred = try solver.add([Term(x)], .greaterThanOrEqual, 80, strength: Strength(priority: 750))
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 50)
        XCTAssertEqual(solver.violation(of: preferred), 30)
    }

    func testChangingStrength() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let a = try solver.add([Term(x)], .equal, 1, strength: Strength(priority: 300))
        _ = try solver.add([Term(x)], .equal, 2, strength: Strength(priority: 400))
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 2)
        try solver.setStrength(a, Strength(priority: 401))
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 1)
        try solver.setStrength(a, Strength(priority: 1))
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 2)
        try solver.setStrength(a, .required)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 1)
    }

    func testConflictingRequiredStrengthIsRejected() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let a = try solver.add([Term(x)], .equal, 1)
        let b = try solver.add([Term(x)], .greaterThanOrEqual, 2, strength: Strength(priority: 400))
        try solver.solve()
        XCTAssertThrowsError(try solver.setStrength(b, .required)) {
            XCTAssertEqual(($0 as? UnsatisfiableError)?.constraints, [a, b])
        }
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 1)
        XCTAssertEqual(solver.violation(of: b), 1)
    }
}
