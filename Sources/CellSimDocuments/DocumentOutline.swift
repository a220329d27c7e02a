import CellSimEscaping
import CellSimInterfaceBuilder

/// A text outline of a document for `git diff`. Its lines only change if the meaning of the document changes.
package struct DocumentOutline {
    /// The lines, indented by two spaces per level.
    package private(set) var text = ""

    private let index: ObjectIndex
    private let table: ObjectKeyTable
    private let names: ObjectNames
    private let hasAutoLayout: Bool

    /// Creates the outline of a document. Omits values that Interface Builder computes. Sorts constraints, connections and other
    /// unordered lists by name, and replaces identifiers by names.
    package init(_ document: DocumentText) {
        var table = ObjectKeyTable()
        index = ObjectIndex(document, &table)
        self.table = table
        names = ObjectNames(document.root)
        hasAutoLayout = document.root["useAutolayout"] == "YES"
        write(index.root, indent: "")
    }

    private mutating func write(_ key: ObjectKey, indent: String) {
        guard let entry = index.entries[key], !PropertyRules.isDerived(entry.node) else { return }
        let node = entry.node
        text += indent + Escaping.line(names.name(of: node)) + "\n"
        var lines: [String] = []
        for slot in entry.properties {
            let name = table.name(of: slot), key = String(name.drop { $0 == "@" })
            guard let value = entry.values[slot], !["id", "key", "sceneID"].contains(key),
                !PropertyRules.isDerived(name, of: node, hasAutoLayout: hasAutoLayout)
            else { continue }
            let isReference = IBDocument.referenceAttributes[node.name]?.contains(key) ?? false
            let displayedValue = isReference ? names.shortName(value.description) : value.description
            lines += Self.lines(key, displayedValue, indent + "  ")
        }
        // The lines of a property stay together.
        text += lines.joined()
        for child in children(of: entry) { write(child, indent: indent + "  ") }
    }

    /// Returns the lines of a property, one for each line of its value.
    private static func lines(_ key: String, _ value: String, _ indent: String) -> [String] {
        let lines = Escaping.lines(value)
        if lines.count == 1 { return ["\(indent)\(key): \(lines[0])\n"] }
        return ["\(indent)\(key):\n" + lines.map { "\(indent)  \($0)\n" }.joined()]
    }

    private func children(of entry: ObjectIndex.Entry) -> [ObjectKey] {
        let inner = entry.children.filter { index.entries[$0] != nil }
        if DocumentMerge.ordered.contains(entry.node.name) || entry.node.name == "objects" { return inner }
        let named = inner.map { key in (key, index.entries[key].map { names.name(of: $0.node) } ?? "") }
        return named.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
}
