/// The facts from UIKit's tables for the program's answers about support.
package enum SupportFacts {
    /// The elements of documents that have a class, sorted.
    @MainActor package static var elements: [String] { NibClassTable.classes.keys.sorted() }

    /// The name of the class that an element of a document becomes; nil for an element without one.
    @MainActor package static func className(ofElement name: String) -> String? {
        NibClassTable.classes[name].map { "\($0)" }
    }

    /// Whether a system symbol is drawn.
    package static func isDrawn(symbol name: String) -> Bool { SymbolCatalogue.glyph(name) != nil }

    /// The three drawn symbols with the most similar names, as text.
    package static func nearestSymbols(to name: String) -> String { UnknownSymbols.nearestText(to: name) }
}
