import ArgumentParser
import Foundation

/// Which cases are meant, by a regular expression that their names have to match somewhere.
///
/// The expressions are ICU's. One that would take very long, as `(a+)+$` does, is refused once it has.
final class CaseFilter {
    private let text: String
    private let pattern: NSRegularExpression
    /// What is left of the steps that all names together may take beyond one a character; a step is some thousand of
    /// the engine's own.
    private var steps = 2_000

    /// - Throws: `ValidationError` if the value is not a regular expression.
    init(_ text: String) throws {
        self.text = text
        do { pattern = try NSRegularExpression(pattern: text) } catch {
            throw ValidationError("--filter '\(text)' is not a regular expression")
        }
    }

    /// Whether a name matches.
    /// - Throws: `ValidationError` when that takes too long to find out.
    func matches(_ name: String) throws -> Bool {
        let range = NSRange(name.startIndex..., in: name)
        var isFound = false
        var free = range.length
        var left = steps
        unsafe pattern.enumerateMatches(in: name, options: .reportProgress, range: range) { match, _, stop in
            if match != nil {
                isFound = true
            } else if free > 0 {
                free -= 1
            } else {
                left -= 1
            }
            if isFound || left < 0 { unsafe stop.pointee = true }
        }
        steps = left
        guard steps >= 0 else {
            throw ValidationError(
                "--filter '\(text)' takes too long; simplify nested repetitions such as (a+)+")
        }
        return isFound
    }

    /// Those of several that match.
    /// - Throws: `ValidationError` when none does, or when that takes too long to find out.
    static func chosen<Case>(_ cases: [Case], _ text: String?, name: (Case) -> String) throws -> [Case] {
        guard let text else { return cases }
        let filter = try CaseFilter(text)
        let chosen = try cases.filter { try filter.matches(name($0)) }
        guard let first = cases.first, chosen.isEmpty else { return chosen }
        throw ValidationError(
            "--filter '\(text)' matches none of \(cases.count) cases; the first case is '\(name(first))'")
    }
}
