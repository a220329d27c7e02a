/// The state of one constraint. Its residual is `Σ coefficient·variable`; the constraint compares it with `constant`.
struct ConstraintRecord: BitwiseCopyable {
    /// The negative states in `row`.
    static let fixedAtConstant: Int32 = -1, waiting: Int32 = -2, vacant: Int32 = -3

    var constant = 0.0
    /// The tableau row with the residual as its basic unknown, or a negative state: the residual equals the constant;
    /// the constraint isn't inserted yet; the slot is vacant.
    var row = ConstraintRecord.vacant
    /// The level of its strength; -1 if required.
    var level: Int32 = -1
    var serial: UInt32 = 0
    /// The number of definitions that mention the residual.
    var useCount: Int32 = 0
    /// The relation: -1 for at most, 0 for equal, 1 for at least.
    var relation: Int8 = 0
    /// The side of the constant (1 or -1) on which a basic residual contributes to the cost.
    var side: Int8 = 1
    /// Whether rows omit the residual. The residual of a required equality that defines a variable always equals its
    /// constant.
    var isDropped = false
    /// Whether the constraint was inserted as a row because it had no variable left to define.
    var wasInsertedAsRow = false
    /// For such a constraint, the contribution of dropped residuals to its left side; 0 for others.
    var base = 0.0

    @_transparent var isRequired: Bool { level < 0 }
    @_transparent var isRequiredEquality: Bool { level < 0 && relation == 0 }
    /// Whether a residual above the constant violates the constraint.
    @_transparent var limitsAbove: Bool { relation <= 0 }
    /// Whether a residual below the constant violates the constraint.
    @_transparent var limitsBelow: Bool { relation >= 0 }
    /// Returns whether a residual at its constant may increase (`up`) or decrease at any cost.
    @_transparent func mayMove(up: Bool) -> Bool { level >= 0 || (up ? relation > 0 : relation < 0) }
    /// The cost per unit of residual on its level, given its side.
    @_transparent var slope: Double {
        if level < 0 { return 0 }
        if side > 0 { return relation <= 0 ? 1 : 0 }
        return relation >= 0 ? -1 : 0
    }
}

/// The state of one variable.
struct VariableRecord: BitwiseCopyable {
    /// The value in the last solution.
    var value = 0.0
    /// The rank: 0 if undefined, position + 1 in the ascending list if positive, -(position + 1) in the descending list
    /// if negative. A definition contains only defined variables of a smaller rank, undefined variables and residuals.
    var rank: Int32 = 0
    /// The number of definitions that contain the variable.
    var uses: Int32 = 0
    /// The number of leading entries in the definition that may not be dropped residuals.
    var nonDroppedCount: Int32 = 0
    /// Whether the variable depends only on dropped residuals.
    var isFixed = false
    /// The variable that this one follows at a distance determined by dropped residuals; -1 if there is none.
    var leader: Int32 = -1
    /// Whether it follows the negated leader.
    var isMirrored = false
    /// Whether constraints define this variable in preference to variables without this flag.
    var followsOthers = false
    /// The contribution of dropped residuals.
    var base = 0.0
}

/// One row of the tableau: a residual as a sum of other residuals.
struct RowRecord: BitwiseCopyable {
    /// The basic residual minus its constant, rounding errors set to zero.
    var value = 0.0
    /// The constraint whose residual it is.
    var constraint: Int32 = 0
    /// A superset of its entries' signatures: a residual outside it is not in the row.
    var signature: UInt64 = 0

    @_transparent static func signatureBit(_ residual: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: residual) }
}

/// A strength in use, other than required.
struct LevelRecord: BitwiseCopyable {
    var priority: Double
    var useCount: Int32
}
