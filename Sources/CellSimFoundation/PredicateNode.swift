import Foundation

/// A parsed predicate.
indirect enum PredicateNode: @unchecked Sendable {
    // Unchecked: its constants have any type, and are only read.
    case constant(Bool)
    case not(PredicateNode)
    case all([PredicateNode])
    case any([PredicateNode])
    case comparison(PredicateComparison)
    /// A predicate that wasn't created from a format.
    case predicate(NSPredicate)

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let node): !node.evaluate(object, variables)
        case .all(let nodes): nodes.allSatisfy { $0.evaluate(object, variables) }
        case .any(let nodes): nodes.contains { $0.evaluate(object, variables) }
        case .comparison(let comparison): comparison.evaluate(object, variables)
        case .predicate(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        }
    }
}

/// A comparison of two expressions.
struct PredicateComparison: @unchecked Sendable {
    // Unchecked: its constants have any type, and are only read.
    enum Operator {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, inside, contains, beginsWith,
            endsWith,
            like, matches
    }

    enum Quantity { case direct, any, all, none }

    let left: PredicateExpression
    let right: PredicateExpression
    let comparison: Operator
    let quantity: Quantity
    let options: String.CompareOptions

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        let (a, b) = (left.value(object, variables), right.value(object, variables))
        guard quantity != .direct else { return isSatisfied(a, b) }
        let elements = KeyValueReader.unwrapped(a).flatMap { KeyValueReader.elements(of: $0) } ?? []
        switch quantity {
        case .any: return elements.contains { isSatisfied($0, b) }
        case .all: return elements.allSatisfy { isSatisfied($0, b) }
        default: return !elements.contains { isSatisfied($0, b) }
        }
    }

    private func isSatisfied(_ a: Any?, _ b: Any?) -> Bool {
        switch comparison {
        case .equal: return PredicateValue.areEqual(a, b, options)
        case .notEqual: return !PredicateValue.areEqual(a, b, options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(a, b)
        case .between:
            guard let limits = KeyValueReader.unwrapped(b).flatMap({ KeyValueReader.elements(of: $0) }),
                limits.count == 2,
                KeyValueReader.unwrapped(a) != nil
            else { return false }
            let (low, high) = (PredicateValue.compare(limits[0], a), PredicateValue.compare(a, limits[1]))
            return low != nil && low != .orderedDescending && high != nil && high != .orderedDescending
        case .inside: return isInside(a, b)
        case .contains: return isInside(b, a)
        case .beginsWith, .endsWith, .like, .matches: return matchesText(a, b)
        }
    }

    private func isOrdered(_ a: Any?, _ b: Any?) -> Bool {
        guard KeyValueReader.unwrapped(a) != nil, KeyValueReader.unwrapped(b) != nil,
            let order = PredicateValue.compare(a, b, options)
        else { return false }
        return switch comparison {
        case .less: order == .orderedAscending
        case .lessOrEqual: order != .orderedDescending
        case .greater: order == .orderedDescending
        default: order != .orderedAscending
        }
    }

    /// Returns whether a collection contains an element, or a text contains a part.
    private func isInside(_ part: Any?, _ container: Any?) -> Bool {
        guard let unwrapped = KeyValueReader.unwrapped(container) else { return false }
        if let text = unwrapped as? String {
            guard let part = KeyValueReader.unwrapped(part) as? String else { return false }
            return part.isEmpty || text.range(of: part, options: options) != nil
        }
        if let dictionary = unwrapped as? [AnyHashable: Any] {
            return dictionary.values.contains { PredicateValue.areEqual($0, part, options) }
        }
        return KeyValueReader.elements(of: unwrapped)?.contains { PredicateValue.areEqual($0, part, options) } ?? false
    }

    private func matchesText(_ a: Any?, _ b: Any?) -> Bool {
        guard let text = KeyValueReader.unwrapped(a) as? String, let pattern = KeyValueReader.unwrapped(b) as? String
        else { return false }
        return switch comparison {
        case .beginsWith: text.range(of: pattern, options: options.union(.anchored)) != nil || pattern.isEmpty
        case .endsWith:
            text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil || pattern.isEmpty
        case .like: PredicateValue.isLike(text, pattern, options)
        default: PredicateValue.matches(text, pattern, options)
        }
    }
}

