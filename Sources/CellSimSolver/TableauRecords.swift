/// The state of one constraint. Its residual `Σ coefficient·variable` is compared with `constant`.
struct ConstraintRecord: BitwiseCopyable {
    /// The negative values of `row`.
    static let fixedAtConstant: Int32 = -1, waiting: Int32 = -2, vacant: Int32 = -3

    var constant = 0.0
    /// The row in which the residual is basic, or a negative state: the residual is fixed at its constant, the constraint is
    /// waiting to be inserted, or the slot is vacant.
    var row = ConstraintRecord.vacant
    /// The level of the constraint's strength; -1 if required.
    var level: Int32 = -1
    var serial: UInt32 = 0
    /// The number of definitions that contain the residual.
    var useCount: Int32 = 0
    /// The relation: -1 means ≤, 0 means =, 1 means ≥.
    var relation: Int8 = 0
    /// The side of the constant (1 or -1) for which a basic residual is priced.
    var side: Int8 = 1
    /// A Boolean value that indicates whether rows omit the residual. The residual of a required equality that defines a
    /// variable always equals its constant.
    var isDropped = false
    /// A Boolean value that indicates whether the constraint was inserted as a row because it contained no variable that
    /// could be defined.
    var wasInsertedAsRow = false
    /// The contribution of dropped residuals to the left side if the constraint was inserted as a row; otherwise 0.
    var base = 0.0

    @_transparent var isRequired: Bool { level < 0 }
    @_transparent var isRequiredEquality: Bool { level < 0 && relation == 0 }
    /// A Boolean value that indicates whether a residual above the constant violates the constraint.
    @_transparent var limitsAbove: Bool { relation <= 0 }
    /// A Boolean value that indicates whether a residual below the constant violates the constraint.
    @_transparent var limitsBelow: Bool { relation >= 0 }
    /// Returns whether a residual at its constant may increase (`up`) or decrease, at any cost.
    @_transparent func mayMove(up: Bool) -> Bool { level >= 0 || (up ? relation > 0 : relation < 0) }
    /// The cost per unit of the residual at its level, which depends on `side`.
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
    /// The rank: 0 if undefined; position + 1 in the ascending list if positive; -(position + 1) in the descending list if
    /// negative. A definition contains only defined variables of lower rank, undefined variables and residuals.
    var rank: Int32 = 0
    /// The number of definitions that contain the variable.
    var uses: Int32 = 0
    /// The number of leading entries in the definition that can't be dropped residuals.
    var nonDroppedCount: Int32 = 0
    /// A Boolean value that indicates whether the variable depends only on dropped residuals.
    var isFixed = false
    /// The variable from which this one differs only by dropped residuals; -1 if there is none.
    var leader: Int32 = -1
    /// A Boolean value that indicates whether the variable follows the negated leader.
    var isMirrored = false
    /// A Boolean value that indicates whether constraints define this variable in preference to variables without this flag.
    var followsOthers = false
    /// The contribution of dropped residuals.
    var base = 0.0
}

/// A row of the tableau, which expresses a residual as a sum of other residuals.
struct RowRecord: BitwiseCopyable {
    /// The basic residual minus its constant; rounding errors are replaced by zero.
    var value = 0.0
    /// The constraint whose residual is basic in this row.
    var constraint: Int32 = 0
    /// A bit mask (Bloom filter) of the residuals in the row: a residual whose bit isn't set is not in the row.
    var signature: UInt64 = 0

    @_transparent static func signatureBit(_ residual: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: residual) }
}

/// A strength that is in use, other than the required strength.
struct LevelRecord: BitwiseCopyable {
    var priority: Double
    var useCount: Int32
}
