import Foundation
import SwiftAdapter

/// Finds misspelled names with the help of the compiler's suggestions.
///
/// The compiler suggests spellings only for expressions, so types and overridden members are looked up as expressions.
final class SpellingCheck {
    private let check: any CompilerQueries
    private let imports: [String]
    private var cache: [String: String?] = [:]

    /// Creates a check.
    /// - Parameter imports: the available modules that the sources import.
    init(_ check: any CompilerQueries, imports: [String]) { (self.check, self.imports) = (check, imports) }

    /// Looks up several expressions with one compiler call.
    func prepare(_ expressions: [String]) {
        let unknown = Set(expressions).filter { cache[$0] == nil && $0.allSatisfy(\.isASCII) }.sorted()
        if unknown.isEmpty { return }
        let spellings = check.spellings(of: unknown, imports: imports)
        for expression in unknown { cache[expression] = .some(spellings[expression]) }
    }

    /// Whether the compiler accepts an expression unchanged.
    func exists(_ expression: String) -> Bool {
        if cache[expression] == nil { prepare([expression]) }
        return (cache[expression] ?? nil) == expression.split(separator: ".").last.map(String.init)
    }

    /// Whether the last name of an expression is misspelled: the compiler knows a name that differs by one letter.
    /// - Parameter expression: a name, a member of a type, or a member of `x`.
    func isTypo(_ expression: String) -> Bool {
        if cache[expression] == nil { prepare([expression]) }
        guard let suggestion = cache[expression] ?? nil, let name = expression.split(separator: ".").last else {
            return false
        }
        return Spelling.isTypo(String(name), of: suggestion)
    }
}