/// One side of a comparison.
indirect enum PredicateExpression: @unchecked Sendable {
    // Unchecked: its constants are of any type, and are only read.
    case value(Any?)
    case path([String])
    case variable(String)
    case aggregate([PredicateExpression])
    case member(PredicateExpression, [String])
    case element(PredicateExpression, PredicateExpression)
    case arithmetic(Character, PredicateExpression, PredicateExpression)
    case call(String, [PredicateExpression])
    case subquery(PredicateExpression, String, PredicateNode)
    /// A value that a closure computes, and the name of the expression.
    case computed(String, (_ object: Any?, _ variables: [String: Any]) -> Any?)

    func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): return value
        case .path(let path): return KeyValueReader.value(of: object, path: path[...])
        case .variable(let name): return variables[name]
        case .aggregate(let items): return items.map { $0.value(object, variables) ?? NSNull() as Any }
        case .member(let base, let path):
            return KeyValueReader.value(of: base.value(object, variables), path: path[...])
        case .element(let base, let index):
            return element(base.value(object, variables), index.value(object, variables))
        case .arithmetic(let sign, let a, let b):
            guard let a = PredicateValue.number(KeyValueReader.unwrapped(a.value(object, variables))),
                let b = PredicateValue.number(KeyValueReader.unwrapped(b.value(object, variables)))
            else { return nil }
            return switch sign {
            case "+": a + b
            case "-": a - b
            case "*": a * b
            case "^": pow(a, b)
            case "/": a / b
            default: PredicateValue.bitwise(a, sign, b)
            }
        case .call(let name, let arguments): return call(name, arguments.map { $0.value(object, variables) })
        case .subquery(let base, let name, let node):
            let elements = KeyValueReader.unwrapped(base.value(object, variables))
                .flatMap { KeyValueReader.elements(of: $0) }
            return elements?.filter { node.evaluate($0, variables.merging([name: $0]) { $1 }) }
        case .computed(_, let body): return body(object, variables)
        }
    }

    private func element(_ container: Any?, _ index: Any?) -> Any? {
        guard let unwrapped = KeyValueReader.unwrapped(container) else { return nil }
        if let dictionary = unwrapped as? [AnyHashable: Any] {
            return (index as? AnyHashable).flatMap { dictionary[$0] }
        }
        guard let elements = KeyValueReader.elements(of: unwrapped) else { return nil }
        switch index as? String {
        case "FIRST": return elements.first
        case "LAST": return elements.last
        case "SIZE": return elements.count
        default:
            guard let number = PredicateValue.number(index).flatMap({ Int(exactly: $0) }),
                elements.indices.contains(number)
            else { return nil }
            return elements[number]
        }
    }

    private func call(_ name: String, _ arguments: [Any?]) -> Any? {
        let first = arguments.first.flatMap { KeyValueReader.unwrapped($0) }
        let elements = first.flatMap { KeyValueReader.elements(of: $0) } ?? arguments.compactMap { $0 }
        let numbers = elements.compactMap { PredicateValue.number($0) }
        switch name {
        case "now": return Date()
        case "count": return elements.count
        case "sum": return numbers.reduce(0, +)
        case "average": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "min": return numbers.min()
        case "max": return numbers.max()
        case "uppercase": return (first as? String)?.uppercased()
        case "lowercase": return (first as? String)?.lowercased()
        case "abs": return PredicateValue.number(first).map(abs)
        case "sqrt": return PredicateValue.number(first).map { $0.squareRoot() }
        case "floor", "trunc": return PredicateValue.number(first).map { $0.rounded(.down) }
        case "ceiling": return PredicateValue.number(first).map { $0.rounded(.up) }
        case "length": return (first as? String)?.utf16.count
        case "cast":
            switch arguments.last as? String {
            case "NSDate": return PredicateValue.number(first).map { Date(timeIntervalSinceReferenceDate: $0) }
            case "NSString": return first.map { "\($0)" }
            case "NSNumber", "NSDecimalNumber":
                return (first as? Date)?.timeIntervalSinceReferenceDate ?? (first as? String).flatMap { Double($0) }
                    ?? PredicateValue.number(first)
            default: return first
            }
        default: return nil
        }
    }

    /// The corresponding `NSExpression` type.
    var type: NSExpression.ExpressionType {
        switch self {
        case .value: .constantValue
        case .path(let path): path.isEmpty || path == ["SELF"] ? .evaluatedObject : .keyPath
        case .variable: .variable
        case .member: .keyPath
        case .aggregate: .aggregate
        case .element, .arithmetic, .call: .function
        case .subquery: .subquery
        case .computed: .block
        }
    }

    /// The supported functions.
    static let functions: Set<String> = [
        "now", "count", "sum", "average", "min", "max", "uppercase", "lowercase", "abs", "sqrt", "floor", "trunc",
        "ceiling",
        "length", "cast",
    ]
}
