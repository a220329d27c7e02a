import Foundation

// Predicates that are read from a format are of one class here, and none has parts that can be looked at.

@available(*, deprecated, message: "CellSim cannot read the parts of a predicate")
extension NSComparisonPredicate {
    /// Never used: such predicates can't be created.
    public var leftExpression: NSExpression { FoundationException.raise("NSInvalidArgumentException", "no parts") }
    /// Never used: such predicates can't be created.
    public var rightExpression: NSExpression { FoundationException.raise("NSInvalidArgumentException", "no parts") }
}

@available(*, deprecated, message: "CellSim cannot read the parts of a predicate")
extension NSExpression {
    /// Never used: expressions can't be created.
    public var expressionType: ExpressionType { .constantValue }
}
