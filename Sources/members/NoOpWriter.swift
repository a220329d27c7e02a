/// Generates the table of the members whose values are stored without effect, with the reasons.
struct NoOpWriter {
    let catalogue: Catalogue

    var files: [GeneratedFile] {
        var text = SourceText(family: "*", imports: ["Foundation"])
        text.appendBlock("extension NoOpMembers {") { text in
            text.appendLine(
                "/// The members by class and name, such as `UIScrollView.bounces`, and the classes without effect.")
            text.appendBlock("package static let all: [String: NoOpMember] = [", "]") { text in
                for (name, key, reason) in rows {
                    let arguments =
                        "key: \(key.map(SourceText.literal) ?? "nil"), reason: \(SourceText.literal(reason))"
                    text.appendLine("\(SourceText.literal(name)): NoOpMember(\(arguments)),")
                }
            }
        }
        return [GeneratedFile(path: "Sources/UIKit/Base/Errors/NoOpMembers+Table.swift", text: text.text)]
    }

    private var rows: [(name: String, key: String?, reason: String)] {
        var rows: [(name: String, key: String?, reason: String)] = []
        for list in catalogue.lists {
            if case .noOp(let reason) = list.status { rows.append((list.className, nil, reason)) }
            for member in list.members {
                guard case .noOp(let reason) = member.status else { continue }
                rows.append(("\(list.className).\(member.name)", member.key, reason))
            }
        }
        return rows.sorted { $0.name < $1.name }
    }
}
