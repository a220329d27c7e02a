import Foundation

/// One side of a comparison in a predicate. Foundation on Linux declares the class, but no expression can be created.
///
/// `KeyValueReader` reads the values of keys. Differences from Apple: only the functions of predicate formats are supported, and
/// sets can't be combined.
open class NSExpression: NSObject, NSCopying {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        /// A value.
        case constantValue = 0
        /// The object that is evaluated.
        case evaluatedObject = 1
        /// A variable, whose value is passed when the predicate is evaluated.
        case variable = 2
        /// A key path from the object.
        case keyPath = 3
        /// A function of other expressions.
        case function = 4
        /// Never used: sets can't be combined.
        case unionSet = 5
        /// Never used: sets can't be combined.
        case intersectSet = 6
        /// Never used: sets can't be combined.
        case minusSet = 7
        /// The elements of a collection that satisfy a predicate.
        case subquery = 13
        /// A list of expressions.
        case aggregate = 14
        /// Never used: only Spotlight supports it.
        case anyKey = 15
        /// A closure.
        case block = 19
        /// One of two expressions.
        case conditional = 20
    }

    /// The kind of the expression.
    public let expressionType: ExpressionType
    let content: PredicateExpression

    init(_ type: ExpressionType, _ content: PredicateExpression) { (expressionType, self.content) = (type, content) }

    /// Creates an expression with a fixed value.
    public convenience init(forConstantValue value: Any?) { self.init(.constantValue, .value(value)) }

    /// Creates an expression for the value at the end of a path of keys, such as `owner.name`.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath, .path(keyPath.split(separator: ".").map(String.init)))
    }

    /// Creates an expression for a property. It evaluates to nil for objects of other types.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        let name = String(String(reflecting: keyPath).drop { $0 != "." }.dropFirst())
        self.init(.keyPath, .computed(name) { object, _ in (object as? Root)?[keyPath: keyPath] })
    }

    /// Creates an expression for a variable. Its name has no `$`.
    public convenience init(forVariable name: String) { self.init(.variable, .variable(name)) }

    /// Creates an expression for the evaluated object.
    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject, .path([])) }

    /// Creates an aggregate expression. Elements that are not expressions become constants.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate, .aggregate(subexpressions.map(Self.content)))
    }

    /// Creates a call of a function from predicate formats, such as `sum:` or `uppercase:`. Arguments that are not
    /// expressions become constants.
    ///
    /// An unknown function ends the program, as on Apple platforms.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        let plain = String(name.prefix { $0 != ":" })
        guard PredicateExpression.functions.contains(plain) else {
            FoundationException.raise("NSInvalidArgumentException", "Unsupported function expression \(name)")
        }
        self.init(.function, .call(plain, parameters.map(Self.content)))
    }

    /// Creates an expression for the elements of a collection that satisfy a predicate about a variable.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        let node = PredicateNode.predicate(predicate)
        self.init(.subquery, .subquery(expression.content, variable, node))
    }

    /// Creates an expression whose value is computed by a closure from the object, the arguments and the variables.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) {
        let parts = (arguments ?? []).map(\.content)
        self.init(
            .block,
            .computed("") { object, variables in
                block(
                    object, parts.map { $0.value(object, variables) ?? NSNull() as Any },
                    NSMutableDictionary(dictionary: variables))
            })
    }

    /// Creates an expression with two values: that of `trueExpression` for objects that satisfy the predicate, and that of
    /// `falseExpression` for others.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        let node = PredicateNode.predicate(predicate)
        let (first, second) = (trueExpression.content, falseExpression.content)
        self.init(
            .conditional,
            .computed("") { (node.evaluate($0, $1) ? first : second).value($0, $1) })
    }

    /// Creates an expression from a format, such as `"price * 2"`. An invalid format ends the program, as on Apple platforms.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// Creates an expression from a format whose arguments are in an array.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any?]) {
        guard let content = try? PredicateParser.parseExpression(expressionFormat, arguments) else {
            FoundationException.raise(
                "NSInvalidArgumentException", "Unable to parse the format string \"\(expressionFormat)\"")
        }
        self.init(content.type, content)
    }

    /// The fixed value; nil for other kinds.
    open var constantValue: Any? { if case .value(let value) = content { value } else { nil } }

    /// The key path; empty for other kinds, for which Apple's implementation raises an exception.
    open var keyPath: String {
        switch content {
        case .path(let path): path.joined(separator: ".")
        case .computed(let name, _): name
        default: ""
        }
    }

    /// The name of the variable; empty for other kinds, for which Apple's implementation raises an exception.
    open var variable: String { if case .variable(let name) = content { name } else { "" } }

    /// The name of the function with a colon, such as `sum:`; empty for other kinds, for which Apple's implementation
    /// raises an exception.
    open var function: String { if case .call(let name, _) = content { name + ":" } else { "" } }

    /// The arguments of the function; nil for other kinds.
    open var arguments: [NSExpression]? {
        if case .call(_, let parts) = content { parts.map { NSExpression($0.type, $0) } } else { nil }
    }

    /// The list of expressions; nil for other kinds.
    open var collection: Any? {
        if case .aggregate(let parts) = content { parts.map { NSExpression($0.type, $0) } } else { nil }
    }

    /// Returns the value for an object.
    /// - Parameter context: the values of variables by their names.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let variables = context.map { $0 as? [String: Any] ?? [:] } ?? [:]
        return KeyValueReader.unwrapped(content.value(object, variables))
    }

    /// Returns the expression itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    private static func content(_ part: Any) -> PredicateExpression {
        (part as? NSExpression)?.content ?? .value(part)
    }
}
