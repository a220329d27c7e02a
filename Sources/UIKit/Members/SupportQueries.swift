/// Facts from UIKit's tables, for queries about supported elements and symbols.
package enum SupportQueries {
    /// The names of document elements that have a class, sorted.
    @MainActor package static var elements: [String] { NibClassTable.classes.keys.sorted() }

    /// Returns the name of the class for a document element; nil for an element without a class.
    @MainActor package static func className(ofElement name: String) -> String? {
        NibClassTable.classes[name].map { "\($0)" }
    }

    /// Returns whether CellSim can draw a system symbol.
    package static func isDrawn(symbol name: String) -> Bool { SymbolCatalogue.glyph(name) != nil }

    /// Returns the three drawable symbols with the most similar names, as text.
    package static func nearestSymbols(to name: String) -> String { UnknownSymbols.nearestText(to: name) }
}
