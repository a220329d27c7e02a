import CellSimSolver
import XCTest

/// Tests that random additions, removals and changes result in the same costs as a new solver with the same constraints.
final class EditSequenceTests: XCTestCase {
    func testSmallSystems() throws {
        for seed in 1...40 { try run(seed: UInt64(seed), variables: 2 + seed % 5, steps: 120, limit: 12) }
    }

    func testLargerSystems() throws {
        for seed in 1...4 { try run(seed: UInt64(1000 + seed), variables: 24, steps: 300, limit: 60) }
    }

    func testThousandsOfEditsKeepTheAccuracy() throws {
        try run(seed: 77, variables: 8, steps: 6000, limit: 24, checkEvery: 50)
    }

    private struct ActiveConstraint {
        var statement: Statement
        var id: ConstraintID
    }

    private func run(seed: UInt64, variables count: Int, steps: Int, limit: Int, checkEvery: Int = 1) throws {
        var random = Generator(state: seed)
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var active: [ActiveConstraint] = []
        for step in 0..<steps {
            try change(&solver, variables, &active, &random, limit: limit)
            if random.next(3) == 0 { continue }
            try solveRemovingConflicts(&solver, &active)
            if step % checkEvery == 0 { try compare(solver, variables, active, "seed \(seed) step \(step)") }
        }
        try solveRemovingConflicts(&solver, &active)
        try compare(solver, variables, active, "seed \(seed) at the end")
    }

    private func change(
        _ solver: inout Solver, _ variables: [Variable], _ active: inout [ActiveConstraint], _ random: inout Generator,
        limit: Int
    ) throws {
        let kind = active.isEmpty ? 0 : active.count >= limit ? 1 + random.next(3) : random.next(6)
        let index = active.isEmpty ? 0 : random.next(active.count)
        switch kind {
        case 1:
            solver.remove(active.remove(at: index).id)
        case 2, 4:
            active[index].statement.constant = Double(random.next(400)) - 50
            solver.setConstant(active[index].id, active[index].statement.constant)
        case 3:
            let priority = [1000.0, 999.5, 750, 250][random.next(4)]
            do {
                try solver.setStrength(active[index].id, Strength(priority: priority))
                active[index].statement.priority = priority
            } catch {
                XCTAssertTrue(error.constraints.contains(active[index].id))
            }
        default:
            let statement = random.statement(variables: variables.count)
            do {
                let id = try statement.add(to: &solver, variables)
                active.append(ActiveConstraint(statement: statement, id: id))
            } catch {
                let known = Set(active.map(\.id))
                XCTAssertEqual(
                    error.constraints.filter { !known.contains($0) }.count, 1, "the error contains the new constraint")
            }
        }
    }

    private func solveRemovingConflicts(_ solver: inout Solver, _ active: inout [ActiveConstraint]) throws {
        while true {
            do {
                try solver.solve()
                return
            } catch {
                let conflicting = active.filter { error.constraints.contains($0.id) }
                XCTAssertEqual(conflicting.count, error.constraints.count)
                XCTAssertTrue(conflicting.allSatisfy { $0.statement.priority >= 1000 })
                try assertContradiction(conflicting.map(\.statement))
                guard let removed = error.constraints.last else { throw error }
                solver.remove(removed)
                active.removeAll { $0.id == removed }
            }
        }
    }

    /// Checks that the reported constraints are contradictory, and that each of them is necessary for the contradiction.
    private func assertContradiction(_ statements: [Statement]) throws {
        for omittedIndex in -1..<statements.count {
            var solver = Solver()
            let count = (statements.flatMap { $0.terms.map(\.variable) }.max() ?? 0) + 1
            let variables = (0..<count).map { _ in solver.makeVariable() }
            var contradicts = false
            for (index, statement) in statements.enumerated() where index != omittedIndex {
                do { _ = try statement.add(to: &solver, variables) } catch { contradicts = true }
            }
            XCTAssertEqual(contradicts, omittedIndex < 0, "without \(omittedIndex) of \(statements)")
        }
    }

    private func compare(_ solver: Solver, _ variables: [Variable], _ active: [ActiveConstraint], _ message: String)
        throws
    {
        var freshSolver = Solver()
        let freshVariables = variables.map { _ in freshSolver.makeVariable() }
        for one in active { _ = try one.statement.add(to: &freshSolver, freshVariables) }
        try freshSolver.solve()
        let statements = active.map(\.statement)
        let edited = costs(of: statements, variables.map { solver.value(of: $0) })
        let expected = costs(of: statements, freshVariables.map { freshSolver.value(of: $0) })
        for (a, b) in zip(edited, expected) {
            XCTAssertEqual(a.sum, b.sum, accuracy: 1e-8 * max(1, b.sum), "priority \(a.priority), \(message)")
            if a.priority >= 1000 { XCTAssertEqual(a.sum, 0, accuracy: 1e-8, message) }
        }
    }
}
