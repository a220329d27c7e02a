import ArgumentParser
import Foundation

/// Selects the cases whose names match a regular expression.
///
/// The syntax is that of ICU. Expressions whose evaluation takes too long, such as `(a+)+$`, are rejected.
final class CaseFilter {
    private let text: String
    private let pattern: NSRegularExpression
    /// The remaining number of steps for all names, in addition to one step per character. A step consists of several thousand steps of
    /// the ICU engine.
    private var remainingSteps = 2_000

    /// Parses a regular expression.
    /// - Throws: `ValidationError` if the text isn't a regular expression.
    init(_ text: String) throws {
        self.text = text
        do { pattern = try NSRegularExpression(pattern: text) } catch {
            throw ValidationError("--filter '\(text)' is not a regular expression")
        }
    }

    /// Returns whether a name contains a match.
    /// - Throws: `ValidationError` if matching takes too long.
    func matches(_ name: String) throws -> Bool {
        let range = NSRange(name.startIndex..., in: name)
        var hasMatch = false
        var freeSteps = range.length
        var remaining = remainingSteps
        unsafe pattern.enumerateMatches(in: name, options: .reportProgress, range: range) { match, _, stop in
            if match != nil {
                hasMatch = true
            } else if freeSteps > 0 {
                freeSteps -= 1
            } else {
                remaining -= 1
            }
            if hasMatch || remaining < 0 { unsafe stop.pointee = true }
        }
        remainingSteps = remaining
        guard remainingSteps >= 0 else {
            throw ValidationError(
                "--filter '\(text)' takes too long; simplify nested repetitions such as (a+)+")
        }
        return hasMatch
    }

    /// Returns the cases whose names match. Without an expression, returns all cases.
    /// - Throws: `ValidationError` if no name matches, or if matching takes too long.
    static func filtered<Case>(_ cases: [Case], _ text: String?, name: (Case) -> String) throws -> [Case] {
        guard let text else { return cases }
        let filter = try CaseFilter(text)
        let matching = try cases.filter { try filter.matches(name($0)) }
        guard let first = cases.first, matching.isEmpty else { return matching }
        throw ValidationError(
            "--filter '\(text)' matches none of \(cases.count) cases; the first case is '\(name(first))'")
    }
}
