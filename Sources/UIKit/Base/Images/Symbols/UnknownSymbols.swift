import CellSimEscaping
import CellSimProcess
import Foundation
import Synchronization

/// Warnings about symbol names that CellSim can't draw.
package enum UnknownSymbols {
    /// The messages by name. They are cached because the search for similar names is slow.
    private static let messages = Mutex<[String: String]>([:])
    /// The maximum number of names to report.
    private static let maximumReportCount = 100

    /// Prints a warning to standard error that CellSim can't draw a symbol, once for each name.
    static func report(_ name: String) {
        let line = messages.withLock { cachedMessages -> String? in
            if let line = cachedMessages[name] { return line }
            guard cachedMessages.count < maximumReportCount else { return nil }
            let line = Escaping.line(
                "symbol '\(name.prefix(SymbolCatalogue.maximumNameLength))': \(message(for: name))")
            cachedMessages[name] = line
            return line
        }
        if let line { Notice.report(.symbol, line) }
    }

    /// Returns the message for an unknown symbol, which contains similar names.
    static func message(for name: String) -> String {
        "CellSim does not draw this symbol and shows an empty box; the nearest symbols are \(nearestText(to: name))"
            + SupportName.suffix(SupportName.symbol(name))
    }

    package static func nearestText(to name: String) -> String {
        let quotedNames = nearest(to: name).map { "'\($0)'" }
        return quotedNames.dropLast().joined(separator: ", ") + " and " + (quotedNames.last ?? "")
    }

    /// Returns the three drawable names that are most similar to a name: first by the number of common components, then by edit distance.
    static func nearest(to name: String) -> [String] {
        let name = String(name.prefix(SymbolCatalogue.maximumNameLength))
        let words = name.split(separator: ".")
        let variants: Set<Substring> = ["fill", "circle", "square", "slash", "rectangle"]
        let baseComponents = words.prefix(while: { !variants.contains($0) || $0 == words.first })
        let suffix = words.dropFirst(baseComponents.count).map { "." + $0 }.joined()
        let target = Array(baseComponents.joined(separator: ".").utf8)
        let scored = SymbolCatalogue.names.map { candidate in
            let sharedCount = Set(candidate.split(separator: ".")).intersection(baseComponents).count
            return (cost: editDistance(target, Array(candidate.utf8)) - 4 * sharedCount, name: candidate)
        }
        let nearestNames = scored.sorted { ($0.cost, $0.name) < ($1.cost, $1.name) }.prefix(3)
        return nearestNames.map { SymbolCatalogue.glyph($0.name + suffix) == nil ? $0.name : $0.name + suffix }
    }

    /// Returns the Levenshtein distance: the number of characters to add, remove or change.
    private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let change = diagonal + (x == y ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
