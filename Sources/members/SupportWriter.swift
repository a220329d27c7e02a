/// Generates the table for `cellsim supports`: UIKit's types and members with their status and the reasons.
struct SupportWriter {
    static let path = "Sources/cellsim/Support/UIKitMembers+Table.swift"

    private let catalogue: Catalogue
    private let graph: SymbolGraph

    init(_ catalogue: Catalogue, _ graph: SymbolGraph) { (self.catalogue, self.graph) = (catalogue, graph) }

    var file: GeneratedFile {
        var text = SourceText(family: "*")
        text.appendBlock("extension UIKitMembers {") { text in
            text.appendLine("/// The reasons, then one line for each type; parsed by `init(_:)`.")
            text.appendBlock("static let table = #\"\"\"", "    \"\"\"#") { text in
                for line in lines { text.appendLine(line.isEmpty ? "" : line) }
            }
        }
        return GeneratedFile(path: Self.path, text: text.text)
    }

    private var lines: [String] {
        let reasons = Set(catalogue.lists.flatMap { [$0.status] + $0.members.map(\.status) }.compactMap(Self.reason))
            .sorted()
        let reasonNumbers = Dictionary(uniqueKeysWithValues: reasons.enumerated().map { ($1, $0 + 1) })
        func statusSuffix(_ status: Member.Status?) -> String {
            switch status {
            case .noOp(let reason): "@\(reasonNumbers[reason] ?? 0)"
            case .undeclared(let reason): "@-\(reasonNumbers[reason] ?? 0)"
            case .stored: "@c"
            case .works, nil: ""
            }
        }
        var statuses: [String: Member.Status] = [:]
        var members: [String: Set<String>] = [:]
        for list in catalogue.lists {
            if case .works = list.status {} else { statuses[list.className] = list.status }
            for member in list.members {
                statuses["\(list.className).\(member.name)"] = member.status
                switch member.status {
                case .undeclared: members[list.className, default: []].insert(member.name)
                // The coverage page omits overrides, so overrides without effect are added here.
                case .noOp, .stored: if member.isProperty { members[list.className, default: []].insert(member.name) }
                case .works: break
                }
            }
        }
        let page = CoveragePage(catalogue, graph)
        let types = Dictionary(page.types.map { ($0.path, $0) }) { one, _ in one }
        for (owner, symbols) in page.members where !owner.isEmpty {
            members[owner, default: []].formUnion(symbols.map(\.name))
        }
        let owners = Set(types.keys).union(members.keys).sorted().map { owner in
            let heading = [
                types[owner]?.typeWord ?? "extension", owner + statusSuffix(statuses[owner]),
                page.superclasses[owner] ?? "-",
            ]
            let names = (members[owner] ?? []).sorted().map { $0 + statusSuffix(statuses["\(owner).\($0)"]) }
            return (heading + names).joined(separator: " ")
        }
        return reasons + [""] + owners
    }

    private static func reason(_ status: Member.Status) -> String? {
        switch status {
        case .noOp(let reason), .undeclared(let reason): reason
        case .works, .stored: nil
        }
    }
}
