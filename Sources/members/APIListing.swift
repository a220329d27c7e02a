/// Generates a page of `docs/api`, which lists the public declarations of an importable module, one for each line. UIKit is listed in
/// `docs/UIKit.md` instead.
struct APIListing {
    /// The modules with such a page.
    static let modules = ["CellSimHost", "NibPatterns", "SnapshotTesting", "iOSSnapshotTestCase"]

    private let module: String
    private let graph: SymbolGraph

    init(_ module: String, _ graph: SymbolGraph) { (self.module, self.graph) = (module, graph) }

    /// The generated page.
    var file: GeneratedFile {
        let lines = graph.symbols.map { symbol in
            let declaration = symbol.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return symbol.owner.isEmpty ? declaration : "\(symbol.owner): \(declaration)"
        }
        return GeneratedFile(
            path: "docs/api/\(module).txt", text: Set(lines).sorted().map { $0 + "\n" }.joined())
    }
}
