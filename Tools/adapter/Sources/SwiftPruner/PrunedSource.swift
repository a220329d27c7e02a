import Foundation
import SwiftAdapter
import SwiftParser
import SwiftSyntax

/// A source file of a module, with its cuts.
package final class PrunedSource {
    /// The path of the user's file.
    let path: String
    /// The adapted text without cuts. The offsets of cuts are byte offsets in this text.
    let text: [UInt8]
    /// The path of the copy with cuts.
    let copy: String
    private(set) var cuts: [Cut]
    /// Cuts that were reverted because their replacement text has an error.
    private(set) var revertedCuts: Set<Cut.Identity> = []
    /// The text before the first line.
    var prologue = ""
    /// The text after the last line.
    var epilogue = ""
    /// The byte ranges of functions, initialisers and accessors with a body.
    private(set) lazy var functions = BodyFinder.ranges(in: tree)
    package private(set) lazy var tree = unsafe text.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    /// The text's declarations by name.
    private(set) lazy var bindings = BindingReader(tree).bindings
    private lazy var lines = SourceLines(text)

    private struct Piece {
        var start: Int
        var count: Int
        /// The offset in the adapted text, or of the cut that inserted the text.
        var base: Int
        var cut: Cut?
    }

    private var pieces: [Piece] = []
    private var renderedLines = SourceLines([])
    private var prologueCount = 0

    init(path: String, text: [UInt8], copy: String, cuts: [Cut]) {
        (self.path, self.text, self.copy, self.cuts) = (path, text, copy, cuts)
    }

    // MARK: Cuts

    func add(_ cut: Cut) {
        if !cuts.contains(where: { $0.identity == cut.identity }) { cuts.append(cut) }
    }

    /// Reverts a cut whose replacement text has an error.
    func revert(_ cut: Cut) {
        cuts.removeAll { $0.identity == cut.identity }
        revertedCuts.insert(cut.identity)
    }

    /// Reverts cuts that may no longer be necessary.
    func remove(where isRemoved: (Cut) -> Bool) { cuts.removeAll(where: isRemoved) }

    func has(_ identity: Cut.Identity) -> Bool { cuts.contains { $0.identity == identity } }

    /// The visible cuts: those that are not inside of larger ones.
    var visibleCuts: [Cut] {
        var end = 0
        return sortedCuts.filter { cut in
            guard cut.start >= end else { return false }
            end = max(end, cut.end)
            return true
        }
    }

    /// The number of functions with cuts, by the reason of the first cut.
    var lostFunctions: [String: Int] {
        var excuses: [Int: String] = [:]
        for cut in visibleCuts where cut.kind != .hidden {
            guard let excuse = cut.excuse else { continue }
            // A cut declaration includes all functions in it. Otherwise the innermost function around the cut lost a line.
            var affected = functions.indices.filter {
                cut.start <= functions[$0].lowerBound && functions[$0].upperBound <= cut.end
            }
            if affected.isEmpty {
                affected = functions.indices.filter { functions[$0].contains(cut.start) }.suffix(1)
            }
            for index in affected where excuses[index] == nil { excuses[index] = excuse.label }
        }
        return excuses.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private var sortedCuts: [Cut] {
        cuts.sorted {
            ($0.start, -$0.end, $0.kind.rawValue, $0.replacement) < (
                $1.start, -$1.end, $1.kind.rawValue, $1.replacement
            )
        }
    }

    // MARK: Texts and positions

    /// Returns the text with the cuts applied.
    func render() -> [UInt8] {
        pieces = []
        var result = Array(prologue.utf8)
        prologueCount = result.count
        var position = 0
        func copyText(to end: Int) {
            guard end > position else { return }
            pieces.append(Piece(start: result.count, count: end - position, base: position))
            result += text[position..<end]
            position = end
        }
        for cut in visibleCuts {
            copyText(to: cut.start)
            let bytes = Array(cut.replacement.utf8)
            pieces.append(Piece(start: result.count, count: bytes.count, base: cut.start, cut: cut))
            result += bytes
            position = cut.end
        }
        copyText(to: text.count)
        if !epilogue.isEmpty { result += Array(("\n" + epilogue).utf8) }
        renderedLines = SourceLines(result)
        return result
    }

    /// The position in the file that corresponds to an error's position in the rendered text.
    enum Location {
        case text(Int)
        case cut(Cut)
        /// A position before or after the user's text.
        case outside
    }

    /// Returns the position for a line and column of the rendered text.
    /// - Parameters:
    ///   - line: the line number, counted from 1.
    ///   - column: the column in bytes, counted from 1.
    func location(line: Int, column: Int) -> Location {
        guard let start = renderedLines.start(ofLine: line) else { return .outside }
        let offset = start + column - 1
        guard offset >= prologueCount else { return .outside }
        guard let piece = pieces.last(where: { $0.start <= offset }) else { return .outside }
        if let cut = piece.cut {
            if offset < piece.start + max(piece.count, 1) { return .cut(cut) }
            return .text(cut.end)
        }
        let offsetInPiece = offset - piece.start
        // Errors at a text's end are reported after it.
        return offsetInPiece <= piece.count ? .text(min(piece.base + offsetInPiece, max(text.count - 1, 0))) : .outside
    }

    /// Returns the line number in the user's file, counted from 1, of a byte of the adapted text.
    func line(of offset: Int) -> Int { lines.line(of: offset) }
}

/// The names that the adapter adds to sources.
enum AdaptedNames {
    /// The prefix of the hidden lists at the ends of types.
    static let prefix = "_adapted"
    /// The prefix of the statements that register these lists.
    static let registration = "_register_adapted"
}
