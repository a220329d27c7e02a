/// A glob pattern for paths, such as `Cells/**/*.xib`.
///
/// `*` matches any characters in a name, `?` a single character, `[a-c]` a character in a set, `[!a-c]` a character outside it,
/// `{xib,storyboard}` one of several alternatives, and `**` any number of folders. Patterns are case-sensitive.
package struct PathPattern: Sendable {
    /// An error that describes why a pattern is invalid.
    package struct PatternError: Error, Hashable, CustomStringConvertible {
        package var description: String
    }

    /// An element of a path component: a character, a wildcard or a character set.
    private indirect enum Token: Hashable, Sendable {
        case character(Character)
        case anyCharacter, anySequence
        case oneOf([ClosedRange<Character>], isNegated: Bool)
    }

    /// A path component of a pattern; nil represents `**`.
    private typealias Part = [Token]?

    private let alternatives: [[Part]]
    /// The folder that contains all matching paths: the components before the first wildcard, or an empty string for the current
    /// folder.
    package let folder: String
    private static let maximumAlternatives = 256
    private static let maximumLength = 4096

    /// Returns whether a text contains a wildcard character.
    package static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

    package init(_ text: String) throws(PatternError) {
        guard text.count <= PathPattern.maximumLength else {
            throw PatternError(description: "is longer than \(PathPattern.maximumLength) characters")
        }
        let texts = try PathPattern.alternatives(of: text)
        var alternatives: [[Part]] = []
        for text in texts {
            var parts: [Part] = []
            for part in PathPattern.parts(text) { parts.append(part == "**" ? nil : try PathPattern.tokens(part)) }
            alternatives.append(parts)
        }
        self.alternatives = alternatives
        let literalPrefix = text.prefix { !"*?[{".contains($0) }
        folder =
            literalPrefix.lastIndex(of: "/").map { $0 == literalPrefix.startIndex ? "/" : String(literalPrefix[..<$0]) }
            ?? ""
    }

    /// Returns whether a path matches the pattern. Both are relative to the same folder.
    package func matches(_ path: String) -> Bool {
        let names = PathPattern.parts(path).map { Array($0) }
        return alternatives.contains { PathPattern.matches($0, names) }
    }

    /// Returns the components of a path; `.` is omitted.
    private static func parts(_ path: String) -> [String] {
        let isAbsolute = path.hasPrefix("/")
        return (isAbsolute ? ["/"] : []) + path.split(separator: "/").map(String.init).filter { $0 != "." }
    }

    /// Matches the names one by one. Keeps the set of all reachable positions in the pattern, like a nondeterministic automaton.
    private static func matches(_ parts: [Part], _ names: [[Character]]) -> Bool {
        func reachablePositions(_ location: Int) -> [Int] {
            var positions = [location]
            while let last = positions.last, last < parts.count, parts[last] == nil { positions.append(last + 1) }
            return positions
        }
        var locations = Set(reachablePositions(0))
        for name in names {
            var next: Set<Int> = []
            for location in locations where location < parts.count {
                if let part = parts[location] {
                    if matches(part, name) { next.formUnion(reachablePositions(location + 1)) }
                } else {
                    next.formUnion(reachablePositions(location))
                }
            }
            locations = next
        }
        return locations.contains(parts.count)
    }

    private static func matches(_ tokens: [Token], _ name: [Character]) -> Bool {
        func reachablePositions(_ location: Int) -> [Int] {
            var positions = [location]
            while let last = positions.last, last < tokens.count, tokens[last] == .anySequence {
                positions.append(last + 1)
            }
            return positions
        }
        var locations = Set(reachablePositions(0))
        for letter in name {
            var next: Set<Int> = []
            for location in locations where location < tokens.count {
                switch tokens[location] {
                case .anySequence: next.formUnion(reachablePositions(location))
                case .anyCharacter: next.formUnion(reachablePositions(location + 1))
                case .character(let expected):
                    if expected == letter { next.formUnion(reachablePositions(location + 1)) }
                case .oneOf(let ranges, let isNegated):
                    if ranges.contains(where: { $0.contains(letter) }) != isNegated {
                        next.formUnion(reachablePositions(location + 1))
                    }
                }
            }
            locations = next
        }
        return locations.contains(tokens.count)
    }

    private static func tokens(_ part: String) throws(PatternError) -> [Token] {
        var tokens: [Token] = []
        var rest = Substring(part)
        while let letter = rest.popFirst() {
            switch letter {
            case "*": if tokens.last != .anySequence { tokens.append(.anySequence) }
            case "?": tokens.append(.anyCharacter)
            case "[": tokens.append(try characterClass(&rest))
            default: tokens.append(.character(letter))
            }
        }
        return tokens
    }

    /// Parses a character set between square brackets.
    private static func characterClass(_ rest: inout Substring) throws(PatternError) -> Token {
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let letter = rest.popFirst() {
            if letter == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
            var last = letter
            if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
                rest.removeFirst(2)
                last = end
            }
            guard letter <= last else {
                throw PatternError(description: "has a reversed range: '\(letter)-\(last)'")
            }
            ranges.append(letter...last)
        }
        throw PatternError(description: "has a '[' without ']'")
    }

    /// Returns the texts to which braces expand. Nested braces are expanded, too.
    private static func alternatives(of text: String) throws(PatternError) -> [String] {
        var expanded: [String] = []
        var pending = [text]
        while let next = pending.popLast() {
            guard let start = next.firstIndex(of: "{") else {
                expanded.append(next)
                continue
            }
            let (options, end) = try braceAlternatives(in: next, from: start)
            for option in options.reversed() { pending.append(String(next[..<start]) + option + String(next[end...])) }
            guard expanded.count + pending.count <= maximumAlternatives else {
                throw PatternError(description: "expands to more than \(maximumAlternatives) patterns")
            }
        }
        return expanded
    }

    private static func braceAlternatives(in text: String, from start: String.Index) throws(PatternError) -> (
        words: [String], end: String.Index
    ) {
        var (braceTexts, braceText, depth) = ([String](), "", 0)
        var index = text.index(after: start)
        while index < text.endIndex {
            let letter = text[index]
            index = text.index(after: index)
            switch letter {
            case "{": depth += 1
            case "}" where depth == 0: return (braceTexts + [braceText], index)
            case "}": depth -= 1
            case "," where depth == 0:
                braceTexts.append(braceText)
                braceText = ""
                continue
            default: break
            }
            braceText.append(letter)
        }
        throw PatternError(description: "has a '{' without '}'")
    }
}
