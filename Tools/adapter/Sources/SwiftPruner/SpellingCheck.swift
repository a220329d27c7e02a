import Foundation
import SwiftAdapter

/// Asks the compiler for other spellings of names.
///
/// It offers one for expressions alone, so that types and overridden members are asked for as such.
final class SpellingCheck {
    private let check: any CompilerQueries
    private let imports: [String]
    private var known: [String: String?] = [:]

    /// - Parameter imports: the available modules that the sources import.
    init(_ check: any CompilerQueries, imports: [String]) { (self.check, self.imports) = (check, imports) }

    /// Looks all of some expressions up at once.
    func prepare(_ expressions: [String]) {
        let asked = Set(expressions).filter { known[$0] == nil && $0.allSatisfy(\.isASCII) }.sorted()
        if asked.isEmpty { return }
        let found = check.spellings(of: asked, imports: imports)
        for expression in asked { known[expression] = .some(found[expression]) }
    }

    /// Whether the compiler accepts an expression as it is.
    func exists(_ expression: String) -> Bool {
        if known[expression] == nil { prepare([expression]) }
        return (known[expression] ?? nil) == expression.split(separator: ".").last.map(String.init)
    }

    /// Whether the last name of an expression is a typing error: the compiler knows a name that differs by a letter.
    /// - Parameter expression: a name, a member of a type, or a member of `x`.
    func isSlip(_ expression: String) -> Bool {
        if known[expression] == nil { prepare([expression]) }
        guard let other = known[expression] ?? nil, let name = expression.split(separator: ".").last else {
            return false
        }
        return Spelling.isSlip(String(name), of: other)
    }
}
