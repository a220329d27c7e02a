import Foundation

/// A predicate that compares the values of two expressions. Foundation on Linux declares this class without an
/// initialiser.
///
/// Difference from Apple: predicates that are created from a format are not instances of this class.
open class NSComparisonPredicate: NSPredicate {
    /// The options for comparing texts.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Uppercase and lowercase letters are equal.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without diacritics are equal.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Compares text in Unicode's normal form. Without effect: texts are always compared in this form.
        public static let normalized = Options(rawValue: 4)
    }

    /// The number of elements in the left collection that must satisfy the comparison.
    public enum Modifier: UInt, Sendable {
        /// The value itself.
        case direct
        /// All elements.
        case all
        /// At least one element.
        case any
    }

    /// The operator of a comparison.
    public enum Operator: UInt, Sendable {
        /// `<`
        case lessThan
        /// `<=`
        case lessThanOrEqualTo
        /// `>`
        case greaterThan
        /// `>=`
        case greaterThanOrEqualTo
        /// `==`
        case equalTo
        /// `!=`
        case notEqualTo
        /// A regular expression on the right matches the whole text.
        case matches
        /// A pattern on the right with `?` and `*` matches the whole text.
        case like
        /// The text starts with the right side.
        case beginsWith
        /// The text ends with the right side.
        case endsWith
        /// The collection or text on the right contains the left side.
        case `in`
        /// The collection or text on the left contains the right side.
        case contains = 99
        /// The left value is between the two values on the right, or equal to one of them.
        case between
    }

    /// The expression on the left.
    public let leftExpression: NSExpression
    /// The expression on the right.
    public let rightExpression: NSExpression
    /// The number of elements in the left collection that must satisfy the comparison.
    public let comparisonPredicateModifier: Modifier
    /// The operator of the comparison.
    public let predicateOperatorType: Operator
    /// The options for comparing texts.
    public let options: Options
    private let comparison: PredicateComparison

    /// Creates a predicate that compares two expressions.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression) = (lhs, rhs)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        var compareOptions: String.CompareOptions = []
        if options.contains(.caseInsensitive) { compareOptions.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { compareOptions.insert(.diacriticInsensitive) }
        comparison = PredicateComparison(
            left: lhs.content, right: rhs.content, comparison: Self.comparison(type),
            quantity: modifier == .direct ? .direct : modifier == .all ? .all : .any, options: compareOptions)
        super.init(value: true)
    }

    /// Returns whether the comparison is true for an object.
    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    /// Returns whether the comparison is true for an object, with values for variables.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        comparison.evaluate(object, bindings ?? [:])
    }

    private static func comparison(_ type: Operator) -> PredicateComparison.Operator {
        switch type {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .notEqual
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .inside
        case .contains: .contains
        case .between: .between
        }
    }
}
