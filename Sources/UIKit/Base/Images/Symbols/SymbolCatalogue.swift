import CellSimGraphics
import Foundation
import Synchronization

/// Finds the symbols that CellSim can draw: the files of `Symbols`, which are embedded in the program as text and
/// parsed on demand.
package enum SymbolCatalogue {
    /// Returns the glyph for a name; nil for unknown names. Each glyph is parsed once and cached.
    package static func glyph(_ name: String) -> SymbolGlyph? {
        if let cachedGlyph = cache.withLock({ $0[name] }) { return cachedGlyph }
        guard name.utf8.count <= maximumNameLength, let glyph = SymbolName(name).glyph else { return nil }
        cache.withLock { cache in
            if cache.count >= maximumCacheCount { cache.removeAll(keepingCapacity: true) }
            cache[name] = glyph
        }
        return glyph
    }

    private static let cache = Mutex<[String: SymbolGlyph]>([:])
    private static let maximumCacheCount = 512
    /// The maximum length of a name in bytes; no symbol's name is half as long.
    static let maximumNameLength = 128

    /// Returns the drawing in the file with a name, or of the symbol with this alternative name.
    static func drawing(_ name: String) -> SymbolDrawing? { drawing(name, depth: 0) }

    private static func drawing(_ name: String, depth: Int) -> SymbolDrawing? {
        guard depth < 6, let text = text(name) ?? SymbolTable.otherNames[name].flatMap({ text($0) }) else { return nil }
        return SymbolDrawing(text) { drawing($0, depth: depth + 1) }
    }

    /// Returns the text of a symbol file. There is one table per first letter, so that the other tables stay unread.
    static func text(_ name: String) -> String? { name.utf8.first.flatMap { SymbolTable.part($0)[name] } }

    /// The names of the files and their alternative names, sorted.
    static var names: [String] {
        let files = (UInt8(ascii: "0")...UInt8(ascii: "z")).flatMap { SymbolTable.part($0).keys }
        return (files.filter { !$0.hasPrefix(characterPrefix) } + SymbolTable.otherNames.keys).sorted()
    }

    /// The prefix of the names of letters and digits, which are drawn only inside other symbols.
    static let characterPrefix = "character-"
}
