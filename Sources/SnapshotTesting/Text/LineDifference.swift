/// Computes a line-based difference of two texts, formatted as a patch with hunks.
enum LineDifference {
    private static let minus = "\u{2212}", plus = "+", same = "\u{2007}"
    private static let context = 4

    private enum Edit { case unchanged(Int, Int), remove(Int), add(Int) }

    /// Returns the patch, or nil if the texts are equal.
    static func patch(_ old: String, _ new: String) -> String? {
        guard old != new else { return nil }
        let before = lines(old), after = lines(new)
        let script = edits(before, after)
        return hunks(script).map { text($0.map { script[$0] }, before, after) }.joined(separator: "\n")
    }

    /// Splits a text into lines at `
    /// `. (As a Swift character, `\r
    /// ` isn't equal to `
    /// `.)
    private static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// Returns a shortest edit script.
    private static func edits(_ a: [String], _ b: [String]) -> [Edit] {
        let difference = b.difference(from: a)
        let removed = Set(difference.removals.compactMap { if case .remove(let at, _, _) = $0 { at } else { nil } })
        let added = Set(difference.insertions.compactMap { if case .insert(let at, _, _) = $0 { at } else { nil } })
        var script: [Edit] = []
        var i = 0, j = 0
        while i < a.count || j < b.count {
            if i < a.count, removed.contains(i) {
                script.append(.remove(i))
                i += 1
            } else if j < b.count, added.contains(j) {
                script.append(.add(j))
                j += 1
            } else {
                script.append(.unchanged(i, j))
                i += 1
                j += 1
            }
        }
        return script
    }

    /// Returns ranges of the script: changes with up to four lines of context; overlapping and adjacent ranges are joined.
    private static func hunks(_ script: [Edit]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, edit) in script.enumerated() {
            if case .unchanged = edit { continue }
            let range = max(0, index - context)..<min(script.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private static func text(_ hunk: [Edit], _ a: [String], _ b: [String]) -> String {
        var lines: [String] = []
        var firstOld: Int?, firstNew: Int?
        var oldCount = 0, newCount = 0
        for edit in hunk {
            switch edit {
            case .unchanged(let i, let j):
                (firstOld, firstNew) = (firstOld ?? i, firstNew ?? j)
                (oldCount, newCount) = (oldCount + 1, newCount + 1)
                lines.append(same + markingTrailingSpace(a[i]))
            case .remove(let i):
                (firstOld, oldCount) = (firstOld ?? i, oldCount + 1)
                lines.append(minus + markingTrailingSpace(a[i]))
            case .add(let j):
                (firstNew, newCount) = (firstNew ?? j, newCount + 1)
                lines.append(plus + markingTrailingSpace(b[j]))
            }
        }
        let header = "@@ \(minus)\((firstOld ?? 0) + 1),\(oldCount) +\((firstNew ?? 0) + 1),\(newCount) @@"
        return ([header] + lines).joined(separator: "\n")
    }

    /// Appends a visible character to a line that ends with a space.
    private static func markingTrailingSpace(_ line: String) -> String { line.hasSuffix(" ") ? line + "¬" : line }
}
