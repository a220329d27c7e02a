import CellSimGraphics
import Foundation
import Synchronization

/// The symbols that can be drawn: the files of `Symbols`, which are embedded in the program as text and parsed on demand.
package enum SymbolCatalogue {
    /// Returns the glyph of a name, or nil for unknown names. Parsed once and cached.
    package static func glyph(_ name: String) -> SymbolGlyph? {
        if let known = cache.withLock({ $0[name] }) { return known }
        guard name.utf8.count <= longestName, let glyph = SymbolName(name).glyph else { return nil }
        cache.withLock { cache in
            if cache.count >= maximumKept { cache.removeAll(keepingCapacity: true) }
            cache[name] = glyph
        }
        return glyph
    }

    private static let cache = Mutex<[String: SymbolGlyph]>([:])
    private static let maximumKept = 512
    /// The limit in bytes; no symbol's name is half as long.
    static let longestName = 128

    /// The contents of the file with that name, or of the symbol with this alternative name.
    static func drawing(_ name: String) -> SymbolDrawing? { drawing(name, depth: 0) }

    private static func drawing(_ name: String, depth: Int) -> SymbolDrawing? {
        guard depth < 6, let text = text(name) ?? SymbolTable.otherNames[name].flatMap({ text($0) }) else { return nil }
        return SymbolDrawing(text) { drawing($0, depth: depth + 1) }
    }

    /// One table per first letter, so that the others stay unread.
    static func text(_ name: String) -> String? { name.utf8.first.flatMap { SymbolTable.part($0)[name] } }

    /// The files' names and their alternative names, sorted.
    static var names: [String] {
        let files = (UInt8(ascii: "0")...UInt8(ascii: "z")).flatMap { SymbolTable.part($0).keys }
        return (files.filter { !$0.hasPrefix(character) } + SymbolTable.otherNames.keys).sorted()
    }

    /// The prefix of letters' and digits' names, which are only drawn inside other symbols.
    static let character = "character-"
}
