/// Generates the table for `cellsim supports`: UIKit's types and members with their status and the reasons.
struct SupportWriter {
    static let path = "Sources/cellsim/Support/UIKitMembers+Table.swift"

    private let catalogue: Catalogue
    private let graph: SymbolGraph

    init(_ catalogue: Catalogue, _ graph: SymbolGraph) { (self.catalogue, self.graph) = (catalogue, graph) }

    var file: GeneratedFile {
        var text = SourceText(family: "*")
        text.block("extension UIKitMembers {") { text in
            text.line("/// The reasons, and a line a type, for `init(_:)`.")
            text.block("static let table = #\"\"\"", "    \"\"\"#") { text in
                for line in lines { text.line(line.isEmpty ? "" : line) }
            }
        }
        return GeneratedFile(path: Self.path, text: text.text)
    }

    private var lines: [String] {
        let reasons = Set(catalogue.lists.flatMap { [$0.status] + $0.members.map(\.status) }.compactMap(Self.reason))
            .sorted()
        let numbers = Dictionary(uniqueKeysWithValues: reasons.enumerated().map { ($1, $0 + 1) })
        func mark(_ status: Member.Status?) -> String {
            switch status {
            case .noOp(let reason): "@\(numbers[reason] ?? 0)"
            case .absent(let reason): "@-\(numbers[reason] ?? 0)"
            case .carried: "@c"
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
                case .absent: members[list.className, default: []].insert(member.name)
                // The page contains no overrides, but an override can be without effect.
                case .noOp, .carried: if member.isProperty { members[list.className, default: []].insert(member.name) }
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
            let words = [
                types[owner]?.typeWord ?? "extension", owner + mark(statuses[owner]), page.superclasses[owner] ?? "-",
            ]
            let names = (members[owner] ?? []).sorted().map { $0 + mark(statuses["\(owner).\($0)"]) }
            return (words + names).joined(separator: " ")
        }
        return reasons + [""] + owners
    }

    private static func reason(_ status: Member.Status) -> String? {
        switch status {
        case .noOp(let reason), .absent(let reason): reason
        case .works, .carried: nil
        }
    }
}
