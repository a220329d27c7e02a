/// Finds the names that are most similar to a mistyped name.
package enum NearestNames {
    /// The maximum length of names to compare, because the cost is the product of the lengths.
    private static let maximumLength = 64

    /// Returns up to `count` names that are similar to `word`, most similar first. Equally similar names keep their order. Case,
    /// spaces and dashes are ignored.
    package static func closest(_ word: String, among names: [String], count: Int = 1) -> [String] {
        let key = normalized(word)
        guard !key.isEmpty, key.count <= maximumLength else { return [] }
        let candidates = names.enumerated().compactMap { index, name -> (distance: Int, location: Int)? in
            let candidate = normalized(name)
            guard candidate.count <= maximumLength else { return nil }
            let isPrefix =
                key.count > 1 && candidate.starts(with: key) || candidate.count > 2 && key.starts(with: candidate)
            let distance = isPrefix ? 1 : editDistance(from: key, to: candidate)
            return distance <= max(1, min(key.count, candidate.count) / 3) ? (distance, index) : nil
        }
        return candidates.sorted { $0 < $1 }.prefix(count).map { names[$0.location] }
    }

    /// Returns text for a message, such as `; did you mean 'render'?`, or an empty string if no name is similar.
    package static func hint(_ word: String, among names: [String], count: Int = 1) -> String {
        let quoted = closest(word, among: names, count: count).map { "'\($0)'" }
        guard let last = quoted.last else { return "" }
        let allButLast = quoted.dropLast().joined(separator: ", ")
        return "; did you mean \(allButLast.isEmpty ? last : "\(allButLast) or \(last)")?"
    }

    private static func normalized(_ name: String) -> [Character] {
        name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }.map { $0 }
    }

    /// Returns the Damerau–Levenshtein distance: the number of letters to insert, delete, replace or transpose.
    private static func editDistance(from first: [Character], to second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var next = [row + 1]
            for column in second.indices {
                var best = min(last[column + 1], next[column]) + 1
                best = min(best, last[column] + (first[row] == second[column] ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                next.append(best)
            }
            (beforeLast, last) = (last, next)
        }
        return last[second.count]
    }
}
