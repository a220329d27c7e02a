/// Generates the tables for key-value coding: for each class an array of properties, which is created on first use.
struct CodingWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        catalogue.fileStems.filter { !rows(of: $0).isEmpty }.map { family in
            GeneratedFile(path: "Sources/UIKit/Members/KeyValueTable+\(family).swift", text: text(of: family))
        } + [GeneratedFile(path: "Sources/UIKit/Members/KeyValueTable+Lists.swift", text: lists)]
    }

    private func rows(of family: String) -> [(className: String, members: [Member])] {
        let lists = catalogue.lists.filter { $0.fileStem == family }
        var names: [String] = []
        for list in lists where !names.contains(list.className) { names.append(list.className) }
        return names.map { name in
            let members = lists.filter { $0.className == name }.flatMap(\.members)
            return (name, members.filter { $0.coding != .none }.sorted { $0.name < $1.name })
        }.filter { !$0.members.isEmpty }
    }

    private func text(of family: String) -> String {
        var text = SourceText(family: family, imports: ["Foundation"])
        text.appendBlock("extension KeyValueTable {") { text in
            let classes = rows(of: family)
            text.appendLine("/// The classes and their lists.")
            let type = "[(AnyClass, @MainActor () -> [KeyValueProperty])]"
            text.appendBlock("static var \(SourceText.variableName(family)): \(type) {") { text in
                text.appendBlock("[", "]") { text in
                    for (name, _) in classes {
                        text.appendLine("(\(name).self, { \(SourceText.variableName(name)) }),")
                    }
                }
            }
            for (name, members) in classes {
                text.appendLine("")
                text.appendBlock("private static var \(SourceText.variableName(name)): [KeyValueProperty] {") { text in
                    text.appendBlock("[", "]") { text in
                        for member in members { text.appendLine(property(member.name, of: name, member.coding) + ",") }
                    }
                }
            }
        }
        return text.text
    }

    private func property(_ name: String, of className: String, _ coding: Member.Coding) -> String {
        let path = "\\\(className).\(name)"
        return coding == .get
            ? "KeyValueProperty(readOnly: \"\(name)\", \(path))"
            : "KeyValueProperty(\"\(name)\", \(path)) { $0.\(name) = $1 }"
    }

    private var lists: String {
        var text = SourceText(family: "*")
        text.appendBlock("extension KeyValueTable {") { text in
            text.appendLine("/// The classes of all families and their lists.")
            let type = "[(AnyClass, @MainActor () -> [KeyValueProperty])]"
            let families = catalogue.fileStems.filter { !rows(of: $0).isEmpty }.map(SourceText.variableName)
            text.appendLine("static var all: \(type) { \(families.joined(separator: " + ")) }")
        }
        return text.text
    }
}
