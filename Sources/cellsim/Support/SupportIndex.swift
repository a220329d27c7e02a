import CellSimHost
import UIKit

/// Finds the support status of a name. Names are those of UIKit's types and members, elements of documents, modules, symbols, canvas rules
/// and hand-written rows.
@MainActor struct SupportIndex {
    private let topics = SupportRows.topics
    private let members = UIKitMembers()
    private let rules = CanvasRuleSupport.weak

    /// Returns the entries for a name, or an empty array if the name is unknown.
    ///
    /// The prefixes `import `, `sf:` and `element:` restrict the search to modules, symbols and elements. Case is ignored.
    func entries(to query: String) -> [SupportEntry] {
        let name = Self.plain(query)
        if name.hasPrefix("import ") { return module(String(name.dropFirst(7))) }
        if name.hasPrefix("sf:") { return [symbol(String(name.dropFirst(3)))] }
        if name.hasPrefix("element:") { return element(String(name.dropFirst(8))) }
        let written = rows(named: name)
        var known = typesAndMembers(name) + module(name).filter { $0.status == .works } + canvasRules(name)
        if let type = SupportQueries.className(ofElement: name) { known.append(element(name, type)) }
        if SupportQueries.isDrawn(symbol: name), known.isEmpty || name.contains(".") { known.append(symbol(name)) }
        // Next to a row about limits, an entry with full support would be misleading.
        let found = written + (written.isEmpty ? known : known.filter { !$0.status.isComplete })
        return found.isEmpty ? mentions(of: name) : found
    }

    /// Returns a hint with known names that are similar to an unknown name.
    func nearest(to query: String) -> String {
        let name = Self.plain(query)
        let owners = members.owners.flatMap { owner in
            [owner.item.name] + owner.members.map { String($0.bareName) }
        }
        let written = topics.flatMap(\.rows).flatMap(\.names)
        let names = Set(written + SupportQueries.elements + rules.map(\.id) + owners).sorted()
        let paths = members.owners.filter { name.lowercased().hasPrefix($0.item.name.lowercased() + ".") }
            .flatMap { owner in owner.members.map { "\(owner.item.name).\($0.bareName)" } }
        return NearestNames.hint(name, among: paths + names, count: 3)
    }

    /// The entries of everything that is unsupported, in the order of the documentation page.
    var unsupported: [SupportEntry] {
        let written = topics.flatMap { topic in topic.rows.map { topic.entry($0) } }
        let types = members.owners.flatMap { owner in
            (owner.item.status == .works ? [] : [entry(owner)])
                + owner.members.filter { $0.status != .works }.map { entry($0, of: owner) }
        }
        return written + types.filter { !$0.status.isComplete } + rules.map(entry)
    }

    /// Returns a name without surrounding spaces and backticks. `<label>` becomes `element:label`.
    private static func plain(_ query: String) -> String {
        var name = query[...]
        while let first = name.first, " `".contains(first) { name.removeFirst() }
        while let last = name.last, " `".contains(last) { name.removeLast() }
        if name.hasPrefix("<"), name.hasSuffix(">") { return "element:" + name.dropFirst().dropLast() }
        return String(name)
    }

