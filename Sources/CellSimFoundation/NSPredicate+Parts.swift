import Foundation

// Predicates that are read from a format are of one class here, and none has parts that can be looked at.

@available(*, deprecated, message: "CellSim cannot read the parts of a predicate")
extension NSComparisonPredicate {
    /// Kept without effect: nobody makes such a predicate here.
    public var leftExpression: NSExpression { FoundationException.raise("NSInvalidArgumentException", "no parts") }
    /// Kept without effect: nobody makes such a predicate here.
    public var rightExpression: NSExpression { FoundationException.raise("NSInvalidArgumentException", "no parts") }
}

@available(*, deprecated, message: "CellSim cannot read the parts of a predicate")
extension NSExpression {
    /// Kept without effect: nobody makes an expression here.
    public var expressionType: ExpressionType { .constantValue }
}
