import Foundation

/// The words that texts for users must not contain, each with a replacement.
struct BannedWords {
    struct Rule {
        /// A regular expression in ICU's syntax.
        var pattern: String
        var replacement: String
    }

    static let rules = [
        Rule(pattern: #"\b[Tt](?:ell|ells|old|elling)\b(?! apart)"#, replacement: "report, print or list"),
        Rule(
            pattern: #"\b(?:stands|lies|lie|borne|stood)\b(?! for)|\bstand\b(?!-| for)"#, replacement: "is, are, is in"),
        Rule(
            pattern: #"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer|more\b)"#,
            replacement: "is not a, invalid, unknown"
        ),
        Rule(pattern: #"\banew\b|\bas ever\b"#, replacement: "again, as usual"),
        Rule(pattern: #"\b[Bb]esides?\b"#, replacement: "next to, also"),
        Rule(pattern: #"\bat hand\b|\bto be had\b"#, replacement: "available"),
        Rule(pattern: #", else\b"#, replacement: "otherwise"),
        Rule(pattern: #"\b(?:go|goes) by\b|\bcomes? out of\b"#, replacement: "follows, comes from"),
        // UIKit's exception messages keep their original text.
        Rule(
            pattern: #"\b(?:is|are|was|were) (?:said|asked(?! to provide a view for)|told)\b"#,
            replacement: "name who reports, asks or prints"),
        Rule(
            pattern: #"\ban? \w+ of (?:GitHub|Apple|UIKit|Xcode|Foundation|Swift)'s\b"#,
            replacement: "a GitHub Action, UIKit's tables"),
        Rule(pattern: #"(?:^|[.:;] )Of (?:a|an|the|each|these|those|what|such)\b"#, replacement: "the subject first"),
        Rule(
            pattern: #"(?:^|[.] )What (?![^.?]*\?)[^.?]*\bis\b[^.?]*\."#, replacement: "the subject first, no riddles"),
        Rule(pattern: #"\bat the most\b"#, replacement: "at most"),
        Rule(pattern: #"\bof one's own\b"#, replacement: "your own"),
    ]

    private let expressions: [(expression: NSRegularExpression, instead: String)]

    init() throws {
        expressions = try Self.rules.map { (try NSRegularExpression(pattern: $0.pattern), $0.replacement) }
    }

    /// Returns the banned words in a text, each with its replacement.
    func findings(in text: String) -> [String] {
        let range = NSRange(text.startIndex..., in: text)
        return expressions.flatMap { rule in
            rule.expression.matches(in: text, range: range).map { match in
                let excerpt = Range(match.range, in: text).map { String(text[$0].prefix(60)) } ?? ""
                return "'\(excerpt.trimmingCharacters(in: .whitespaces))': write \(rule.instead)"
            }
        }
    }
}