    /// Returns whether two texts are equal, ignoring case.
    private static func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
        one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
    }

    // MARK: Rows

    /// Returns the rows with a name. Options are found with and without dashes. For a supported UIKit class, the status becomes partial.
    private func rows(named name: String) -> [SupportEntry] {
        let bare = name.drop { $0 == "-" }
        let isPart = members.owners.contains { Self.isSame($0.item.name, name) && $0.item.status == .works }
        return topics.flatMap { topic in
            topic.rows.compactMap { row in
                row.names.first { Self.isSame($0.drop { $0 == "-" }, bare) }.map { found in
                    var entry = topic.entry(row, as: found)
                    if isPart { entry.status = .partly }
                    return entry
                }
            }
        }
    }

    /// Returns the rows that contain a name as a whole word.
    private func mentions(of name: String) -> [SupportEntry] {
        guard name.count > 2 else { return [] }
        let word = name.lowercased()
        return topics.flatMap { topic in
            topic.rows.filter { row in
                ((row.names + [row.missing, row.instead]).map { $0.lowercased() }).contains { Self.contains($0, word) }
            }.map { topic.entry($0) }
        }
    }

    private static func contains(_ text: String, _ word: String) -> Bool {
        func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        var rest = text[...]
        while let range = rest.range(of: word) {
            let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
            let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
            if !isPart(before), !isPart(after) { return true }
            rest = text[range.upperBound...]
        }
        return false
    }

    private func module(_ name: String) -> [SupportEntry] {
        let found = topics.filter { $0.kind == .module }.flatMap { topic in
            topic.rows.filter { Self.isSame($0.names[0], name) }.map { topic.entry($0) }
        }
        if let known = SupportRows.fullModules.first(where: { Self.isSame($0, name) }) {
            return found + [SupportEntry(name: known, kind: .module, status: .works)]
        }
        return found.isEmpty && Self.isSame(name, "SwiftUI") ? rows(named: name) : found
    }

    // MARK: UIKit

    /// Returns the types and members whose names match exactly, or otherwise those that match when case is ignored.
    private func typesAndMembers(_ name: String) -> [SupportEntry] {
        let found = allTypesAndMembers(name)
        let last = name.split(separator: ".").last ?? ""
        let exact = found.filter { entry in
            let own = entry.name.split(separator: ".").last ?? ""
            return own == last || own.prefix { $0 != "(" } == last
        }
        return exact.isEmpty ? found : exact
    }

    private func allTypesAndMembers(_ name: String) -> [SupportEntry] {
        var found = members.owners.filter { Self.isSame($0.item.name, name) }.map(entry)
        if let dot = name.lastIndex(where: { $0 == "." }), dot > name.startIndex {
            found += inherited(String(name[name.index(after: dot)...]), by: name[..<dot])
        } else if found.isEmpty {
            for owner in members.owners {
                found += owner.members.filter { Self.isNamed($0, name) }.map { entry($0, of: owner) }
            }
        }
        return found
    }

    /// Returns the members of a type with a name, or otherwise those of the nearest superclass that has such members.
    private func inherited(_ name: String, by type: Substring) -> [SupportEntry] {
        var next: String? = String(type)
        for _ in 0..<20 {
            guard let current = next, let owner = members.owners.first(where: { Self.isSame($0.item.name, current) })
            else { return [] }
            let found = owner.members.filter { Self.isNamed($0, name) }
            if !found.isEmpty { return found.map { entry($0, of: owner) } }
            next = owner.base
        }
        return []
    }

    private static func isNamed(_ member: UIKitMembers.Item, _ name: String) -> Bool {
        isSame(member.name, name) || isSame(member.bareName, name)
    }

    private func entry(_ owner: UIKitMembers.Owner) -> SupportEntry {
        var entry = entry(owner.item, kind: .type)
        let limited = owner.members.filter(\.isLimited)
        if entry.status == .works, !limited.isEmpty {
            entry.status = .partly
            entry.missing = limited.map(\.name).joined(separator: ", ")
        }
        return entry
    }

    /// Returns the entry for a member. A member without a status of its own has the status of its type.
    private func entry(_ member: UIKitMembers.Item, of owner: UIKitMembers.Owner) -> SupportEntry {
        let status = member.status == .works ? owner.item.status : member.status
        return entry(UIKitMembers.Item(name: "\(owner.item.name).\(member.name)", status: status), kind: .member)
    }

    private func entry(_ item: UIKitMembers.Item, kind: SupportEntry.Kind) -> SupportEntry {
        var entry = SupportEntry(name: item.name, kind: kind, status: .works)
        switch item.status {
        case .works: break
        case .carried:
            entry.status = .stored
            entry.instead = "The value is stored; it does not change pictures in UIKit either"
        case .noEffect(let reason):
            (entry.status, entry.reason) = (.noEffect, reason)
            entry.instead =
                kind == .type
                ? "It can be used, but its own properties have no effect" : "The value is stored without effect"
        case .absent(let reason):
            (entry.status, entry.reason) = (.unsupported, reason)
            entry.instead = "It is not declared: code that uses it does not compile"
        }
        return entry
    }

    // MARK: Documents

    private func element(_ name: String) -> [SupportEntry] {
        if let dot = name.firstIndex(of: ".") {
            let (tag, key) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
            let written = rows(named: key)
            if !written.isEmpty { return written }
            return [
                SupportEntry(
                    name: "element:\(name)", kind: .attribute, status: .unsupported,
                    missing: "attribute '\(key)' of <\(tag)>, if `cellsim lint` reports it",
                    instead: "The attribute has no effect; `lint` does not report attributes that are read")
            ]
        }
        if let type = SupportQueries.className(ofElement: name) { return [element(name, type)] }
        let written = rows(named: name)
        if !written.isEmpty { return written }
        return [
            SupportEntry(
                name: "element:\(name)", kind: .element, status: .unsupported,
                missing: "element <\(name)>, if a warning names it",
                instead: "A plain view or view controller takes its place; an element without a frame is left out",
                reason: "CellSim has no class for this element")
        ]
    }

    private func element(_ name: String, _ type: String) -> SupportEntry {
        var entry = SupportEntry(
            name: "element:\(name)", kind: .element, status: .works, instead: "It becomes a \(type)")
        if let owner = members.owners.first(where: { $0.item.name == type }),
            case .noEffect(let reason) = owner.item.status
        {
            (entry.status, entry.reason) = (.noEffect, reason)
        }
        return entry
    }

    private func symbol(_ name: String) -> SupportEntry {
        var entry = SupportEntry(name: "sf:\(name)", kind: .symbol, status: .works)
        if !SupportQueries.isDrawn(symbol: name) {
            entry.status = .unsupported
            entry.instead =
                "An empty box is drawn; the most similar symbols are \(SupportQueries.nearestSymbols(to: name))"
        }
        return entry
    }

    // MARK: Canvas

    private func canvasRules(_ name: String) -> [SupportEntry] { rules.filter { Self.isSame($0.id, name) }.map(entry) }

    private func entry(_ rule: CanvasRuleSupport) -> SupportEntry {
        SupportEntry(
            name: rule.id, kind: .canvasRule, status: .partly, missing: "evidence for the rule: \(rule.summary)",
            instead: "`inspect` and `lint` apply the rule and may be wrong in other documents",
            reason: "It rests on \(rule.evidence)")
    }
}

/// The part of `CanvasRuleSupport` that describes the evidence for a rule.
extension CanvasRuleSupport {
    /// The number of documents and projects that confirm the rule, such as `1 document of 1 project`.
    var evidence: String {
        "\(documents) document\(documents == 1 ? "" : "s") of \(projects) project\(projects == 1 ? "" : "s")"
    }
}
