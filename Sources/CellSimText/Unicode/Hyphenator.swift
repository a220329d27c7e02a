import CellSimFonts
import CellSimProcess
import Foundation
import Synchronization

/// Hyphenates the words of one language with Liang's algorithm. Each pattern of letters has a value for each gap. The
/// largest value applies; odd values are hyphenation points.
final class Hyphenator: Sendable {
    /// The minimum numbers of letters before the first and after the last hyphenation point.
    private let minimumLetters: (before: Int, after: Int)
    /// The trie's edges, from a node and a letter to the next node.
    private let transitions: [UInt64: UInt32]
    /// The values of the pattern that ends at a node.
    private let patternValues: [UInt32: [UInt8]]
    /// The hyphenation points of words to which the patterns don't apply.
    private let exceptions: [[UInt16]: [Int]]
    /// The maximum length of hyphenated words, in UTF-16 units.
    private static let maximumWordLength = 64
    private static let wordBoundary: UInt16 = 0x2E

    /// The languages with patterns, and the minimum numbers of letters before and after a hyphenation point.
    private static let languages: [String: (before: Int, after: Int)] = [
        "de": (2, 2), "en": (2, 3), "es": (2, 2), "fr": (2, 2), "it": (2, 2), "nl": (2, 2), "pt": (2, 3),
    ]
    private static let cache = Mutex<[String: Hyphenator?]>([:])

    /// Returns the hyphenator of a language (BCP 47, such as `de-AT`); nil if there are no patterns.
    static func forLanguage(_ language: String) -> Hyphenator? {
        let name = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        guard let minimumLetters = languages[name] else { return nil }
        return cache.withLock { cachedHyphenators in
            if let hyphenator = cachedHyphenators[name] { return hyphenator }
            let file = FontLibrary.shared.folder?.appendingPathComponent("Hyphenation/\(name).txt")
            let bytes = file.flatMap { try? FileReader.read($0.path) }
            let loaded = bytes.map { Hyphenator(String(decoding: $0, as: UTF8.self), least: minimumLetters) }
            cachedHyphenators[name] = .some(loaded)
            return loaded
        }
    }

    /// Parses hyphenation patterns.
    /// - Parameter text: One pattern per line (`.ab1c`); lines with hyphens are hyphenated words; `%` begins a comment.
    init(_ text: String, least: (before: Int, after: Int)) {
        self.minimumLetters = least
        var transitions: [UInt64: UInt32] = [:]
        var patternValues: [UInt32: [UInt8]] = [:]
        var exceptions: [[UInt16]: [Int]] = [:]
        var nodeCount: UInt32 = 1
        for line in text.split(separator: "\n") where !line.hasPrefix("%") {
            if line.contains("-") {
                var (letters, locations): ([UInt16], [Int]) = ([], [])
                for unit in line.utf16 {
                    if unit == 0x2D { locations.append(letters.count) } else { letters.append(unit) }
                }
                exceptions[letters] = locations
                continue
            }
            var (node, gaps): (UInt32, [UInt8]) = (0, [0])
            for unit in line.utf16 {
                if (0x30...0x39).contains(unit) {
                    gaps[gaps.count - 1] = UInt8(unit - 0x30)
                    continue
                }
                let key = UInt64(node) << 16 | UInt64(unit)
                if let nextNode = transitions[key] {
                    node = nextNode
                } else {
                    transitions[key] = nodeCount
                    (node, nodeCount) = (nodeCount, nodeCount + 1)
                }
                gaps.append(0)
            }
            patternValues[node] = gaps
        }
        (self.transitions, self.patternValues, self.exceptions) = (transitions, patternValues, exceptions)
    }

    /// Returns the hyphenation points of a word in ascending order, each as the number of units before it.
    func hyphenationPoints(in word: ArraySlice<UInt16>) -> [Int] {
        guard word.count >= minimumLetters.before + minimumLetters.after, word.count <= Self.maximumWordLength else {
            return []
        }
        let lower = Array(String(units: word).lowercased().utf16)
        guard lower.count == word.count else { return [] }
        let allowed = minimumLetters.before...(lower.count - minimumLetters.after)
        if let locations = exceptions[lower] { return locations.filter(allowed.contains) }
        let text = [Self.wordBoundary] + lower + [Self.wordBoundary]
        var gaps = [UInt8](repeating: 0, count: text.count + 1)
        for start in text.indices {
            var node: UInt32 = 0
            for location in start..<text.count {
                guard let nextNode = transitions[UInt64(node) << 16 | UInt64(text[location])] else { break }
                node = nextNode
                guard let values = patternValues[node] else { continue }
                for (index, value) in values.enumerated() where gaps[start + index] < value {
                    gaps[start + index] = value
                }
            }
        }
        return allowed.filter { gaps[$0 + 1] & 1 == 1 }
    }
}
