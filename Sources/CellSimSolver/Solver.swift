/// Linear equalities and inequalities over real variables, solved incrementally.
///
/// Required constraints hold exactly; the others are missed by as little as possible: the sum of violations at the
/// highest priority is the least, among those solutions the sum at the next priority is the least, and so on.
/// The same calls give the same solution everywhere. A solver is a value: copies share memory until one changes, and a
/// copy of a solved one starts from its solution.
public struct Solver: Sendable {
    private var box = TableauBox(Tableau())

    /// Makes a solver without variables.
    public init() {}

    /// The tableau, not shared with other solvers.
    private var unshared: TableauBox {
        mutating get {
            if !isKnownUniquelyReferenced(&box) { box = TableauBox(box.tableau.copy()) }
            return box
        }
    }

    /// Allocates memory once for so many variables and constraints.
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        unshared.tableau.reserveCapacity(variables: variables, constraints: constraints)
    }

    /// Adds an unknown. It lasts as long as the solver; its value is 0 until a constraint asks for another.
    public mutating func makeVariable() -> Variable {
        Variable(index: Int32(unshared.tableau.makeVariable()))
    }

    /// Adds the constraint `Σ coefficient·variable  relation  constant`.
    /// - Parameter terms: may name a variable more than once.
    /// - Throws: the required constraints, the new one among them, that cannot hold together; the solver is then as
    ///   before the call.
    /// - Complexity: proportional to the number of terms when one of the variables is new; else to the definitions and rows
    ///   the terms lead to, and to the number of pivots if a required constraint does not hold yet.
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required
    ) throws(Unsatisfiable) -> ConstraintID {
        try unsafe terms.withUnsafeBufferPointer { (terms) throws(Unsatisfiable) in
            try unsafe add(terms, relation, constant, strength: strength)
        }
    }

    /// Adds a constraint whose terms lie in memory of the caller's, which is not kept.
    public mutating func add(
        _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, strength: Strength = .required
    ) throws(Unsatisfiable) -> ConstraintID {
        precondition(constant.isFinite, "a constraint's constant is finite")
        let box = unshared
        let sign: Int8 =
            switch relation {
            case .lessThanOrEqual: -1
            case .equal: 0
            case .greaterThanOrEqual: 1
            }
        let slot = try unsafe box.tableau.add(terms, sign, constant, strength: strength)
        return box.tableau.id(slot)
    }

    /// Takes a constraint out. Values change with the next `solve`.
    public mutating func remove(_ id: ConstraintID) {
        let slot = slot(id)
        unshared.tableau.remove(slot)
    }

    /// Changes the right side of a constraint of any strength, as of the next `solve`.
    public mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "a constraint's constant is finite")
        let slot = slot(id)
        if box.tableau.constraints[slot].constant == constant { return }
        let box = unshared
        box.tableau.constraints[slot].constant = constant
        if box.tableau.constraints[slot].isDropped { box.tableau.basesAreStale = true }
        box.tableau.valuesAreStale = true
    }

    /// Changes how much a constraint matters, as of the next `solve`.
    /// - Throws: the required constraints that cannot hold together with it, when it is to be required; it then keeps its
    ///   strength.
    public mutating func setStrength(_ id: ConstraintID, _ strength: Strength) throws(Unsatisfiable) {
        let slot = slot(id)
        try unshared.tableau.setStrength(slot, strength)
    }

    /// Brings the values up to date with all changes since the last call.
    /// - Throws: required constraints whose changed constants contradict each other. The values are then those of the last
    ///   solution; remove one of the constraints, or change it, and solve again.
    /// - Complexity: after changed constants, proportional to the size of the tableau times the number of constraints that
    ///   begin or cease to hold with equality.
    public mutating func solve() throws(Unsatisfiable) {
        try unshared.tableau.solve()
    }

    /// Bounds what the calls from now on may do, counted roughly in numbers that are looked at. A solver that comes to the
    /// limit leaves constraints unmet that could be met, and values that could be better, and finds nothing ambiguous.
    public mutating func limitWork(to limit: Int) { (unshared.tableau.work, unshared.tableau.workLimit) = (0, limit) }

    /// Whether the limit was reached.
    public var isExhausted: Bool { box.tableau.isExhausted }

    /// The value of a variable in the last solution; 0 if nothing determines it.
    public func value(of variable: Variable) -> Double {
        box.tableau.variables[Int(variable.index)].value
    }

    /// By how much the last solution misses a constraint, in units of its constant; 0 when it holds.
    public func violation(of id: ConstraintID) -> Double { box.tableau.violation(of: slot(id)) }

    /// Whether another solution, as good as the last, gives the variable another value.
    /// - Complexity: that of a copy of the solver and of two solutions.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        var copy = self
        return copy.isAmbiguous([Term(variable)])
    }

    /// Whether another solution, as good as the last, gives the sum another value. Changes nothing but what makes the next
    /// question cheaper.
    /// - Complexity: that of following the terms' definitions; of two copies and solutions where these leave it open.
    public mutating func isAmbiguous(_ terms: [Term]) -> Bool { unshared.tableau.isAmbiguous(terms) }

    /// The state as text for tests and debugging: variables, constraints, rows; the same for the same history.
    public func dump() -> String { box.tableau.dump() }

    /// Whether the variables, or all when none are named, have the values of the last solution in every solution as good.
    /// Variables that no constraint mentions count as determined. `true` is certain; `false` may be said of a solution that
    /// is unique, where only several constraints together make it so.
    /// - Complexity: proportional to the number of constraints and the entries of rows that hold exactly.
    public mutating func isDetermined(_ variables: [Variable]? = nil) -> Bool {
        unshared.tableau.isDetermined(variables)
    }

    /// Those of the variables of which `isDetermined` says `false`.
    /// - Complexity: as that of `isDetermined`, once for all of them.
    public mutating func undetermined(among variables: [Variable]) -> [Variable] {
        unshared.tableau.undetermined(among: variables)
    }

    private func slot(_ id: ConstraintID) -> Int {
        let slot = Int(id.slot)
        precondition(
            slot < box.tableau.constraints.count && box.tableau.constraints[slot].serial == id.serial
                && box.tableau.constraints[slot].row != ConstraintRecord.vacant,
            "the constraint is not in the solver")
        return slot
    }
}
