/// Queries about supported document elements and symbols.
package enum SupportQueries {
    /// The sorted names of supported document elements.
    @MainActor package static var elements: [String] { NibClassTable.classes.keys.sorted() }

    /// Returns the name of the class for a document element, or nil if it isn't supported.
    @MainActor package static func className(ofElement name: String) -> String? {
        NibClassTable.classes[name].map { "\($0)" }
    }

    /// Returns whether CellSim can draw a system symbol.
    package static func isDrawn(symbol name: String) -> Bool { SymbolCatalogue.glyph(name) != nil }

    /// Returns a text with the names of the three most similar symbols that CellSim can draw.
    package static func nearestSymbols(to name: String) -> String { UnknownSymbols.nearestText(to: name) }
}
