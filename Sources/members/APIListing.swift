/// Writes docs/api, which lists every public declaration of an importable module, one per line. UIKit is listed in
/// `docs/UIKit.md`.
struct APIListing {
    /// The modules to list, except UIKit.
    static let modules = ["CellSimHost", "NibPatterns", "SnapshotTesting", "iOSSnapshotTestCase"]

    private let module: String
    private let graph: SymbolGraph

    init(_ module: String, _ graph: SymbolGraph) { (self.module, self.graph) = (module, graph) }

    var file: GeneratedFile {
        let lines = graph.symbols.map { symbol in
            let declaration = symbol.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return symbol.owner.isEmpty ? declaration : "\(symbol.owner): \(declaration)"
        }
        return GeneratedFile(
            path: "docs/api/\(module).txt", text: Set(lines).sorted().map { $0 + "\n" }.joined())
    }
}
