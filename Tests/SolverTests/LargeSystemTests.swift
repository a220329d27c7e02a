import CellSimSolver
import XCTest

/// Tests large systems: chains, sums of equal lengths, and many contradictions. Each must be solved quickly, even in a debug build.
final class LargeSystemTests: XCTestCase {
    /// Adds equal lengths with a total length, as in a stack view. Each length has its own preferred value.
    private func stack(_ count: Int, total: Double, _ totalStrength: Strength) throws -> (
        solver: Solver, lengths: [Variable]
    ) {
        var solver = Solver()
        let (length, first) = (solver.makeVariable(), solver.makeVariable())
        var (locations, lengths) = ([first], [solver.makeVariable()])
        _ = try solver.add([Term(first)], .equal, 0)
        for _ in 1..<count {
            locations.append(solver.makeVariable())
            lengths.append(solver.makeVariable())
            let last = locations.count - 1
            _ = try solver.add(
                [Term(locations[last]), Term(locations[last - 1], -1), Term(lengths[last - 1], -1)], .equal, 0)
            _ = try solver.add([Term(lengths[last]), Term(lengths[0], -1)], .equal, 0)
        }
        _ = try solver.add([Term(length), Term(locations[count - 1], -1), Term(lengths[count - 1], -1)], .equal, 0)
        for variable in lengths {
            _ = try solver.add([Term(variable)], .greaterThanOrEqual, 20, strength: Strength(priority: 750))
            _ = try solver.add([Term(variable)], .lessThanOrEqual, 20, strength: Strength(priority: 250))
        }
        _ = try solver.add([Term(length)], .equal, total, strength: totalStrength)
        try solver.solve()
        return (solver, lengths)
    }

    func testSumsOfEqualLengthsKeepRowsShort() throws {
        for (strength, expected) in [(Strength.required, 0.2), (Strength(priority: 50), 20)] {
            let (solver, lengths) = try stack(3000, total: 600, strength)
            for length in lengths { XCTAssertEqual(solver.value(of: length), expected, accuracy: 1e-9) }
            XCTAssertLessThan(solver.dump().utf8.count, 2_000_000)
        }
    }

    func testLongChainIsUnambiguous() throws {
        var solver = Solver()
        var chain = [solver.makeVariable()]
        for _ in 0..<2000 { chain.append(solver.makeVariable()) }
        for (before, after) in zip(chain, chain.dropFirst()) {
            _ = try solver.add([Term(after), Term(before, -1)], .equal, 2)
        }
        let start = try solver.add([Term(chain[0])], .equal, 1)
        try solver.solve()
        for location in chain { XCTAssertFalse(solver.isAmbiguous([Term(location)])) }
        XCTAssertEqual(solver.value(of: chain[2000]), 4001)
        // Changes an assumption that earlier steps relied on.
        try solver.setStrength(start, Strength(priority: 500))
        _ = try solver.add([Term(chain[2000])], .equal, 0)
        try solver.solve()
        XCTAssertEqual(solver.value(of: chain[0]), -4000)
        solver.remove(start)
        try solver.solve()
        XCTAssertFalse(solver.isAmbiguous([Term(chain[7])]))
    }

    func testAmbiguityOfSums() throws {
        var solver = Solver()
        let (x, width) = (solver.makeVariable(), solver.makeVariable())
        _ = try solver.add([Term(x), Term(width)], .equal, 100)
        try solver.solve()
        let sums = [[Term(x)], [Term(x), Term(width, 0.5)], [Term(x), Term(width)]]
        XCTAssertEqual(sums.map { solver.isAmbiguous($0) }, [true, true, false])
    }

    /// Removes the equations that define variables which others depend on, in every order.
    func testRemovingRequiredEquations() throws {
        for first in 0..<4 {
            for second in 0..<3 {
                var solver = Solver()
                let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
                var ids = [
                    try solver.add([Term(a)], .equal, 10), try solver.add([Term(b), Term(a, -2)], .equal, 1),
                    try solver.add([Term(c), Term(a, -1), Term(b, -1)], .equal, 0),
                    try solver.add([Term(c)], .greaterThanOrEqual, 5),
                ]
                for (variable, preferredValue) in [(a, 3.0), (b, 4), (c, 50)] {
                    _ = try solver.add(
                        [Term(variable)], .equal, preferredValue, strength: Strength(priority: preferredValue))
                }
                try solver.solve()
                XCTAssertEqual([a, b, c].map { solver.value(of: $0) }, [10, 21, 31])
                solver.remove(ids.remove(at: first))
                try solver.solve()
                solver.remove(ids.remove(at: second))
                try solver.solve()
                let values = [a, b, c].map { solver.value(of: $0) }
                var freshSolver = Solver()
                let freshVariables = [
                    freshSolver.makeVariable(), freshSolver.makeVariable(), freshSolver.makeVariable(),
                ]
                let remainingIndices = [0, 1, 2, 3].filter { $0 != first }.enumerated().filter { $0.offset != second }
                    .map(
                        \.element)
                let all: [([Term], Relation, Double)] = [
                    ([Term(freshVariables[0])], .equal, 10),
                    ([Term(freshVariables[1]), Term(freshVariables[0], -2)], .equal, 1),
                    ([Term(freshVariables[2]), Term(freshVariables[0], -1), Term(freshVariables[1], -1)], .equal, 0),
                    ([Term(freshVariables[2])], .greaterThanOrEqual, 5),
                ]
                for index in remainingIndices { _ = try freshSolver.add(all[index].0, all[index].1, all[index].2) }
                for (variable, preferredValue) in zip(freshVariables, [3.0, 4, 50]) {
                    _ = try freshSolver.add(
                        [Term(variable)], .equal, preferredValue, strength: Strength(priority: preferredValue))
                }
                try freshSolver.solve()
                for (value, other) in zip(values, freshVariables) {
                    XCTAssertEqual(value, freshSolver.value(of: other), accuracy: 1e-9, "\(first) \(second)")
                }
            }
        }
    }

    func testWorkIsBounded() throws {
        var random = Generator(state: 5)
        var solver = Solver()
        solver.limitWork(to: 200_000)
        let variables = (0..<300).map { _ in solver.makeVariable() }
        for _ in 0..<1500 {
            let statement = random.statement(variables: variables.count)
            do { _ = try statement.add(to: &solver, variables) } catch { continue }
        }
        do { try solver.solve() } catch { XCTAssertFalse(error.constraints.isEmpty) }
        XCTAssertTrue(solver.isExhausted)
        XCTAssertFalse(solver.isAmbiguous([Term(variables[0])]))
        solver.limitWork(to: .max)
        XCTAssertFalse(solver.isExhausted)
    }

    func testManyStrengths() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        for step in 0..<400 {
            _ = try solver.add([Term(x)], .equal, Double(step), strength: Strength(priority: 999 - Double(step)))
        }
        try solver.solve()
        XCTAssertEqual(solver.value(of: x), 0)
    }
}
