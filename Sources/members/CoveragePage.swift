/// Generates `docs/UIKit.md`, which lists the types and members of UIKit with their status.
struct CoveragePage {
    static let path = "docs/UIKit.md"

    private let membersByPath: [String: Member]
    private let listsByClass: [String: MemberList]
    /// The members, without overrides, keyed by the path of their type.
    let members: [String: [SymbolGraph.Symbol]]
    /// The types, sorted by path.
    let types: [SymbolGraph.Symbol]
    /// The names of superclasses, keyed by the path of the class.
    let superclasses: [String: String]
    private let undeclaredMembers: [String: [Member]]

    init(_ catalogue: Catalogue, _ graph: SymbolGraph) {
        var rows: [String: Member] = [:]
        var absent: [String: [Member]] = [:]
        for list in catalogue.lists {
            for member in list.members {
                rows["\(list.className).\(member.name)"] = member
                if case .undeclared = member.status { absent[list.className, default: []].append(member) }
            }
        }
        (self.membersByPath, self.undeclaredMembers) = (rows, absent)
        listsByClass = Dictionary(catalogue.lists.map { ($0.className, $0) }) { one, _ in one }
        let overriding = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
        let paths = Dictionary(graph.symbols.map { ($0.identifier.precise, $0.path) }) { one, _ in one }
        types = graph.symbols.filter { $0.typeWord != nil }.sorted { $0.path < $1.path }
        let rest = graph.symbols.filter { $0.typeWord == nil && !overriding.contains($0.identifier.precise) }
        members = Dictionary(grouping: rest, by: \.owner)
        superclasses = Dictionary(
            graph.relationships.filter { $0.kind == "inheritsFrom" }.map { relationship in
                let base = relationship.targetFallback?.split(separator: ".").last.map(String.init)
                return (paths[relationship.source] ?? "", paths[relationship.target] ?? base ?? "")
            }
        ) { one, _ in one }
    }

    var file: GeneratedFile { GeneratedFile(path: Self.path, text: text) }

    private var text: String {
        var lines = [
            "# UIKit's classes and members", "",
            "The declarations that `import UIKit` provides. `make members` writes this page from the module and from the catalogue",
            "of members (`\(Catalogue.folder)`). Members without a remark work like UIKit's, as far as pictures show.",
            "",
            "- *Stored without effect*: the property stores its value, and nothing else happens. CellSim reports this once.",
            "- *Not in Apple's UIKit*: CellSim adds the type, for tests and for adapted sources.",
            "- *Carried*: the property stores its value for other code. UIKit does not use it for drawing or layout, either.",
            "",
            "Overridden members are listed with the class that declares them.",
            "",
        ]
        lines += summary
        let typePaths = Set(types.map(\.path))
        for type in types { lines += section(of: type) }
        let others = members.keys.filter { !typePaths.contains($0) }.sorted()
        lines += ["## Members of other modules' types, and functions", ""]
        for owner in others {
            lines += list(members[owner] ?? [], title: owner.isEmpty ? "Functions and values" : "`\(owner)`")
        }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: [String] {
        let statuses = membersByPath.values.map(\.status)
        let noOpCount = statuses.count { if case .noOp = $0 { true } else { false } }
        let storedCount = statuses.count { if case .stored = $0 { true } else { false } }
        let count = members.values.map(\.count).reduce(0, +)
        return [
            "\(types.count) types, \(count) members; \(noOpCount) stored without effect, \(storedCount) carried.", "",
        ]
    }

    private func section(of type: SymbolGraph.Symbol) -> [String] {
        let base = superclasses[type.path].map { ": \($0)" } ?? ""
        var lines = ["## \(type.path)", "", "`\(type.typeWord ?? "") \(type.name)\(base)`", ""]
        if NonAppleTypes.types.contains(type.path) { lines += ["Not in Apple's UIKit.", ""] }
        if case .noOp(let reason) = listsByClass[type.path]?.status {
            lines += ["Stored without effect: \(reason).", ""]
        }
        let all = members[type.path] ?? []
        let kinds: [(String, Set<String>)] = [
            ("Cases", ["swift.enum.case"]), ("Properties", ["swift.property"]),
            ("Methods", ["swift.method", "swift.subscript"]), ("Initialisers", ["swift.init"]),
            ("Static members", ["swift.type.property", "swift.type.method", "swift.func.op"]),
            ("Types", ["swift.typealias", "swift.associatedtype"]),
        ]
        for (title, identifiers) in kinds {
            lines += list(all.filter { identifiers.contains($0.kind.identifier) }, title: title)
        }
        lines += documentKeys(type.path)
        for member in undeclaredMembers[type.path] ?? [] {
            if case .undeclared(let reason) = member.status { lines.append("- `\(member.name)` is absent: \(reason).") }
        }
        if lines.last?.isEmpty == false { lines.append("") }
        return lines
    }

    /// Returns a line for all working symbols, and a line for each of the others.
    private func list(_ symbols: [SymbolGraph.Symbol], title: String) -> [String] {
        var workingNames: [String] = []
        var remarks: [String] = []
        for symbol in symbols.sorted(by: { ($0.name, $0.path) < ($1.name, $1.path) }) {
            switch membersByPath[symbol.path]?.status ?? .works {
            case .noOp(let reason): remarks.append("- `\(symbol.name)` is stored without effect: \(reason).")
            case .stored: remarks.append("- `\(symbol.name)` is carried.")
            case .works, .undeclared:
                if workingNames.last != "`\(symbol.name)`" { workingNames.append("`\(symbol.name)`") }
            }
        }
        var lines =
            workingNames.isEmpty ? [] : Self.wrapped("\(title): " + workingNames.joined(separator: ", ") + ".") + [""]
        if !remarks.isEmpty { lines += remarks + [""] }
        return lines
    }

    /// Returns the keys by which documents contain the properties of a class.
    private func documentKeys(_ className: String) -> [String] {
        let keys = membersByPath.filter {
            $0.key.hasPrefix(className + ".") && !$0.key.dropFirst(className.count + 1).contains(".")
        }
        .values.compactMap { member in
            member.key.map { $0 == member.name ? "`\($0)`" : "`\($0)` (`\(member.name)`)" }
        }.sorted()
        return keys.isEmpty ? [] : Self.wrapped("Read from XIBs: " + keys.joined(separator: ", ") + ".") + [""]
    }

    /// Wraps text at spaces into lines of at most 120 characters.
    private static func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + word.count + 1 > 120 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
