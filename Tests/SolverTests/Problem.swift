import CellSimSolver

/// A constraint as plain data, which can be added to several solvers.
struct Statement {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double

    func add(to solver: inout Solver, _ variables: [Variable]) throws(UnsatisfiableError) -> ConstraintID {
        try solver.add(
            terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant,
            strength: Strength(priority: priority))
    }

    func violation(_ values: [Double]) -> Double {
        let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
        switch relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }
}

/// Returns the sums of violations by descending priority, with required constraints first.
func costs(of statements: [Statement], _ values: [Double]) -> [(priority: Double, sum: Double)] {
    Set(statements.map(\.priority)).sorted(by: >).map { priority in
        (priority, statements.reduce(0) { $1.priority == priority ? $0 + $1.violation(values) : $0 })
    }
}

/// A problem with its expected solution, parsed from a line of the fixture.
struct Problem {
    var variableCount: Int
    var statements: [Statement]
    /// The sums of violations by priority; nil if the problem is unsatisfiable.
    var costs: [(priority: Double, sum: Double)]?
    /// The values of the variables; nil for values that are not unique.
    var values: [Double?]

    init(_ line: Substring) throws {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        variableCount = try number(parts[0], Int.init)
        statements = try parts[1].split(separator: ";").map(Problem.statement)
        if parts[2] == "!" {
            values = []
            return
        }
        costs = try parts[2].split(separator: " ").map { cost in
            let pair = cost.split(separator: ":")
            return (try number(pair[0], Double.init), try Problem.fraction(pair[1]))
        }
        values = try parts[3].split(separator: " ").map { $0 == "*" ? nil : try Problem.fraction($0) }
    }

    private static func statement(_ text: Substring) throws -> Statement {
        let fields = text.split(separator: " ")
        let sides = fields[0].split(whereSeparator: { "<=>".contains($0) })
        let relation: Relation =
            fields[0].contains("<") ? .lessThanOrEqual : fields[0].contains(">") ? .greaterThanOrEqual : .equal
        let terms = try fields.dropFirst().map { word in
            let pair = word.split(separator: ":")
            return (variable: try number(pair[0], Int.init), coefficient: try number(pair[1], Double.init))
        }
        return Statement(
            terms: terms, relation: relation, constant: try number(sides[1], Double.init),
            priority: try number(sides[0], Double.init))
    }

    private static func fraction(_ text: Substring) throws -> Double {
        let parts = try text.split(separator: "/").map { try number($0, Double.init) }
        return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }
}

/// The error for a line of the fixture that cannot be parsed.
struct InvalidFixtureError: Error { let text: String }

private func number<Number>(_ text: Substring, _ convert: (String) -> Number?) throws -> Number {
    guard let number = convert(String(text)) else { throw InvalidFixtureError(text: String(text)) }
    return number
}

/// A seeded random number generator (SplitMix64).
struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }

    mutating func statement(variables: Int, softOnly: Bool = false) -> Statement {
        let coefficients = [1.0, 1, 1, -1, -1, 2, -2, 0.5, 1.0 / 3]
        let first = next(variables)
        var terms = [(variable: first, coefficient: coefficients[next(coefficients.count)])]
        if variables > 1 && next(3) > 0 {
            terms.append(
                (
                    variable: (first + 1 + next(variables - 1)) % variables,
                    coefficient: coefficients[next(coefficients.count)]
                ))
        }
        let priorities = softOnly ? [750.0, 250] : [1000.0, 1000, 999.5, 750, 250, 250]
        return Statement(
            terms: terms, relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][next(3)],
            constant: Double(next(400)) - 50, priority: priorities[next(priorities.count)])
    }
}
