import SwiftSyntax

/// Determines which clauses of `#if` are compiled, as far as possible. The system is iOS in a simulator.
package struct ConditionEvaluator {
    /// The names that `-D` defines.
    package let definitions: Set<String>
    /// The language version for conditions such as `#if swift(>=5.9)`.
    var languageVersion = ConditionEvaluator.compilerVersion
    /// The version of the oldest supported compiler.
    static let compilerVersion = [6, 3, 1]
    /// Apple's modules that exist neither in CellSim nor on iOS.
    private static let unavailableModules: Set<String> = [
        "AppKit", "Cocoa", "WatchKit", "TVUIKit", "Darwin", "ObjectiveC", "SwiftUI", "Glibc", "WinSDK", "Musl",
        "Android",
    ]

    /// Returns the value of a condition; nil if it is unknown.
    func value(of expression: ExprSyntax) -> Bool? {
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return definitions.contains(name.baseName.text) }
        if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return value(of: negation.expression).map { !$0 }
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return value(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
        return nil
    }

    /// Evaluates operands with `&&` and `||` between them; `&&` binds tighter.
    private func value(of elements: [ExprSyntax]) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in elements {
            if let binary = element.as(BinaryOperatorExprSyntax.self) {
                if binary.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(value(of: element))
            }
        }
        let values = alternatives.map { all -> Bool? in
            if all.contains(false) { return false }
            return all.contains(nil) ? nil : true
        }
        if values.contains(true) { return true }
        return values.contains(nil) ? nil : false
    }

    /// Compares the version in `swift(>=5.9)` with a version; nil for other texts.
    private static func isAtLeast(_ text: String, _ version: [Int]) -> Bool? {
        let isUpperBound = text.hasPrefix("<")
        let requiredVersion = text.drop { "<>= ".contains($0) }.split(separator: ".").map { Int($0) }
        guard !requiredVersion.isEmpty, !requiredVersion.contains(nil) else { return nil }
        return isUpperBound != !version.lexicographicallyPrecedes(requiredVersion.compactMap(\.self))
    }

    private func value(of call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "compiler": return Self.isAtLeast(argument, Self.compilerVersion)
        case "swift": return Self.isAtLeast(argument, languageVersion)
        case "canImport": return Self.unavailableModules.contains(argument) ? false : nil
        default: return nil
        }
    }
}

extension IfConfigDeclSyntax {
    /// Returns the clauses that may be compiled: those up to the first true one, without false ones.
    func activeClauses(_ evaluator: ConditionEvaluator) -> [IfConfigClauseSyntax] {
        var active: [IfConfigClauseSyntax] = []
        for clause in clauses {
            let value = clause.condition.map { evaluator.value(of: $0) } ?? .some(true)
            if value == false { continue }
            active.append(clause)
            if value == true { break }
        }
        return active
    }
}
