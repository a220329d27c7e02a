/// Generates the function that restores the other values that the setter of a property changes.
struct RestorationWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        var text = SourceText(family: "*", imports: ["Foundation"])
        text.appendBlock("extension PropertyRestoration {") { text in
            text.appendLine(
                "/// Returns a closure that restores everything that the setter of a property may change; nil if it")
            text.appendLine("/// changes only the property.")
            let result = "(@MainActor () -> Void)?"
            let function = "static func wholeState(changedBy key: String, of object: AnyObject) -> \(result) {"
            text.appendBlock(function) { text in
                text.appendSwitch(of: "object") { text in
                    for (name, function, keys) in rows {
                        let keyList = keys.map { "\"\($0)\"" }.joined(separator: ", ")
                        text.appendLine(
                            "case let object as \(name) where [\(keyList)].contains(key): \(function)(of: object)")
                    }
                    text.appendLine("default: nil")
                }
            }
        }
        return [GeneratedFile(path: "Sources/UIKit/Members/PropertyRestoration+Table.swift", text: text.text)]
    }

    /// The rows, in an order in which subclasses precede their superclasses.
    private var rows: [(className: String, function: String, keys: [String])] {
        catalogue.listsFromBaseClasses.reversed().flatMap { list in
            let groups = Dictionary(grouping: list.members.filter { $0.restoration != nil }) { $0.restoration ?? "" }
            return groups.sorted { $0.key < $1.key }.map { (list.className, $0.key, $0.value.map(\.name)) }
        }
    }
}
