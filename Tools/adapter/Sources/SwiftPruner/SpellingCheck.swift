import Foundation
import SwiftAdapter

/// Finds misspelled names with the help of the compiler's suggestions.
///
/// The compiler suggests spellings only for expressions, so types and overridden members are looked up as expressions.
final class SpellingCheck {
    private let check: any CompilerQueries
    private let imports: [String]
    private var known: [String: String?] = [:]

    /// Creates a check.
    /// - Parameter imports: the available modules that the sources import.
    init(_ check: any CompilerQueries, imports: [String]) { (self.check, self.imports) = (check, imports) }

    /// Looks up several expressions with one compiler call.
    func prepare(_ expressions: [String]) {
        let asked = Set(expressions).filter { known[$0] == nil && $0.allSatisfy(\.isASCII) }.sorted()
        if asked.isEmpty { return }
        let found = check.spellings(of: asked, imports: imports)
        for expression in asked { known[expression] = .some(found[expression]) }
    }

    /// Whether the compiler accepts an expression unchanged.
    func exists(_ expression: String) -> Bool {
        if known[expression] == nil { prepare([expression]) }
        return (known[expression] ?? nil) == expression.split(separator: ".").last.map(String.init)
    }

    /// Whether the last name of an expression is misspelled: the compiler knows a name that differs by one letter.
    /// - Parameter expression: a name, a member of a type, or a member of `x`.
    func isTypo(_ expression: String) -> Bool {
        if known[expression] == nil { prepare([expression]) }
        guard let other = known[expression] ?? nil, let name = expression.split(separator: ".").last else {
            return false
        }
        return Spelling.isTypo(String(name), of: other)
    }
}
