import CellSimSolver
import XCTest

/// Tests adding, changing and removing constraints of the solver.
final class SolverTests: XCTestCase {
    func testUnconstrainedVariableIsZero() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 0)
    }

    func testEqualitiesDetermineVariablesInAnyOrder() throws {
        for reversed in [false, true] {
            var solver = Solver()
            let x = (0..<20).map { _ in solver.makeVariable() }
            var steps = (1..<20).map { ([Term(x[$0]), Term(x[$0 - 1], -1)], 2.5) }
            steps.append(([Term(x[7])], 100))
            if reversed { steps.reverse() }
            for (terms, constant) in steps { _ = try solver.add(terms, .equal, constant) }
            try solver.solve()
            XCTAssertEqual(x.map { solver.value(of: $0) }, (0..<20).map { 100 + 2.5 * Double($0 - 7) })
        }
    }

    func testTermsOfOneVariableAddUp() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        _ = try solver.add([Term(x, 2), Term(y), Term(x), Term(y, -1)], .equal, 12)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 4)
    }

    func testChangedConstantUpdatesDependentVariables() throws {
        var solver = Solver()
        let left = solver.makeVariable(), right = solver.makeVariable(), width = solver.makeVariable()
        _ = try solver.add([Term(width), Term(right, -1), Term(left)], .equal, 0)
        _ = try solver.add([Term(left)], .equal, 16)
        let edge = try solver.add([Term(right)], .equal, 304)
        let minimum = try solver.add([Term(width)], .greaterThanOrEqual, 100)
        try solver.solve()
        XCTAssertEqual(solver.value(of: width), 288)
        solver.setConstant(edge, 404)
        solver.setConstant(minimum, 300)
        try solver.solve()
        XCTAssertEqual(solver.value(of: width), 388)
    }

    func testContradictionKeepsSolverState() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        let a = try solver.add([Term(x)], .equal, 10)
        let b = try solver.add([Term(y), Term(x, -1)], .greaterThanOrEqual, 5)
        _ = try solver.add([Term(z), Term(y, -1)], .equal, 1)
        try solver.solve()
        let before = [x, y, z].map { solver.value(of: $0) }
        XCTAssertThrowsError(try solver.add([Term(y)], .lessThanOrEqual, 14)) { error in
            let conflict = (error as? UnsatisfiableError)?.constraints ?? []
            XCTAssertEqual(conflict.count, 3)
            XCTAssertEqual(Array(conflict.prefix(2)), [a, b])
        }
        try solver.solve()
        XCTAssertEqual([x, y, z].map { solver.value(of: $0) }, before)
        XCTAssertNoThrow(try solver.add([Term(y)], .lessThanOrEqual, 15))
    }

    func testRepeatedRequiredEqualityIsAccepted() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let a = try solver.add([Term(x)], .equal, 10)
        let b = try solver.add([Term(x, 2)], .equal, 20)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 10)
        solver.setConstant(b, 30)
        XCTAssertThrowsError(try solver.solve()) { XCTAssertEqual(($0 as? UnsatisfiableError)?.constraints, [a, b]) }
        solver.remove(a)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 15)
    }

    func testInfeasibleEditNamesTheConflictAndRemovalRecovers() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        let low = try solver.add([Term(x)], .greaterThanOrEqual, 10)
        let high = try solver.add([Term(x)], .lessThanOrEqual, 20)
        _ = try solver.add([Term(y), Term(x, -1)], .equal, 3)
        _ = try solver.add([Term(y)], .equal, 0, strength: Strength(priority: 250))
        try solver.solve()
        XCTAssertEqual(solver.value(of: y), 13)
        solver.setConstant(low, 25)
        XCTAssertThrowsError(try solver.solve()) {
            XCTAssertEqual(($0 as? UnsatisfiableError)?.constraints, [low, high])
        }
        solver.remove(high)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 25)
        XCTAssertEqual(solver.value(of: y), 28)
    }

    func testCopyDoesNotShareChanges() throws {
        var template = Solver()
        let x = template.makeVariable(), y = template.makeVariable()
        let a = try template.add([Term(x)], .equal, 1)
        _ = try template.add([Term(y), Term(x, -2)], .equal, 0)
        try template.solve()
        var copy = template
        copy.setConstant(a, 50)
        try copy.solve()
        XCTAssertEqual(copy.value(of: y), 100)
        XCTAssertEqual(template.value(of: y), 2)
    }

    func testVariableIsAmbiguousWhenAnotherValueCostsTheSame() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable(), w = solver.makeVariable()
        _ = try solver.add([Term(x)], .equal, 5)
        _ = try solver.add([Term(y)], .greaterThanOrEqual, 5, strength: Strength(priority: 1))
        _ = try solver.add([Term(z)], .equal, 5, strength: Strength(priority: 300))
        _ = try solver.add([Term(z)], .equal, 9, strength: Strength(priority: 300))
        try solver.solve()
        XCTAssertEqual([x, y, z, w].map { solver.isAmbiguous($0) }, [false, true, true, true])
        _ = try solver.add([Term(y)], .equal, 7, strength: Strength(priority: 0.5))
        _ = try solver.add([Term(z), Term(y, -1)], .equal, 0)
        try solver.solve()
        XCTAssertEqual([y, z].map { solver.isAmbiguous($0) }, [false, false])
        XCTAssertEqual(solver.value(of: z), 7)
    }

    func testRemovingAllConstraintsResetsSolver() throws {
        var solver = Solver()
        let x = (0..<6).map { _ in solver.makeVariable() }
        let empty = solver.dump()
        for round in 0..<50 {
            var ids: [ConstraintID] = []
            for index in 1..<6 {
                ids.append(try solver.add([Term(x[index]), Term(x[index - 1], -1)], .greaterThanOrEqual, 3))
                ids.append(
                    try solver.add(
                        [Term(x[index])], .equal, Double(round), strength: Strength(priority: Double(100 + index))))
            }
            try solver.solve()
            for id in round % 2 == 0 ? ids : ids.reversed() { solver.remove(id) }
        }
        try solver.solve()
        XCTAssertEqual(solver.dump(), empty)
    }

    func testSolvingIsDeterministic() throws {
        func build() throws -> String {
            var solver = Solver()
            let x = (0..<8).map { _ in solver.makeVariable() }
            for i in 0..<8 {
                for j in 0..<i {
                    _ = try solver.add(
                        [Term(x[i]), Term(x[j], -0.5)], i % 2 == 0 ? .greaterThanOrEqual : .equal, Double(i * j),
                        strength: Strength(priority: Double(200 + (i * 7 + j * 3) % 5)))
                }
            }
            try solver.solve()
            return solver.dump()
        }
        XCTAssertEqual(try build(), try build())
    }

    func testAddsTermsFromUnsafeBuffer() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        let terms = [Term(x), Term(y, -2), Term(x)]
        _ = try unsafe terms.withUnsafeBufferPointer { (terms) throws(UnsatisfiableError) in
            try unsafe solver.add(terms, .equal, 4)
        }
        _ = try solver.add([Term(y)], .equal, 3)
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 5)
    }

    func testTermsThatCancelUpToRoundingAreDropped() throws {
        var solver = Solver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        _ = try solver.add([Term(x, 0.1), Term(x, 0.2), Term(x, -0.3), Term(y)], .equal, 8)
        _ = try solver.add([Term(x)], .equal, 1)
        try solver.solve()
        XCTAssertEqual([x, y].map { solver.value(of: $0) }, [1, 8])
    }

    func testConstantEqualityWithoutTermsIsUnsatisfiable() {
        var solver = Solver()
        let x = solver.makeVariable()
        XCTAssertThrowsError(try solver.add([Term(x), Term(x, -1)], .equal, 8)) {
            XCTAssertEqual(($0 as? UnsatisfiableError)?.constraints.count, 1)
        }
        XCTAssertNoThrow(try solver.add([Term(x), Term(x, -1)], .equal, 0))
    }

    func testThirdsAreAccurateToOnePartPerBillion() throws {
        var solver = Solver()
        let widths = (0..<300).map { _ in solver.makeVariable() }
        let total = try solver.add(widths.map { Term($0) }, .equal, 1125)
        for index in 1..<300 {
            _ = try solver.add([Term(widths[index]), Term(widths[0], -Double(1 + index % 3) / 3)], .equal, 0)
        }
        for value in [1125.0, 834, 2001] {
            solver.setConstant(total, value)
            try solver.solve()
            // The widths are 1/3, 2/3 and 3/3 of the first view's width, about 100 views each; the first view itself
            // counts as three thirds.
            let unit = value / (3.0 + 99 + 200 + 300)
            for index in 0..<300 {
                let expected = index == 0 ? 3 * unit : Double(1 + index % 3) * unit
                XCTAssertEqual(solver.value(of: widths[index]), expected, accuracy: 1e-9 * expected)
            }
        }
    }
}
